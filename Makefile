SHELL := /bin/bash
SOURCES := Package.swift Sources Tests Hosts Tools Examples/Package.swift Examples/Challenge Examples/DeviceRig Examples/Libraries Examples/OneRouter Examples/Quickstart Examples/RouterPerFeature Examples/Shared Examples/Shell Verification/Graph Verification/SwiftUI/Stub/Package.swift Verification/SwiftUI/Stub/Sources Verification/SwiftUI/Checks/Package.swift Verification/SwiftUI/Checks/Sources/AvailabilityGate Verification/SwiftUI/Checks/Tests Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Router/Package.swift Benchmarks/Router/Sources/RouterBenchmarks Benchmarks/SmallApp/Package.swift Benchmarks/SmallApp/Sources Fuzz/Package.swift Fuzz/Sources
EXAMPLES := --package-path Examples $(shell .ci/example-traits)
LIBRARIES := WaymarkLinks WaymarkAssociation Waymark WaymarkSwiftUI WaymarkTesting WaymarkWeb WaymarkInspector WaymarkTelemetry WaymarkTool

.PHONY: help run run-shell run-inspector demo-replicas build build-benchmarks tool optimized test test-library test-examples test-browser adversary adversary-short verify-swiftui verify-graph properties mutants bench bench-check size fuzz threads screenshots format lint warnings docs api clean

help: ## Say what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-15s %s\n", $$1, $$2}'

run: ## Serve the Challenge app at http://127.0.0.1:8080 (PORT=9000 for another port)
	@.ci/build $(EXAMPLES) --product challenge
	@swift run $(EXAMPLES) --skip-build challenge

run-shell: ## Serve the Shell app at http://127.0.0.1:8081 (PORT, SHELL_DATA=folder of its accounts, or SHELL_DATABASE=postgres://…)
	@.ci/build $(EXAMPLES) --product shell
	@swift run $(EXAMPLES) --skip-build shell

run-inspector: ## Show Challenge's navigation in the Inspector while a user walks about (PORT=9000, PAUSE=500 milliseconds)
	@.ci/build $(EXAMPLES) --product challenge
	@swift run $(EXAMPLES) --skip-build challenge inspect --port $(or $(PORT),0) --pause $(or $(PAUSE),2000)

demo-replicas: ## Three replicas of Shell behind nginx, killed and restarted under load, and their database, too; no page fails
	@.ci/build $(EXAMPLES) --product shell --quiet
	@python3 Examples/Shell/Server/Replicas/demo.py

build: ## Build the library with every trait
	.ci/build --enable-all-traits

tool: ## Build the command waymark, in release mode
	swift build -c release --traits Tools --product waymark --scratch-path .build-tool
	@echo ".build-tool/release/waymark"

optimized: ## Build the library as apps do that optimize across modules; nothing in it listens without the trait
	swift build -c release --disable-default-traits --scratch-path .build-optimized -Xswiftc -cross-module-optimization
	@! nm .build-optimized/release/WaymarkInspector.build/*.o | grep -E ' .*(InspectorServer|FlyingSocks)' \
		|| { echo "without the trait Inspector there is code that listens"; exit 1; }

test: test-examples test-browser adversary-short verify-swiftui test-library ## Run every test; those in a browser where there is Chromium

HEAVY := Properties|HostFault
INSPECTOR := WaymarkInspectorTests
PAGES := WaymarkWebTests
STOPS := ServerStopTests
LOCKS := MadeWebAppTests
OTHERS := $(HEAVY)|$(INSPECTOR)|$(PAGES)|$(LOCKS)

test-library: ## Run the library's tests; those that compute for long, wait for sockets, or keep SwiftPM from others, have a process to themselves
	.ci/build --enable-all-traits --build-tests
	.ci/test --enable-all-traits --filter '$(HEAVY)'
	.ci/test --enable-all-traits --filter '$(INSPECTOR)' --skip '$(HEAVY)'
	.ci/test --enable-all-traits --filter '$(PAGES)' --skip '$(HEAVY)|$(STOPS)'
	.ci/test --enable-all-traits --filter '$(STOPS)'
	.ci/test --enable-all-traits --filter '$(LOCKS)'
	.ci/test --enable-all-traits --skip '$(OTHERS)'

test-examples: ## Run the example apps' tests
	.ci/build $(EXAMPLES) --build-tests
	.ci/test $(EXAMPLES)

test-browser: ## Run the example apps' tests in Chromium
	@Tests/Browser/run

adversary: ## Attack the example apps on the loopback interface, in release mode; about two minutes
	@Tests/Adversary/run

adversary-short: ## The part of it that measures no time
	@Tests/Adversary/run --short

verify-swiftui: ## Compile the SwiftUI code against a stub, run it in an evaluator, compare signatures with Apple's
	@Verification/SwiftUI/run

verify-graph: ## Draw sample graphs, and compare their crossings with those of Graphviz's dot (needs graphviz)
	@Verification/Graph/run

properties: ## Check the pipeline on 100,000 random rule sets (release), and the adapter on 10,000 random schedules
	WAYMARK_PROPERTIES=100000 swift test -c release --disable-default-traits --filter Properties
	swift build --package-path Verification/SwiftUI/Stub --quiet
	WAYMARK_SCHEDULES=10000 swift test --package-path Verification/SwiftUI/Checks --filter ScheduleTests

mutants: ## Put deliberate faults into the adapter and the core: each has to be caught by a test (WORDS="host window" for some)
	@Verification/Mutations/run.py $(WORDS)

build-benchmarks: ## Build the benchmarks that need no server; they are measured apart
	@python3 Benchmarks/generate-routes
	.ci/build --package-path Benchmarks/Router
	.ci/build --package-path Benchmarks --product LinkCounts
	.ci/build --package-path Benchmarks/SmallApp

bench: ## Measure in release mode, and print a table (JSON=1 for lines of JSON)
	@Benchmarks/run

bench-check: ## Compare counted instructions with those that are kept (needs valgrind)
	@Benchmarks/check

size: ## What the library adds to a stripped release program, and to a clean build (WRITE=1 keeps the figures)
	@Benchmarks/size $(if $(WRITE),--write)

fuzz: ## Fuzz the links for SECONDS=60 each target
	@SECONDS_EACH=$(or $(SECONDS),60) Fuzz/run

threads: ## Many threads on one table, under ThreadSanitizer
	@.ci/threads

screenshots: ## Make the README's pictures anew
	@Tests/Browser/screenshots

format: ## Format the sources
	swift format --in-place --recursive --parallel $(SOURCES)

lint: ## Check the format, that memory-safe modules say nothing else, and that no symbolic link leads nowhere
	swift format lint --strict --recursive --parallel $(SOURCES)
	@! grep -rnE '\bunsafe\b|Unsafe|@unchecked|exclusivity\(unchecked' --include=*.swift Sources/WaymarkLinks Sources/WaymarkAssociation Sources/WaymarkMacrosPlugin
	@! git ls-files -s | sed -n 's/^120000 [^	]*	//p' | while read -r link; do [ -e "$$link" ] || echo "lint: $$link leads nowhere"; done | grep .

warnings: ## Build every package and its tests with warnings as errors
	@.ci/warnings

docs: ## Build the documentation; its warnings are errors
	@.ci/docs $(LIBRARIES)

api: ## List the public symbols in docs/api, and count them (CHECK=1: as they are committed, after make docs)
	@.ci/api $(if $(CHECK),--check --made)

clean: ## Remove what was built
	rm -rf .build .build-* Examples/.build-* Benchmarks/.build-* Benchmarks/Router/.build-* Fuzz/.build-* Examples/.build Verification/SwiftUI/*/.build Benchmarks/.build Benchmarks/Router/.build Benchmarks/SmallApp/.build* Fuzz/.build Fuzz/.corpus Verification/.mutants .venv
