#if Inspector
/// Something that the page can do to the app besides navigating, such as a log-out: a button there.
public struct InspectorAction: Sendable {
    /// What the button says.
    public let title: String
    let perform: @MainActor @Sendable () async -> Void

    /// Creates a button and what it does.
    ///
    /// ```swift
    /// InspectorAction("Log out") { app.logOut() }
    /// ```
    public init(_ title: String, perform: @escaping @MainActor @Sendable () async -> Void) {
        self.title = title
        self.perform = perform
    }
    /// The actions by ids, which are unique: the title's ASCII letters and digits, with hyphens.
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
