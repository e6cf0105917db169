#if Macros
import Waymark

// One app for all sections, written as its user would.

@Links enum Route: Navigation {
    @Link("/recipes/{id}") case recipe(id: Int)
    @Link("/settings", as: .sheet) case settings
    @Link("/pick", as: .sheet) case pickRecipe
}

#endif
