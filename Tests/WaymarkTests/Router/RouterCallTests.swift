#if Macros
import Testing
import Waymark
import WaymarkTesting

extension ExampleApp {
    /// A fake that implements the two required methods, and inherits the others.
    private final class FakeRouter: Routing {
        var shown: [Route] = []
        func navigate(to destination: Route) -> NavigationHandle {
            shown.append(destination)
            return NavigationHandle(.committed)
        }
        func perform(_ action: NavigationAction<Route>) -> NavigationHandle { NavigationHandle(.committed) }
    }

    private struct RecipeModel {
        let router: any Routing<Route>
        @MainActor func didSelect(_ id: Int) async {
            if await router.canNavigate(to: .recipe(id: id)) { router.navigate(to: .recipe(id: id)) }
        }
        @MainActor func didCancel() {
            router.goBack()
            router.pop(2)
            router.popToRoot()
            router.dismiss()
            router.dismissAll()
        }
    }

    @MainActor @Suite("The API as apps use it: routers")
    struct RouterCallTests {
        let router = Router<Route>(schemes: ["recipes"], hosts: ["recipes.example"])

        @Test("a destination is shown with its own presentation, or with the call's")
        func shows() {
            router.navigate(to: .recipe(id: 4))
            router.present(.settings, as: .fullScreen)
            router.expect(NavigationState(path: [.recipe(id: 4)]).presenting(.settings, as: .fullScreen))
        }
        @Test("a router pops one screen, several, to a destination, or to the root")
        func pops() {
            router.setPath([.recipe(id: 4), .recipe(id: 1), .recipe(id: 2), .recipe(id: 3)], animated: false)
            router.pop()
            #expect(router.top == .recipe(id: 2))
            router.pop(to: .recipe(id: 4))
            #expect(router.path == [.recipe(id: 4)])
            router.setPath([.recipe(id: 1), .recipe(id: 2), .recipe(id: 3)], animated: false)
            router.pop(2)
            #expect(router.path == [.recipe(id: 1)])
            router.popToRoot()
            #expect(router.path.isEmpty && !router.canGoBack)
        }
        @Test("dismiss() dismisses the modal over its level, or else its own modal")
        func dismisses() throws {
            router.navigate(to: .settings)
            router.dismiss()
            #expect(!router.contains(.settings))
            router.navigate(to: .settings)
            try #require(router.child).dismiss()
            #expect(!router.contains(.settings))
        }
        @Test("goBack dismisses a modal without pushed screens, or else pops")
        func goesBack() {
            router.navigate(to: .recipe(id: 4))
            router.navigate(to: .settings)
            router.active.goBack()
            router.expect(NavigationState(path: [.recipe(id: 4)]))
            #expect(router.canGoBack)
            router.active.goBack()
            router.expect(NavigationState())
        }
        @Test("dismissAll dismisses all modals")
        func dismissesAll() {
            router.navigate(to: .settings)
            router.active.navigate(to: .pickRecipe)
            router.dismissAll()
            router.expect(NavigationState())
        }
        @Test("several actions are one transition")
        func sequence() {
            router.setPath([.recipe(id: 1), .recipe(id: 2)], animated: false)
            let before = router.records.count
            router.perform(.sequence([.pop(2), .navigate(.settings)]))
            #expect(router.records.count == before + 1)
            router.expect(NavigationState().presenting(.settings, as: .sheet))
        }
        @Test("a handle has the outcome of its navigation")
        func handles() async {
            let handle = router.navigate(to: .recipe(id: 5))
            #expect(await handle.outcome == .committed)
        }
        @Test("cancelling a handle, or the task that awaits its outcome, cancels the navigation")
        func cancels() async {
            let access = AccessGuardMock<Route>()
            let (first, second) = (access.hold(.recipe(id: 5)), access.hold(.recipe(id: 6)))
            router.setGuard(access)
            let handle = router.navigate(to: .recipe(id: 5))
            await first.arrival()
            handle.cancel()
            #expect(await handle.outcome == .cancelled)
            let task = Task { await router.navigate(to: .recipe(id: 6)).outcome }
            await second.arrival()
            task.cancel()
            #expect(await task.value == .cancelled)
            #expect(router.path.isEmpty)
        }
        @Test("a caller awaits a screen's result")
        func results() async {
            router.observe { [router] record in
                if record.top == .pickRecipe { router.child?.finish(with: 7) }
            }
            let id = await router.result(of: .pickRecipe, as: Int.self)
            #expect(id == 7 && !router.contains(.pickRecipe))
        }
        @Test("a view model that takes the protocol works with a mock, and with a fake that implements two methods")
        func contract() async {
            let (fake, mock) = (FakeRouter(), RouterMock<Route>())
            await RecipeModel(router: fake).didSelect(4)
            await RecipeModel(router: mock).didSelect(4)
            RecipeModel(router: mock).didCancel()
            #expect(fake.shown == [.recipe(id: 4)])
            expectNavigation(by: mock, to: [.recipe(id: 4)])
            #expect(mock.goBackCallCount == 1)
        }
    }
}
#endif
