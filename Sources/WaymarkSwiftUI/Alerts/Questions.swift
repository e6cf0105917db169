#if canImport(SwiftUI)
import Observation
import SwiftUI
import Waymark

/// Who asks questions in a container, so that its modals can ask for what they cover.
@MainActor @Observable final class Questions {
    /// The container's ground, once it is on screen.
    var ground: ShownLevel?
    private var members: [Member] = []

    /// Somebody who asks. What is drawn for them does not keep them.
    struct Member: Identifiable {
        let id: ObjectIdentifier
        weak var asking: Asking?
    }
    func add(_ asking: Asking) {
        members.removeAll { $0.asking == nil || $0.asking === asking }
        members.append(Member(id: ObjectIdentifier(asking), asking: asking))
    }
    /// Those who are not on this level themselves.
    func asked(from level: ShownLevel) -> [Member] {
        members.filter { member in member.asking.map { $0.home !== level } ?? false }
    }
    /// The place that asks the questions of views on a level.
    ///
    /// - Parameter level: nil for whoever is around the container.
    func place(on level: ShownLevel?) -> QuestionPlace {
        QuestionPlace(level: { level ?? self.ground }, isThere: { true })
    }
}

/// A level that can show questions.
@MainActor struct QuestionPlace {
    let level: () -> ShownLevel?
    /// False once the view whose questions it shows is gone.
    let isThere: () -> Bool

    /// True if no modal covers it.
    var isOnTop: Bool { isThere() && level()?.modal == nil }
}

/// Somebody who asks, for as long as their view has a state: a view that is covered may count as gone.
@MainActor final class Asking {
    /// The level they are on; nil around the container.
    weak var home: ShownLevel?
    var question: ((QuestionPlace) -> AnyView)?
}

/// What a modal asks for those whom it covers.
struct AsksForOthers: ViewModifier {
    let level: ShownLevel
    @Environment(\.questions) private var questions

    func body(content: Content) -> some View {
        content.background {
            if let questions, level.style != nil {
                ForEach(questions.asked(from: level)) { member in
                    member.asking?.question?(QuestionPlace(level: { level }, isThere: { member.asking != nil }))
                }
            }
        }
    }
}

extension EnvironmentValues {
    var questions: Questions? {
        get { self[OptionalKey<Questions>.self] }
        set { self[OptionalKey<Questions>.self] = newValue }
    }
}
#endif
