/// A picture that an app asks for by address. The simulator has no network: it draws a portrait in a color of its own for
/// each address.
struct Picture {
    let url: String
    let side: Double

    var html: String {
        let seed = url.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) % 3600 }
        let hue = seed % 360
        let style = "width:\(side)px;height:\(side)px"
        let radius = side > 100 ? 16 : 8
        return """
            <svg class="picture" role="img" aria-label="Picture" viewBox="0 0 100 100" style="\(style);border-radius:\(radius)px">\
            <rect width="100" height="100" fill="hsl(\(hue) 45% 72%)"/><circle cx="50" cy="\(40 + seed % 5)" r="19" \
            fill="hsl(\(hue) 40% 90%)"/><path d="M14 100c2-24 16-36 36-36s34 12 36 36z" fill="hsl(\((hue + 30) % 360) 40% 55%)"/></svg>
            """
    }
}
