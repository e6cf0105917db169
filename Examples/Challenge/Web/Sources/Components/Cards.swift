import WaymarkWeb

/// Returns a list of links, each with a picture and a name.
func cards<Item>(
    _ items: [Item], in context: WebContext, name: (Item) -> String, image: (Item) -> String, select: (Item) -> Void
) -> Element {
    Element("ul", .class("cards pictures small")) {
        for (index, item) in items.enumerated() {
            Element("li") {
                context.link(.class("card"), to: { select(item) }) {
                    picture(image(item), of: "", class: "card-picture", size: 300, isLazy: index >= 12, in: context)
                    Element("span", .class("card-text")) { Element("strong") { name(item) } }
                }
            }
        }
    }
}
