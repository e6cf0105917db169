import SwiftUI
import WaymarkSwiftUI

nonisolated enum RigAnswer { case leave, stay }

/// The screen of a place.
struct PageView: View {
    let place: Place
    let journal: Journal
    let alerts: AlertPresenter<RigAnswer>

    var body: some View {
        Group {
            if place == .form { FormView(alerts: alerts) } else { WaysOnward(place: place, alerts: alerts) }
        }
        .navigationTitle(place.title)
        .noted(place.title, in: journal)
    }
}

/// A list of links and buttons that navigate onward.
struct WaysOnward: View {
    var place: Place?
    let alerts: AlertPresenter<RigAnswer>
    @Environment(Router<Place>.self) private var router: Router<Place>?

    private var number: Int { if case .page(let number) = place { number + 1 } else { 1 } }

    var body: some View {
        List {
            RouterLink("To page \(number)", to: Place.page(number: number))
            RouterLink("To form", to: Place.form)
            RouterLink("To sheet", to: Place.sheet)
            RouterLink("To styled sheet", to: Place.styled)
            RouterLink("To cover", to: Place.cover)
            RouterLink("To filter", to: Place.filter).navigationSource(of: Place.filter)
            Button("Push, sheet, and push inside") {
                router?.perform(.sequence([.push(.page(number: 1)), .present(.sheet, as: .sheet)]))
                router?.child?.push(.page(number: 2))
            }
            Button("Cover to sheet") { router?.perform(.sequence([.dismissModal, .present(.sheet, as: .sheet)])) }
            Button("Another root, faded in") { router?.perform(.setRoot(.page(number: 9)), animated: true) }
            Button("Dismiss and ask") {
                router?.goBack()
                Task { await alerts.answer(to: .leaving) }
            }
            Button("Done") { router?.goBack() }
        }
    }
}

/// A form that asks for confirmation before it is left.
struct FormView: View {
    let alerts: AlertPresenter<RigAnswer>
    @State private var text = "typed"

    var body: some View {
        VStack {
            TextField("Text", text: $text)
            Text("Form: \(text)")
        }
        .asksBeforeLeaving { [alerts] in await alerts.answer(to: .leaving) == .leave }
    }
}

extension NavigationAlert where Answer == RigAnswer {
    static var leaving: NavigationAlert {
        NavigationAlert("Leave?") {
            Button("Leave", answer: .leave, role: .destructive)
            Button("Stay", answer: .stay, role: .cancel)
        }
    }
}
