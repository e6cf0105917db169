import ShellApp

extension UserID {
    // `try!`, because the literal is valid and a static property can't throw
    nonisolated static let sample = try! UserID("user123")
}
