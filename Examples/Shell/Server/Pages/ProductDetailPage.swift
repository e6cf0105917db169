import Foundation
import ShellApp
import WaymarkWeb

extension ProductDetailViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            WebContent {
                Element("p", .id("variant")) { summary }
                Element("p", .class("tabs")) {
                    for variant in Self.variants {
                        context.link(.id(variant), to: { didSelect(variant) }) { variant.capitalized }
                    }
                }
                Element("p") { context.link(.id("home"), to: didSelectHome) { "Home" } }
            }
        }
    }
}
