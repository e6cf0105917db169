/// Capitalizes a value of the API: some, such as "unknown", are in lower case.
func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
