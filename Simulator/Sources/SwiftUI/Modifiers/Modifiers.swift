public import Foundation
public import Observation

extension View {
    nonisolated func with(_ attribute: Attribute) -> Attributed<Self> {
        Attributed(content: self, attribute: attribute)
    }

    // MARK: life
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        return with(action.map { .onAppear($0) } ?? .look)
    }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        return with(action.map { .onDisappear($0) } ?? .look)
    }
    nonisolated public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        return with(.task { await action() })
    }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        let first: @MainActor () -> Void = { if initial { action(value, value) } }
        return with(
            .change(value, initial: first) { old in if let old = old as? V, old != value { action(old, value) } })
    }

    // MARK: environment and identity
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        return with(.environment { $0.objects[ObjectIdentifier(T.self)] = object })
    }
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        nonisolated(unsafe) let keyPath = keyPath  // used on the main actor, as every view is
        nonisolated(unsafe) let transform = transform
        return with(.environment { transform(&$0[keyPath: keyPath]) })
    }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        with(.environment { $0[keyPath: keyPath] = value })
    }
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { with(.id(AnyHashable(id))) }
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        with(.tag(AnyHashable(tag)))
    }
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { with(.tabItem(label())) }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func badge(_ count: Int) -> some View { with(.badge(count)) }

    // MARK: navigation
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        return with(.destination(ObjectIdentifier(data)) { ($0.base as? D).map { destination($0) } })
    }
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { with(.title(titleKey.text)) }
    @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        with(.title(String(title)))
    }
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        with(.backHidden(hidesBackButton))
    }
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        with(.toolbar((content() as? any DrawnToolbar)?.drawn ?? EmptyView()))
    }
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { with(.presentation(.init(.popover, item, nil, content))) }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { with(.presentation(.init(.sheet, item, onDismiss, content))) }
    @available(macOS, unavailable)
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { with(.presentation(.init(.cover, item, onDismiss, content))) }
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        with(.adaptation(adaptation.name))
    }
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        with((style as? ZoomNavigationTransition).map { .zoom(from: $0.source) } ?? .look)
    }
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        with(.zoomSource(AnyHashable([AnyHashable(id), AnyHashable(namespace)])))
    }

    // MARK: questions
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        with(.question(.init(.alert, String(title), isPresented, data.map(actions), data.map(message))))
    }
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        with(.question(.init(.confirmationDialog, String(title), isPresented, data.map(actions), data.map(message))))
    }

    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @available(macOS 15, *)
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let none = Binding(get: { false }, set: { _ in })
        return with(
            .closing(shouldPresent ? .init(.confirmationDialog, titleKey.text, none, actions(), message()) : nil))
    }

    // MARK: commands
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View { with(.focused { $0[keyPath: keyPath] = value }) }
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { with(.shortcut(key.character)) }

    // MARK: links
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        return with(.openURL { if let url = $0 as? URL { action(url) } })
    }
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        with(.externalEvents(allowing.union(preferring)))
    }
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        return with(.userActivity(activityType) { action($0) })
    }

    // MARK: looks
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        with(.overlay(content()))
    }
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { with(.background(content())) }
    nonisolated public func opacity(_ opacity: Double) -> some View { with(.opacity(opacity)) }
    nonisolated public func disabled(_ disabled: Bool) -> some View { with(.disabled(disabled)) }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

nonisolated public struct PresentationAdaptation {
    let name: String
    public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
    public static var none: PresentationAdaptation { PresentationAdaptation(name: "popover") }
    public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
    public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(name: "cover") }
}

extension PresentationSpec {
    fileprivate init<Item: Identifiable, Content: View>(
        _ style: Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
    ) {
        self.init(
            style: style, item: { item.wrappedValue.map { (AnyHashable($0.id), content($0)) } },
            dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss.map { action in { action() } })
    }
}
extension QuestionSpec {
    fileprivate init(
        _ style: Style, _ title: String, _ isPresented: Binding<Bool>, _ buttons: (any View)?, _ message: (any View)?
    ) {
        self.init(
            style: style, title: title, isPresented: { isPresented.wrappedValue },
            dismiss: { isPresented.wrappedValue = false }, buttons: buttons ?? EmptyView(),
            message: message ?? EmptyView())
    }
}
