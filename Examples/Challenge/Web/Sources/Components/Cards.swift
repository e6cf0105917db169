import WaymarkWeb

/// Pictures with names, each a link.
func cards<Item>(
    _ items: [Item], in context: WebContext, name: (Item) -> String, image: (Item) -> String, select: (Item) -> Void
) -> Element {
    Element("ul", .class("grid grid-small")) {
        for item in items {
            Element("li") {
                context.link(.class("card"), to: { select(item) }) {
                    picture(image(item), of: "", class: "card-picture", size: 300, in: context)
                    Element("span", .class("card-text")) { Element("strong") { name(item) } }
                }
            }
        }
    }
}
