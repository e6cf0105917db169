import Drawing
import Foundation
import Screen
import Testing

@Suite struct ControlTests {
    @Test func `a button has its number, role and style`() {
        let control = Control(isDisabled: true, role: "destructive", style: "bordered")
        let drawn = html(Element(.button(control), number: 7, [text("Delete")]))
        let classes = #"class="button destructive bordered""#
        #expect(drawn == "<button \(classes) data-tap=\"7\" disabled><span>Delete</span></button>")
    }
    @Test func `a toggle is a switch with its state`() {
        let drawn = html(Element(.toggle(isOn: true, Control()), number: 2, [text("Show")]))
        #expect(drawn.contains(#"role="switch" aria-checked="true""#))
    }
    @Test func `a field has its type, value and name`() {
        let drawn = html(Element(.field(Field(.secure, value: "abc", label: "Password")), number: 3))
        #expect(drawn.contains(#"<input type="password" data-type="3" value="abc""#))
        #expect(drawn.contains(#"aria-label="Password""#))
    }
    @Test(arguments: [Element.PickerKind.inline, .segmented])
    func `each choice of a picker is a button`(kind: Element.PickerKind) {
        let drawn = html(picker(kind))
        #expect(drawn.contains(#"data-tap="5" aria-pressed="false"><span>Red</span>"#))
        #expect(drawn.contains(#"data-tap="6" aria-pressed="true"><span>Blue</span>"#))
        #expect(drawn.contains(#"role="group" aria-label="Color""#))
    }
    @Test func `a picker with a menu is a named pop-up button`() {
        let drawn = html(picker(.menu))
        #expect(drawn.contains(#"<select aria-label="Color">"#))
        #expect(drawn.contains(#"<option value="6" selected>Blue</option>"#))
    }
    @Test func `the rows of a list are in the groups of its sections`() {
        let section = Element(.section, [text("Facts"), Element(.group, [row("A"), row("B")]), text("More below.")])
        let drawn = html(Element(.list, [row("First"), section]))
        #expect(drawn.components(separatedBy: "<section>").count == 3)
        #expect(drawn.contains("<h2><span>Facts</span></h2>"))
        #expect(drawn.contains(#"<div class="footer"><span>More below.</span></div>"#))
    }
    @Test func `a button in a list is a row, and a prominent one is in a row`() {
        let plain = Element(.button(Control()), number: 1, [text("A")])
        #expect(html(Element(.list, [plain])).contains(#"<button class="button row borderless""#))
        let main = Element(.button(Control(style: "borderedProminent")), number: 1, [text("A")])
        #expect(html(Element(.list, [main])).contains(#"<div class="row"><button class="button borderedProminent""#))
    }
    @Test func `the choices of an inline picker are rows of their list`() {
        let drawn = html(Element(.list, [picker(.inline)]))
        #expect(drawn.contains(#"<div class="row"><span>Color</span></div>"#))
        #expect(drawn.contains(#"<button class="choice row" data-tap="5""#))
    }

    private func row(_ label: String) -> Element { text(label) }
    private func picker(_ kind: Element.PickerKind) -> Element {
        let choices = [("Red", 5), ("Blue", 6)].map { name, number in
            Element(.choice(Control(isSelected: name == "Blue")), number: number, [text(name)])
        }
        return Element(.picker(kind, Control()), number: 4, [text("Color"), Element(.group, choices)])
    }
}
