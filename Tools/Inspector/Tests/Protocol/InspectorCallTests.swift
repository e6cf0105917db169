#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@Suite("Calls of the Inspector's protocol")
struct InspectorCallTests {
    @Test(
        "a call's error names the missing or malformed parameter, or says that the JSON is invalid",
        arguments: [
            ("travel", "{}", "'source' is missing"),
            ("travel", "{\"source\":\"a\",\"number\":1}", "'side' is missing"),
            ("travel", "{\"source\":\"a\",\"number\":\"1\",\"side\":\"after\"}", "'number' isn't a number"),
            ("travel", "{\"source\":\"a\",\"number\":1.5,\"side\":\"after\"}", "a number"),
            ("travel", "{\"source\":\"a\",\"number\":1,\"side\":\"beside\"}", "'side' has an unknown value"),
            ("state", "{\"source\":7}", "'source' isn't a string"),
            ("print_link", "{\"source\":\"a\",\"pattern\":0,\"values\":{\"id\":1}}", "'values.id' isn't a string"),
            ("state", "[]", "object"), ("state", "{", "valid JSON"), ("state", "\u{FF}", "valid JSON"),
        ])
    func badParameters(method: String, parameters: String, message: String) {
        do throws(ProtocolError) {
            _ = try InspectorCall(method: method, parameters: Data(parameters.utf8))
            Issue.record("it was read")
        } catch {
            #expect(error.code == .badParameters)
            #expect(error.message.contains(message), "\(error.message)")
        }
    }
    @Test("an unknown method is refused", arguments: ["", "nope", "State", "state ", "hello\u{0}"])
    func unknownMethod(name: String) {
        #expect(throws: ProtocolError.self) { try InspectorCall(method: name, parameters: Data("{}".utf8)) }
    }
    @Test("every call except hello has a source", arguments: InspectorMethod.allCases)
    func all(method: InspectorMethod) throws {
        let parameters = """
            {"source":"a","pattern":0,"values":{},"link":"/x","branch":"b","number":1,"side":"after","from":1,"hook":"h",
            "action":"state"}
            """
        let call = try InspectorCall(method: method.rawValue, parameters: Data(parameters.utf8))
        #expect(call.source == (method == .hello ? nil : "a"))
    }
}
#endif
