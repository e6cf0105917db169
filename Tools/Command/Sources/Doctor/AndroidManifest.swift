#if Tools
import Foundation
import WaymarkAssociation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The intent filters for links in an `AndroidManifest.xml`, and those that can't be read completely.
struct AndroidManifest {
    /// The reason that a manifest can't be read.
    struct Malformed: Error {
        /// The line of the error, from 1.
        let line: Int
    }
    /// An intent filter. Its data elements are combined, as on Android.
    struct Filter {
        /// The line of the filter, from 1.
        let line: Int
        let activity: String
        /// A Boolean value that indicates whether other apps can start the activity: its `android:exported` is `true`, or
        /// a value known only at build time, such as `@bool/exported`.
        let isExported: Bool
        let isVerified: Bool
        var actions: Set<String> = []
        var categories: Set<String> = []
        /// The schemes as written: Android compares them case-sensitively.
        var schemes: [String] = []
        var authorities: [AndroidIntentFilter.Authority] = []
        var paths: [AndroidIntentFilter.Path] = []
        /// Values that are known only at build time, such as `@string/host`, ports that aren't numbers, and attributes
        /// and elements that aren't compared here.
        var unreadable: [String] = []

        /// A Boolean value that indicates whether the filter is for links: it has the action `VIEW` and a scheme.
        var isForLinks: Bool { actions.contains("android.intent.action.VIEW") && !schemes.isEmpty }

        var hosts: [String] { authorities.map(\.host) }
        /// Returns true if the filter accepts a link.
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
        // the open-source Foundation reports a truncated document as parsed
        guard parser.parse(), parser.parserError == nil, reader.depth == 0, reader.isManifest else {
            throw Malformed(line: max(1, parser.lineNumber))
        }
        filters = reader.filters
    }

    /// Returns true if a value is known only at build time: a resource, or a placeholder of the build.
    fileprivate static func isKnownLater(_ value: String) -> Bool { value.hasPrefix("@") || value.contains("${") }

    private final class Reader: NSObject, XMLParserDelegate {
        var filters: [Filter] = []
        var isManifest = false
        /// The number of open elements.
        var depth = 0
        private var activity: (name: String, isExported: Bool)?
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
                activity = (value("name") ?? "", mayBeTrue(value("exported")))
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
        /// Returns true for `true`, and for a value that is known only at build time.
        private func mayBeTrue(_ value: String?) -> Bool {
            value.map { $0 == "true" || AndroidManifest.isKnownLater($0) } ?? false
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
    /// The attributes that select links but aren't compared here.
    private static let others = ["mimeType", "ssp", "sspPrefix", "sspPattern", "sspAdvancedPattern", "sspSuffix"]

    fileprivate mutating func add(_ attributes: [String: String]) {
        let unknown = attributes.filter { AndroidManifest.isKnownLater($0.value) }
        unreadable += unknown.values.sorted()
        unreadable += Self.others.map { "android:" + $0 }.filter { attributes[$0] != nil }
        func text(_ key: String) -> String? {
            let key = "android:" + key
            // in resource text, two backslashes stand for one
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
