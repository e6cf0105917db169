import SwiftUI
import WaymarkSwiftUI
import WaymarkTesting

// Mentions every public type of Waymark's modules, without a module name, in a file that also imports SwiftUI: a name
// that both have would be ambiguous. The stub declares all names of SwiftUI, and PackageTests checks that none of ours
// is missing here.

// WaymarkLinks
private typealias MentionedDeclaredPattern = DeclaredPattern
private typealias MentionedLinkRoute = LinkRoute
private typealias MentionedLinkError = LinkError
private typealias MentionedLinkParameter = LinkParameter
private typealias MentionedLinkParameterError = LinkParameterError
private typealias MentionedLinkPattern = LinkPattern
private typealias MentionedLinkSetupError = LinkSetupError
private typealias MentionedLinkValidating = LinkValidating
private typealias MentionedLinks = Links
private typealias MentionedParsedLink = ParsedLink
private typealias MentionedTextRule = TextRule

// Waymark
private typealias MentionedAccessAnswer = AccessAnswer
private typealias MentionedAccessContext = AccessContext
private typealias MentionedAccessGuard = AccessGuard
private typealias MentionedAccessDecision = AccessDecision
private typealias MentionedAccessRule = AccessRule
private typealias MentionedAlertPresenter = AlertPresenter
private typealias MentionedAnyNavigation = AnyNavigation
private typealias MentionedAppCoordinator = AppCoordinator
private typealias MentionedAppPhase = AppPhase
private typealias MentionedAuthGuard = AuthGuard
private typealias MentionedConsoleTracker = ConsoleTracker
private typealias MentionedDeepLinkHandler = DeepLinkHandler
private typealias MentionedLinkTable = LinkTable
private typealias MentionedDenial = Denial
private typealias MentionedDenialReason = DenialReason
private typealias MentionedDeparture = Departure
private typealias MentionedDismissal = Dismissal
private typealias MentionedDismissalReason = DismissalReason
private typealias MentionedFeature = Feature
private typealias MentionedFeatureRegistry = FeatureRegistry
private typealias MentionedNavigationFault = NavigationFault
private typealias MentionedFileRestorationStore = FileRestorationStore
private typealias MentionedGuardedNavigation = GuardedNavigation
private typealias MentionedIncomingNavigation = IncomingNavigation
private typealias MentionedLaunchEntry = LaunchEntry
private typealias MentionedLeaveAnswer = LeaveAnswer
private typealias MentionedLinkArrival = LinkArrival
private typealias MentionedMemoryRestorationStore = MemoryRestorationStore
private typealias MentionedModalStyle = ModalStyle
private typealias MentionedNavigation = Navigation
private typealias MentionedNavigationAction = NavigationAction
private typealias MentionedNavigationActivity = NavigationActivity
private typealias MentionedNavigationAlert = NavigationAlert
private typealias MentionedNavigationBranch = NavigationBranch
private typealias MentionedNavigationClock = NavigationClock
private typealias MentionedNavigationCoordinator = NavigationCoordinator
private typealias MentionedNavigationFailure = NavigationFailure
private typealias MentionedNavigationHandle = NavigationHandle
private typealias MentionedNavigationHistory = NavigationHistory
private typealias MentionedNavigationKind = NavigationKind
private typealias MentionedNavigationOrigin = NavigationOrigin
private typealias MentionedNavigationRedirect = NavigationRedirect
private typealias MentionedNavigationState = NavigationState
private typealias MentionedNavigationTab = NavigationTab
private typealias MentionedNavigationTiming = NavigationTiming
private typealias MentionedNavigator = Navigator
private typealias MentionedNotFoundNavigation = NotFoundNavigation
private typealias MentionedOutgoingNavigation = OutgoingNavigation
private typealias MentionedPresentationType = PresentationType
private typealias MentionedRestoration = Restoration
private typealias MentionedRestorationFault = RestorationFault
private typealias MentionedRestorationReport = RestorationReport
private typealias MentionedRestorationStore = RestorationStore
private typealias MentionedRouter = Router
private typealias MentionedRouting = Routing
private typealias MentionedRouterRegistration = RouterRegistration
private typealias MentionedSession = Session
private typealias MentionedSessionRepository = SessionRepository
private typealias MentionedSilentTracker = SilentTracker
private typealias MentionedTabRouter = TabRouter
private typealias MentionedTrackable = Trackable
private typealias MentionedTrackableEvent = TrackableEvent
private typealias MentionedTracker = Tracker
private typealias MentionedTrackingEvent = TrackingEvent
private typealias MentionedTransitionOutcome = TransitionOutcome
private typealias MentionedTransitionRecord = TransitionRecord

private typealias MentionedNavigationCapabilities = NavigationCapabilities

// WaymarkSwiftUI
private typealias MentionedNavigationHostingController = NavigationHostingController
private typealias MentionedControllerScreen = ControllerScreen
private typealias MentionedNavigationContainer = NavigationContainer
private typealias MentionedNavigationPreview = NavigationPreview
private typealias MentionedNavigationWindows = NavigationWindows
private typealias MentionedPhaseContainer = PhaseContainer
private typealias MentionedRouterLink = RouterLink
private typealias MentionedScreenTransition = ScreenTransition
private typealias MentionedSheetStyle = SheetStyle
private typealias MentionedSplitContainer = SplitContainer
private typealias MentionedTabContainer = TabContainer

// WaymarkTesting
private typealias MentionedAccessGuardMock = AccessGuardMock
private typealias MentionedGate = Gate
private typealias MentionedManualClock = ManualClock
private typealias MentionedNavigatorMock = NavigatorMock
private typealias MentionedRouterMock = RouterMock
private typealias MentionedSessionRepositoryMock = SessionRepositoryMock
private typealias MentionedTrackerMock = TrackerMock

/// Shows that `@Link` as an attribute is Waymark's macro, even though `Link` as a type is SwiftUI's view.
@Links private enum Mentioned: Navigation {
    @Link("/only") case only
}
private typealias MentionedLink = Link
