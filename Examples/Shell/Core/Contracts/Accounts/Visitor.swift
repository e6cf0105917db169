/// The address and device of a visitor, for rate limits.
nonisolated public struct Visitor: Hashable, Sendable {
    /// The visitor's address, or the part of it that counts as one visitor for the limits.
    package let client: String
    /// A secret that the browser has kept since a login; nil if there was none. It distinguishes the user's own devices
    /// from others at the same address.
    package let device: String?
    /// The secret that the device has after the next login; `device` by default. On the web, the server creates a new
    /// one, so that an attacker can't choose it.
    package let nextDevice: String?

    public init(client: String, device: String? = nil, nextDevice: String? = nil) {
        self.client = client
        self.device = device
        self.nextDevice = nextDevice ?? device
    }
}
