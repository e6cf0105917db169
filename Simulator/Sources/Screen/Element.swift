/// A part of a screen, as a value that a page can draw.
public struct Element: Codable, Equatable, Sendable {
    /// The number by which an action names the element.
    public var number: Int
    public var kind: Kind
    public var children: [Element]

    public init(_ kind: Kind, number: Int = 0, _ children: [Element] = []) {
        self.kind = kind
        self.number = number
        self.children = children
    }

    public enum Kind: Codable, Equatable, Sendable {
        /// Draws its children where they are.
        case group
        case vertical(alignment: String, spacing: Double?)
        case horizontal(spacing: Double?)
        /// Content with another view over it.
        case overlay
        case spacer
        case text(String, TextStyle)
        /// A system symbol.
        case symbol(String, TextStyle)
        /// A picture with an address; without a size in points, it fills its frame.
        case picture(url: String, side: Double?)
        /// Content with another name for screen readers.
        case named(String)
        /// Icon and title.
        case label
        case color(String)
        /// A bar with a fraction, or without one a spinner.
        case progress(Double?)
        /// Label, description and actions.
        case unavailable
        /// A label and its value.
        case fact
        case list
        /// Header, content and footer.
        case section
        /// A row of a list without background and insets.
        case bareRow
        case box(Box)
        case button(Control)
        /// A navigation link.
        case link(Control)
        case field(Field)
        case toggle(isOn: Bool, Control)
        /// A label and the choices.
        case picker(PickerKind, Control)
        /// One of the choices of a picker.
        case choice(Control)
        /// Label, minus and plus.
        case stepper
        indirect case stack(Bar)
        case tabs([TabItem])
        case columns
        /// A view that isn't drawn, by its name.
        case unknown(String)
    }
    public enum PickerKind: String, Codable, Sendable { case menu, inline, segmented }
}

/// The look of a text.
public struct TextStyle: Codable, Equatable, Sendable {
    public var font: String?
    public var color: String?
    public var weight: String?

    public init(font: String? = nil, color: String? = nil, weight: String? = nil) {
        self.font = font
        self.color = color
        self.weight = weight
    }
}

/// The frame, space and shape around content.
public struct Box: Codable, Equatable, Sendable {
    public var padding: Double?
    public var width: Double?
    public var height: Double?
    /// A Boolean value that indicates whether the content is as wide as its container.
    public var isWide = false
    /// The radius of the corners; in a circle or a capsule, a large one.
    public var radius: Double?

    public init() {}
}

/// A control's state and look.
public struct Control: Codable, Equatable, Sendable {
    public var isDisabled: Bool
    public var role: String?
    /// The button style, such as `borderedProminent`.
    public var style: String?
    public var isLarge = false
    /// A Boolean value that indicates whether a list shows the row as selected.
    public var isSelected: Bool

    public init(isDisabled: Bool = false, role: String? = nil, style: String? = nil, isSelected: Bool = false) {
        self.isDisabled = isDisabled
        self.role = role
        self.style = style
        self.isSelected = isSelected
    }
}

public struct Field: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable { case text, secure, search }
    public var kind: Kind
    public var value: String
    public var label: String
    public var isDisabled: Bool

    public init(_ kind: Kind, value: String, label: String, isDisabled: Bool = false) {
        self.kind = kind
        self.value = value
        self.label = label
        self.isDisabled = isDisabled
    }
}

/// A navigation bar.
public struct Bar: Codable, Equatable, Sendable {
    public var title: String
    public var isLarge: Bool
    /// The title of the previous screen; nil without a back button.
    public var back: String?
    public var depth: Int
    public var leading: [Element] = []
    public var trailing: [Element] = []
    public var search: Element?

    public init(title: String, isLarge: Bool = true, back: String? = nil, depth: Int = 0) {
        self.title = title
        self.isLarge = isLarge
        self.back = back
        self.depth = depth
    }
}

public struct TabItem: Codable, Equatable, Sendable {
    public var title: String
    public var symbol: String?
    public var badge: Int
    public var isSelected: Bool

    public init(title: String, symbol: String?, badge: Int, isSelected: Bool) {
        self.title = title
        self.symbol = symbol
        self.badge = badge
        self.isSelected = isSelected
    }
}
