/// The key of a cached value: its source and its identifier or query.
public struct SourceKey<Question: Hashable>: Hashable {
    let source: String
    let question: Question

    public init(source: String, _ question: Question) {
        self.source = source
        self.question = question
    }
}
