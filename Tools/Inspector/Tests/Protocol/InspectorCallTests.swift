#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("Calls of the Inspector's protocol")
struct InspectorCallTests {
    @Test(
        "a call's error names the missing or malformed parameter, or says that the JSON is invalid",
        arguments: [
            ("{}", "'number' is missing"), ("{\"number\":1}", "'side' is missing"),
            ("{\"number\":\"1\",\"side\":\"after\"}", "'number' is missing or malformed"),
            ("{\"number\":1,\"side\":\"beside\"}", "'side' is missing or malformed"), ("[]", "JSON object"),
            ("{", "JSON object"), ("\u{FF}", "JSON object"),
        ])
    func badParameters(parameters: String, message: String) {
        do throws(ProtocolError) {
            _ = try CallParameters(json: Data(parameters.utf8)).read(MomentParameters.self)
            Issue.record("it was read")
        } catch {
            #expect(error.code == .badParameters)
            #expect(error.message.contains(message), "\(error.message)")
        }
    }
    @Test("an unknown method is refused", arguments: ["", "nope", "State", "state ", "hello\u{0}"])
    func unknownMethod(name: String) {
        #expect(throws: ProtocolError.self) { try InspectorMethod(name: name) }
    }
    @Test("every call except hello needs a source", arguments: InspectorMethod.allCases)
    func sources(method: InspectorMethod) async {
        let answer = await InspectorDesk(app: "shop").answer(method.rawValue, Data())
        let isHello = if case .success = answer { true } else { false }
        #expect(isHello == (method == .hello))
    }
}
#endif
