/// The version of the package, as printed by its commands.
package enum PackageVersion {
    package static let current = "0.1.0"
}
