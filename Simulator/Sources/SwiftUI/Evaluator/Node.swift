import Observation
import UIKitCore

/// A view at a position in the tree, with the state that is kept between evaluations.
@MainActor final class Node {
    /// The kind of container, which determines the children that are shown.
    enum Kind {
        case plain
        case stack(StackPath)
        case tabs(selected: AnyHashable?)
        case split(onTop: String)
    }
    /// The number by which a page names the node.
    let number: Int
    private static var count = 0
    let key: AnyHashable
    let viewType: Any.Type
    weak var parent: Node?
    var view: any View
    var environment: EnvironmentValues
    var children: [Node] = []
    var slots: [String: Slot] = [:]
    var kind = Kind.plain
    /// A Boolean value that indicates whether the view itself draws something, and doesn't only arrange other views.
    let isDrawing: Bool
    var isDirty = false
    var isVisible = false
    /// The children that a primitive has set during its evaluation; nil at other times.
    var pending: [Child]?
    var deferred: [@MainActor () -> Void] = []
    /// The number of evaluations so far. A change to a value that was read only in an earlier evaluation is ignored.
    var evaluation = 0
    /// The evaluation that is observed. Each reads it and the next one writes it, since only a change ends an
    /// observation: those of values that never change would pile up.
    let observed = ObservedEvaluation()

    // MARK: set by primitives and attributes
    var text: String?
    var tap: (@MainActor () -> Void)?
    var type: (@MainActor (String) -> Void)?
    var choose: (@MainActor (AnyHashable) -> Bool)?
    var showColumn: (@MainActor (String) -> Void)?
    /// The visibility of a split view's leading columns.
    var visibility: Binding<NavigationSplitViewVisibility>?
    var isDisabled = false
    var attribute: Attribute?
    /// The controller that the view shows.
    var controller: AnyObject?
    /// The controller of UIKit's that SwiftUI has for the node: for a stack, each of its screens, and a sheet.
    var hosting: UIViewController?
    var running: Task<Void, Never>?
    var lastChange: (any Equatable)?
    /// A Boolean value that indicates whether the children's update is animated; nil if no transaction decides.
    var animatesChildren: Bool?
    /// The node that a presentation modifier presents, and the id of its item; nil if it presents nothing.
    var presented: (id: AnyHashable, node: Node)?
    var isDismissing = false
    var question: (buttons: Node, message: Node)?
    /// The path that a stack shows, which may differ from the one in its binding.
    var drawnPath: [AnyHashable] = []
    /// The path that a stack last read from its binding; nil to show the next one that it reads even if it is the same.
    var lastRead: [AnyHashable]?
    /// The id that a modifier `id` gives to a stack's root; nil if there is none.
    var rootID: AnyHashable?
    /// A Boolean value that indicates whether the modal is presented completely. False again when its dismissal has
    /// ended.
    var isUp = false
    var isDismissedByUser = false
    /// The column that the user goes back to while the columns are collapsed; nil once the split view shows it.
    var columnOfUser: String?
    /// Deselects the row of a list with a selection; nil for other views.
    var deselect: (@MainActor () -> Void)?
    /// The selected row of a list with a selection; nil without one.
    var selectedRow: AnyHashable?
    /// The rows of a list with a selection, as of its last evaluation.
    var listedRows: [AnyHashable] = []
    /// The identity of a stack's last path binding; nil if that was made from closures.
    var boundTo: [AnyHashable]?
    /// A Boolean value that indicates whether the stack popped with a changed binding, so that the screen that it now
    /// shows isn't told that it appears.
    var losesAppearance = false
    /// A Boolean value that indicates whether the view was ever on screen at the end of a transition.
    var hasAppeared = false
    /// A Boolean value that indicates whether the view isn't told that it appears again, because of `losesAppearance`.
    var isForgotten: Bool {
        hasAppeared && sequence(first: self, next: \.parent).contains { $0.losesAppearance }
    }

    init(key: AnyHashable, view: any View, environment: EnvironmentValues, parent: Node?) {
        Self.count += 1
        number = Self.count
        self.key = key
        self.view = view
        viewType = Swift.type(of: view)
        isDrawing = view is any Primitive && !(view is any Wrapper)
        self.environment = environment
        self.parent = parent
    }

    /// The number of nodes from the root to this one, including both.
    var depth: Int { sequence(first: self, next: \.parent).reduce(0) { count, _ in count + 1 } }
    /// This node and all nodes below it, visible or not, with those of modals and questions.
    var all: [Node] {
        collected { node in
            var below = node.children
            if let presented = node.presented { below.append(presented.node) }
            if let question = node.question { below += [question.buttons, question.message] }
            return below
        }
    }
    /// This node and those below it in its level, visible or not, without those of modals and questions.
    var inLevel: [Node] { collected { $0.children } }
    /// Returns this node and those that are below it by a function, outer ones first. One array takes them all:
    /// concatenating those of the children would copy each node once for each node above it.
    func collected(_ below: (Node) -> [Node]) -> [Node] {
        var nodes: [Node] = []
        func visit(_ node: Node) {
            nodes.append(node)
            for child in below(node) { visit(child) }
        }
        visit(self)
        return nodes
    }
    /// The content of the first modal that a node of this level presents.
    var modal: Node? {
        if let presented { return presented.node }
        for child in children { if let modal = child.modal { return modal } }
        return nil
    }
    /// A Boolean value that indicates whether a modal covers the node's level.
    var isCovered: Bool {
        var node = self
        while let parent = node.parent {
            if let modal = parent.presented?.node, modal === node || !modal.letsThrough { return modal !== node }
            node = parent
        }
        return false
    }
    /// A Boolean value that indicates whether the node is a sheet below which the level can be used at some height.
    var letsThrough: Bool {
        inLevel.contains { node in
            guard case .sheet(.background(let interaction)) = node.attribute else { return false }
            switch interaction.extent {
            case .enabled, .upThrough: return true
            case .automatic, .disabled: return false
            }
        }
    }
    /// A Boolean value that indicates whether the node has an opacity of 0.
    var isTransparent: Bool { if case .opacity(0) = attribute { true } else { false } }
    /// The presentation that the content of a popover requests for narrow windows, such as `sheet`; nil if it requests
    /// none.
    var adaptation: String? {
        inLevel.firstMapped { if case .adaptation(let name) = $0.attribute { name } else { nil } }
    }
    deinit {
        running?.cancel()
        observed.number = -1
    }
}

/// A node's evaluation, observably.
@Observable final class ObservedEvaluation {
    var number = 0
}

extension Sequence {
    /// Returns the first result of a function that isn't nil; nil without one.
    func firstMapped<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self { if let result = transform(element) { return result } }
        return nil
    }
}

struct Child {
    let key: AnyHashable
    let view: any View
    var environment: EnvironmentValues?
}
