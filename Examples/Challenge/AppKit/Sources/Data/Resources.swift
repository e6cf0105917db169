import Foundation

/// The app's resource files.
enum Resources {
    static func data(_ name: String, _ type: String) throws -> Data {
        guard let file = Bundle.module.url(forResource: name, withExtension: type, subdirectory: "Resources") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try Data(contentsOf: file)
    }
}
