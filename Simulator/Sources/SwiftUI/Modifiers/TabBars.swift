@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let name: String
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
}
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}

private struct MinimizeBehaviorKey: EnvironmentKey { static var defaultValue: String? { nil } }
extension EnvironmentValues {
    var minimizeBehavior: String? {
        get { self[MinimizeBehaviorKey.self] }
        set { self[MinimizeBehaviorKey.self] = newValue }
    }
}

extension View {
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        with(.bars(visibility, bars))
    }
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        with(.environment { $0.minimizeBehavior = behavior.name })
    }
    @available(iOS 26, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { with(.accessory(content())) }
    @available(iOS 26.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { with(isEnabled ? .accessory(content()) : .look) }
}
