public import SwiftUI

// the screens of all apps, which know no way to navigate

public struct ListScreen: View {
    private let push: () -> Void

    public init(push: @escaping () -> Void) { self.push = push }

    public var body: some View {
        List {
            Text("List")
            Button("Push 1", action: push)
        }
    }
}

public struct ItemScreen: View {
    private let id: Int
    private let push: () -> Void
    private let settings: () -> Void
    private let root: () -> Void

    public init(id: Int, push: @escaping () -> Void, settings: @escaping () -> Void, root: @escaping () -> Void) {
        self.id = id
        self.push = push
        self.settings = settings
        self.root = root
    }

    public var body: some View {
        VStack {
            Text("Item \(id)")
            Button("Push \(id + 1)", action: push)
            Button("Settings", action: settings)
            Button("Root", action: root)
        }
    }
}

public struct SettingsScreen: View {
    private let close: () -> Void

    public init(close: @escaping () -> Void) { self.close = close }

    public var body: some View {
        VStack {
            Text("The settings")
            Button("Close", action: close)
        }
    }
}
