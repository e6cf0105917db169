import SwiftUI
import WaymarkSwiftUI

struct StopList: View {
    var body: some View {
        List(Stop.all, id: \.id) { stop in
            RouterLink(stop.name, to: AnyNavigation(StopsIncomingNavigation.stop(id: stop.id)))
        }
        .navigationTitle("Stops")
    }
}
