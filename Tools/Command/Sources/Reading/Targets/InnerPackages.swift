#if Tools
import Foundation

/// The targets that SwiftPM describes for packages below `ReadApp.root`, such as those beside an Xcode project.
struct InnerPackages: Sendable {
    private(set) var targets: [TargetFact] = []
    /// The reasons that SwiftPM doesn't describe some of the packages.
    private(set) var faults: [String] = []

    /// Asks SwiftPM, in parallel, for the targets of each package whose layout isn't conventional. The targets of other
    /// packages follow from their folders.
    static func ask(_ files: SwiftFiles, below root: URL) async -> InnerPackages {
        let packages = files.packages.filter { !TargetLayout.isConventional($0, files) }
        let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return await withTaskGroup(of: InnerPackages.self) { group in
            for worker in 0..<workers {
                group.addTask {
                    var found = InnerPackages()
                    for number in stride(from: worker, to: packages.count, by: workers) {
                        await found.ask(packages[number], below: root)
                    }
                    return found
                }
            }
            return await group.reduce(into: InnerPackages()) {
                $0.targets += $1.targets
                $0.faults += $1.faults
            }
        }
    }
    private mutating func ask(_ package: String, below root: URL) async {
        do throws(PackageDescription.Fault) {
            targets += try await PackageDescription.describe(root.appending(path: package)).facts(below: package)
        } catch {
            faults.append(
                "SwiftPM can't list the targets of \(package), so its folders are used: \(error.message)")
        }
    }
}
#endif
