import Foundation

/// An association file as the values of `JSONSerialization`.
struct AssociationJSON {
    let content: Any

    /// The file's JSON, indented, with sorted keys and unescaped slashes.
    var data: Data {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: content, options: options)) ?? Data()
    }

    /// Compares the meaning of this file with that of a served one: each value at its place.
    func issues(comparedWith served: Data) -> [String] {
        guard let other = try? JSONSerialization.jsonObject(with: served),
            // read again, so that both have the same types
            let own = try? JSONSerialization.jsonObject(with: data)
        else { return ["the file isn't JSON"] }
        let (values, servedValues) = (Self.values(own, at: ""), Self.values(other, at: ""))
        return Set(values.keys).union(servedValues.keys).sorted().compactMap { place in
            switch (values[place], servedValues[place]) {
            case (let value?, nil): "\(place): '\(value)' is missing"
            case (nil, let served?): "\(place): '\(served)' isn't expected"
            case (let value?, let served?) where value != served:
                "\(place): expected '\(value)', not '\(served)'"
            default: nil
            }
        }
    }
    /// Returns the text of each value in a JSON value, by its place. Leaves out comments, and sorts arrays of texts,
    /// such as identifiers.
    private static func values(_ json: Any, at place: String) -> [String: String] {
        if let object = json as? [String: Any] {
            return object.filter { !["comment", "comments"].contains($0.key) }.reduce(into: [:]) { all, member in
                all.merge(values(member.value, at: place.isEmpty ? member.key : "\(place).\(member.key)")) { $1 }
            }
        }
        guard let array = json as? [Any] else { return [place: "\(json)"] }
        let elements: [Any] = (array as? [String])?.sorted() ?? array
        return elements.enumerated().reduce(into: [:]) { all, element in
            all.merge(values(element.element, at: "\(place)[\(element.offset)]")) { $1 }
        }
    }
}
