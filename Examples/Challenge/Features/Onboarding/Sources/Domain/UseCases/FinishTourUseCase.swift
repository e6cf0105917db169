struct FinishTourUseCase: FinishTourUseCaseContract {
    let repository: any TourRepositoryContract

    func execute() {
        repository.markTaken()
    }
}
