import Foundation
import ShellApp
import WaymarkWeb

extension ProductDetailViewModel {
    var page: WebPage {
        WebPage(title: title) { [self] context in
            WebContent {
                Element("nav", .label("Colors")) {
                    Element("ul", .class("tabs")) {
                        for variant in Self.variants {
                            Element("li") {
                                context.link(
                                    .id(variant), .when(variant == self.variant, HTMLAttribute("aria-current", "true")),
                                    to: { didSelect(variant) }
                                ) { variant.capitalized }
                            }
                        }
                    }
                }
                Element("div", .class("card product \(Self.variants.first { $0 == variant } ?? "")")) {
                    Element("p", .id("variant")) { summary }
                }
            }
        }
    }
}
