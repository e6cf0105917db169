/// Where somebody is who wants to log in, for the limits on attempts.
nonisolated public struct Visitor: Hashable, Sendable {
    /// The address.
    package let client: String
    /// What the browser has kept since a login: it tells the user's own devices from all others at the same address.
    package let device: String?
    /// What it will keep from the next login on. A server makes it anew, so that nobody else can have chosen it.
    package let nextDevice: String?

    public init(client: String, device: String? = nil, nextDevice: String? = nil) {
        self.client = client
        self.device = device
        self.nextDevice = nextDevice ?? device
    }
}
