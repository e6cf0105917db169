/// The address and device of a visitor, for rate limits.
nonisolated public struct Visitor: Hashable, Sendable {
    /// The address.
    package let client: String
    /// A secret kept by the browser since a login, which tells the user's own devices from others at the same address.
    package let device: String?
    /// The secret from the next login on. The server creates a new one, so that an attacker can't choose it.
    package let nextDevice: String?

    public init(client: String, device: String? = nil, nextDevice: String? = nil) {
        self.client = client
        self.device = device
        self.nextDevice = nextDevice ?? device
    }
}
