#if Macros
import Waymark

/// The app of the tests that show typical calls of users.
enum ExampleApp {
    @Links enum Route: Navigation {
        @Link("/recipes/{id}") case recipe(id: Int)
        @Link("/settings", as: .sheet) case settings
        @Link("/pick", as: .sheet) case pickRecipe
    }
}
#endif
