import Waymark
import WaymarkLinks

/// A screen of a random rule set. It carries its presentation, so that each rule set can choose one per page.
struct Page: IncomingNavigation {
    let number: Int
    let presentation: Presentation

    init(_ number: Int, _ presentation: Presentation = .push) {
        self.number = number
        self.presentation = presentation
    }

    var name: String { "p\(number)" }

    static var links: Links<Page> {
        let count = Presentation.allCases.count
        return Links {
            DeepLink("/page/{code}") {
                Page($0 / count, Presentation.allCases[$0 % count])
            } values: { (page: Page) in
                page.code
            }
        }
    }
    private var code: Int {
        number * Presentation.allCases.count + (Presentation.allCases.firstIndex(of: presentation) ?? 0)
    }
    /// What names the page in a link and in saved state.
    var link: String { "/page/\(code)" }

    static func deepLinks() throws -> DeepLinks<Page> {
        let origins = try LinkOrigins(schemes: ["pages"], hosts: [])
        return DeepLinks(LinkResolver(origins: origins, table: try LinkTable(links)))
    }
}

extension Page: CustomStringConvertible {
    var description: String { presentation == .push ? name : "\(name)(\(presentation))" }
}
