import Waymark
import WaymarkTesting

/// An event of a router, as a value, so that two routers can be given the same events.
enum PropertyStep: Hashable, Sendable {
    enum Place: CaseIterable { case ground, top }
    case navigate(Page, Place)
    case push(Page, Place)
    case pop(Place)
    case popToRoot(Place)
    case present(Page, PresentationType, Place)
    case dismiss(Place)
    case setPath([Page], Place)
    case replace(NavigationState<Page>)
    case open(Page)
    case select(String)
    case goBack
    case logIn(Visitor)
    case logOut
    case expire
    /// The permissions of the session change.
    case change

    var isOfSession: Bool {
        switch self {
        case .logIn, .logOut, .expire, .change: true
        default: false
        }
    }

    static func random(_ rules: RuleSet, using random: inout SeededGenerator) -> PropertyStep {
        func page() -> Page { rules.pages.randomElement(using: &random)! }
        func path(_ count: ClosedRange<Int>) -> [Page] {
            (0..<Int.random(in: count, using: &random)).map { _ in page() }
        }
        func place() -> Place { Place.allCases.randomElement(using: &random)! }
        func style() -> PresentationType { ModalStyle.allCases.map(\.type).randomElement(using: &random)! }
        switch Int.random(in: 0..<24, using: &random) {
        case 0..<6: return .navigate(page(), place())
        case 6: return .push(page(), place())
        case 7: return .pop(place())
        case 8: return .popToRoot(place())
        case 9: return .present(page(), style(), place())
        case 10: return .dismiss(place())
        case 11, 12: return .setPath(path(0...3), place())
        case 13:
            let state = NavigationState(root: Bool.random(using: &random) ? page() : nil, path: path(0...2))
            return .replace(
                Bool.random(using: &random) ? state : state.presenting(page(), as: style(), path: path(0...1)))
        case 14: return .open(page())
        case 15: return .select(Bool.random(using: &random) ? "one" : "two")
        case 16: return .goBack
        case 17..<21: return .logIn(RuleSet.visitors.compactMap(\.self).randomElement(using: &random)!)
        case 21: return .logOut
        case 22: return .expire
        default: return .change
        }
    }
}

extension PropertyWorld {
    /// Performs a step. The guard is told of a session before the router, as in an app.
    ///
    /// - Returns: The navigation; nil for a step that changes the session.
    @discardableResult func apply(_ step: PropertyStep) -> NavigationHandle? {
        access.startCounting()
        switch step {
        case .navigate(let page, let place): return self.place(place).navigate(to: page)
        case .push(let page, let place): return self.place(place).push(page)
        case .pop(let place): return self.place(place).pop()
        case .popToRoot(let place): return self.place(place).popToRoot()
        case .present(let page, let style, let place): return self.place(place).present(page, as: style)
        case .dismiss(let place): return self.place(place).dismissModal()
        case .setPath(let path, let place): return self.place(place).perform(.setPath(path))
        case .replace(let state): return router.perform(.replace(state))
        case .open(let page): return router.active.open("pages:/\(page.link)", using: try! Page.deepLinks())
        case .select(let id): return router.perform(.select(branch: id))
        case .goBack: return router.active.goBack()
        case .logIn(let visitor): session(visitor, .began(Session(owner: visitor.owner)))
        case .logOut: session(nil, .ended)
        case .expire: session(nil, .expired)
        case .change:
            guard var visitor = access.visitor else { return nil }
            visitor.isUpgraded.toggle()
            session(visitor, .changed(Session(owner: visitor.owner)))
        }
        return nil
    }
    static let links = try! Page.deepLinks()

    private func place(_ place: PropertyStep.Place) -> Router<Page> { place == .ground ? router : router.active }
    private func session(_ visitor: Visitor?, _ change: SessionChange) {
        access.visitor = visitor
        router.updateSession(change)
    }

    /// Adds the leave guards of the rule set to the router.
    func guardLeaving() {
        for page in rules.pages where rules.leaving[page] != nil {
            router.onLeave(of: page) { [access] in access.leave(page) }
        }
    }
    /// The pages in the state that the rules don't allow there.
    var strangers: [Page] {
        router.state.destinations.filter { !rules.mayStand($0, for: access.visitor) }
    }
}
