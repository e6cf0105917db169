#if Tools
import Foundation

/// Functions that read and write regular files. Other files, such as devices, are refused without being read. A pipe is
/// read only if the user named it.
enum RegularFile {
    struct Fault: Error, Hashable, Sendable {
        /// The message, worded to follow the file's name.
        let message: String
        /// A Boolean value that indicates whether the file doesn't exist.
        var isMissing = false
        /// The first line that isn't UTF-8; 1 for other faults.
        var line = 1
        /// A Boolean value that indicates whether the file is larger than the limit.
        var isTooLarge = false
    }

    /// Reads a file. Symbolic links are followed.
    ///
    /// - Parameters:
    ///   - isAsked: True if the user named the file. It may then be a pipe, such as `/dev/stdin`, which is read to the
    ///     end.
    ///   - limit: The maximum size of a regular file, in bytes. A pipe isn't limited.
    /// - Throws: `Fault` if the file is neither a regular file nor a pipe that the user named, can't be read, is too
    ///   large, or is an empty pipe.
    static func data(_ url: URL, isAsked: Bool = false, upTo limit: Int = .max) throws(Fault) -> Data {
        let path = url.path(percentEncoded: false)
        // without O_NONBLOCK, opening a pipe would wait for its writer
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let number = errno
            var status = stat()
            // a link to a missing file does exist
            let isMissing = number == ENOENT && lstat(path, &status) != 0
            throw Fault(message: "can't be read: \(String(cString: strerror(number)))", isMissing: isMissing)
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
        guard kind != S_IFDIR else { throw Fault(message: "is a folder") }
        let isPipe = isAsked && kind == S_IFIFO
        guard kind == S_IFREG || isPipe else { throw Fault(message: "isn't a regular file") }
        guard status.st_size <= limit else {
            throw Fault(message: "is larger than \(limit) bytes", isTooLarge: true)
        }
        // from here on, reading waits for the pipe's writer
        if isPipe { _ = fcntl(descriptor, F_SETFL, 0) }
        let data: Data
        do { data = try handle.readToEnd() ?? Data() } catch {
            throw Fault(message: "can't be read: \(error.reason)")
        }
        guard !isPipe || !data.isEmpty else { throw Fault(message: "is an empty pipe; write the file's content to it") }
        return data
    }
    /// Reads a text file.
    ///
    /// - Parameter limit: The maximum size in bytes.
    /// - Throws: `Fault` if it isn't a regular file, can't be read, isn't UTF-8, or is too large.
    static func text(_ url: URL, upTo limit: Int = .max) throws(Fault) -> String {
        let data = try data(url, upTo: limit)
        let text = String(decoding: data, as: UTF8.self)
        guard Data(text.utf8) == data else {
            let valid = zip(data, text.utf8).prefix { $0 == $1 }
            throw Fault(message: "isn't UTF-8", line: valid.count { $0.0 == 0x0A } + 1)
        }
        return text
    }
    /// Writes a file, and creates its folder if needed. An existing file is replaced atomically; symbolic links and
    /// permissions are kept.
    ///
    /// - Parameter isNew: True if the file must not exist.
    /// - Throws: `Fault` if the file can't be written, exists although it must be new, or isn't a regular file.
    static func write(_ text: String, to url: URL, isNew: Bool = false) throws(Fault) {
        let file = url.resolvingSymlinksInPath()
        let path = file.path(percentEncoded: false)
        var status = stat()
        // `path` doesn't lead to the target if the link is to a pipe, so the link's own path is used
        let isThere = stat(url.path(percentEncoded: false), &status) == 0
        guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw Fault(message: "can't be written: it is \(isFolder ? "a folder" : "not a regular file")")
        }
        try checkFolder(of: file)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: isNew ? .withoutOverwriting : .atomic)
        } catch {
            // if the folder can't be created, Foundation says that the file is missing
            let isMissing = isFolder(file.deletingLastPathComponent()) == nil
            throw Fault(message: "can't be written: \(isMissing ? "its folder can't be created" : error.reason)")
        }
        if isThere { _ = chmod(path, status.st_mode & 0o7777) }
    }
    /// Checks that a file and its folders can be created.
    ///
    /// - Throws: `Fault` if they can't.
    static func checkFolder(of url: URL) throws(Fault) {
        var folder = url.resolvingSymlinksInPath().deletingLastPathComponent()
        while isFolder(folder) == nil, folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
        let path = folder.path(percentEncoded: false).trimmingSlash
        guard isFolder(folder) == true else { throw Fault(message: "can't be written: \(path) is a file") }
        guard access(path, W_OK | X_OK) == 0 else {
            throw Fault(
                message: "can't be written: no file can be created in \(path): \(String(cString: strerror(errno)))")
        }
    }
    /// Returns the reason that a folder can't be listed or opened; nil if it can.
    static func refusal(of folder: URL) -> String? {
        access(folder.path(percentEncoded: false), R_OK | X_OK) == 0 ? nil : String(cString: strerror(errno))
    }
    /// Returns true if there is a folder at a path, false if there is something else; nil if there is nothing.
    static func isFolder(_ url: URL) -> Bool? {
        let path = url.path(percentEncoded: false)
        var status = stat()
        guard stat(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, &status) == 0 else {
            return nil
        }
        return status.st_mode & S_IFMT == S_IFDIR
    }
}
#endif
