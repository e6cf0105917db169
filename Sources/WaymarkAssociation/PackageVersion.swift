/// The version of the package, which its commands print.
package enum PackageVersion {
    package static let current = "0.1.0"
}
