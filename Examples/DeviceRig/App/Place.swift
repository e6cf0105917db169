import Foundation
import WaymarkSwiftUI

/// The destinations of the rig.
@Links enum Place: Navigation {
    @Link("/page/{number}") case page(number: Int)
    @Link("/form") case form
    @Link("/sheet", as: .sheet) case sheet
    @Link("/styled", as: .sheet) case styled
    @Link("/cover", as: .fullScreen) case cover
    @Link("/filter", as: .popover) case filter

    var title: String { if case .page(let number) = self { "Page \(number)" } else { "\(self)".capitalized } }
}

enum RigTab: String, NavigationTab {
    case stack = "Stack", columns = "Columns", controllers = "Controllers", journal = "Journal"
}
