import Drawing
import Screen
import Testing

@Suite struct ElementTests {
    @Test func `a text has the classes of its font, color and weight`() {
        let style = TextStyle(font: "headline", color: "secondary", weight: "bold")
        #expect(html(Element(.text("Hi", style))) == #"<span class="headline secondary bold">Hi</span>"#)
    }
    @Test func `what an app says is escaped`() {
        let text = Element(.text("<b>&\"", TextStyle()))
        #expect(html(text) == "<span>&lt;b&gt;&amp;&quot;</span>")
        let field = html(Element(.field(Field(.text, value: "\"><script>", label: "<i>")), number: 1))
        #expect(!field.contains("<script>") && !field.contains("<i>"))
        let bar = html(Element(.stack(Bar(title: "<u>", back: "<s>", depth: 1))))
        #expect(!bar.contains("<u>") && !bar.contains("<s>"))
    }
    @Test func `an unknown view is its name in a frame`() {
        #expect(html(Element(.unknown("Map"))) == #"<div class="unknown">Map</div>"#)
    }
    @Test func `an unknown symbol is a dashed square`() {
        #expect(html(Element(.symbol("figure.walk", TextStyle()))).contains("stroke-dasharray"))
        #expect(!html(Element(.symbol("tv", TextStyle()))).contains("stroke-dasharray"))
    }
    @Test func `only the filled variant of a symbol is filled`() {
        #expect(html(Element(.symbol("star.fill", TextStyle()))).contains(#"fill="currentColor""#))
        #expect(html(Element(.symbol("star", TextStyle()))).contains(#"fill="none""#))
        #expect(html(Element(.symbol("star.circle", TextStyle()))).contains("<circle"))
    }
    @Test func `a box without a frame is only its content`() {
        var box = Box()
        #expect(html(Element(.box(box))).contains(#"style="display:contents""#))
        box.width = 40
        #expect(html(Element(.box(box))).contains(#"style="width:40.0px""#))
    }
    @Test func `progress is a spinner or a bar with its value`() {
        #expect(html(Element(.progress(nil))).contains(#"role="status""#))
        #expect(html(Element(.progress(0.25))).contains(#"aria-valuenow="25""#))
    }
    @Test func `an empty state has its title, description and actions`() {
        let drawn = html(Element(.unavailable, [text("None"), text("Add one."), Element(.group)]))
        #expect(drawn.contains(#"<div class="what"><span>None</span></div>"#))
        #expect(drawn.contains(#"<div class="description"><span>Add one.</span></div>"#))
        #expect(!drawn.contains("actions"))
    }
    @Test func `a picture has a name, and colors of its own`() {
        let one = html(Element(.picture(url: "a", side: 40)))
        #expect(one.contains(#"role="img" aria-label="Picture""#))
        #expect(one != html(Element(.picture(url: "b", side: 40))))
    }
    @Test func `an accessibility label replaces what it names`() {
        let drawn = html(Element(.named("Close"), [Element(.symbol("xmark", TextStyle()))]))
        #expect(drawn.hasPrefix(#"<span class="spoken">Close</span><div aria-hidden="true">"#))
    }
}

/// The HTML of an element as the only one of a window.
func html(_ element: Element) -> String {
    let level = Level(style: "window", element: element)
    let page = Page(Screen(levels: [level], question: nil, isCompact: true, isInBackground: false)).html
    return String(page.dropFirst(#"<div class="level">"#.count).dropLast("</div>".count))
}
func text(_ text: String) -> Element { Element(.text(text, TextStyle())) }
