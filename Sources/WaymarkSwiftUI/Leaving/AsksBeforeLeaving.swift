#if canImport(SwiftUI)
public import SwiftUI
import Waymark

extension View {
    /// Asks before this view's screen leaves, for instance whether to discard unsaved changes. It asks before gestures,
    /// links and the app's own navigation, but not when the session changes, as in a log-out. Pulling down a sheet that
    /// contains the screen asks, too, and so does closing its window on macOS 15.
    ///
    /// ```swift
    /// Form { … }.asksBeforeLeaving(when: draft.isDirty) {
    ///     await alerts.answer(to: .discardChanges) == .discard
    /// }
    /// ```
    /// The view is asked while it is part of its screen, even if another screen covers it. If several views of a screen
    /// ask, the one that began to ask last is asked first. A container's `root` view isn't in the router's state, so it
    /// never leaves and is never asked.
    ///
    /// - Parameters:
    ///   - isAsking: true if the view asks; false to let the screen leave.
    ///   - ask: Returns true to let the screen leave. Without an answer within `NavigationTiming.leaveTimeout`, the
    ///     screen stays. The closure's task is cancelled if another navigation replaces the one in question.
    public func asksBeforeLeaving(
        when isAsking: Bool = true, ask: @escaping @MainActor @Sendable () async -> Bool
    ) -> some View {
        modifier(LeaveQuestion(isAsking: isAsking, ask: ask))
    }
}

extension View {
    /// Asks before a window is closed whose screens ask before they leave, where the system offers that: on macOS 15.
    @ViewBuilder func asksBeforeClosing(_ host: NavigationHost) -> some View {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
        self
        #else
        if #available(macOS 15, *) {
            dismissalConfirmationDialog(
                "Close this window?", shouldPresent: host.asksBeforeLeaving,
                actions: { Button("Close", role: .destructive) {} }, message: { EmptyView() })
        } else {
            self
        }
        #endif
    }
}

private struct LeaveQuestion: ViewModifier {
    let isAsking: Bool
    let ask: @MainActor @Sendable () async -> Bool
    @Environment(\.screenPlace) private var place
    @State private var registration = LeaveRegistration()

    func body(content: Content) -> some View {
        // the closure may capture new values each time
        registration.ask = ask
        return
            content
            .onAppear { registration.update(isAsking, in: place) }
            // not in `onDisappear`, which may run before SwiftUI reports that the user has gone back
            .onChange(of: isAsking) { _, isAsking in registration.update(isAsking, in: place) }
    }
}

/// A view's registration with its screen. It lives as long as the view's state.
@MainActor private final class LeaveRegistration {
    var ask: (@MainActor @Sendable () async -> Bool)?
    private var registered: (place: ScreenPlace, observation: RouterRegistration)?

    func update(_ isAsking: Bool, in place: ScreenPlace?) {
        if isAsking, let registered, registered.place == place { return }
        registered?.observation.cancel()
        registered = nil
        guard isAsking, let place else { return }
        // weak, because the router must not retain views
        let observation = place.onLeave(owner: ObjectIdentifier(self)) { [weak self] in
            self?.ask.map { .later($0) } ?? .leave
        }
        registered = (place, observation)
    }
    deinit {
        guard let observation = registered?.observation else { return }
        Task { @MainActor in observation.cancel() }
    }
}
#endif
