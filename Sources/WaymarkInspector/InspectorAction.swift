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
    /// The title in lower case, with hyphens.
    var id: String {
        title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
#endif
