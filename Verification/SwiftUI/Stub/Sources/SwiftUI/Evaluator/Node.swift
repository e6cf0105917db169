/// A view on its place: what is kept of it from one evaluation to the next.
@MainActor final class Node {
    /// What a container does with its children.
    enum Kind {
        case plain
        case stack(StackPath)
        case tabs(selected: AnyHashable?)
        case split(onTop: String)
    }
    let key: AnyHashable
    let viewType: Any.Type
    weak var parent: Node?
    var view: any View
    var environment: EnvironmentValues
    var children: [Node] = []
    var slots: [String: Slot] = [:]
    var kind = Kind.plain
    var isDirty = false
    var isVisible = false
    /// The children of the evaluation that is under way, and what else there is to do after it.
    var pending: [Child]?
    var deferred: [@MainActor () -> Void] = []
    /// Counts evaluations: the report of an earlier one is dropped.
    var evaluation = 0

    // MARK: what primitives and attributes leave here
    var text: String?
    var tap: (@MainActor () -> Void)?
    var type: (@MainActor (String) -> Void)?
    var choose: (@MainActor (AnyHashable) -> Bool)?
    var showColumn: (@MainActor (String) -> Void)?
    var isDisabled = false
    var attribute: Attribute?
    /// The controller that a view shows.
    var controller: AnyObject?
    var running: Task<Void, Never>?
    var lastChange: (any Equatable)?
    /// What is presented over it: what a sheet's or a cover's modifier keeps.
    var presented: (id: AnyHashable, node: Node)?
    var isDismissing = false
    var question: (buttons: Node, message: Node)?
    /// The path that a stack has drawn.
    var drawnPath: [AnyHashable] = []
    /// The path that a stack has read last.
    var lastRead: [AnyHashable]?
    /// The identity of what a stack stands on.
    var rootID: AnyHashable?
    /// Whether what is presented has come up.
    var isUp = false
    var isDismissedByUser = false
    /// The rows of a list.
    var listedRows: [AnyHashable] = []
    /// What the path of a stack was bound to last.
    var boundTo: [AnyHashable]?
    /// A stack that has gone back with another binding than before, until views are told that they appeared.
    var losesAppearance = false
    /// Whether it has ever been on screen.
    var hasAppeared = false
    /// Whether a stack around it forgets to say that it appeared.
    var isForgotten: Bool {
        hasAppeared && sequence(first: self, next: \.parent).contains { $0.losesAppearance }
    }

    init(key: AnyHashable, view: any View, environment: EnvironmentValues, parent: Node?) {
        self.key = key
        self.view = view
        viewType = Swift.type(of: view)
        self.environment = environment
        self.parent = parent
    }

    /// How far it is from the root.
    var depth: Int { sequence(first: self, next: \.parent).reduce(0) { count, _ in count + 1 } }
    /// This node and all under it that are there, drawn or not.
    var all: [Node] {
        [self] + children.flatMap(\.all) + (presented?.node.all ?? [])
            + (question.map { $0.buttons.all + $0.message.all } ?? [])
    }
    /// Whether a modal lies over the level of this node.
    var isCovered: Bool {
        var node = self
        while let parent = node.parent {
            if parent.presented?.node === node { return false }
            if let presented = parent.presented?.node {
                if !parent.presentsBeside { return true }
                if presented.all.contains(where: { $0.presented != nil && !$0.presentsBeside }) { return true }
            }
            node = parent
        }
        return false
    }
    /// Whether what is presented leaves the view usable.
    private var presentsBeside: Bool {
        if case .presentation(let spec) = attribute { spec.style == .inspector } else { false }
    }
    deinit { running?.cancel() }
}

struct Child {
    let key: AnyHashable
    let view: any View
    var environment: EnvironmentValues?
}
