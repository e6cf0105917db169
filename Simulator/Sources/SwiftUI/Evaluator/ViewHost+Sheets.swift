@_spi(Evaluator) extension ViewHost {
    /// The aspects of the top sheet, outermost modifier first. If there are several of a kind, the first one applies.
    private var aspects: [SheetAspect] {
        nodes(of: top).compactMap { if case .sheet(let aspect) = $0.attribute { aspect } else { nil } }
    }
    /// The visibility of the top sheet's drag indicator; nil if no modifier sets it.
    public var dragIndicator: Visibility? {
        aspects.firstMapped { if case .dragIndicator(let visibility) = $0 { visibility } else { nil } }
    }
    /// The height of the top sheet: the selected one or, without a selection, the smallest detent; `large` without
    /// detents.
    public var height: PresentationDetent { height(of: top) }
    func height(of level: Node) -> PresentationDetent {
        for node in nodes(of: level) {
            guard case .detents(let detents, let selection) = node.attribute else { continue }
            return selection?.wrappedValue ?? (detents.contains(.medium) ? .medium : .large)
        }
        return .large
    }
    /// Returns true if a sheet shows its drag indicator: as a modifier says or, without one, for several detents.
    func hasGrabber(_ level: Node) -> Bool {
        for node in nodes(of: level) {
            switch node.attribute {
            case .sheet(.dragIndicator(.visible)): return true
            case .sheet(.dragIndicator(.hidden)): return false
            default: continue
            }
        }
        return nodes(of: level).contains {
            if case .detents(let detents, _) = $0.attribute { detents.count > 1 } else { false }
        }
    }
    /// A Boolean value that indicates whether the level behind the top sheet can be used.
    public var isBackgroundEnabled: Bool {
        guard modals.last == "sheet" else { return false }
        let interaction = aspects.firstMapped { aspect -> PresentationBackgroundInteraction? in
            if case .background(let value) = aspect { value } else { nil }
        }
        switch interaction?.extent {
        case .automatic, .disabled, nil: return false
        case .enabled: return true
        case .upThrough(let detent): return height == detent || height == .medium
        }
    }
    /// Taps a button or a link behind the top sheet.
    ///
    /// - Returns: True if the sheet lets taps through and there was an enabled control with the text.
    @discardableResult public func tapBehind(_ label: String) -> Bool {
        guard isBackgroundEnabled, let behind = levels.dropLast().last else { return false }
        let below = nodes(of: behind)
        guard let node = below.first(where: { $0.tap != nil && texts(of: $0).contains(label) && !isDisabled($0) }),
            let tap = node.tap
        else { return false }
        tap()
        settle()
        return true
    }
}
