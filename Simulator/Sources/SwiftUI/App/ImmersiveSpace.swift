import Foundation

// The declarations for immersive spaces, which Apple's SwiftUI has only on visionOS.

nonisolated public struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data: Codable & Hashable>: Scene {
    let make: (Foundation.Data) -> (any View)?
    public typealias Body = Never
}
extension ImmersiveSpace {
    nonisolated public init<V: View>(for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V)
    where Content == ImmersiveSpaceViewContent<V> {
        make = { stored in
            (try? JSONDecoder().decode(Data.self, from: stored)).map {
                PresentedWindowContent(value: $0, content: content)
            }
        }
    }
}
extension ImmersiveSpace: ViewScene {
    var root: any View { PresentedSpace(make: make) }
}
/// The content of a space, which has a view only for a value.
struct PresentedSpace: View, PresentsData {
    let make: (Data) -> (any View)?
    var body: some View { EmptyView() }
    func presenting(_ stored: Data) -> (any View)? { make(stored) }
}
public protocol ImmersiveSpaceContent {}
nonisolated public struct ImmersiveSpaceViewContent<Content: View>: ImmersiveSpaceContent {}

@MainActor public struct OpenImmersiveSpaceAction {
    public enum Result: Sendable { case opened, userCancelled, error }
    nonisolated(unsafe) let open: (Data?) -> Result
    nonisolated init(_ open: @escaping (Data?) -> Result) { self.open = open }
    @discardableResult @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result {
        open(try? JSONEncoder().encode(value))
    }
}
@MainActor public struct DismissImmersiveSpaceAction {
    nonisolated(unsafe) let dismiss: () -> Void
    nonisolated init(_ dismiss: @escaping () -> Void) { self.dismiss = dismiss }
    @MainActor public func callAsFunction() async { dismiss() }
}
private struct SpacesKey: EnvironmentKey { static var defaultValue: OpenImmersiveSpaceAction { .init { _ in .error } } }
extension EnvironmentValues {
    public var openImmersiveSpace: OpenImmersiveSpaceAction { self[SpacesKey.self] }
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction {
        let open = self[SpacesKey.self].open
        return DismissImmersiveSpaceAction { _ = open(nil) }
    }
    mutating func setSpaces(_ open: @escaping (Data?) -> OpenImmersiveSpaceAction.Result) {
        self[SpacesKey.self] = OpenImmersiveSpaceAction(open)
    }
}
