@_spi(Evaluator) import SwiftUI
import Testing
import Waymark
import WaymarkSwiftUI
import WaymarkTesting

@MainActor @Suite("Popovers, heights and transitions")
struct PresentationTests {
    private let router = Router<Route>()

    private func show(without missing: NavigationCapabilities = []) -> ViewHost {
        ViewHost(
            NavigationContainer(router) { route in
                VStack {
                    Screen(route: route)
                    if route == .list { Text("source").navigationSource(of: Route.about) }
                }
            } root: {
                VStack {
                    Text("Home").navigationSource(of: Route.settings)
                    Text("beside it")
                }
            }
            .environment(\.navigationCapabilities, NavigationCapabilities.ofSystem.subtracting(missing)))
    }

    // MARK: popovers
    @Test("a popover points to its source, has its own router, and is dismissed by a tap beside it")
    func popover() {
        let ui = show()
        router.present(.settings, as: .popover)
        ui.settle()
        #expect(ui.modals == ["popover"])
        #expect(ui.texts.prefix(2) == ["Settings", "level 1"])
        #expect(ui.pointedAt == ["Home"])
        #expect(ui.pullDown())
        router.expect(RouteState())
        #expect(router.records.last?.dismissed == [.settings])
        #expect(ui.faults.isEmpty)
    }
    @Test("without a source on screen, a popover points to the container")
    func popoverWithoutSource() {
        let ui = show()
        router.present(.about, as: .popover)
        ui.settle()
        #expect(ui.modals == ["popover"])
        #expect(ui.pointedAt == ["Home", "beside it"])
        router.dismissAll()
        ui.settle()
        router.perform(.sequence([.push(.list), .present(.about, as: .popover)]))
        ui.settle()
        #expect(ui.pointedAt == ["source"])
        #expect(ui.faults.isEmpty)
    }
    @Test("a popover whose source leaves the screen stays, and points to the container", arguments: [false, true])
    func sourceLeaves(isPopped: Bool) async {
        let ui = show()
        router.perform(.sequence([.push(.list), .present(.about, as: .popover)]))
        ui.settle()
        #expect(ui.pointedAt == ["source"])
        let state = RouteState(path: isPopped ? [] : [.detail(1)]).presenting(.about, as: .popover)
        if isPopped { router.pop() } else { router.perform(.replace(state)) }
        await ui.settleTasks()
        #expect(ui.modals == ["popover"] && ui.texts.first == "About" && ui.pointedAt != ["source"])
        router.expect(state)
        #expect(ui.faults.isEmpty && router.host.isAtRest)
    }
    @Test("a popover keeps its source while other screens or modals cover it")
    func sourceCovered() async {
        let ui = show()
        router.perform(.sequence([.push(.list), .present(.about, as: .popover)]))
        ui.settle()
        router.setPath([.list, .detail(1)])
        await ui.settleTasks()
        #expect(ui.modals == ["popover"] && ui.pointedAt == ["source"])
        router.topLevel.present(.gallery(1), as: .fullScreen)
        await ui.settleTasks()
        #expect(ui.modals == ["popover", "cover"])
        router.topLevel.dismiss()
        await ui.settleTasks()
        #expect(ui.modals == ["popover"] && ui.texts.first == "About")
        #expect(ui.faults.isEmpty)
    }
    @Test("a popover doesn't point to a source that another screen covered before")
    func coveredBefore() {
        let ui = show()
        for screen in [Route.list, .detail(1)] {
            router.push(screen)
            ui.settle()
        }
        router.present(.about, as: .popover)
        ui.settle()
        #expect(ui.modals == ["popover"] && ui.pointedAt != ["source"] && ui.faults.isEmpty)
    }

    // MARK: platforms
    @Test(
        "a presentation that a platform lacks is shown as a sheet",
        arguments: [
            (NavigationCapabilities.popovers, PresentationType.popover),
            (.fullScreenCovers, .fullScreen),
        ])
    func lacking(missing: NavigationCapabilities, style: PresentationType) {
        let ui = show(without: missing)
        router.present(.settings, as: style)
        ui.settle()
        #expect(ui.modals == ["sheet"])
        router.expect(RouteState().presenting(.settings, as: style))
        #expect(ui.pullDown())
        router.expect(RouteState())
        #expect(ui.faults.isEmpty)
    }

    // MARK: heights
    @Test("dragging a sheet sets its bound height, and the style nearest to the container decides its heights")
    func selectedDetent() {
        var height = PresentationDetent.medium
        let ui = ViewHost(
            AppView(router: router)
                .sheetStyle { (route: Route) in
                    let selection = Binding {
                        height
                    } set: {
                        height = $0
                    }
                    return route == .list ? [.detents([.medium, .large], selection: selection)] : []
                })
        router.present(.list, as: .sheet)
        ui.settle()
        // the style nearest to the container decides, and it has no heights for this sheet
        #expect(ui.detents == [])
        router.dismissAll()
        let other = Router<Route>()
        let second = ViewHost(
            NavigationContainer(other) {
                Text($0.name)
            } root: {
                Text("Home")
            }
            .sheetStyle { (_: Route) in
                let selection = Binding {
                    height
                } set: {
                    height = $0
                }
                return [.detents([.medium, .large], selection: selection)]
            })
        other.present(.list, as: .sheet)
        second.settle()
        #expect(second.detents == [.medium, .large])
        second.drag(to: .large)
        #expect(height == .large)
    }
    @Test("a container of features may have sheet styles for the destinations of several features")
    func rulesOfFeatures() {
        enum Other: Navigation { case page }
        let coordinator = Router<AnyNavigation>()
        let ui = ViewHost(
            NavigationContainer(coordinator) {
                Text($0.name)
            } root: {
                Text("Home")
            }
            .sheetStyle { (_: Route) in [.detents([.medium])] }
            .sheetStyle { (_: Other) in [.detents([.large])] })
        coordinator.present(AnyNavigation(Route.list), as: .sheet)
        ui.settle()
        #expect(ui.detents == [.medium])
        coordinator.present(AnyNavigation(Other.page), as: .sheet)
        ui.settle()
        #expect(ui.detents == [.large])
    }

    // MARK: transitions
    private func showZooming(without missing: NavigationCapabilities = []) -> ViewHost {
        ViewHost(
            NavigationContainer(router) { route in
                Text(route.name)
            } root: {
                VStack {
                    Text("thumbnail").navigationSource(of: Route.gallery(1))
                    Text("row").navigationSource(of: Route.list)
                }
            }
            .navigationTransitions { (route: Route) in
                switch route {
                case .gallery, .list: .zoom
                case .about: .instant
                default: .automatic
                }
            }
            .environment(\.navigationCapabilities, NavigationCapabilities.ofSystem.subtracting(missing)))
    }
    @Test("a screen zooms from its source, pushed or presented; others have the system's transition")
    func zoom() {
        let ui = showZooming()
        router.navigate(to: .list)
        ui.settle()
        #expect(ui.zoomedFrom == ["row"])
        router.navigate(to: .gallery(1))
        ui.settle()
        #expect(ui.modals == ["cover"] && ui.zoomedFrom == ["thumbnail"])
        router.dismissAll()
        router.navigate(to: .detail(1))
        ui.settle()
        #expect(ui.zoomedFrom == nil)
    }
    @Test("where zooms are unavailable, a screen has the system's transition")
    func noZoom() {
        let ui = showZooming(without: .zoomTransitions)
        router.navigate(to: .list)
        ui.settle()
        #expect(ui.texts == ["List"] && ui.zoomedFrom == nil)
    }
    @Test("a screen with the instant transition appears and disappears without animation")
    func instant() {
        let ui = showZooming()
        router.navigate(to: .about)
        ui.settle()
        router.navigate(to: .detail(1))
        ui.settle()
        router.pop()
        ui.settle()
        router.pop()
        ui.settle()
        #expect(ui.pathChanges.map(\.isAnimated) == [false, true, true, false])
    }
    @Test("a call can disable animation")
    func still() {
        let ui = showZooming()
        router.perform(.push(.detail(1)), animated: false)
        ui.settle()
        router.perform(.push(.detail(2)), animated: true)
        ui.settle()
        #expect(ui.pathChanges.map(\.isAnimated) == [false, true])
    }
    @Test("with Reduce Motion nothing zooms, and turning it on or off keeps typed text")
    func reducedMotion() {
        let ui = ViewHost(
            NavigationContainer(router) { DraftScreen(name: $0.name) }
                .navigationTransitions { (_: Route) in .zoom })
        router.navigate(to: .list)
        ui.settle()
        ui.type("draft", into: "draft")
        ui.reducesMotion = true
        #expect(ui.texts.contains("List: draft"))
        for route in [Route.about, .settings] {
            router.active.navigate(to: route)
            ui.settle()
            #expect(ui.zoomedFrom == nil)
        }
    }
    @Test("a zoomed screen that asks isn't dismissed by the gesture of its zoom")
    func zoomThatAsks() {
        let ui = showZooming()
        router.navigate(to: .list)
        let asking = router.onLeave(of: .list) { .stay }
        ui.settle()
        #expect(!ui.pinch() && ui.texts.contains("List"))
        asking.cancel()
        ui.settle()
        #expect(ui.pinch() && ui.texts == ["thumbnail", "row"] && ui.faults == [])
    }
}
