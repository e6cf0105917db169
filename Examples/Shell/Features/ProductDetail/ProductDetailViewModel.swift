/// The view model of a product in one of its variants.
public final class ProductDetailViewModel {
    /// The available variants. A real app gets them from a service.
    public static let variants = ["red", "blue"]
    private let productID: ProductID
    /// The shown variant; nil for the product itself.
    public let variant: String?
    private let navigate: (Route) -> Void
    private let replace: (Route) -> Void

    /// Creates a view model.
    ///
    /// - Parameter variant: The requested variant; nil for the product itself.
    public init(
        productID: ProductID, variant: String?, navigate: @escaping (Route) -> Void,
        replace: @escaping (Route) -> Void
    ) {
        self.productID = productID
        self.variant = variant
        self.navigate = navigate
        self.replace = replace
    }

    public var title: String { "Product \(productID.linkText)" }
    public var summary: String {
        variant.map { "Shown in \($0)." } ?? "Available in \(Self.variants.joined(separator: " and "))."
    }
    public func didSelect(_ variant: String) { replace(.productDetail(productID: productID, variant: variant)) }
    public func didSelectHome() { navigate(.home) }
}
