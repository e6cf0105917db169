#if Tools
/// A fault in a file that decides which links open the app.
package struct DoctorFinding: Hashable, Sendable, CustomStringConvertible {
    /// The file or address that has to change.
    package let subject: String
    package let problem: String
    /// The way to fix the fault, as an imperative.
    package let remedy: String

    package init(_ subject: String, _ problem: String, mend remedy: String) {
        self.subject = subject
        self.problem = problem
        self.remedy = remedy
    }

    /// The finding on one line.
    package var description: String {
        "\(subject): \(problem). \(remedy)".replacing("\n", with: " ")
    }
}
#endif
