#if Macros
import Waymark

/// The app of the call tests, which use the library as a client does.
enum ExampleApp {
    @Links enum Route: Navigation {
        @Link("/recipes/{id}") case recipe(id: Int)
        @Link("/settings", as: .sheet) case settings
        @Link("/pick", as: .sheet) case pickRecipe
    }
}
#endif
