nonisolated public struct ProductDetailParameters: RouteParameters {
    public let productID: ProductID
    public let variant: String?

    public static func validate(_ params: [String: String]) -> Result<Self, RouteError> {
        Result { () throws(RouteError) in
            ProductDetailParameters(productID: try params.value("productID"), variant: params["variant"])
        }
    }
}
