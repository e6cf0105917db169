import Foundation
import SwiftUI
import WaymarkSwiftUI

struct TransitView: View {
    let transit: Transit

    var body: some View {
        PhaseContainer(transit.app) {
            TabContainer(transit.tabs, registry: transit.registry) { tab in
                Text(tab.rawValue.capitalized)
            }
            .columns {
                $0 == .stops ? 2 : 1
            } placeholder: { _ in
                Text("Choose a stop")
            }
        }
        .environment(transit.app)
    }
}
