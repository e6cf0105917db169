import CryptoExtras
import Foundation
import ShellApp

/// A hashed password: scrypt (RFC 7914) with a random salt. A guess costs 16 MiB and five passes, as the OWASP password
/// storage cheat sheet recommends for scrypt.
nonisolated struct Password: Hashable, Sendable {
    /// The stored form: `scrypt$rounds$blockSize$parallelism$salt$key`, with the salt and the key in Base64.
    let text: String

    /// The parameters of scrypt, which determine the cost of a guess.
    struct Cost: Hashable, Sendable {
        let rounds: Int
        let blockSize = 8
        let parallelism: Int
        static let full = Cost(rounds: 1 << 14, parallelism: 5)
    }

    init(text: String) { self.text = text }

    /// Hashes a password with a new salt.
    init(_ password: PasswordText, cost: Cost) throws(AccountFault) {
        var generator = SystemRandomNumberGenerator()
        let salt = Data((0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
        self.init(salt: salt, key: try Self.key(password, salt, cost), cost: cost)
    }
    private init(salt: Data, key: Data, cost: Cost) {
        text =
            "scrypt$\(cost.rounds)$\(cost.blockSize)$\(cost.parallelism)$\(salt.base64EncodedString())$\(key.base64EncodedString())"
    }
    /// Returns a hash that no password matches. Comparing a password with it makes a login take as long for an unknown
    /// user as for a known one.
    static func nobody(cost: Cost) -> Password { Password(salt: Data(count: 16), key: Data(count: 32), cost: cost) }

    /// Returns true if a password matches this hash; false if the hash has another format or can't be computed. The
    /// comparison takes constant time.
    func matches(_ password: PasswordText) -> Bool {
        let parts = text.split(separator: "$")
        // refuses other formats and costs: this app doesn't write them, and they might take forever or crash
        guard parts.count == 6, parts[0] == "scrypt", let rounds = Int(parts[1]), (2...1 << 20).contains(rounds),
            rounds & (rounds - 1) == 0, parts[2] == "8", let parallelism = Int(parts[3]),
            (1...16).contains(parallelism),
            let salt = Data(base64Encoded: String(parts[4])), let kept = Data(base64Encoded: String(parts[5])),
            let key = try? Self.key(password, salt, Cost(rounds: rounds, parallelism: parallelism)),
            key.count == kept.count
        else { return false }
        return zip(key, kept).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func key(_ password: PasswordText, _ salt: Data, _ cost: Cost) throws(AccountFault) -> Data {
        do {
            let key = try KDF.Scrypt.deriveKey(
                from: password.bytes, salt: salt, outputByteCount: 32, rounds: cost.rounds, blockSize: cost.blockSize,
                parallelism: cost.parallelism)
            return key.withUnsafeBytes { Data($0) }
        } catch { throw .unavailable }
    }
}
