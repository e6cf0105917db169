import WaymarkSwiftUI

/// The destinations of the rig.
@Links enum Place: Navigation {
    @Link("/page/{number}") case page(number: Int)
    @Link("/form") case form
    @Link("/sheet", as: .sheet) case sheet
    @Link("/styled", as: .sheet) case styled
    @Link("/cover", as: .fullScreen) case cover
    @Link("/filter", as: .popover) case filter
    @Link("/details", as: .inspector) case details

    var title: String {
        switch self {
        case .page(let number): "Page \(number)"
        case .form: "Form"
        case .sheet: "Sheet"
        case .styled: "Styled sheet"
        case .cover: "Cover"
        case .filter: "Filter"
        case .details: "Details"
        }
    }
}

enum RigTab: String, NavigationTab {
    case stack = "Stack", columns = "Columns", controllers = "Controllers", journal = "Journal"
}
