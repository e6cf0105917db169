import ShellApp

extension UserID {
    // `try!`: the literal is valid, and a static property can't throw
    nonisolated static let sample = try! UserID("user123")
}
