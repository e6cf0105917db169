#if canImport(WaymarkWeb)
import WaymarkWeb

extension ProfileViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            await load()
            return WebContent(status: account == nil ? 404 : 200) {
                if let account {
                    Element("p", .id("who")) {
                        account.identity[.name] ?? "\(account.userID.linkText) has not said more."
                    }
                } else {
                    Element("p", .id("nobody")) { "There is nobody of that name." }
                }
                Element("p") { context.link(.id("home"), to: didSelectHome) { "Home" } }
            }
        }
    }
}
#endif
