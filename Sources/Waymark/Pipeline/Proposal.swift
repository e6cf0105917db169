/// The action and the place of a request on its way through the pipeline.
@MainActor struct Proposal {
    var redirects: RedirectChain
    /// The request's action, after the redirects so far.
    var action: ScreenAction
    /// The place of the action; nil until it has been found.
    var place: Place?

    /// The place of an action: a level or, for a link, a branch of the ground (nil for the selected one).
    enum Place { case level(Int), landing(branch: String?) }

    /// Replaces a screen with the one to which a guard redirects it. If the action names the screen, replaces it there.
    /// If not, the action becomes one that shows the proposed state with the other screen.
    mutating func replace(_ screen: Screen, with other: Screen, in proposed: ScreenState) {
        if let replaced = action.replacing(screen, with: other) {
            action = replaced
        } else {
            (action, place) = (.replace(proposed.replacing(screen, with: other)), .level(0))
        }
    }
}
