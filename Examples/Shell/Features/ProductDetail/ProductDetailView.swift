import Foundation
import SwiftUI

struct ProductDetailView: View {
    let viewModel: ProductDetailViewModel

    var body: some View {
        List {
            Section {
                Image(systemName: "bag.fill")
                    .font(.largeTitle)
                    .foregroundStyle(color)
                    .padding(40)
                    .frame(maxWidth: .infinity)
                    .accessibilityLabel("Product")
            } footer: {
                Text(viewModel.summary)
            }
            Section("Color") {
                Picker(
                    "Color",
                    selection: Binding {
                        viewModel.variant ?? ""
                    } set: {
                        viewModel.didSelect($0)
                    }
                ) {
                    ForEach(ProductDetailViewModel.variants, id: \.self) { variant in
                        Text(variant.capitalized).tag(variant)
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
        }
        .navigationTitle(viewModel.title)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Home", systemImage: "house", action: viewModel.didSelectHome)
            }
        }
    }

    private var color: Color {
        switch viewModel.variant {
        case "red": .red
        case "blue": .blue
        default: .gray
        }
    }
}
