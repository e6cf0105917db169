import WaymarkSwiftUI

/// The destinations of the rig.
@Links enum Place: Navigation {
    @Link("/page/{number}") case page(number: Int)
    @Link("/form") case form
    @Link("/sheet", as: .sheet) case sheet
    @Link("/styled", as: .sheet) case styled
    @Link("/cover", as: .fullScreen) case cover
    @Link("/filter", as: .popover) case filter

    var title: String {
        switch self {
        case .page(let number): "Page \(number)"
        case .form: "Form"
        case .sheet: "Sheet"
        case .styled: "Styled sheet"
        case .cover: "Cover"
        case .filter: "Filter"
        }
    }
}

enum RigTab: String, NavigationTab {
    case stack = "Stack", columns = "Columns", controllers = "Controllers", journal = "Journal"
}
