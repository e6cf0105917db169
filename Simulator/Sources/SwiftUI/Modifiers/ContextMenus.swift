extension View {
    @available(watchOS, unavailable)
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(PreviewedMenu(items: menuItems(), preview: preview())) }
}

/// A modifier that adds a context menu. The menu and its preview are drawn while the menu is open.
private struct PreviewedMenu<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview
    @State private var isOpen = false

    func body(content: Content) -> some View {
        content.with(
            .question(
                QuestionSpec(
                    style: .contextMenu, title: "", isPresented: { isOpen }, dismiss: { isOpen = false },
                    buttons: items, message: preview, open: { isOpen = true })))
    }
}
