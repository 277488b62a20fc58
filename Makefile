# The two ways in: `make run` plays, `make test` tests. Both install what is
# missing and say what. See README.md.

VERSION ?= $(shell cat VERSION)
export VERSION

# The program needs no C on any system.
export CGO_ENABLED := 0
# Building must not depend on who owns the folder or whether git is there.
export GOFLAGS := $(GOFLAGS) -buildvcs=false
# Tests need no data for a debugger. That saves a seventh of compiling, a third of linking.
test proof tests systems lint e2e: export GOFLAGS += -gcflags=all=-dwarf=false -ldflags=-s
# Compilers that free memory less often do a fifth less work. Tests have their own measure.
test proof tests systems lint e2e: export GOGC := 800

.PHONY: run test proof tests systems build dist bench shots e2e clean lint cross arm64 ladder balance release-check repro licences

# Start the game; without a display play a demonstration instead.
run:
	@build/setup.sh run
	@$(MAKE) --no-print-directory build
	@build/run.sh $(ARGS)

# The program for this machine: build/bin/schron.
build:
	@echo "Building build/bin/schron"
	@build/compile.sh build/bin/schron

# Everything that CI runs. Tests that drive the window leave a processor idle now and
# then, so other systems are looked at beside them.
test:
	@build/setup.sh test
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory -j2 tests systems

# The same in full, before a release and after a change of rules or layouts. It tries all
# windows, all games and newcomers by mouse, and long loops. It builds for every system and
# runs the bots on another processor.
proof:
	@build/setup.sh test
	@build/setup.sh arm64
	@$(MAKE) --no-print-directory lint
	@SCHRON_PROOF=1 $(MAKE) --no-print-directory -j2 tests cross
	@$(MAKE) --no-print-directory systems arm64

# All tests. What lint has vetted is not vetted again.
tests:
	@TESTFLAGS="-vet=off $(TESTFLAGS)" build/test.sh ./...

# Type-check the program for every system.
systems:
	@go -C build/tools test -vet=off ./...
	@build/cross.sh checked

lint:
	@build/lint.sh

# Build it for every system.
cross:
	@build/cross.sh

# Prove that bots choose the same on another processor, in an emulator.
arm64:
	@build/setup.sh arm64
	@build/arm64.sh

# Measure how strong bots are, for hours; ARGS="dzicz 2" plays some contests.
ladder:
	@$(MAKE) --no-print-directory build
	@build/ladder.sh $(ARGS)

# Measure how even the games are, for hours; ARGS="-seconds 60" takes a minute a line.
balance:
	@go run ./build/balance $(ARGS) >build/balance.md && mv build/balance.md docs/balance.md

# The licences of parts that the program shows.
licences:
	@LC_ALL=C build/licences.sh >assets/licences/parts.txt

# Make the release files of all systems in build/dist; ARGS=linux for one.
dist:
	@build/setup.sh dist
	@build/dist.sh $(ARGS)

# Install, play and remove the release files, as root; prints ok, FAILED or not run.
release-check:
	@build/setup.sh release-check
	@build/release-check.sh $(ARGS)

# Prove that the release files are reproducible.
repro:
	@build/setup.sh dist
	@build/repro.sh $(ARGS)

# All benchmarks, compared with the run before: build/out/bench.txt.
bench:
	@build/setup.sh bench
	@build/bench.sh

# Pictures of every scene in several sizes and both languages: build/out/shots.
shots:
	@build/setup.sh demo
	@$(MAKE) --no-print-directory build
	@build/shots.sh

# The built game, driven by mouse and keys.
e2e:
	@build/setup.sh demo
	@build/test.sh ./scenes/e2e/...

clean:
	rm -rf build/bin build/out build/dist
