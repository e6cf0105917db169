"""Deliberate faults in the core: each one has to be caught by a test of WaymarkTests.

A mutant is a tuple of four strings: its name, the file below Sources/Waymark, what stands there, and what is put there.
The name says what a user would see, and starts with the id of the finding that the test goes back to, if there is one
(`make mutants WORDS=F2`). What stands there has to be in the file, and its first occurrence is replaced; take enough of
it to say which one is meant. The result has to compile: a fault that the compiler finds shows nothing about the tests.

    ("F2 a denial that was found out is asked again", "Pipeline/NavigationCore+Attempt.swift",
     "if let known = request.answers[destination] { return known }\n", ""),
"""

MUTANTS = []
