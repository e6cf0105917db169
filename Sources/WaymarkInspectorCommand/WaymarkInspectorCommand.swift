@main enum A { static func main() {} }
