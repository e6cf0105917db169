import Foundation

extension IdentityStep {
    /// Validates an answer, and returns it without surrounding whitespace.
    ///
    /// - Throws: `invalidAnswer` if the answer is malformed, `noConsent` if the consent isn't yes.
    nonisolated package func checked(_ answer: String) throws(AccountFault) -> String {
        let text = answer.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...100).contains(text.count), text.utf8.count <= 1_000,
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw .invalidAnswer }
        if self == .consent, text.lowercased() != "yes" { throw .noConsent }
        return text
    }
}
