import Testing

@testable import Waymark

/// The session's state machine. A row is a state and an event, with the next state and the effects.
@MainActor @Suite("The session's transition table")
struct SessionTableTests {
    typealias Effects = [SessionEffect]

    struct Row: Sendable, CustomTestStringConvertible {
        struct Content {
            let before: SessionState
            let event: SessionEvent
            let after: SessionState
            let effects: Effects
        }
        let testDescription: String
        let make: @MainActor @Sendable () -> Content

        init(
            _ name: String, _ before: @escaping @autoclosure @MainActor @Sendable () -> SessionState,
            _ event: @escaping @autoclosure @MainActor @Sendable () -> SessionEvent,
            _ after: @escaping @autoclosure @MainActor @Sendable () -> SessionState,
            _ effects: @escaping @autoclosure @MainActor @Sendable () -> Effects = []
        ) {
            testDescription = name
            make = { Content(before: before(), event: event(), after: after(), effects: effects()) }
        }
    }
    static let login = TypedScreens<AuthRoute>().add(.login)
    static let base = ScreenState(root: login)
    nonisolated static let locked = Session(owner: "ana", isLocked: true)
    static var leaving: Effects {
        [
            .setQuestionAside, .forgetAnswers, .check, .intendShown(leads: true), .refuseQuestion, .performOrdered,
            .openLink,
        ]
    }

    nonisolated static let rows = [
        Row("boot: links wait from the start", SessionState(), .bootIsAwaited, SessionState(boot: .awaited)),
        Row(
            "boot: a second coordinator doesn't begin it again", SessionState(boot: .underWay), .bootIsAwaited,
            SessionState(boot: .underWay)),
        Row("boot: it begins", SessionState(boot: .awaited), .bootBegan, SessionState(boot: .underWay)),
        Row(
            "boot: it ends, and saved state comes before links", SessionState(boot: .underWay),
            .bootEnded(forgetting: nil), SessionState(isRestoring: true)),
        Row(
            "boot: a user whose session ended during boot counts as expired", SessionState(boot: .underWay),
            .bootEnded(forgetting: "ana"), SessionState(user: .expired("ana"), isRestoring: true)),
        Row(
            "boot: without a session, the first state is checked", SessionState(isRestoring: true),
            .phaseBegan(from: nil), SessionState(isRestoring: true), [.check]),
        Row(
            "boot: without a session, the phase's state is shown", SessionState(), .phaseBegan(from: base),
            SessionState(),
            [.start(base)]),
        Row("a restoration begins", SessionState(), .restorationBegan, SessionState(isRestoring: true)),
        Row(
            "a restoration ends, and a link is opened", SessionState(isRestoring: true), .restorationEnded,
            SessionState(), [.openLink]),

        Row("a login makes guard answers outdated", SessionState(), .reported(.began(.ana)), SessionState(epoch: 1)),
        Row(
            "a log-out makes guard answers outdated", SessionState(epoch: 1), .reported(.ended), SessionState(epoch: 2)),
        Row(
            "an expiry makes guard answers outdated", SessionState(epoch: 2), .reported(.expired),
            SessionState(epoch: 3)),
        Row(
            "a change of permissions doesn't make guard answers outdated", SessionState(), .reported(.changed(.ana)),
            SessionState()),

        Row(
            "a login resumes the denied request", SessionState(denialScreen: login), .began(.ana, from: nil),
            SessionState(user: .owner("ana"), denialScreen: login),
            [.setQuestionAside, .forgetAnswers, .resumeOrCheck, .performOrdered, .askAgain, .openLink]),
        Row(
            "a login whose phase has a state of its own shows that state before resuming", SessionState(),
            .began(.ana, from: base),
            SessionState(user: .owner("ana")),
            [.setQuestionAside, .forgetAnswers, .start(base), .resumeOrCheck, .performOrdered, .askAgain, .openLink]),
        Row(
            "a login into a locked session is checked before it is hidden", SessionState(),
            .began(locked, from: nil), SessionState(user: .owner("ana")),
            [.setQuestionAside, .forgetAnswers, .resumeOrCheck, .performOrdered, .askAgain, .lock]),
        Row(
            "after an expiry, a login of the same owner resumes the denied request",
            SessionState(user: .expired("ana"), denialScreen: login),
            .began(.ana, from: nil), SessionState(user: .owner("ana"), denialScreen: login),
            [.setQuestionAside, .forgetAnswers, .resumeOrCheck, .performOrdered, .askAgain, .openLink]),
        Row(
            "another user's login removes the first user's protected screens and requests",
            SessionState(user: .owner("ana"), isLocked: true, denialScreen: login), .began(.ben, from: nil),
            SessionState(user: .owner("ben")),
            [
                .logOut(leaving: login, from: nil, keepsOpenOnly: true), .setQuestionAside, .forgetAnswers,
                .resumeOrCheck, .performOrdered, .askAgain, .openLink,
            ]),
        Row(
            "after an expiry, another user's login removes the first user's protected screens and requests",
            SessionState(user: .expired("ana")), .began(.ben, from: nil),
            SessionState(user: .owner("ben")),
            [
                .logOut(leaving: nil, from: nil, keepsOpenOnly: true), .setQuestionAside, .forgetAnswers,
                .resumeOrCheck, .performOrdered, .askAgain, .openLink,
            ]),

        Row(
            "a change of permissions, or an unlock, asks the guards again or resumes the denied request",
            SessionState(user: .owner("ana"), isLocked: true), .changed,
            SessionState(user: .owner("ana")),
            [.setQuestionAside, .check, .passDenialOfRoot, .performOrdered, .askAgainOrResume, .openLink]),
        Row(
            "a lock only hides", SessionState(user: .owner("ana")), .locked,
            SessionState(user: .owner("ana"), isLocked: true)),

        Row(
            "an expiry keeps the shown state for its owner", SessionState(user: .owner("ana")), .expired(from: nil),
            SessionState(user: .expired("ana")), leaving),
        Row(
            "an expiry ends a lock, and removes the screens that it hid",
            SessionState(user: .owner("ana"), isLocked: true),
            .expired(from: nil), SessionState(user: .expired("ana")), leaving),
        Row(
            "an expiry while nobody is logged in leaves nobody logged in", SessionState(), .expired(from: nil),
            SessionState(), leaving),
        Row(
            "an expiry whose phase has a state of its own leads to no login", SessionState(user: .owner("ana")),
            .expired(from: base), SessionState(user: .expired("ana")),
            [
                .setQuestionAside, .forgetAnswers, .start(base), .intendShown(leads: false), .refuseQuestion,
                .performOrdered, .openLink,
            ]),
        Row(
            "a log-out ends a lock, and removes the denial screen",
            SessionState(user: .owner("ana"), isLocked: true, isRestoring: true, denialScreen: login),
            .ended(from: base, isOutdated: false), SessionState(isRestoring: true),
            [.logOut(leaving: login, from: base, keepsOpenOnly: false)]),
        Row(
            "a log-out that another session change has overtaken keeps only screens for everyone",
            SessionState(user: .owner("ana")),
            .ended(from: nil, isOutdated: true), SessionState(),
            [.logOut(leaving: nil, from: nil, keepsOpenOnly: true)]),

        Row("a denial shows a screen", SessionState(), .denied(to: login), SessionState(denialScreen: login)),
        Row("the denial screen is forgotten", SessionState(denialScreen: login), .denied(to: nil), SessionState()),
        Row(
            "going back from the denial screen drops the denied request", SessionState(denialScreen: login),
            .denialScreenLeft(by: .dismiss), SessionState(), [.dropIntent]),
        Row(
            "navigating from the denial screen keeps the denied request", SessionState(denialScreen: login),
            .denialScreenLeft(by: .navigate),
            SessionState()),
        Row(
            "a denial screen that the user has passed is removed", SessionState(denialScreen: login), .denialPassed,
            SessionState(),
            [.remove(login)]),
        Row("without a denial screen, there is none to remove", SessionState(), .denialPassed, SessionState()),
    ]

    @Test("each event gives the next state, and effects in order", arguments: rows)
    func row(_ row: Row) {
        let content = row.make()
        var state = content.before
        #expect(state.handle(content.event) == content.effects)
        #expect(state == content.after)
    }

    static var states: [SessionState] {
        [SessionState.User.nobody, .owner("ana"), .expired("ana")].flatMap { user in
            [SessionState.Boot.none, .awaited, .underWay].flatMap { boot in
                [false, true].flatMap { isLocked in
                    [nil, login].map {
                        SessionState(user: user, boot: boot, isLocked: isLocked, denialScreen: $0)
                    }
                }
            }
        }
    }
    @Test("in every state, an event of the session decides once about the transition that waits for a guard")
    func question() {
        let events: [SessionEvent] = [
            .began(.ana, from: nil), .began(.ben, from: Self.base), .began(Self.locked, from: nil), .changed,
            .expired(from: nil), .expired(from: Self.base),
        ]
        for state in Self.states {
            for event in events {
                var state = state
                let effects = state.handle(event)
                let decisions = effects.indices.filter {
                    [.askAgain, .askAgainOrResume, .refuseQuestion].contains(effects[$0])
                }
                #expect(decisions.count == 1, "\(event)")
                #expect(effects.firstIndex(of: .setQuestionAside).map { $0 < decisions[0] } == true, "\(event)")
            }
        }
    }
    @Test("in every state, an event that may end a wait opens the waiting link last")
    func link() {
        let events: [SessionEvent] = [
            .began(.ana, from: nil), .changed, .expired(from: nil), .restorationEnded,
        ]
        for state in Self.states + [SessionState(isRestoring: true)] {
            for event in events {
                var after = state
                let effects = after.handle(event)
                #expect(effects.last == .openLink, "\(event)")
            }
        }
    }
}
