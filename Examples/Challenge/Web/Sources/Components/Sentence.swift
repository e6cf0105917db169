/// Returns a value from the API with its first letter capitalized. Some values, such as "unknown", are in lower case.
func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
