import Testing
import Waymark
import WaymarkTesting

/// A plain recursive model of levels, with which the reducer is compared.
private indirect enum Model: Equatable {
    case level(style: ModalStyle?, root: Route?, path: [Route], modal: Model?)

    var path: [Route] {
        get { if case .level(_, _, let path, _) = self { path } else { [] } }
        set {
            if case .level(let style, let root, _, let modal) = self {
                self = .level(style: style, root: root, path: newValue, modal: modal)
            }
        }
    }
    var root: Route? {
        get { if case .level(_, let root, _, _) = self { root } else { nil } }
        set {
            if case .level(let style, _, let path, let modal) = self {
                self = .level(style: style, root: newValue, path: path, modal: modal)
            }
        }
    }
    var modal: Model? {
        get { if case .level(_, _, _, let modal) = self { modal } else { nil } }
        set {
            if case .level(let style, let root, let path, _) = self {
                self = .level(style: style, root: root, path: path, modal: newValue)
            }
        }
    }
    var depth: Int { 1 + (modal?.depth ?? 0) }

    /// Changes one level of the tree.
    mutating func change(at level: Int, _ body: (inout Model) -> Void) {
        guard level > 0 else { return body(&self) }
        var above = modal
        above?.change(at: level - 1, body)
        modal = above
    }
    init(_ state: NavigationState<Route>) {
        var above: Model?
        for level in state.levels.reversed() {
            above = .level(style: level.style, root: level.root, path: level.path, modal: above)
        }
        self = above ?? .level(style: nil, root: nil, path: [], modal: nil)
    }
    init() { self = .level(style: nil, root: nil, path: [], modal: nil) }
}

@Suite("The reducer, compared with a reference model")
struct ReferenceModelTests {
    @Test("the reducer agrees with the model after each random action", arguments: 0..<100 as Range<UInt64>)
    func agrees(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var state = NavigationState<Route>()
        var model = Model()
        var done: [String] = []
        for _ in 0..<200 {
            let level = Int.random(in: 0..<state.levels.count, using: &random)
            let route = Route.random(&random)
            let depth = model.depth
            let action: NavigationAction<Route>
            switch Int.random(in: 0..<12, using: &random) {
            case 0:
                action = .push(route)
                model.change(at: level) {
                    $0.path.append(route); $0.modal = nil
                }
            case 1:
                action = .setPath(state.levels[level].path + [route])
                model.change(at: level) { $0.path.append(route) }
            case 2:
                let count = Int.random(in: 0...3, using: &random)
                action = .pop(count)
                model.change(at: level) { $0.path = Array($0.path.dropLast(count)) }
            case 3:
                action = .popToRoot
                model.change(at: level) { $0.path = [] }
            case 4:
                action = .popTo(route)
                model.change(at: level) {
                    if let index = $0.path.lastIndex(of: route) {
                        $0.path = Array($0.path[...index])
                    } else if $0.root == route {
                        $0.path = []
                    }
                }
            case 5:
                action = .setPath([route, .list])
                model.change(at: level) { $0.path = [route, .list] }
            case 6:
                action = .setRoot(route, path: [.about])
                model.change(at: level) {
                    $0.root = route; $0.path = [.about]
                }
            case 7:
                action = .replaceTop(route)
                model.change(at: level) {
                    if $0.path.isEmpty { $0.root = route } else { $0.path[$0.path.count - 1] = route }
                }
            case 8, 9:
                let style = ModalStyle.allCases.randomElement(using: &random)!
                action = .present(route, as: style.type)
                let modal = Model.level(style: style, root: route, path: [], modal: nil)
                var presented = model
                presented.change(at: level) { $0.modal = modal }
                if presented.depth <= NavigationLimits.levels { model = presented }
            case 10:
                action = .dismissModal
                model.change(at: level) { $0.modal = nil }
            default:
                action = .finish(then: [.push(route)])
                if level > 0 {
                    model.change(at: level - 1) {
                        $0.modal = nil; $0.path.append(route)
                    }
                }
            }
            done.append("\(level): \(action)")
            try? state.apply(action, at: level)
            #expect(Model(state) == model, "seed \(seed), depth \(depth): \(done.suffix(3))")
            if Model(state) != model { return }
        }
    }
}
