import ChallengeCharacter
import ChallengeKit
import WaymarkLinks
import WaymarkWeb

extension CharacterListViewModel {
    /// The list as a page.
    var page: WebPage {
        .loading("Characters", thing: "page of characters") {
            await self.load()
            return self.state
        } content: { page, context in
            WebContent { self.content(page, context) }
        }
    }

    private func content(_ page: Page<Character>, _ context: WebContext) -> HTML {
        HTML {
            tools(context)
            Element("p", .class("count"), HTMLAttribute("role", "status")) {
                page.total == 1 ? "1 character" : "\(page.total) characters"
            }
            if page.items.isEmpty {
                Element("p", .class("empty")) { "Nobody goes by that name. Try another one, or clear the filter." }
            }
            Element("ul", .class("grid")) {
                for character in page.items {
                    Element("li") { card(character, context) }
                }
            }
            pager(number: page.number, count: page.count, in: context, show: didSelectPage)
        }
    }

    private func tools(_ context: WebContext) -> HTML {
        HTML {
            if let message = context.message {
                Element("p", .class("empty"), HTMLAttribute("role", "alert")) { message }
            }
            Element("div", .class("tools")) {
                context.form(
                    "search", .class("search"), HTMLAttribute("role", "search"),
                    action: { [self] form in
                        if !didSearch(form["name"] ?? "") {
                            context.refuse("Search for a shorter name, on one line.", form: form, keeping: ["name"])
                        }
                    }
                ) {
                    Element(
                        "input", HTMLAttribute("type", "search"), HTMLAttribute("name", "name"), .label("Name"),
                        HTMLAttribute("placeholder", "Search by name"), HTMLAttribute("maxlength", "64"),
                        HTMLAttribute("value", context.message == nil ? query.name ?? "" : context.typed("name")))
                    Element("button", .class("button"), HTMLAttribute("type", "submit")) { "Search" }
                }
                context.link(.class("button"), to: didTapFilter) { "Filter" }
                if let status = query.status {
                    context.link(.class("chip"), .label("Clear the filter: \(status.rawValue)"), to: didClearFilter) {
                        "\(status.rawValue) ×"
                    }
                }
            }
        }
    }

    private func card(_ character: Character, _ context: WebContext) -> Element {
        context.link(.class("card"), to: { didSelectItem(character) }) {
            picture(character.image, of: "", class: "card-picture", size: 300, in: context)
            Element("span", .class("card-text")) {
                Element("strong") { character.name }
                Element("span", .class("status status-\(character.status.rawValue)")) {
                    "\(character.status.title) · \(character.species)"
                }
            }
        }
    }
}
