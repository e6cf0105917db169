import Drawing
import Foundation
import Screen
import Testing

@Suite struct LevelTests {
    @Test func `a large title is the heading of its screen`() {
        let drawn = html(Element(.stack(Bar(title: "Home"))))
        #expect(drawn.contains(#"<h1 class="largetitle">Home</h1>"#))
        #expect(drawn.contains(#"<div class="bartitle" aria-hidden="true">Home</div>"#))
    }
    @Test func `an inline title is the heading in the bar`() {
        let drawn = html(Element(.stack(Bar(title: "Home", isLarge: false))))
        #expect(drawn.contains(#"<div class="bartitle"><h1>Home</h1></div>"#))
    }
    @Test func `Back names the previous screen`() {
        #expect(html(Element(.stack(Bar(title: "A", back: "Home", depth: 1)))).contains(#"aria-label="Back to Home""#))
        #expect(!html(Element(.stack(Bar(title: "A")))).contains("data-act=\"back\""))
    }
    @Test func `toolbar items are at their edges`() throws {
        var bar = Bar(title: "A")
        bar.leading = [text("Cancel")]
        bar.trailing = [text("Done")]
        let drawn = html(Element(.stack(bar)))
        let title = try #require(drawn.range(of: "bartitle"))
        #expect(try #require(drawn.range(of: "Cancel")).upperBound < title.lowerBound)
        #expect(try #require(drawn.range(of: "Done")).lowerBound > title.upperBound)
    }
    @Test func `tabs say which one is selected, and their badges`() {
        let items = [
            TabItem(title: "Home", symbol: "house", badge: 0, isSelected: true),
            TabItem(title: "News", symbol: "bell", badge: 3, isSelected: false),
        ]
        let drawn = html(Element(.tabs(items), [text("Content")]))
        #expect(drawn.contains(#"<button data-tab="0" aria-current="page">"#))
        #expect(drawn.contains(#"<b aria-label="3 new">3</b>"#))
        #expect(drawn.contains(#"<nav class="tabbar glass" aria-label="Tabs">"#))
    }
    @Test func `a sheet is a named dialog, and what it covers is inert`() {
        let drawn = page([level("window"), level("sheet", Element(.stack(Bar(title: "Settings"))))])
        #expect(drawn.hasPrefix(#"<div class="level" inert>"#))
        #expect(drawn.contains(#"<div class="modal sheet" role="dialog" aria-modal="true" aria-label="Settings">"#))
        #expect(drawn.contains(#"aria-label="Close the sheet""#))
    }
    @Test func `a sheet of medium height shows its grabber`() {
        var sheet = level("sheet")
        (sheet.isMedium, sheet.hasGrabber) = (true, true)
        let drawn = page([level("window"), sheet])
        #expect(drawn.contains(#"class="modal sheet medium""#) && drawn.contains(#"<button class="grabber""#))
    }
    @Test func `a cover has no way to pull it down`() {
        var cover = level("cover")
        cover.canPull = false
        #expect(!page([cover]).contains("data-act=\"pull\""))
    }
    @Test(arguments: [Question.Style.alert, .confirmationDialog, .menu])
    func `a question is a named dialog over an inert screen`(style: Question.Style) {
        let question = Question(style: style, title: "Delete?", buttons: [], message: text("For ever."))
        let drawn = page([level("window")], question)
        #expect(drawn.hasPrefix(#"<div class="level" inert>"#))
        #expect(drawn.contains(#"<div class="question \#(style)" role="alertdialog" aria-label="Delete?">"#))
        #expect(drawn.contains(#"data-act="dismiss""#))
    }

    private func level(_ style: String, _ element: Element = text("Content")) -> Level {
        var level = Level(style: style, element: element)
        level.canPull = true
        return level
    }
    private func page(_ levels: [Level], _ question: Question? = nil) -> String {
        Page(Screen(levels: levels, question: question, isCompact: true, isInBackground: false)).html
    }
}
