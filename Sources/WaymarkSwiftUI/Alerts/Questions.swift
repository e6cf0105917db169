#if canImport(SwiftUI)
import Observation
import SwiftUI
import Waymark

/// A container's views that ask questions. A modal shows the questions of the views that it covers.
@MainActor @Observable final class Questions {
    /// The container's ground level; nil until it is on screen.
    var ground: ShownLevel?
    private var members: [Member] = []

    /// A view with questions. The reference is weak, so a member may outlive its view.
    struct Member: Identifiable {
        let id: ObjectIdentifier
        weak var asking: Asking?
    }
    func add(_ asking: Asking) {
        members.removeAll { $0.asking == nil || $0.asking === asking }
        members.append(Member(id: ObjectIdentifier(asking), asking: asking))
    }
    /// Returns the views that aren't on the given level, which is a modal's. The modal shows their questions while no
    /// other modal covers it.
    func asked(from level: ShownLevel) -> [Member] {
        members.filter { member in member.asking.map { $0.home !== level } ?? false }
    }
}

/// The identity of a view with questions. It lives as long as the view's state, because SwiftUI may report a covered
/// view as disappeared.
@MainActor final class Asking {
    /// The view's level; nil for a view around the container.
    weak var home: ShownLevel?
    /// Returns a view that shows the questions on a modal; nil until the view has appeared.
    var question: ((ShownLevel) -> AnyView)?
}

/// Shows, on a modal, the questions of the views that it covers.
struct CoveredQuestions: View {
    let level: ShownLevel
    @Environment(\.questions) private var questions

    var body: some View {
        if let questions {
            ForEach(questions.asked(from: level)) { member in
                member.asking?.question?(level)
            }
        }
    }
}

extension EnvironmentValues {
    /// The questions of views around a container.
    @Entry var outerQuestions: Questions?
    /// The questions of the views around this one.
    var questions: Questions? { navigationGround?.questions ?? outerQuestions }
}
#endif
