/// Returns a value of the API with a capital first letter. Some values, such as "unknown", are in lower case.
func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
