#if canImport(SwiftUI)
import SwiftUI
import Waymark

/// A chain of rules that give each destination a value, such as its transition. Each nested modifier adds a rule for
/// one destination type; the innermost rule for a type applies.
struct DestinationRule<Value> {
    private let value: (any Navigation) -> Value?

    /// Creates a rule for one destination type, including destinations of that type that an `AnyNavigation` wraps.
    ///
    /// - Parameters:
    ///   - value: Returns the value for a destination.
    ///   - outer: The rules for destinations of other types; nil for none.
    init<Destination: Navigation>(_ value: @escaping (Destination) -> Value, else outer: DestinationRule?) {
        self.value = { navigation in
            let destination = (navigation as? AnyNavigation)?.base ?? navigation
            return (destination as? Destination ?? navigation as? Destination).map(value)
                ?? outer?.value(navigation)
        }
    }
    /// Returns the value of the innermost rule for the destination's type; nil if there is none.
    func callAsFunction(_ destination: some Navigation) -> Value? { value(destination) }
}

/// Adds a rule to the environment. It takes precedence over the rules of outer modifiers.
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
