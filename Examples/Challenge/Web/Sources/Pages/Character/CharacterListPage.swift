import ChallengeCharacter
import ChallengeKit
import WaymarkLinks
import WaymarkWeb

extension CharacterListViewModel {
    var page: WebPage {
        .loading("Characters", thing: "page of characters") {
            await self.load()
            return self.state
        } content: { page, context in
            if page.items.isEmpty, let number = self.query.page,
                let beyond = WebContent.beyond(number, in: context, show: self.didSelectPage)
            {
                return beyond
            }
            return WebContent { self.content(page, context) }
        }
    }

    private func content(_ page: Page<Character>, _ context: WebContext) -> HTML {
        HTML {
            tools(context)
            if page.items.isEmpty {
                Element("div", .class("empty"), HTMLAttribute("role", "status")) {
                    Element("strong") { "Nobody goes by that name" }
                    Element("p") {
                        query.status == nil ? "Try another one." : "Try another one, or clear the filter."
                    }
                }
            } else {
                Element("p", .class("note"), HTMLAttribute("role", "status")) {
                    page.total == 1 ? "1 character" : "\(page.total) characters"
                }
                Element("ul", .class("cards pictures")) {
                    for (index, character) in page.items.enumerated() {
                        Element("li") { card(character, isLazy: index >= 12, context) }
                    }
                }
            }
            pager(number: page.number, count: page.count, in: context, show: didSelectPage)
        }
    }

    private func tools(_ context: WebContext) -> HTML {
        HTML {
            if let message = context.message {
                Element("p", .class("message"), HTMLAttribute("role", "alert")) { message }
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
                    context.link(.class("button chip"), .label("Clear the filter: \(status.title)"), to: didClearFilter)
                    {
                        "\(status.title) ×"
                    }
                }
            }
        }
    }

    private func card(_ character: Character, isLazy: Bool, _ context: WebContext) -> Element {
        context.link(.class("card"), to: { didSelectItem(character) }) {
            picture(character.image, of: "", class: "card-picture", size: 300, isLazy: isLazy, in: context)
            Element("span", .class("card-text")) {
                Element("strong") { character.name }
                Element("span", .class("status status-\(character.status.rawValue)")) {
                    "\(character.status.title) · \(sentence(character.species))"
                }
            }
        }
    }
}
