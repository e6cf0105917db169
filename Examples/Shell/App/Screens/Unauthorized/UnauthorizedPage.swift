#if canImport(WaymarkWeb)
import Waymark
import WaymarkWeb

extension UnauthorizedViewModel {
    var page: WebPage {
        WebPage(title: "Not yet") { [self] context in
            WebContent(status: 403) {
                Element("p", .id("unauthorized")) {
                    "This needs: \(permissions.map(\.rawValue).joined(separator: ", "))."
                }
                context.form("upgrade", .class("inline")) { _ in
                    await self.upgrade()
                } content: {
                    button("Get it")
                }
            }
        }
    }
}
#endif
