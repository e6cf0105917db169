#if Tools
/// A screen of a feature, with its tests.
enum ScreenTemplates {
    static let all = [
        "features/ViewModel.swift": viewModel, "features/Navigator.swift": navigator, "features/Event.swift": event,
        "features/View.swift": TemplatePieces.view, "features/Mocks.swift": mocks, "features/ScreenTests.swift": tests,
    ]

    private static let viewModel = #"""
        public import Observation

        /// {{Title}}.
        @Observable public final class {{Screen}}ViewModel {
            {{#value}}
            public let {{value}}: Int
            {{/value}}
            private let navigator: any {{Screen}}NavigatorContract
            {{#tracker}}
            private let tracker: any {{Screen}}TrackerContract
            {{/tracker}}

            {{#tracker}}
            init(
                {{#value}}
                {{value}}: Int,
                {{/value}}
                navigator: any {{Screen}}NavigatorContract, tracker: any {{Screen}}TrackerContract
            ) {
            {{/tracker}}
            {{^tracker}}
            init({{#value}}{{value}}: Int, {{/value}}navigator: any {{Screen}}NavigatorContract) {
            {{/tracker}}
                {{#value}}
                self.{{value}} = {{value}}
                {{/value}}
                self.navigator = navigator
                {{#tracker}}
                self.tracker = tracker
                {{/tracker}}
            }

            {{#tracker}}
            public func didAppear() { tracker.track(.shown) }
            {{/tracker}}
            {{^root}}
            public func didTapClose() { navigator.close() }
            {{/root}}
        }

        """#

    private static let navigator = #"""
        import Waymark

        /// The navigations of the screen.
        protocol {{Screen}}NavigatorContract {
            {{^root}}
            func close()
            {{/root}}
        }

        struct {{Screen}}Navigator: {{Screen}}NavigatorContract {
            let navigator: any Navigator
            {{^root}}

            func close() { navigator.goBack() }
            {{/root}}
        }

        """#

    static let event = #"""
        import Waymark

        /// The events of the screen.
        nonisolated enum {{Screen}}Event: String, TrackableEvent, CaseIterable {
            case shown

            var event: TrackingEvent { TrackingEvent(name: "{{slug}}/\(rawValue)") }
        }

        /// The tracker that the screen's view model reports to.
        protocol {{Screen}}TrackerContract {
            func track(_ event: {{Screen}}Event)
        }

        struct {{Screen}}Tracker: {{Screen}}TrackerContract {
            let tracker: any Tracker

            func track(_ event: {{Screen}}Event) { tracker.track(event) }
        }

        """#

    private static let mocks = #"""
        {{#tracker}}
        import Waymark

        {{/tracker}}
        @testable import {{App}}{{Feature}}

        final class {{Screen}}NavigatorMock: {{Screen}}NavigatorContract {
            private(set) var calls: [String] = []
            {{^root}}
            func close() { calls.append("close") }
            {{/root}}
        }
        \#(TemplatePieces.trackerMock)

        """#

    private static let tests = #"""
        import Testing
        import Waymark
        import WaymarkTesting

        @testable import {{App}}{{Feature}}

        @Suite("{{Title}}")
        struct {{Screen}}Tests {
            let navigator = {{Screen}}NavigatorMock()
            {{#tracker}}
            let tracker = {{Screen}}TrackerMock()
            {{/tracker}}

            private var model: {{Screen}}ViewModel {
                {{Screen}}ViewModel(
                    {{#value}}{{value}}: 1, {{/value}}navigator: navigator{{#tracker}}, tracker: tracker{{/tracker}})
            }

        \#(TemplatePieces.shownTest)
            {{^root}}
            @Test("a tap on close reaches its navigator")
            func close() {
                model.didTapClose()
                #expect(navigator.calls == ["close"])
            }
            @Test("its navigator goes back")
            func goesBack() {
                let mock = NavigatorMock()
                {{Screen}}Navigator(navigator: mock).close()
                #expect(mock.goBackCallCount == 1)
            }
            {{/root}}
        }

        """#
}
#endif
