import Testing
import Waymark

/// The code of the skill `waymark-router` that is no template.
enum RouterSkill {
    enum RecipeDestination: Navigation {
        case detail(id: Int)
    }
    @MainActor final class RecipeFeature {
        let router = Router<RecipeDestination>()

        func showDetail(id: Int) { router.navigate(to: .detail(id: id)) }
    }
    @MainActor public final class HomeFeature {
        public var onShowRecipeDetail: (_ id: Int) -> Void = { _ in }
    }

    @MainActor final class WindowModel {
        enum Tab { case home, recipe }
        var tab = Tab.home
        let homeFeature = HomeFeature()
        let recipeFeature = RecipeFeature()

        init() {
            homeFeature.onShowRecipeDetail = { [weak self] id in
                self?.tab = .recipe
                self?.recipeFeature.showDetail(id: id)
            }
        }
    }
}

@MainActor struct RouterSkillTests {
    @Test func `a feature leads to another one's screen with a value`() {
        let sut = RouterSkill.WindowModel()
        sut.homeFeature.onShowRecipeDetail(42)
        #expect(sut.tab == .recipe)
        #expect(sut.recipeFeature.router.path == [.detail(id: 42)])
    }
}
