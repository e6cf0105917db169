nonisolated public struct ProfileParameters: RouteParameters {
    public let userID: UserID

    public static func validate(_ params: [String: String]) -> Result<Self, RouteError> {
        Result { () throws(RouteError) in ProfileParameters(userID: try params.value("userID")) }
    }
}
