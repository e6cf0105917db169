extension Graph {
    /// A screen, or a way into the app.
    package struct Node: Hashable, Sendable {
        /// Unique in the graph. Layout and output are sorted by id.
        package var id: String
        /// The first line.
        package var label: String
        /// The second line, such as the pattern of a link.
        package var detail: String?
        /// The screen's presentation, which decides the shape.
        package var kind: Kind
        /// The screen's access, which decides the color. nil without a rule.
        package var access: Access?
        /// The target of a click, such as the line that declares the screen.
        package var link: String?
        /// The number of visits.
        package var count: Int?
        /// The id of the node's cluster.
        package var cluster: String?

        package init(
            id: String, label: String, detail: String? = nil, kind: Kind = .push, access: Access? = nil,
            link: String? = nil, count: Int? = nil, cluster: String? = nil
        ) {
            self.id = id
            self.label = label
            self.detail = detail
            self.kind = kind
            self.access = access
            self.link = link
            self.count = count
            self.cluster = cluster
        }

        /// The presentation of a screen.
        package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            case push, sheet, cover, popover, inspector, tab
            /// A link from outside of the app.
            case entry
        }

        /// The users who may see a screen.
        package enum Access: String, Codable, Hashable, Sendable, CaseIterable {
            /// Everyone, logged in or not.
            case everyone
            /// Anyone who is logged in.
            case session
            /// Users who are logged in and have permissions or have given information.
            case restricted
            case nobody
        }
    }

    /// A way from one node to another.
    package struct Edge: Hashable, Sendable {
        package var from: String
        package var to: String
        package var kind: Kind
        /// A text on the line.
        package var label: String?
        /// The number of times that the way was taken.
        package var count: Int?

        package init(from: String, to: String, kind: Kind = .navigation, label: String? = nil, count: Int? = nil) {
            self.from = from
            self.to = to
            self.kind = kind
            self.label = label
            self.count = count
        }

        /// The cause of a navigation from one node to the other.
        package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            /// The screen itself.
            case navigation
            /// A redirect, drawn from the screen that asked to the screen that is shown.
            case redirect
            /// A link from outside of the app.
            case entry
        }

        /// The label and the count, as drawn on the line; nil without either.
        var text: String? {
            let parts = [label, count.map { "\($0)×" }].compactMap(\.self).filter { !$0.isEmpty }
            return parts.isEmpty ? nil : parts.joined(separator: " ")
        }

        static func precedes(_ one: Edge, _ other: Edge) -> Bool {
            if one.from != other.from { return one.from < other.from }
            if one.to != other.to { return one.to < other.to }
            if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
            if one.label != other.label { return one.label ?? "" < other.label ?? "" }
            return one.count ?? -1 < other.count ?? -1
        }
    }

    /// Nodes in one box, such as a feature's screens.
    package struct Cluster: Hashable, Sendable {
        /// Unique among the graph's clusters.
        package var id: String
        package var label: String
        /// The target of a click on the label.
        package var link: String?

        package init(id: String, label: String, link: String? = nil) {
            self.id = id
            self.label = label
            self.link = link
        }
    }
}
