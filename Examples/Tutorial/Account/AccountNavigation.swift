import WaymarkSwiftUI

/// The screens of the account feature.
@Links enum AccountIncomingNavigation: IncomingNavigation, GuardedNavigation {
    @Link("/account") case account
    case login

    var presentationType: PresentationType { self == .login ? .sheet : .push }
    var accessRule: AccessRule { self == .login ? .everyone : .session() }
}
