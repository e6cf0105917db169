import ShellApp

extension UserID {
    // `try!`: the text stands here and is a valid one; a static property can't throw
    nonisolated static let sample = try! UserID("user123")
}
