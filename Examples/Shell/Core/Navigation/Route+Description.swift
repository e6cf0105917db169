nonisolated extension Route: CustomStringConvertible {
    /// The route with its values, such as `profile(user123)`, for debugging and test failures. Logs have the route's
    /// `name`, which contains no values.
    public var description: String {
        switch self {
        case .login: "login"
        case .signup: "signup"
        case .forgotPassword: "forgotPassword"
        case .home: "home"
        case .profile(let userID, let tab): Self.text("profile", userID.linkText, tab?.rawValue)
        case .productDetail(let productID, let variant): Self.text("productDetail", productID.linkText, variant)
        case .settings(let section): Self.text("settings", section?.rawValue)
        case .identitySetup(let step): Self.text("identitySetup", step?.rawValue)
        case .notFound(let path): Self.text("notFound", path)
        case .unauthorized(let requestedRoute): Self.text("unauthorized", requestedRoute.description)
        }
    }
    private static func text(_ name: String, _ values: String?...) -> String {
        let known = values.compactMap(\.self)
        return known.isEmpty ? name : "\(name)(\(known.joined(separator: ", ")))"
    }
}
