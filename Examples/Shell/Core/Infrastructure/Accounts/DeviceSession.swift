public import Foundation
public import Waymark

/// The repository of the device's session, which a file keeps for the next launch. A real app keeps a token in the
/// keychain.
public final class DeviceSession {
    /// The session; nil if nobody is logged in.
    public private(set) var current: LoginSession?
    /// Called after each change.
    var onChange: () -> Void = {}
    /// The PIN of the lock, which the lock screen shows. A real app lets the user choose one.
    static let pin = "2580"
    private let file: URL?

    /// Reads the session from a file. Without a readable one, nobody is logged in.
    ///
    /// - Parameter file: The file; nil to keep the session in memory only.
    public init(file: URL? = nil) {
        self.file = file
        let data = file.flatMap { try? Data(contentsOf: $0) }
        current = data.flatMap { try? JSONDecoder().decode(LoginSession.self, from: $0) }
    }

    /// Sets the session; nil ends it. If it can't be written, the next launch begins at the login.
    func set(_ session: LoginSession?) {
        current = session
        do { try write() } catch { remove() }
        onChange()
    }
    private func write() throws {
        guard let file else { return }
        guard let current else { return remove() }
        try JSONEncoder().encode(current).write(to: file, options: .atomic)
    }
    private func remove() { if let file { try? FileManager.default.removeItem(at: file) } }
}

extension DeviceSession: SessionRepository {
    public func session() -> Session? { current?.session }
}
