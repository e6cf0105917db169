nonisolated public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
}
/// The field of a searchable view.
nonisolated struct SearchField: View, Primitive {
    let text: Binding<String>
    let prompt: Text
    typealias Body = Never
    @MainActor func update(_ node: Node, in graph: ViewGraph) {
        node.type = { text.wrappedValue = $0 }
        graph.setChildren(of: node, [Child(key: 0, view: prompt)])
    }
}
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { with(.search(SearchField(text: text, prompt: Text(prompt)))) }
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
    ) -> some View { with(.submit(triggers, action)) }
}
