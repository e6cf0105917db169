import Waymark
import WaymarkLinks

/// A screen of a random rule set, with a random presentation.
struct Page: IncomingNavigation {
    let number: Int
    let presentationType: PresentationType

    init(_ number: Int, _ presentation: PresentationType = .push) {
        self.number = number
        self.presentationType = presentation
    }

    var name: String { "p\(number)" }

    static var links: Links<Page> {
        let count = PresentationType.allCases.count
        return Links {
            LinkRoute("/page/{code}") {
                Page($0 / count, PresentationType.allCases[$0 % count])
            } values: { (page: Page) in
                page.code
            }
        }
    }
    private var code: Int {
        number * PresentationType.allCases.count + (PresentationType.allCases.firstIndex(of: presentationType) ?? 0)
    }
    /// The page's link in path form, as in saved state.
    var link: String { "/page/\(code)" }

    static func deepLinks() throws -> LinkTable<Page> {
        try LinkTable(links, schemes: ["pages"])
    }
}

extension Page: CustomStringConvertible {
    var description: String { presentationType == .push ? name : "\(name)(\(presentationType))" }
}
