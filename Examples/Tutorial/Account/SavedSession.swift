import Foundation
import WaymarkSwiftUI

/// Keeps the name of the user who is logged in. A real app keeps a token in the keychain.
@MainActor final class SavedSession: SessionRepository {
    var user: String? { didSet { save() } }
    private let folder: URL?
    private var file: URL? { folder?.appending(path: "user") }

    /// Reads the name from a file in a folder; nil to keep it in memory only.
    init(folder: URL? = nil) {
        self.folder = folder
        user = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    func session() -> Session? { user.map { Session(owner: $0) } }

    private func save() {
        guard let folder, let file else { return }
        try? FileManager.default.removeItem(at: file)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? user?.write(to: file, atomically: true, encoding: .utf8)
    }
}
