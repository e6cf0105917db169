#if Inspector
import Foundation
import Testing

@testable import WaymarkInspector

@MainActor @Suite("The listener's port for apps, over raw sockets", .serialized, .timeLimit(.minutes(10)))
struct AppPortTests {
    private func status(_ listening: Listening, _ request: String) async throws -> Int {
        let client = try await RawClient(port: listening.listener.appPort)
        defer { client.close() }
        return try await client.status(of: request)
    }
    private func handshake(_ listening: Listening, _ fields: String) -> String {
        Listening.handshake("/app/socket", port: listening.listener.appPort, fields)
    }

    @Test(
        "a request other than a WebSocket handshake is refused",
        arguments: [
            ("GET", "/", 404), ("GET", "/index.html", 404), ("GET", "/api/1/socket", 404), ("POST", "/session", 404),
            ("POST", "/api/1/hello", 404), ("POST", "/app/socket", 405), ("PUT", "/app/socket", 405),
            ("HEAD", "/", 405), ("OPTIONS", "/app/socket", 405), ("GET", "/app/socket?x", 404),
            // without an Upgrade field
            ("GET", "/app/socket", 400),
        ])
    func paths(method: String, path: String, expected: Int) async throws {
        let listening = try await Listening()
        let request =
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(listening.listener.appPort)\r\n\(Listening.fields)\r\n"
        #expect(try await status(listening, request) == expected)
        await listening.stop()
    }
    @Test("a browser, a wrong secret, another version and another host are refused")
    func handshakes() async throws {
        let listening = try await Listening()
        let (fields, port) = (Listening.fields, listening.listener.appPort)
        let secret = "Authorization: Bearer \(Listening.secret)\r\n"
        let version = "Sec-WebSocket-Protocol: waymark-inspector.1\r\n"
        let rows = [
            (fields, 101), (fields + "Origin: http://127.0.0.1:\(port)\r\n", 403), (fields + "Origin: null\r\n", 403),
            (fields + "Sec-Fetch-Site: none\r\n", 403), (version, 401), (secret, 400),
            (secret + "Sec-WebSocket-Protocol: waymark-inspector.2\r\n", 400),
            (version + "Authorization: Bearer \(listening.token)\r\n", 401),
            (version + "Authorization: Basic \(Listening.secret)\r\n", 401),
            (version + "Cookie: waymark-inspector-\(port)=\(Listening.secret)\r\n", 401),
        ]
        for (fields, expected) in rows {
            #expect(try await status(listening, handshake(listening, fields)) == expected, "\(fields)")
        }
        let elsewhere = handshake(listening, fields).replacing("Host: 127.0.0.1", with: "Host: evil.example")
        #expect(try await status(listening, elsewhere) == 421)
        await listening.stop()
    }
    @Test("a head over the limit is refused, and a silent connection is closed at the timeout")
    func heads() async throws {
        let listening = try await Listening()
        let endless = try await RawClient(port: listening.listener.appPort)
        try await endless.send(String(repeating: "a", count: 20_000))
        #expect(try await endless.answer().hasPrefix("HTTP/1.1 431 "))
        await listening.stop()
        var limits = ServerLimits.patient
        limits.headTime = .milliseconds(150)
        let impatient = try await Listening(limits: limits)
        let silent = try await RawClient(port: impatient.listener.appPort)
        #expect(try await silent.receive().isEmpty)
        await impatient.stop()
    }
    @Test(
        "a malformed hello is refused, and app and listener report the same reason",
        arguments: [
            ("{}{", "a message isn't a JSON object"), ("[]", "a message isn't a JSON object"),
            ("{\"id\":0,\"result\":{}}", "the hello can't be read"), ("{\"id\":0}", "the app's answer can't be read"),
            (
                "{\"id\":0,\"result\":{\"version\":2,\"app\":\"a\",\"sources\":[]}}",
                "the hello has version 2 instead of 1"
            ),
            (Listening.hello((0..<33).map { "\($0)" }), "more than 32 routers"),
            (Listening.hello(["a", "a"]), "a router's id is repeated or longer than 100 bytes"),
            (String(repeating: " ", count: 256 * 1_024 + 1), "its hello is too large"),
        ])
    func hellos(message: String, reason: String) async throws {
        let listening = try await Listening()
        let app = try await listening.rawApp()
        try await app.say(message)
        #expect(try await app.closing()?.reason == reason)
        await listening.said.wait(for: "an app at 127.0.0.1 is refused: \(reason)")
        #expect(try await listening.sources().isEmpty)
        await listening.stop()
    }
    @Test("a connection without a hello is closed at the timeout")
    func lateHello() async throws {
        var limits = ServerLimits.patient
        limits.helloTime = .milliseconds(150)
        let listening = try await Listening(limits: limits)
        let app = try await listening.rawApp()
        #expect(try await app.closing()?.reason == "its hello didn't arrive in time")
        await listening.said.wait(for: "its hello didn't arrive in time")
        await listening.stop()
    }
    @Test(
        "an app that breaks the protocol is disconnected, and other apps stay connected",
        arguments: [
            Data([0x81, 0x02, 0x7B, 0x7D]), Data([0x82, 0x80, 0, 0, 0, 0]),
            Data([0x81, 0xFF, 0x40, 0, 0, 0, 0, 0, 0, 0]), Data([0x81, 0xFF, 0, 0, 0, 0, 1, 0, 0, 1]),
            WebSocketFrame.text(Data("nonsense".utf8), isMasked: true),
            WebSocketFrame.text(Data(String(repeating: "[", count: 100_000).utf8), isMasked: true),
            WebSocketFrame.text(Data("{\"event\":\"sources\",\"sources\":7}".utf8), isMasked: true),
            WebSocketFrame.text(
                Data("{\"event\":\"sources\",\"sources\":\(Listening.list((0..<5_000).map { "\($0)" }))}".utf8),
                isMasked: true),
        ])
    func hostileApp(frame: Data) async throws {
        let listening = try await Listening()
        let other = try await listening.greeted("other")
        let app = try await listening.greeted("main")
        #expect(try await listening.sources() == ["other", "main"])
        try await app.send(frame)
        _ = try await app.receive()
        await listening.said.wait(for: "'raw' is gone: ")
        #expect(try await listening.sources() == ["other"])
        other.close()
        await listening.stop()
    }
    @Test("answers and events that an app isn't entitled to send are ignored")
    func strayMessages() async throws {
        let listening = try await Listening()
        let (app, other) = (try await listening.greeted("main"), try await listening.greeted("other"))
        let page = try await listening.page()
        try await page.say("{\"id\":4,\"method\":\"state\",\"params\":{\"source\":\"other\"}}")
        let asked = try await other.receive(until: "\"method\":\"state\"")
        let id = try #require(
            asked.firstMatch(of: try Regex("\"id\":([0-9]+),\"method\":\"state\""))?.output[1].substring)
        for message in [
            // answers to another app's call and to no call, events of another app's router, and malformed messages
            "{\"id\":\(id),\"result\":{\"stolen\":true}}", "{\"id\":999999,\"result\":{}}", "{\"id\":-1}",
            "{\"id\":\"x\"}",
            "{}", "{\"event\":\"nope\"}", "{\"event\":\"state\",\"source\":\"other\",\"state\":{\"stolen\":true}}",
            "{\"event\":\"state\",\"source\":\"main\",\"state\":7}", "{\"event\":\"transition\",\"source\":\"main\"}",
            "{\"event\":\"state\",\"source\":\"main\",\"state\":{\"queued\":3}}",
        ] { try await app.say(message) }
        // the last message is published, so those before it have been read
        let before = try await page.receive(until: "\"source\":\"main\",\"state\":{\"queued\":3}")
        try await other.say("{\"id\":\(id),\"result\":{\"own\":true}}")
        let after = try await page.receive(until: "{\"id\":4,\"result\":{\"own\":true}}")
        #expect(!(before + after).contains("stolen"))
        await listening.stop()
    }
    @Test("a call fails if its app disconnects or has too many calls")
    func calls() async throws {
        var limits = ServerLimits.patient
        limits.calls = 2
        let listening = try await Listening(limits: limits)
        let app = try await listening.greeted()
        let page = try await listening.page()
        let other = try await listening.page()
        for (client, id) in [(page, 1), (page, 2), (other, 3)] {
            try await client.say("{\"id\":\(id),\"method\":\"state\",\"params\":{\"source\":\"main\"}}")
            guard id == 2 else { continue }
            _ = try await app.receive { String(decoding: $0, as: UTF8.self).split(separator: "\"state\"").count > 2 }
        }
        try await other.receive(until: "the app has too many pending calls")
        app.close()
        let gone = "{\"error\":{\"code\":\"unavailable\",\"message\":\"the app 'raw' is gone\"},\"id\":"
        let data = try await page.receive { data in
            let text = String(decoding: data, as: UTF8.self)
            return text.contains(gone + "1}") && text.contains(gone + "2}")
        }
        #expect(String(decoding: data, as: UTF8.self).split(separator: gone).count == 3, "each call fails once")
        await listening.stop()
    }
    @Test("a call to an app that never answers fails at the timeout")
    func silentApp() async throws {
        var limits = ServerLimits.patient
        limits.callTime = .milliseconds(150)
        let listening = try await Listening(limits: limits)
        let app = try await listening.greeted()
        await #expect(throws: InspectorClient.Fault.refused(code: "unavailable", message: "the app doesn't answer")) {
            _ = try await listening.call("state", ["source": "main"])
        }
        app.close()
        await listening.stop()
    }
    @Test("while one app floods the listener, calls and events of another still arrive")
    func flood() async throws {
        let (listening, shop, said) = (try await Listening(), await Shop(), Said())
        let dialer = try listening.dialer(shop.desk, said)
        await dialer.dial()
        await listening.said.wait(for: "is connected")
        let app = try await listening.greeted("flood")
        let page = try await listening.page()
        let event = "{\"event\":\"state\",\"source\":\"flood\",\"state\":{}}"
        let frame = WebSocketFrame.text(Data(event.utf8), isMasked: true)
        let frames = (0..<100).reduce(into: Data()) { all, _ in all += frame }
        let flood = Task { while !Task.isCancelled { try await app.send(frames) } }
        try await page.receive(until: "\"source\":\"flood\"")
        for number in 1...20 {
            _ = try await listening.call("navigate", ["source": "main", "link": "/product/\(number)"])
        }
        try await page.receive(until: "product(20)")
        #expect(shop.source.lastNumber == 20)
        flood.cancel()
        _ = await flood.result
        app.close()
        await dialer.stop()
        await listening.stop()
    }
    @Test(
        "frames without a message, such as pings, count toward an app's frame rate", arguments: [9, 10, 0] as [UInt8])
    func paces(opcode: UInt8) async throws {
        var limits = ServerLimits.patient
        limits.framesPerSecond = 100
        let listening = try await Listening(limits: limits)
        let (app, page) = (try await listening.greeted(), try await listening.page())
        let event = Data("{\"event\":\"state\",\"source\":\"main\",\"state\":{\"queued\":3}}".utf8)
        var begin = WebSocketFrame.text(event, isMasked: true)
        begin[0] = 0x01
        var empty = WebSocketFrame.bytes(opcode: opcode, [], isMasked: true)
        empty[0] = opcode == 0 ? 0x00 : 0x80 | opcode
        let start = ContinuousClock.now
        try await app.send((0..<150).reduce(into: begin) { all, _ in all += empty })
        try await app.send(WebSocketFrame.bytes(opcode: 0, [], isMasked: true))
        try await page.receive(until: "\"queued\":3")
        // one second's budget of frames is read at once, the rest later
        #expect(start.duration(to: .now) > .milliseconds(400))
        await listening.stop()
    }
    @Test("the number of apps is limited, and an app that reconnects replaces its old connection")
    func manyApps() async throws {
        var limits = ServerLimits.patient
        limits.apps = 2
        let listening = try await Listening(limits: limits)
        let first = try await listening.greeted("a", "Waymark-App: one\r\n")
        let second = try await listening.greeted("b", "Waymark-App: two\r\n")
        let third = try await listening.rawApp("Waymark-App: three\r\n")
        try await third.say(Listening.hello(["c"]))
        #expect(try await third.closing()?.reason == "2 apps are connected already")
        let again = try await listening.greeted("a", "Waymark-App: one\r\n")
        #expect(try await listening.sources() == ["b", "a"])
        for client in [first, second, again] { client.close() }
        await listening.stop()
    }
    @Test("an app's name is printed without control characters, and shortened")
    func printedTexts() async throws {
        let listening = try await Listening()
        let app = try await listening.rawApp()
        try await app.say(Listening.hello([], app: "a\\u001b[31m\\nb\\u202e" + String(repeating: "x", count: 500)))
        let line = await listening.said.wait(for: "is connected")
        #expect(line == "'a[31mb\(String(repeating: "x", count: 58))' at 127.0.0.1 is connected")
        app.close()
        await listening.stop()
    }
}
#endif
