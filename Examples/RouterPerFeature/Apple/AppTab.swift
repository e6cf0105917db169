/// The tabs, one for each feature.
enum AppTab {
    case characters, locations
}
