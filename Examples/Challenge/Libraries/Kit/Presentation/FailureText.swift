/// An error as text for the user.
public struct FailureText {
    public let title: String
    public let text: String
    /// A Boolean value that indicates whether retrying may succeed.
    public let isRetryable: Bool

    public init(_ error: APIError, thing: String) {
        switch error {
        case .notFound:
            title = "Not found"
            text = "There is no such \(thing)."
            isRetryable = false
        case .unreachable:
            title = "No connection"
            text = "The data source cannot be reached. Try again in a moment, or choose another source in the settings."
            isRetryable = true
        case .timeout:
            title = "No answer"
            text = "The data source took too long to answer."
            isRetryable = true
        case .malformed:
            title = "Unreadable data"
            text = "The data source answered with something that this app cannot read."
            isRetryable = true
        case .status(let code):
            title = "The data source has a problem"
            text = "It answered with status \(code)."
            isRetryable = true
        case .cancelled:
            title = "Not loaded"
            text = "Nothing was loaded."
            isRetryable = true
        }
    }
}
