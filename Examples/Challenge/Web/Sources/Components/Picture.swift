/// SVG portraits of the embedded characters. The same seed always results in the same face.
nonisolated enum Picture {
    static func portrait(seed: Int, isHuman: Bool) -> String {
        var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
        let hue = random.below(360)
        let skins =
            isHuman ? ["#f2d0b0", "#e3b08b", "#c58c65", "#8d5a3c"] : ["#a9d18e", "#9fc5e8", "#d5a6bd", "#ffe599"]
        let skin = skins[random.below(4)]
        let hair = ["#8ecae6", "#5c4033", "#1d1d1b", "#d98c3f", "#c9c9c9", "#7b2d8b", "#f4d35e"][random.below(7)]
        let mouth = random.below(26) - 10
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">
            <defs><radialGradient id="g" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="hsl(\(hue),70%,72%)"/>\
            <stop offset="1" stop-color="hsl(\((hue + 50) % 360),62%,34%)"/></radialGradient></defs>
            <rect width="300" height="300" fill="url(#g)"/>
            \(rings(&random))
            \(hairShape(&random, hair))
            <path d="M70 300c0-46 34-66 80-66s80 20 80 66z" fill="hsl(\((hue + 180) % 360),32%,42%)"/>
            <rect x="128" y="206" width="44" height="48" rx="20" fill="\(skin)"/>
            <ellipse cx="150" cy="150" rx="\(66 + random.below(12))" ry="\(78 + random.below(12))" fill="\(skin)"/>
            \(eyes(&random, skin))
            <path d="M148 158q10 12-2 18" fill="none" stroke="#0006" stroke-width="4" stroke-linecap="round"/>
            <path d="M122 198q28 \(mouth) 56 0" fill="none" stroke="#5b1a1a" stroke-width="5" stroke-linecap="round"/>
            </svg>
            """
    }

    /// Returns a pair of eyes: round, wide, tired, narrow or closed. They look in the same direction, and their brows
    /// mirror each other.
    private static func eyes(_ random: inout Generator, _ skin: String) -> String {
        let (shape, gaze) = (random.below(5), (x: random.below(17) - 8, y: random.below(11) - 5))
        let (tilt, lift) = (random.below(25) - 12, random.below(12))
        let (width, height) = [(21, 21), (25, 24), (22, 20), (23, 12), (20, 0)][shape]
        return [(124, 1), (176, -1)].map { x, side in
            let brow = """
                <path d="M\(x - 19) \(112 - lift + side * tilt / 2)q19-9 38 \(-side * tilt)" fill="none" stroke="#0009" \
                stroke-width="6" stroke-linecap="round"/>
                """
            guard height > 0 else {
                return """
                    <path d="M\(x - 17) 142q17 14 34 0" fill="none" stroke="#1d1d1b" stroke-width="5" \
                    stroke-linecap="round"/>
                    """ + brow
            }
            let lid =
                shape == 2
                ? "<path d=\"M\(x - 24) 142a24 23 0 0 1 48 0z\" fill=\"\(skin)\" stroke=\"#0003\" stroke-width=\"2\"/>"
                : ""
            return """
                <ellipse cx="\(x)" cy="142" rx="\(width)" ry="\(height)" fill="#fff"/><circle cx="\(x + gaze.x)" \
                cy="\(142 + (shape == 2 ? 7 : gaze.y))" r="\(shape == 1 ? 4 : 6)" fill="#1d1d1b"/>\(lid)
                """ + brow
        }.joined()
    }
    private static func rings(_ random: inout Generator) -> String {
        (0..<3).map { index in
            "<circle cx=\"\(random.below(300))\" cy=\"\(random.below(200))\" r=\"\(18 + random.below(46))\" "
                + "fill=\"#fff\" opacity=\".\(index + 1)\"/>"
        }.joined()
    }
    private static func hairShape(_ random: inout Generator, _ color: String) -> String {
        let shapes = [
            "M62 150q-18-44 14-60q-2-40 40-36q30-34 62-6q44-8 44 40q34 20 12 66z",
            "M74 170L52 120l34 2-16-48 44 22 14-52 32 40 40-34 4 52 44-14-22 46 26 38z",
            "M78 190c-30-150 174-150 144 0z",
            "M96 90q54-60 108 0l8 24q-62-30-124 0z",
        ]
        return "<path d=\"\(shapes[random.below(shapes.count)])\" fill=\"\(color)\"/>"
    }

    /// The SplitMix64 random number generator.
    private struct Generator {
        var state: UInt64
        mutating func below(_ bound: Int) -> Int {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
        }
    }
}
