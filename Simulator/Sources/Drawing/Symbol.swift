/// Simple shapes for the system symbols that the examples use.
enum Symbol {
    /// A drawing of a symbol; a dashed square with the name as its title if there is none.
    static func svg(_ name: String) -> String {
        let base = name.replacing(".fill", with: "").replacing(".circle", with: "")
        let path = paths[name] ?? paths[base]
        let shape =
            path.map { #"<path d="\#($0)"/>"# }
            ?? #"<rect x="3" y="3" width="18" height="18" rx="4" stroke-dasharray="3 2"/>"#
        let fill = name.hasSuffix(".fill") ? "currentColor" : "none"
        return """
            <svg viewBox="0 0 24 24" width="24" height="24" fill="\(fill)" stroke="currentColor" stroke-width="1.8" \
            stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><title>\(name.escaped)</title>\(shape)</svg>
            """
    }
    private static let paths = [
        "circle.fill": "M12 5a7 7 0 1 0 .01 0z",
        "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
        "person": "M12 4a4 4 0 1 0 .01 0zM4.5 20c0-4 3-6.5 7.5-6.5s7.5 2.5 7.5 6.5z",
        "person.2":
            "M9 5a3.5 3.5 0 1 0 .01 0zM2.5 19c0-3.500 2.500-5.500 6.500-5.500s6.500 2 6.500 5.500zM16 6a3 3 0 0 1 0 6M18 14c2.300.600 3.500 2.400 3.500 5",
        "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
        "globe": "M12 3a9 9 0 1 0 .01 0zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
        "tv": "M3 5h18v12H3zM8 21h8",
        "house": "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
        "gearshape":
            "M12 8.500a3.500 3.500 0 1 0 .010 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100",
        "magnifyingglass": "M10.500 4a6.500 6.500 0 1 0 .010 0zM15.500 15.500L20 20",
        "star": "M12 3.500l2.600 5.500 6 .800-4.400 4.100 1.100 6-5.300-2.900-5.300 2.900 1.100-6L3.400 9.800l6-.800z",
        "line.3.horizontal.decrease": "M4 7h16M7 12h10M10 17h4",
        "xmark": "M6 6l12 12M18 6L6 18",
        "checkmark": "M5 13l5 5L19 7",
        "plus": "M12 5v14M5 12h14",
        "ellipsis": "M5 12h.010M12 12h.010M19 12h.010",
        "book": "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11",
        "bell": "M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4",
    ]
}
