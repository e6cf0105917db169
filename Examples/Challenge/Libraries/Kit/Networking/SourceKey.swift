/// The key of a cached value: the data source that it came from, and the identifier or identifiers that were requested.
public struct SourceKey<Question: Hashable>: Hashable {
    let source: String
    let question: Question

    public init(source: String, _ question: Question) {
        self.source = source
        self.question = question
    }
}
