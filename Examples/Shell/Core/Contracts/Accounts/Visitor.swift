/// The place from which somebody logs in, for the limits on attempts.
nonisolated public struct Visitor: Hashable, Sendable {
    /// The address.
    package let client: String
    /// A secret that the browser has kept since a login: it tells the user's own devices from all others at the same address.
    package let device: String?
    /// The secret that it will keep from the next login on. A server makes it anew, so that nobody else can have chosen it.
    package let nextDevice: String?

    public init(client: String, device: String? = nil, nextDevice: String? = nil) {
        self.client = client
        self.device = device
        self.nextDevice = nextDevice ?? device
    }
}
