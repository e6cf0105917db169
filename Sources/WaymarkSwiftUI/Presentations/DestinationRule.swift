#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// What an app says of its destinations, whatever their types: the rules of several modifiers, the innermost first.
struct DestinationRule<Value> {
    private let value: (any Navigation) -> Value?

    /// A rule for one type of destinations, also where features are shown. Others are left to the next rule.
    init<Destination: Navigation>(_ value: @escaping (Destination) -> Value, else outer: DestinationRule?) {
        self.value = { navigation in
            let destination = (navigation as? AnyNavigation)?.base ?? navigation
            return (destination as? Destination ?? navigation as? Destination).map(value)
                ?? outer?.value(navigation)
        }
    }
    func callAsFunction(_ destination: some Navigation) -> Value? { value(destination) }
}

/// Adds a rule to those of the environment.
struct AddsRule<Destination: Navigation, Value>: ViewModifier {
    let value: (Destination) -> Value
    @Environment private var outer: DestinationRule<Value>?
    private let keyPath: WritableKeyPath<EnvironmentValues, DestinationRule<Value>?>

    init(
        _ keyPath: WritableKeyPath<EnvironmentValues, DestinationRule<Value>?>,
        _ value: @escaping (Destination) -> Value
    ) {
        self.value = value
        self.keyPath = keyPath
        _outer = Environment(keyPath)
    }
    func body(content: Content) -> some View {
        content.environment(keyPath, DestinationRule(value, else: outer))
    }
}
#endif
