import Foundation

/// The view model of a step of the identity set-up.
public final class IdentityViewModel {
    /// The step; nil if all are completed.
    public let step: IdentityStep?
    private let accounts: MemoryAccounts
    private let session: DeviceSession
    private let navigate: (Route) -> Void

    public init(
        step: IdentityStep?, accounts: MemoryAccounts, session: DeviceSession,
        navigate: @escaping (Route) -> Void
    ) {
        self.step = step
        self.accounts = accounts
        self.session = session
        self.navigate = navigate
    }

    public var title: String {
        switch step {
        case .name: "Your name"
        case .address: "Your address"
        case .consent: "Confirm your details"
        case nil: "You’re verified"
        }
    }
    public var question: String {
        switch step {
        case .name: "What’s your full name?"
        case .address: "Where do you live?"
        case .consent: "Type “yes” if your details are correct."
        case nil: "There’s nothing left to do."
        }
    }

    /// Saves the answer to the step, and shows the first missing step, if there is one.
    public func answer(_ text: String) -> IdentityAnswer {
        do throws(AccountFault) {
            guard let step, var login = session.current else { throw .noSession }
            login.account.identity[step] = try checked(text, for: step)
            try accounts.update(login.account)
            session.set(login)
            guard let next = IdentityStep.missing(from: login.account.doneSteps) else { return .done }
            navigate(.identitySetup(step: next))
            return .next
        } catch { return .refused(error) }
    }
    /// Returns an answer without surrounding whitespace.
    private func checked(_ answer: String, for step: IdentityStep) throws(AccountFault) -> String {
        let text = answer.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...100).contains(text.count) else { throw .invalidAnswer }
        if step == .consent, text.lowercased() != "yes" { throw .noConsent }
        return text
    }
    public func didSelectHome() { navigate(.home) }
}
