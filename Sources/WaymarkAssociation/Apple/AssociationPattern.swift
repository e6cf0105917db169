/// A pattern of an association file: `*` for any characters, `?` for one, `$(name)` for a variable's values. It has to
/// match the whole component.
///
/// Compiled to an NFA and simulated in one pass, so the cost is at most the text's length times that of the pattern and
/// of its variables' values.
struct AssociationPattern: Sendable {
    private enum State: Sendable {
        case one(Unicode.Scalar)
        case any
        /// Any number of characters, then the next state.
        case star
        /// Epsilon transitions to the states with these indices.
        case fork([Int])
        case jump(Int)
        /// An undefined variable, which matches nothing.
        case never
    }
    private var states: [State] = []
    private let isCaseSensitive: Bool
    /// The names of the variables in the pattern that aren't defined.
    private(set) var unknownVariables: [String] = []

    /// A Boolean value that indicates whether the pattern has a `$(` that no `)` closes. Such a `$(` is literal.
    private(set) var hasOpenVariable = false

    /// Compiles a pattern.
    ///
    /// - Parameter variables: The file's own variables; nil for a format without variables.
    init(_ text: String, _ variables: [String: [String]]? = [:], isCaseSensitive: Bool = true) {
        self.isCaseSensitive = isCaseSensitive
        append(text, variables)
    }

    private mutating func append(_ text: String, _ variables: [String: [String]]?) {
        let scalars = Array(text.unicodeScalars)
        var index = 0
        while index < scalars.count {
            defer { index += 1 }
            switch scalars[index] {
            case "*": states.append(.star)
            case "?": states.append(.any)
            case "$":
                // nil inside a variable's value, where `$(` is literal
                guard let variables, index + 1 < scalars.count, scalars[index + 1] == "(" else {
                    states.append(.one("$"))
                    continue
                }
                guard let end = scalars[index...].firstIndex(of: ")") else {
                    hasOpenVariable = true
                    states.append(.one("$"))
                    continue
                }
                var name = ""
                name.unicodeScalars.append(contentsOf: scalars[(index + 2)..<end])
                append(variable: name, variables)
                index = end
            case let scalar: states += folded(String(Character(scalar))).map(State.one)
            }
        }
    }
    private mutating func append(variable name: String, _ variables: [String: [String]]) {
        guard let values = variables[name] ?? AssociationVariables.values(of: name) else {
            unknownVariables.append(name)
            states.append(.never)
            return
        }
        let fork = states.count
        states.append(.fork([]))
        var starts: [Int] = []
        var ends: [Int] = []
        for value in values {
            starts.append(states.count)
            append(value, nil)
            ends.append(states.count)
            states.append(.jump(0))
        }
        states[fork] = .fork(starts)
        for end in ends { states[end] = .jump(states.count) }
    }
    private func folded(_ text: String) -> [Unicode.Scalar] {
        Array((isCaseSensitive ? text : text.lowercased()).unicodeScalars)
    }

    /// Returns true if the pattern matches the whole text.
    func matches(_ text: String) -> Bool {
        var current = start
        for scalar in folded(text) {
            current = after(scalar, current)
            guard !current.isEmpty else { return false }
        }
        return accepts(current)
    }
    /// The initial states.
    var start: Set<Int> {
        var found: Set<Int> = []
        reach(0, &found)
        return found
    }
    /// Returns the states that one more character leads to from the current ones.
    func after(_ scalar: Unicode.Scalar, _ current: Set<Int>) -> Set<Int> {
        var next: Set<Int> = []
        for index in current where index < states.count {
            switch states[index] {
            case .one(let own): if own == scalar { reach(index + 1, &next) }
            case .any: reach(index + 1, &next)
            case .star: reach(index, &next)
            case .fork, .jump, .never: break
            }
        }
        return next
    }
    func accepts(_ current: Set<Int>) -> Bool { current.contains(states.count) }
    /// The characters that the pattern and its variables' values contain literally.
    var scalars: Set<Unicode.Scalar> {
        Set(states.compactMap { if case .one(let scalar) = $0 { scalar } else { nil } })
    }
    private func reach(_ index: Int, _ found: inout Set<Int>) {
        var pending = [index]
        while let index = pending.popLast() {
            guard found.insert(index).inserted, index < states.count else { continue }
            switch states[index] {
            case .star: pending.append(index + 1)
            case .fork(let targets): pending += targets
            case .jump(let target): pending.append(target)
            case .one, .any, .never: break
            }
        }
    }
}

/// The variables predefined for every association file ([applinks.SubstitutionVariables][1]).
///
/// [1]: https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables-swift.dictionary
enum AssociationVariables {
    private static let upper = (0x41...0x5A).map { String(UnicodeScalar(UInt8($0))) }
    private static let lower = (0x61...0x7A).map { String(UnicodeScalar(UInt8($0))) }
    private static let digit = (0...9).map(String.init)
    private static let xdigit = digit + ["A", "B", "C", "D", "E", "F", "a", "b", "c", "d", "e", "f"]
    static let names = ["alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang"]

    static func values(of name: String) -> [String]? {
        switch name {
        case "alpha": upper + lower
        case "upper": upper
        case "lower": lower
        case "alnum": upper + lower + digit
        case "digit": digit
        case "xdigit": xdigit
        case "region": regions
        case "lang": languages
        default: nil
        }
    }
    /// The country codes of ISO 3166-1 alpha-2.
    private static let regions = """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA \
        CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA \
        GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP \
        KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS \
        MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS \
        RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW \
        TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
        """.split(separator: " ").map(String.init)
    /// The language codes of ISO 639-1.
    private static let languages = """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
        eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv \
        ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne \
        ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st \
        su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """.split(separator: " ").map(String.init)
}
