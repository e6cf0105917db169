/// The view model of a step of the identity set-up.
public final class IdentityViewModel {
    /// The step; nil if all are completed.
    public let step: IdentityStep?
    private let accounts: any AccountService
    private let keeper: any SessionKeeper
    private let navigate: (Route) -> Void

    public init(
        step: IdentityStep?, accounts: any AccountService, keeper: any SessionKeeper,
        navigate: @escaping (Route) -> Void
    ) {
        self.step = step
        self.accounts = accounts
        self.keeper = keeper
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

    /// Saves the answer to the step, renews the session, and shows the first missing step, if there is one.
    public func answer(_ text: String) async -> IdentityAnswer {
        do throws(AccountFault) {
            guard let step, let session = try await keeper.find() else { return .refused(.noSession) }
            try await accounts.complete(step, text, of: session.account.userID)
            // a session that gains access gets a new identifier
            let renewed = try await accounts.renew(session)
            keeper.keep(renewed)
            guard let next = IdentityStep.missing(from: renewed.account.doneSteps) else { return .done }
            navigate(.identitySetup(step: next))
            return .next
        } catch { return .refused(error) }
    }
    public func didSelectHome() { navigate(.home) }
}
