#if Inspector
/// A button on the Inspector's page that performs an action of the app, such as logging out.
public struct InspectorAction: Sendable {
    /// The title of the button.
    public let title: String
    let perform: @MainActor @Sendable () async -> Void

    /// Creates a button that performs an action on the main actor.
    ///
    /// ```swift
    /// InspectorAction("Log out") { app.logOut() }
    /// ```
    public init(_ title: String, perform: @escaping @MainActor @Sendable () async -> Void) {
        self.title = title
        self.perform = perform
    }
    /// Returns the actions with unique ids. An id is the title's words of ASCII letters and digits in lowercase, joined
    /// by hyphens, or `action` if there are none. If an earlier action has that id, a hyphen and a number from 2 on
    /// follow.
    static func identified(_ actions: [InspectorAction]) -> [(id: String, action: InspectorAction)] {
        var taken: Set<String> = []
        return actions.map { action in
            let words = action.title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
            let base = words.isEmpty ? "action" : words.joined(separator: "-")
            var (id, count) = (base, 1)
            while !taken.insert(id).inserted {
                count += 1
                id = "\(base)-\(count)"
            }
            return (id, action)
        }
    }
}
#endif
