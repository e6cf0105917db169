extension Graph {
    /// A screen, or a link into the app.
    package struct Node: Hashable, Sendable {
        /// The node's id, unique in the graph. It determines the order of the nodes in `Graph.nodes` and in all
        /// outputs.
        package var id: String
        /// The first line of text.
        package var label: String
        /// The second line of text, such as the pattern of a link; nil or empty for none.
        package var detail: String?
        /// The kind of node, which determines the shape: a screen's presentation, or `entry` for a link.
        package var kind: Kind
        /// The screen's access rule, which determines the color; nil without a rule.
        package var access: Access?
        /// The target of a click, such as the line that declares the screen; nil for none.
        package var link: String?
        /// The number of visits; nil if they aren't counted.
        package var count: Int?
        /// The id of the node's cluster; nil without one.
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

        /// The presentation of a screen, or `entry` for a node that isn't a screen.
        package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
            case push, sheet, cover, popover, inspector, tab
            /// A link from outside the app.
            case entry
        }

        /// The users who may see a screen.
        package enum Access: String, Codable, Hashable, Sendable, CaseIterable {
            /// All users.
            case everyone
            /// Users who are logged in.
            case session
            /// Users who are logged in and have certain permissions or have given certain information.
            case restricted
            case nobody
        }
    }

    /// A navigation from one node to another, or to the same one.
    package struct Edge: Hashable, Sendable {
        package var from: String
        package var to: String
        package var kind: Kind
        /// The text on the line, before the count; nil for none.
        package var label: String?
        /// The number of times that this navigation happened; nil if it isn't counted.
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
            /// The first screen navigates to the second.
            case navigation
            /// A redirect leads to the second screen instead of the one that the first navigates to.
            case redirect
            /// A link from outside the app, which is the first node, leads to the second.
            case entry
        }

        /// The label and the count, as drawn on the line; nil if there is neither.
        var text: String? {
            let parts = [label, count.map { "\($0)×" }].compactMap(\.self).filter { !$0.isEmpty }
            return parts.isEmpty ? nil : parts.joined(separator: " ")
        }

        static func precedes(_ one: Edge, _ other: Edge) -> Bool {
            if one.from != other.from { return one.from < other.from }
            if one.to != other.to { return one.to < other.to }
            if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
            let (label, otherLabel) = (one.label ?? "", other.label ?? "")
            if label != otherLabel { return label < otherLabel }
            return one.count ?? -1 < other.count ?? -1
        }
    }

    /// A group of nodes in one box, such as a feature's screens.
    package struct Cluster: Hashable, Sendable {
        /// The cluster's id, unique among the graph's clusters.
        package var id: String
        package var label: String
        /// The target of a click on the label; nil for none.
        package var link: String?

        package init(id: String, label: String, link: String? = nil) {
            self.id = id
            self.label = label
            self.link = link
        }
    }
}
