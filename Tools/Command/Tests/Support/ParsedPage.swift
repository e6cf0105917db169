#if Tools
import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A page of a site, parsed strictly: each element has to be closed.
struct ParsedPage {
    struct Malformed: Error { let line: Int }
    private(set) var links: [String] = []
    /// The contents of the meta elements, by their `name`, `property` or `http-equiv`.
    private(set) var metas: [String: String] = [:]
    /// The text of the last element of each name.
    private(set) var texts: [String: String] = [:]
    private(set) var codes: [String] = []
    var title: String? { texts["title"] }

    init(_ text: String) throws {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.replacing("<!doctype html>\n", with: "").utf8))
        parser.delegate = reader
        guard parser.parse(), parser.parserError == nil, reader.open.isEmpty else {
            throw Malformed(line: parser.lineNumber)
        }
        self = reader.page
    }
    private init() {}

    private final class Reader: NSObject, XMLParserDelegate {
        var page = ParsedPage()
        var open: [String] = []
        private var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            text = ""
            open.append(name)
            if name == "a", let address = attributes["href"] { page.links.append(address) }
            if name == "meta",
                let key = attributes["name"] ?? attributes["property"] ?? attributes["http-equiv"]
            {
                page.metas[key] = attributes["content"]
            }
        }
        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            if open.last == name { open.removeLast() }
            page.texts[name] = text
            if name == "code" { page.codes.append(text) }
        }
    }
}
#endif
