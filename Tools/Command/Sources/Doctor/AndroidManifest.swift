#if Tools
import Foundation
import WaymarkAssociation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The intent filters of an `AndroidManifest.xml`.
struct AndroidManifest {
    /// Why a manifest can't be read.
    struct Malformed: Error {
        /// From 1.
        let line: Int
    }
    /// A filter for links. All of its data elements count together, as Android reads them.
    struct Filter {
        /// From 1.
        let line: Int
        let activity: String
        /// What the activity says; nil if it says nothing.
        let isExported: Bool?
        let isVerified: Bool
        var actions: Set<String> = []
        var categories: Set<String> = []
        /// As they are written: Android compares them with regard to case.
        var schemes: [String] = []
        var authorities: [AndroidIntentFilter.Authority] = []
        var paths: [AndroidIntentFilter.Path] = []
        /// What is only known when the app is built, such as `@string/host`, and what isn't compared here.
        var unreadable: [String] = []

        /// Whether it is about links: those that people tap.
        var isForLinks: Bool { actions.contains("android.intent.action.VIEW") && !schemes.isEmpty }

        var hosts: [String] { authorities.map(\.host) }
        /// Whether a device takes a link to the app's activity.
        func matches(_ link: String) -> Bool {
            AndroidIntentFilter(schemes: schemes, authorities: authorities, paths: paths).matches(link)
        }
    }
    private(set) var filters: [Filter] = []

    init(_ data: Data) throws(Malformed) {
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        // where Foundation is open source, a document that ends too early counts as parsed
        guard parser.parse(), parser.parserError == nil, reader.depth == 0, reader.isManifest else {
            throw Malformed(line: max(1, parser.lineNumber))
        }
        filters = reader.filters
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var filters: [Filter] = []
        var isManifest = false
        /// How many elements are open.
        var depth = 0
        private var activity: (name: String, isExported: Bool?)?
        private var filter: Filter?

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            depth += 1
            func value(_ key: String) -> String? { attributes["android:" + key] }
            switch name {
            case "manifest": isManifest = true
            case "activity", "activity-alias":
                activity = (value("name") ?? "", value("exported").map { $0 == "true" })
            case "intent-filter":
                guard let activity else { return }
                filter = Filter(
                    line: parser.lineNumber, activity: activity.name, isExported: activity.isExported,
                    isVerified: value("autoVerify") == "true")
            case "action": filter?.actions.insert(value("name") ?? "")
            case "category": filter?.categories.insert(value("name") ?? "")
            case "data": filter?.add(attributes)
            case "uri-relative-filter-group": filter?.unreadable.append(name)
            default: break
            }
        }
        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            depth -= 1
            switch name {
            case "activity", "activity-alias": activity = nil
            case "intent-filter":
                if let filter, filter.isForLinks || !filter.unreadable.isEmpty { filters.append(filter) }
                filter = nil
            default: break
            }
        }
    }
}

extension AndroidManifest.Filter {
    /// What decides about links too, and isn't compared here.
    private static let others = ["mimeType", "ssp", "sspPrefix", "sspPattern", "sspAdvancedPattern", "sspSuffix"]

    fileprivate mutating func add(_ attributes: [String: String]) {
        let unknown = attributes.filter { $0.value.hasPrefix("@") || $0.value.contains("${") }
        unreadable += unknown.values.sorted()
        unreadable += Self.others.map { "android:" + $0 }.filter { attributes[$0] != nil }
        func text(_ key: String) -> String? {
            let key = "android:" + key
            // a resource's text loses one of two backslashes
            return unknown[key] == nil ? attributes[key]?.replacing("\\\\", with: "\\") : nil
        }
        if let scheme = text("scheme") { schemes.append(scheme) }
        if let host = text("host") { add(host, port: text("port")) }
        paths += [
            text("path").map { .exact($0) }, text("pathPrefix").map { .prefix($0) },
            text("pathPattern").map { .pattern($0) }, text("pathAdvancedPattern").map { .advancedPattern($0) },
            text("pathSuffix").map { .suffix($0) },
        ].compactMap(\.self)
    }
    private mutating func add(_ host: String, port: String?) {
        guard let port else { return authorities.append(AndroidIntentFilter.Authority(host: host)) }
        guard let number = Int(port) else { return unreadable.append("port \(port)") }
        authorities.append(AndroidIntentFilter.Authority(host: host, port: number))
    }
}
#endif
