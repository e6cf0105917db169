import SwiftUI
import WaymarkSwiftUI

/// A split view of two columns, with a filter in the sidebar.
struct ColumnsView: View {
    let journal: Journal
    let alerts: AlertPresenter<RigAnswer>
    @State private var router = Router<Place>()
    @State private var isFiltered = false

    private var rows: [Place] { (1...4).filter { !isFiltered || $0 == 4 }.map { .page(number: $0) } }

    var body: some View {
        SplitContainer(router) { selection in
            VStack {
                Button("Filter the sidebar") { isFiltered.toggle() }
                Button("Link to page 2, form") { router.setPath([.page(number: 2), .form]) }
                List(rows, id: \.self, selection: selection) { Text("Folder \($0.title)") }
            }
        } destination: { place in
            PageView(place: place, journal: journal, alerts: alerts)
        } placeholder: {
            Text("Nothing is chosen")
        }
        .task { journal.follow(router, "columns") }
    }
}
