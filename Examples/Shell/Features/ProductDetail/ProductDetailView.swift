#if canImport(SwiftUI)
import Foundation
import SwiftUI

struct ProductDetailView: View {
    let viewModel: ProductDetailViewModel

    var body: some View {
        List {
            Text(viewModel.summary)
            ForEach(ProductDetailViewModel.variants, id: \.self) { variant in
                Button(variant.capitalized) { viewModel.didSelect(variant) }
            }
            Button("Home", action: viewModel.didSelectHome)
        }
        .navigationTitle(viewModel.title)
    }
}
#endif
