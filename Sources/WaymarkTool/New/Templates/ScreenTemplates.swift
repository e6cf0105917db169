#if Tools
/// A screen of a feature, with its tests.
enum ScreenTemplates {
    static let all = [
        "features/ViewModel.swift": viewModel, "features/Navigator.swift": navigator, "features/Event.swift": event,
        "features/View.swift": view, "features/Mocks.swift": mocks, "features/ScreenTests.swift": tests,
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

        /// Where the screen leads.
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

    private static let event = #"""
        import Waymark

        /// What happens on the screen.
        nonisolated enum {{Screen}}Event: String, TrackableEvent, CaseIterable {
            case shown

            var event: TrackingEvent { TrackingEvent(name: "{{slug}}/\(rawValue)") }
        }

        /// Where the screen's view model reports what happens.
        protocol {{Screen}}TrackerContract {
            func track(_ event: {{Screen}}Event)
        }

        struct {{Screen}}Tracker: {{Screen}}TrackerContract {
            let tracker: any Tracker

            func track(_ event: {{Screen}}Event) { tracker.track(event) }
        }

        """#

    private static let view = #"""
        #if canImport(SwiftUI)
        import SwiftUI

        /// {{Title}}.
        struct {{Screen}}View: View {
            @State private var viewModel: {{Screen}}ViewModel

            init(viewModel: {{Screen}}ViewModel) { _viewModel = State(initialValue: viewModel) }

            var body: some View {
                List {
                    {{#value}}
                    Text("{{Title}} \(viewModel.{{value}})")
                    {{/value}}
                    {{^root}}
                    Button("Close", action: viewModel.didTapClose)
                    {{/root}}
                }
                .navigationTitle("{{Title}}")
                {{#tracker}}
                .onAppear { viewModel.didAppear() }
                {{/tracker}}
            }
        }
        #endif

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
        {{#tracker}}

        final class {{Screen}}TrackerMock: {{Screen}}TrackerContract {
            private(set) var events: [{{Screen}}Event] = []
            func track(_ event: {{Screen}}Event) { events.append(event) }
        }
        {{/tracker}}

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

            {{#tracker}}
            @Test("it reports that it is shown, by its name")
            func shown() {
                model.didAppear()
                #expect(tracker.events == [.shown])
                #expect({{Screen}}Event.shown.event.name == "{{slug}}/shown")
            }
            {{/tracker}}
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
                expect(mock, wentBack: 1)
            }
            {{/root}}
        }

        """#
}
#endif
