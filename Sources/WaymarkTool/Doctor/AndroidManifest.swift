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
        var schemes: [String] = []
        /// Any host if there are none, and then paths don't count.
        var hosts: [String] = []
        var paths: [AndroidIntentFilter.Path] = []
        /// What is only known when the app is built, or can't be judged: `@string/host`, `android:pathSuffix`.
        var unreadable: [String] = []

        /// Whether it is about links: those that people tap.
        var isForLinks: Bool { actions.contains("android.intent.action.VIEW") && !schemes.isEmpty }

        func has(host: String) -> Bool {
            let host = host.lowercased()
            return hosts.isEmpty
                || hosts.contains { own in
                    own == host || own == "*" || own.hasPrefix("*.") && host.hasSuffix(own.dropFirst())
                }
        }
        /// Whether it takes a link, whose host and scheme are those of the app's.
        func matches(_ link: String, host: String) -> Bool {
            guard has(host: host) else { return false }
            return AndroidIntentFilter(schemes: schemes, hosts: [host.lowercased()], paths: hosts.isEmpty ? [] : paths)
                .matches(link)
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
    fileprivate mutating func add(_ attributes: [String: String]) {
        for (key, written) in attributes.sorted(by: { $0.key < $1.key }) {
            if written.hasPrefix("@") || written.contains("${") {
                unreadable.append(written)
                continue
            }
            // a resource's text loses one of two backslashes
            let text = written.replacing("\\\\", with: "\\")
            switch key {
            case "android:scheme": schemes.append(text.lowercased())
            case "android:host": hosts.append(text.lowercased())
            case "android:path": paths.append(.exact(text))
            case "android:pathPrefix": paths.append(.prefix(text))
            case "android:pathPattern": paths.append(.pattern(text))
            case "android:pathSuffix", "android:pathAdvancedPattern": unreadable.append(key)
            default: break
            }
        }
    }
}
#endif
