/// A value of the API's with a capital in front: some of its words, such as "unknown", have none.
func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
