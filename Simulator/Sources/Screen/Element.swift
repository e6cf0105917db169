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
        /// A picture with an address and a size in points.
        case picture(url: String, side: Double)
        case label
        case color(String)
        case progress
        /// Symbol or title, then description, then actions.
        case unavailable
        case list(Prominence)
        /// Header, content and footer.
        case section
        case button(Control)
        /// A navigation link.
        case link(Control)
        case field(Field)
        case toggle(isOn: Bool, Control)
        /// The choices with their numbers.
        case picker(choices: [String], selected: Int?, Control)
        case stepper(Control)
        case menu(Control)
        case stack(Bar)
        case tabs([TabItem])
        case columns
        /// Content with a context menu.
        case held
        case divider
        /// A view that isn't drawn, by its name.
        case unknown(String)
    }
    public enum Prominence: String, Codable, Sendable { case grouped, plain, sidebar }
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

/// A control's state and look.
public struct Control: Codable, Equatable, Sendable {
    public var isDisabled: Bool
    public var role: String?
    /// The button style, such as `borderedProminent`.
    public var style: String?
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
    public var leading: [Element]
    public var trailing: [Element]
    public var bottom: [Element]
    public var search: [Element]

    public init(title: String, back: String?, depth: Int) {
        self.title = title
        self.back = back
        self.depth = depth
        isLarge = depth == 0
        (leading, trailing, bottom, search) = ([], [], [], [])
    }
}

public struct TabItem: Codable, Equatable, Sendable {
    public var title: String
    public var symbol: String?
    public var badge: Int
    public var section: String?
    public var isSelected: Bool

    public init(title: String, symbol: String?, badge: Int, section: String?, isSelected: Bool) {
        self.title = title
        self.symbol = symbol
        self.badge = badge
        self.section = section
        self.isSelected = isSelected
    }
}
