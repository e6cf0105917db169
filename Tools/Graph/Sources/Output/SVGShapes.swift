/// The outlines of the nodes, and the icons inside them.
enum SVGShapes {
    /// Returns the elements that draw a node's outline.
    static func outline(_ kind: Graph.Node.Kind, in frame: Rect) -> String {
        let outline = path(kind, in: frame)
        var result = "<path class=\"shape\" d=\"\(outline)\"/><path class=\"tint\" d=\"\(outline)\"/>"
        switch kind {
        case .cover:
            let inside = Rect(x: frame.x + 3, y: frame.y + 3, width: frame.width - 6, height: frame.height - 6)
            result += "<path class=\"mark\" d=\"\(rounded(inside, top: 2, bottom: 2))\"/>"
        case .sheet:
            result += "<path class=\"mark\" d=\"M\(frame.middle.x - 9) \(frame.y + 4)h18\"/>"
        case .inspector:
            result += "<path class=\"mark\" d=\"M\(frame.right - 6) \(frame.y)v\(frame.height)\"/>"
        case .tab:
            result += "<path class=\"mark\" d=\"M\(frame.x) \(frame.bottom - 5)h\(frame.width)\"/>"
        case .push, .popover, .entry: break
        }
        return result
    }

    private static func path(_ kind: Graph.Node.Kind, in frame: Rect) -> String {
        switch kind {
        case .push, .inspector: rounded(frame, top: 7, bottom: 7)
        case .tab: rounded(frame, top: 7, bottom: 2)
        case .sheet: rounded(frame, top: 15, bottom: 2)
        case .cover: rounded(frame, top: 3, bottom: 3)
        case .popover: rounded(frame, top: 12, bottom: 12, tail: true)
        case .entry: rounded(frame, top: frame.height / 2, bottom: frame.height / 2)
        }
    }

    /// Returns the path of a rectangle with rounded corners. `top` and `bottom` are the radii of the upper and lower
    /// ones.
    ///
    /// - Parameter tail: True to add the tip of a speech bubble at the bottom.
    static func rounded(_ frame: Rect, top: Int, bottom: Int, tail: Bool = false) -> String {
        let tip = tail ? "H\(frame.x + 30)l-6 6l-6 -6" : ""
        return "M\(frame.x + top) \(frame.y)H\(frame.right - top)a\(top) \(top) 0 0 1 \(top) \(top)"
            + "V\(frame.bottom - bottom)a\(bottom) \(bottom) 0 0 1 \(-bottom) \(bottom)\(tip)"
            + "H\(frame.x + bottom)a\(bottom) \(bottom) 0 0 1 \(-bottom) \(-bottom)"
            + "V\(frame.y + top)a\(top) \(top) 0 0 1 \(top) \(-top)z"
    }

    /// Returns an icon of 16 by 16 pixels for a node's kind, with its top left corner at `x` and `y`.
    static func icon(_ kind: Graph.Node.Kind, x: Int, y: Int) -> String {
        let phone = "M4 1h8a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z"
        let (mark, solid) =
            switch kind {
            case .push: (phone + "M7 5.5l2.5 2.5l-2.5 2.5", "")
            case .sheet: (phone, "M3.5 7.5a1.5 1.5 0 0 1 1.5 -1.5h6a1.5 1.5 0 0 1 1.5 1.5v6h-9z")
            case .cover: (phone, "M4 3h8v10h-8z")
            case .popover:
                (phone, "M5 4h6a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-2l-1 2l-1 -2h-2a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z")
            case .inspector: (phone, "M9 2.5h3.5v11h-3.5z")
            case .tab: (phone, "M3.5 11h2v2h-2zM7 11h2v2h-2zM10.5 11h2v2h-2z")
            case .entry:
                (
                    "M6.5 9.5l3 -3M7.5 4.5l1.6 -1.6a2.8 2.8 0 0 1 4 4l-1.6 1.6M8.5 11.5l-1.6 1.6a2.8 2.8 0 0 1 -4 -4l1.6 -1.6",
                    ""
                )
            }
        let filled = solid.isEmpty ? "" : "<path class=\"solid\" d=\"\(solid)\"/>"
        return "<g transform=\"translate(\(x) \(y))\"><path class=\"mark\" d=\"\(mark)\"/>\(filled)</g>"
    }
}
