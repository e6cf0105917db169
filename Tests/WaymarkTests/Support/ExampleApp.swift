#if Macros
import Waymark

/// The app of the tests that call the API as apps do.
enum ExampleApp {
    @Links enum Route: Navigation {
        @Link("/recipes/{id}") case recipe(id: Int)
        @Link("/settings", as: .sheet) case settings
        @Link("/pick", as: .sheet) case pickRecipe
    }
}
#endif
