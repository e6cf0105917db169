/// Simple shapes for the system symbols that the examples use.
enum Symbol {
    /// A drawing of a symbol; a dashed square if there is none.
    static func svg(_ name: String) -> String {
        let base = name.replacing(".fill", with: "").replacing(".circle", with: "")
        let isCircled = name.contains(".circle") && paths[name] == nil
        let path = paths[name] ?? paths[base]
        let isFilled = name.hasSuffix(".fill") && closed.contains(base)
        let shape =
            path.map { #"<path d="\#($0)"/>"# }
            ?? #"<rect x="3" y="3" width="18" height="18" rx="4" stroke-dasharray="3 2"/>"#
        let inner = isCircled ? #"<g transform="translate(5.4 5.4) scale(.55)" stroke-width="3">\#(shape)</g>"# : shape
        let circle = isCircled ? #"<circle cx="12" cy="12" r="10"/>"# : ""
        return """
            <svg viewBox="0 0 24 24" width="24" height="24" fill="\(isFilled ? "currentColor" : "none")" \
            stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" \
            aria-hidden="true">\(circle)\(inner)</svg>
            """
    }
    /// The symbols that have a filled variant.
    private static let closed: Set = ["bag", "bell", "circle", "house", "lock", "person", "person.2", "star"]
    private static let paths = [
        "bag": "M5 8h14l1 13H4zM8.5 8V7a3.5 3.5 0 0 1 7 0v1",
        "bell": "M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4",
        "book": "M4 5.5C7 4 10 4.5 12 6c2-1.5 5-2 8-.5V19c-3-1.5-6-1-8 .5-2-1.5-5-2-8-.5zM12 6v13.5",
        "checkmark": "M5 13l5 5L19 7",
        "checkmark.seal":
            "M12 2.5l2.7 2 3.3.3 1 3.2 2.5 2.2-1.2 3.1.2 3.4-3.2 1.1L15.5 20.5 12 20l-3.5.5-1.8-2.7-3.2-1.1.2-3.4-1.2-3.1L5 8l1-3.2 3.3-.3zM8.5 12l2.5 2.5 4.5-5",
        "chevron.backward": "M14.5 5l-7 7 7 7",
        "chevron.forward": "M9 6l6 6-6 6",
        "circle": "M12 4a8 8 0 1 0 .01 0z",
        "ellipsis": "M5 11.2a.8.8 0 1 0 .01 0zM12 11.2a.8.8 0 1 0 .01 0zM19 11.2a.8.8 0 1 0 .01 0z",
        "exclamationmark.triangle": "M12 4L2.5 20h19zM12 10v5M12 17.5v.01",
        "eye": "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .01 0z",
        "film": "M3 5h18v14H3zM7.5 5v14M16.5 5v14M3 12h18",
        "fork.knife": "M7 3v6a2 2 0 0 1-4 0V3M5 11v10M5 3v5M19 13V3c-3 1-4 4-4 8v2h4v8",
        "gearshape":
            "M12 8.5a3.5 3.5 0 1 0 .01 0zM10.3 3h3.4l.5 2.6 1.9 1.1 2.5-.9 1.7 2.9-2 1.7v2.2l2 1.7-1.7 2.9-2.5-.9-1.9 1.1-.5 2.6h-3.4l-.5-2.6-1.9-1.1-2.5.9-1.7-2.9 2-1.7v-2.2l-2-1.7 1.7-2.9 2.5.9 1.9-1.1z",
        "globe": "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c3.5 3 3.5 15 0 18M12 3c-3.5 3-3.5 15 0 18",
        "hand.raised":
            "M7 12V6a1.5 1.5 0 0 1 3 0v4V4a1.5 1.5 0 0 1 3 0v6V5a1.5 1.5 0 0 1 3 0v6V8a1.5 1.5 0 0 1 3 0v7a6 6 0 0 1-6 6c-4 0-5-2-8-7 1-1.5 2-1 2-1z",
        "house": "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
        "info": "M12 10v7M12 6v.01",
        "key": "M8 9a4.5 4.5 0 1 0 .01 0zM11.5 11L20 3M17 6l3 3M14.5 8l2 2",
        "line.3.horizontal.decrease": "M4 7h16M7 12h10M10 17h4",
        "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
        "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5L20 20",
        "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
        "mappin": "M12 3a4 4 0 1 0 .01 0zM12 11v10",
        "minus": "M5 12h14",
        "person": "M12 4a4 4 0 1 0 .01 0zM4.5 20c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5z",
        "person.2":
            "M9 5a3.5 3.5 0 1 0 .01 0zM2.5 19c0-3.5 2.5-5.5 6.5-5.5s6.5 2 6.5 5.5zM16 6a3 3 0 0 1 0 6M18 14c2.3.6 3.5 2.4 3.5 5",
        "person.badge.plus": "M10 4a4 4 0 1 0 .01 0zM2.5 20c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5zM19 5v6M16 8h6",
        "person.crop.circle":
            "M12 2a10 10 0 1 0 .01 0zM12 6.5a3.3 3.3 0 1 0 .01 0zM5.5 19.3c.8-3.3 3.200-4.8 6.5-4.8s5.7 1.5 6.5 4.8",
        "person.text.rectangle":
            "M3 5h18v14H3zM8.5 9a2 2 0 1 0 .01 0zM5.5 16c0-2 1.3-3 3-3s3 1 3 3M14.5 10h4M14.5 14h4",
        "photo": "M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M15.5 8.5a1.2 1.2 0 1 0 .01 0z",
        "plus": "M12 5v14M5 12h14",
        "questionmark": "M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.3-1.5 2.3M12 17.5v.01",
        "rectangle.portrait.and.arrow.right": "M13 4H5v16h8M10 12h11M17.5 8.5L21 12l-3.5 3.5",
        "server.rack": "M4 4h16v7H4zM4 13h16v7H4zM7.5 7.5h.01M7.5 16.5h.01",
        "sparkles": "M10 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM19 3v4M17 5h4",
        "star": "M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.8l6-.8z",
        "tag": "M3 12V4h8l10 10-8 8zM7.5 7.5v.01",
        "tv": "M3 5h18v12H3zM8 21h8",
        "wifi.slash": "M3 10c5-4.5 13-4.5 18 0M6.5 14c3-2.8 8-2.8 11 0M12 18.5v.01M4 3l16 18",
        "xmark": "M6 6l12 12M18 6L6 18",
    ]
}
