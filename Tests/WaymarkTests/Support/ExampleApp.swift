#if Macros
import Waymark

/// The apps of the tests with typical calls of users.
enum ExampleApp {
    @Links enum Route: Navigation {
        @Link("/recipes/{id}") case recipe(id: Int)
        @Link("/settings", as: .sheet) case settings
        @Link("/pick", as: .sheet) case pickRecipe
    }
}
#endif
