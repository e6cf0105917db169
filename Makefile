SHELL := /bin/bash
SOURCES := Package.swift Sources Tests Tools skills Examples/Package.swift Examples/Challenge Examples/DeviceRig Examples/ExampleTests Examples/Libraries Examples/OneRouter Examples/Quickstart Examples/Resolve Examples/RouterPerFeature Examples/Shared Examples/Shell Examples/Tutorial Verification/Threads/Package.swift Simulator/Package.swift Simulator/Sources/AppKit Simulator/Sources/Drawing Simulator/Sources/EvaluatorCounts Simulator/Sources/SwiftUIMacros Simulator/Sources/Inspecting Simulator/Sources/Screen Simulator/Sources/SwiftUI Simulator/Sources/UIKit Simulator/Sources/UIKitCore Simulator/Sources/UserNotifications Simulator/Sources/WidgetKit Simulator/Sources/XCUIAutomation Simulator/Sources/simulator Simulator/Tests Verification/SwiftUI/Availability Benchmarks/Package.swift Benchmarks/Sources/BenchmarkKit Benchmarks/Sources/LinkBenchmarks Benchmarks/Sources/LinkCounts Benchmarks/Sources/LinkRoutes Benchmarks/Sources/LinkWorkloads Benchmarks/Sources/NavigationCounts Benchmarks/Sources/RouterBenchmarks Benchmarks/SmallApp/Package.swift Benchmarks/SmallApp/Sources Benchmarks/Peers/Package.swift Benchmarks/Peers/Sources Fuzz/Package.swift Fuzz/Sources
EXAMPLES := --package-path Examples
# beside the examples, which have the same modules; one test at a time, because the adapter's block the main actor, while
# others wait in real time
SIMULATOR := --package-path Simulator --scratch-path Examples/.build

# reviewed files: state protected by a lock
UNSAFE := Sources/WaymarkTesting/Concurrency/Locked.swift

.PHONY: help run test test-all format lint docs bench mutants clean

help: ## List the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-13s %s\n", $$1, $$2}'

run: ## Show the example apps in a browser, at http://127.0.0.1:8080 (PORT=9000 for another port, APP=folder for a made app)
	@$(if $(APP),Simulator/app "$(APP)",.ci/build $(EXAMPLES))
	@.ci/build $(EXAMPLES) --product simulator
	@$(if $(APP),APP=$(notdir $(abspath $(APP)))) Examples/.build/debug/simulator

test: ## Run the tests of the examples, of the simulator with the adapter, and of the library
	@.ci/build $(EXAMPLES) --build-tests
	@.ci/test $(EXAMPLES)
	@.ci/build $(SIMULATOR) --build-tests
	@.ci/test $(SIMULATOR) --no-parallel
	@.ci/test-library

test-all: test ## Run everything that CI tests: also browser, SwiftUI, threads, fuzzing, public symbols, instruction counts
	@.ci/test-rest

format: ## Format the sources
	swift format --in-place --recursive --parallel $(SOURCES)

lint: ## Check the format, memory safety, the privacy manifest, figures in texts, and for dangling symbolic links
	swift format lint --strict --recursive --parallel $(SOURCES)
	@git grep -nE '\bunsafe\b|Unsafe|@unchecked|exclusivity\(unchecked' -- 'Sources/*.swift' 'Tools/*/Sources/*.swift' $(UNSAFE:%=':!%'); [ $$? = 1 ]
	@! git ls-files -s | sed -n 's/^120000 [^	]*	//p' | while read -r link; do [ -e "$$link" ] || echo "lint: $$link is a dangling link"; done | grep .
	@.ci/privacy
	@Benchmarks/figures

docs: ## Build the documentation of all modules as one static site (BASE=path if a host serves it below a path)
	@.ci/docs $(if $(BASE),--base $(BASE))

bench: ## Measure in release mode, and print a table (JSON=1 for JSON Lines, FILTER=links.resolve for some)
	@Benchmarks/run

mutants: ## Put deliberate faults into the adapter, the core and the links, each of which a test has to catch (WORDS="host window" for some)
	@Verification/Mutations/run.py $(WORDS)

clean: ## Remove everything that was built
	rm -rf .build .build-* Simulator/.build Simulator/.build-* Examples/.build-* Benchmarks/.build-* Fuzz/.build-* Examples/.build Verification/Threads/.build Benchmarks/.build Benchmarks/SmallApp/.build* Benchmarks/Peers/.build* Fuzz/.build Fuzz/.corpus Verification/.mutants .venv
