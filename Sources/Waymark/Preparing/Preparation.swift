/// The work that loads the value for a screen before the screen appears, for destinations whose screens would otherwise
/// begin with a spinner.
///
/// ```swift
/// router.setPreparation { destination in
///     switch destination {
///     case .profile(let id): Preparation { try await profiles.profile(id) }
///     case .home, .settings: nil
///     }
/// }
/// ```
@MainActor public struct Preparation {
    /// The cost that counts against the `cost` limit of ``Router/setPreparation(count:age:cost:_:)``.
    let cost: Int
    let type: Any.Type
    let load: @MainActor () async throws -> Any

    /// Creates a preparation.
    ///
    /// - Parameters:
    ///   - cost: The cost of keeping the value, in a unit of the app's choice, such as bytes. Less than 0 counts as 0.
    ///   - load: Loads the value, such as a model or a view model. Its task is cancelled if nothing needs the value any
    ///     more. An error that it throws becomes ``Prepared/failure``.
    public init<Value>(cost: Int = 1, _ load: @escaping @MainActor () async throws -> Value) {
        self.cost = max(cost, 0)
        self.type = Value.self
        self.load = load
    }
}

/// The reason that nothing was prepared for a screen, other than an error that its ``Preparation`` throws.
public enum PreparationError: Error, Hashable, Sendable {
    /// The app states no ``Preparation`` for the destination.
    case notStated(name: String)
    /// A guard denies the destination, so nothing is loaded for it. In a preview, everything is denied once a session
    /// has begun or ended. While the app boots or is locked, a value that was loaded for a screen that isn't shown is
    /// denied, too. A value that wasn't loaded yet is loaded afterwards.
    case denied(name: String, DenialReason)
    /// The destination leads nowhere, for example because its redirects form a loop.
    case unreachable(name: String, NavigationFailure)
    /// The ``Preparation`` loads a value of another type than the one that the screen asks for.
    case wrongType(name: String, expected: String, found: String)
}

extension PreparationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notStated(let name):
            "nothing states how to prepare \(name); return a Preparation for it from setPreparation or prepare(for:)"
        case .denied(let name, let reason): "\(name) was not prepared, because it was denied: \(reason.name)"
        case .unreachable(let name, let failure): "\(name) was not prepared, because it leads nowhere: \(failure)"
        case .wrongType(let name, let expected, let found):
            "\(name) prepares '\(found)', but its screen asks for '\(expected)'; ask for the type that is loaded"
        }
    }
}
