#if Tools
/// A screen of a feature: a view model with a navigator and, if asked for, a tracker.
enum FeatureScreenTemplates {
    /// A screen's files.
    static let screen = #"""
        === {{presentation}}/ViewModels/{{Screen}}ViewModel.swift
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
                {{#value}}{{value}}: Int, {{/value}}navigator: any {{Screen}}NavigatorContract,
                tracker: any {{Screen}}TrackerContract
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
            public func didTapOnBack() { navigator.goBack() }
            {{/root}}
        }
        === {{presentation}}/Navigator/{{Screen}}NavigatorContract.swift
        /// The navigations of the screen.
        protocol {{Screen}}NavigatorContract {
            {{^root}}
            func goBack()
            {{/root}}
        }
        === {{presentation}}/Navigator/{{Screen}}Navigator.swift
        import Waymark

        struct {{Screen}}Navigator: {{Screen}}NavigatorContract {
            let navigator: any Navigator
            {{^root}}

            func goBack() { navigator.goBack() }
            {{/root}}
        }
        {{#tracker}}
        === {{presentation}}/Tracker/{{Screen}}Event.swift
        import Waymark

        /// The events of the screen.
        nonisolated enum {{Screen}}Event: String, TrackableEvent, CaseIterable {
            case shown

            var event: TrackingEvent { TrackingEvent(name: "{{slug}}/\(rawValue)") }
        }
        === {{presentation}}/Tracker/{{Screen}}TrackerContract.swift
        /// The tracker that the screen's view model reports to.
        protocol {{Screen}}TrackerContract {
            func track(_ event: {{Screen}}Event)
        }
        === {{presentation}}/Tracker/{{Screen}}Tracker.swift
        import Waymark

        struct {{Screen}}Tracker: {{Screen}}TrackerContract {
            let tracker: any Tracker

            func track(_ event: {{Screen}}Event) { tracker.track(event) }
        }
        === {{mocks}}/{{Screen}}TrackerMock.swift
        import Waymark

        @testable import {{module}}

        final class {{Screen}}TrackerMock: {{Screen}}TrackerContract {
            private(set) var events: [{{Screen}}Event] = []

            func track(_ event: {{Screen}}Event) { events.append(event) }
        }
        {{/tracker}}
        {{#pages}}
        === {{presentation}}/Views/{{Screen}}Page.swift
        #if canImport(WaymarkWeb)
        import WaymarkWeb

        extension {{Screen}}ViewModel {
            /// The screen as a page.
            var page: WebPage {
                WebPage(title: "{{Title}}{{#value}} \({{value}}){{/value}}") { context in
                    {{#tracker}}
                    self.didAppear()
                    return WebContent {
                    {{/tracker}}
                    {{^tracker}}
                    WebContent {
                    {{/tracker}}
                        Element("p") { "Edit {{Screen}}Page.swift to change this page." }
                        Element("ul", .class("rows")) {}
                    }
                }
            }
        }
        #endif
        {{/pages}}
        === {{mocks}}/{{Screen}}NavigatorMock.swift
        @testable import {{module}}

        final class {{Screen}}NavigatorMock: {{Screen}}NavigatorContract {
            {{^root}}
            private(set) var goBackCallCount = 0

            func goBack() { goBackCallCount += 1 }
            {{/root}}
        }
        === {{tests}}/Navigator/{{Screen}}NavigatorTests.swift
        import Testing
        import Waymark
        import WaymarkTesting

        @testable import {{module}}

        struct {{Screen}}NavigatorTests {
            private let navigatorMock = NavigatorMock()
            private var sut: {{Screen}}Navigator { {{Screen}}Navigator(navigator: navigatorMock) }
            {{^root}}

            @Test func goBackGoesBack() {
                sut.goBack()
                #expect(navigatorMock.goBackCallCount == 1)
            }
            {{/root}}
        }
        === {{tests}}/ViewModels/{{Screen}}ViewModelTests.swift
        import Testing
        {{#tracker}}
        import Waymark
        {{/tracker}}

        @testable import {{module}}

        struct {{Screen}}ViewModelTests {
            private let navigatorMock = {{Screen}}NavigatorMock()
            {{#tracker}}
            private let trackerMock = {{Screen}}TrackerMock()
            {{/tracker}}
            private var sut: {{Screen}}ViewModel {
                {{Screen}}ViewModel({{#value}}{{value}}: 1, {{/value}}navigator: navigatorMock{{#tracker}}, tracker: trackerMock{{/tracker}})
            }

            {{#tracker}}
            @Test func didAppearTracksItsName() {
                sut.didAppear()
                #expect(trackerMock.events == [.shown])
                #expect({{Screen}}Event.shown.event.name == "{{slug}}/shown")
            }
            {{/tracker}}
            {{^root}}
            @Test func didTapOnBackGoesBack() {
                sut.didTapOnBack()
                #expect(navigatorMock.goBackCallCount == 1)
            }
            {{/root}}
        }

        """# + CommonTemplates.view

    /// Adds a screen that isn't the first one to its feature.
    static let added = #"""
        +++ {{Feature}}IncomingNavigation storage
        @Link("{{pattern}}")
        case {{case}}
        +++? {{Feature}}IncomingNavigation case ancestors
        case .{{screen}}: [{{ancestor}}]
        +++ {{Feature}}IncomingNavigationTests arguments linksLeadHere
        ("{{link}}", .{{made}})
        +++ {{Feature}}Container member
        func make{{Screen}}ViewModel({{#value}}{{value}}: Int, {{/value}}navigator: any Navigator) -> {{Screen}}ViewModel {
            {{#tracker}}
            {{Screen}}ViewModel(
                {{passed}}navigator: {{Screen}}Navigator(navigator: navigator),
                tracker: {{Screen}}Tracker(tracker: tracker))
            {{/tracker}}
            {{^tracker}}
            {{Screen}}ViewModel({{passed}}navigator: {{Screen}}Navigator(navigator: navigator))
            {{/tracker}}
        }
        +++ {{Feature}}Feature case screen
        case .{{screen}}{{bound}}:
            AnyView({{Screen}}View(viewModel: container.make{{Screen}}ViewModel({{passed}}navigator: navigator)))
        {{#web}}
        +++ {{Feature}}Pages case screen
        {{#pages}}
        case .{{screen}}{{bound}}: container.make{{Screen}}ViewModel({{passed}}navigator: navigator).page
        {{/pages}}
        {{^pages}}
        case .{{screen}}: {{noPage}}
        {{/pages}}
        {{/web}}

        """#

    /// A way from one screen to another: a navigator's method, a tap, a row, and their tests.
    static let lead = #"""
        +++ {{From}}NavigatorContract member
        func navigateTo{{Name}}({{parameter}})
        +++ {{From}}Navigator member
        func navigateTo{{Name}}({{parameter}}) {
            navigator.navigate(to: {{destination}}{{argument}})
        }
        {{#fromTracker}}
        +++ {{From}}Event storage
        case didTapOn{{Name}}
        {{/fromTracker}}
        +++ {{From}}ViewModel member
        {{#fromTracker}}
        public func didTapOn{{Name}}({{parameter}}) {
            tracker.track(.didTapOn{{Name}})
            navigator.navigateTo{{Name}}{{call}}
        }
        {{/fromTracker}}
        {{^fromTracker}}
        public func didTapOn{{Name}}({{parameter}}) { navigator.navigateTo{{Name}}{{call}} }
        {{/fromTracker}}
        {{#pages}}
        +++ {{From}}ViewModel closure Element("ul"
        {{#value}}
        for {{value}} in 1..<4 {
            Element("li") {
                context.link(.class("row"), to: { self.didTapOn{{Name}}({{value}}: {{value}}) }) {
                    "{{row}} \({{value}})"
                }
            }
        }
        {{/value}}
        {{^value}}
        Element("li") {
            context.link(.class("row"), to: self.didTapOn{{Name}}) { "{{row}}" }
        }
        {{/value}}
        {{/pages}}
        +++ {{From}}NavigatorMock storage
        private(set) var navigateTo{{Name}}{{#value}}{{Value}}s: [Int] = []{{/value}}{{^value}}CallCount = 0{{/value}}
        +++ {{From}}NavigatorMock member
        {{#value}}
        func navigateTo{{Name}}({{parameter}}) { navigateTo{{Name}}{{Value}}s.append({{value}}) }
        {{/value}}
        {{^value}}
        func navigateTo{{Name}}() { navigateTo{{Name}}CallCount += 1 }
        {{/value}}
        +++ {{From}}ViewModelTests member
        @Test func didTapOn{{Name}}NavigatesThere() {
            sut.didTapOn{{Name}}({{one}})
            #expect(navigatorMock.navigateTo{{Name}}{{#value}}{{Value}}s == [1]{{/value}}{{^value}}CallCount == 1{{/value}})
            {{#fromTracker}}
            #expect(trackerMock.events == [.didTapOn{{Name}}])
            {{/fromTracker}}
        }
        +++ {{From}}NavigatorTests member
        @Test func navigateTo{{Name}}UsesCorrectNavigation() {
            sut.navigateTo{{Name}}({{one}})
            expectNavigation(by: navigatorMock, to: [{{destination}}{{#value}}({{one}}){{/value}}])
        }

        """# + CommonTemplates.button
}
#endif
