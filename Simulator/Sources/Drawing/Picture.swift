/// A picture that an app asks for by address. The simulator has no network: it draws a portrait in colors of its own for
/// each address.
struct Picture {
    let url: String
    /// The size in points; nil to fill the frame.
    let side: Double?

    var html: String {
        let seed = url.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) % 3600 }
        let hue = (seed * 137) % 360
        let size = side.map { "\($0)px" } ?? "100%"
        return """
            <svg class="picture" role="img" aria-label="Picture" viewBox="0 0 100 100" style="width:\(size)">\
            <rect width="100" height="100" fill="hsl(\(hue) 55% 68%)"/>\
            <circle cx="50" cy="\(40 + seed % 5)" r="\(17 + seed % 4)" fill="hsl(\(hue) 60% 92%)"/>\
            <path d="M14 100c2-24 16-36 36-36s34 12 36 36z" fill="hsl(\((hue + 40) % 360) 45% 45%)"/></svg>
            """
    }
}
