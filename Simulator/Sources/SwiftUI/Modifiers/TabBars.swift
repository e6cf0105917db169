@available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let name: String
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
}

private struct MinimizeBehaviorKey: EnvironmentKey { static var defaultValue: String? { nil } }
extension EnvironmentValues {
    var minimizeBehavior: String? {
        get { self[MinimizeBehaviorKey.self] }
        set { self[MinimizeBehaviorKey.self] = newValue }
    }
}

extension View {
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        with(.environment { $0.minimizeBehavior = behavior.name })
    }
}
