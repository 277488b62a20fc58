package rulestest

import (
	"errors"
	"flag"
	"fmt"
	"iter"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// The seeds of the games that Conformance plays.
const (
	playoutSeed = 1000
	recordSeed  = 3
	undoSeed    = 4
	redrawSeed  = 5
	allocsSeed  = 6
	ruleSeed    = 7
	sheetSeed   = 8
	storySeed   = 9
	concedeSeed = 10
)

// redrawnPositions is in how many positions of each number of players what is hidden
// is drawn anew; some of them outside of a proof.
const redrawnPositions, someRedrawn = 200, 80

// Conformance is all that a game's rules owe, so that nothing of it can be forgotten: what
// is not given fails. Each promise is a subtest of Run. A game's package must run
// it.
type Conformance struct {
	Game rules.Game
	// Setups are those of random games, one for every number of players and option
	// that matters; Games is how many are played of each. Their seeds do not count.
	Setups []rules.Setup
	Games  int
	// Whole are the set-ups of games that are recorded, and undone to their start.
	Whole []rules.Setup
	// Allocs is how many allocations a move may make on average.
	Allocs float64

	// Universe is every move that the notation can write in a position, and those
	// one step beyond each bound.
	Universe func(s rules.State) iter.Seq[rules.Move]
	// Drawn are positions by chance: of play, and such as play seldom reaches. Made
	// are made or chosen by hand. A game needs one of both.
	Drawn map[string]func(r *rapid.T) rules.State
	Made  func(t testing.TB) []rules.State
	// Read are those by chance that must read back, where they are others than Drawn.
	Read map[string]func(r *rapid.T) rules.State
	// Same compares two positions, where JSON does not tell all; nil where it does.
	Same func(a, b rules.State) bool

	// Golden are the matches whose playthroughs lie in testdata/<name>.golden, the first by
	// name in full.
	Golden func(t testing.TB) map[string]*rules.Match
	// Endings are the ways a game can end, see Ending.
	Endings map[string]Way
	// Untold are the keys of stories that none of those games tells; the game tests
	// them by itself.
	Untold []string
	// Recount returns each sentence that is true of a match: its arguments by its key. It
	// goes by the positions and shares no code with the story.
	Recount func(t testing.TB, m *rules.Match) map[string][]rules.Arg

	RuleIDs RuleIDs
	// Said is all that the rules can say, Should which keys of the texts must be
	// among it, see Texts.HaveWords.
	Said   func(t *testing.T) Texts
	Should func(key string) bool
}

// Way is a way to end. Find looks for a game that ends so, nil if there is none; it
// is called only where recorded games are written anew. Is reports whether a match
// has ended so.
type Way struct {
	Find func(t testing.TB) *rules.Record
	Is   func(t testing.TB, m *rules.Match) bool
}

// promise is one of those that a game owes: what it needs, whether that is given,
// and the test of it.
type promise struct {
	name, needs string
	given       bool
	test        func(t *testing.T)
}

func (o Conformance) promises() []promise {
	positions := o.Drawn != nil || o.Made != nil
	return []promise{
		{"playouts keep the promises of a state", "Setups, Games", len(o.Setups) > 0 && o.Games > 0, o.playouts},
		{"every number of players is played", "Setups", len(o.Setups) > 0, o.allPlayers},
		{"every option is played", "Setups", len(o.Setups) > 0, o.allOptions},
		{"records read back", "Whole", len(o.Whole) > 0, o.records},
		{"undo leads to the start and redo back", "Whole", len(o.Whole) > 0, o.undo},
		{"everybody can give up", "Whole", len(o.Whole) > 0, o.concessions},
		{"what is drawn anew fits what a seat knows", "Setups", len(o.Setups) > 0, o.redraws},
		{"moves hardly allocate", "Whole, Allocs", len(o.Whole) > 0 && o.Allocs > 0, o.allocs},
		{"what is legal is what is accepted", "Universe, Drawn or Made", o.Universe != nil && positions, o.legal},
		{"the notation reads back", "Universe, Setups", o.Universe != nil && len(o.Setups) > 0, o.notation},
		{"nonsense is no move", "nothing", true, o.nonsense},
		{"positions read back", "Drawn or Made", positions, o.readBack},
		{"what is no position is refused", "Whole", len(o.Whole) > 0, o.refuses},
		{"playthroughs are as they were", "Golden", o.Golden != nil, o.golden},
		{"every way to end is recorded", "Endings", len(o.Endings) > 0, o.endings},
		{"rulebooks explain every rule once", "RuleIDs", len(o.RuleIDs.IDs) > 0, func(t *testing.T) { o.RuleIDs.InRulebooks(t) }},
		{"all that happens rests on a rule", "RuleIDs, Setups", len(o.RuleIDs.IDs) > 0 && len(o.Setups) > 0, o.restsOnRules},
		{"every rule is cited and tested", "RuleIDs", len(o.RuleIDs.IDs) > 0, func(t *testing.T) { o.RuleIDs.CitedAndTested(t) }},
		{"everything said has words", "Said, Should", o.Said != nil && o.Should != nil, func(t *testing.T) {
			said := o.Said(t)
			for _, setup := range o.allSetups() {
				if s, err := o.Game.New(setup); err == nil {
					if sheeter, ok := s.(rules.Sheeter); ok {
						said.AddSheet(sheeter.Sheet())
					}
				}
			}
			said.addDeeds(t, o.Game)
			said.HaveWords(t, o.Game.ID(), o.Should)
		}},
		{"the sheet holds all that can be done", "Setups, RuleIDs", len(o.Setups) > 0 && len(o.RuleIDs.IDs) > 0, o.sheets},
		{"every end has its story", "Setups, Endings, Recount", len(o.Setups) > 0 && len(o.Endings) > 0 && o.Recount != nil, o.stories},
		{"the game has its own tests too", "nothing", true, func(t *testing.T) {
			if err := hasOwnTests("."); err != nil {
				t.Error(err)
			}
		}},
	}
}

// Run tests every promise, each as a subtest of its own name.
func (o Conformance) Run(t *testing.T) {
	t.Helper()
	for _, p := range o.promises() {
		t.Run(p.name, func(t *testing.T) {
			if !p.given {
				t.Fatalf("the game owes %s", p.needs)
			}
			p.test(t)
		})
	}
}

// seeded are set-ups with a seed.
func seeded(setups []rules.Setup, seed uint64) []rules.Setup {
	out := slices.Clone(setups)
	for i := range out {
		out[i].Seed = seed
	}
	return out
}

func (o Conformance) playouts(t *testing.T) {
	for _, setup := range seeded(o.Setups, playoutSeed) {
		Playouts(t, o.Game, setup, Rounds((o.Games+1)/2, o.Games))
	}
}

func (o Conformance) records(t *testing.T) {
	for _, setup := range seeded(o.Whole, recordSeed) {
		RecordRoundTrip(t, o.Game, setup)
	}
}

func (o Conformance) undo(t *testing.T) {
	for _, setup := range seeded(o.Whole, undoSeed) {
		UndoRedo(t, o.Game, setup)
	}
}

func (o Conformance) redraws(t *testing.T) {
	seen := map[int]bool{}
	for _, setup := range seeded(o.Setups, redrawSeed) {
		positions := Rounds(someRedrawn, redrawnPositions)
		if seen[setup.Players] {
			positions /= 20 // options hardly change what is hidden
		}
		Redraws(t, o.Game, setup, positions)
		seen[setup.Players] = true
	}
}

func (o Conformance) allocs(t *testing.T) {
	for _, setup := range seeded(o.Whole, allocsSeed) {
		if n := MoveAllocs(t, o.Game, setup); n > o.Allocs {
			t.Errorf("%d players, options %v: %.2f allocations per move", setup.Players, setup.Options, n)
		}
	}
}

// allPlayers tests that the set-ups have every number of players.
func (o Conformance) allPlayers(t *testing.T) {
	if err := o.missingPlayers(); err != nil {
		t.Error(err)
	}
}

func (o Conformance) missingPlayers() error {
	least, most := o.Game.Players()
	for n := least; n <= most; n++ {
		if !slices.ContainsFunc(o.Setups, func(s rules.Setup) bool { return s.Players == n }) {
			return fmt.Errorf("no set-up is of %d players", n)
		}
	}
	return nil
}

// allOptions tests that each option is left as it is and chosen otherwise by some
// set-up.
func (o Conformance) allOptions(t *testing.T) {
	if err := o.missingOptions(); err != nil {
		t.Error(err)
	}
}

func (o Conformance) missingOptions() error {
	var errs []error
	for _, x := range o.Game.Options() {
		if !slices.ContainsFunc(o.Setups, func(s rules.Setup) bool {
			v, ok := s.Options[x.ID]
			return ok && v != x.Default
		}) {
			errs = append(errs, fmt.Errorf("no set-up chooses the option %s", x.ID))
		}
	}
	return errors.Join(errs...)
}

// restsOnRules tests in random games that every event names a rule of the
// rulebook, to which its line of the log leads.
func (o Conformance) restsOnRules(t *testing.T) {
	for _, setup := range seeded(o.Setups, ruleSeed) {
		m := RandomMatch(t, o.Game, setup, 0)
		for seat := rules.NoSeat; seat < m.Seats(); seat++ {
			if err := o.RuleIDs.ofEvents(m.Log(seat)); err != nil {
				t.Errorf("%d players, options %v: %v", setup.Players, setup.Options, err)
			}
		}
	}
}

// drawings is how many positions by chance are tried outside of a proof: rapid itself
// tries a hundred.
const drawings = "25"

// each goes through all positions, one after the other, as subtests by name.
func (o Conformance) each(t *testing.T, drawn map[string]func(r *rapid.T) rules.State, test func(t rapid.TB, s rules.State)) {
	if !Thorough() {
		checks := flag.Lookup("rapid.checks").Value
		defer func(was string) { _ = checks.Set(was) }(checks.String())
		_ = checks.Set(drawings)
	}
	for _, name := range slices.Sorted(maps.Keys(drawn)) {
		t.Run(name, func(t *testing.T) {
			rapid.Check(t, func(r *rapid.T) { test(r, drawn[name](r)) })
		})
	}
	if o.Made == nil {
		return
	}
	for i, s := range o.Made(t) {
		t.Run(fmt.Sprint("made ", i+1), func(t *testing.T) { test(t, s) })
	}
}

func (o Conformance) legal(t *testing.T) {
	o.each(t, o.Drawn, func(t rapid.TB, s rules.State) {
		if err := legalEqualsAccepted(o.Game, s, o.Universe(s)); err != nil {
			t.Fatal(err)
		}
	})
}

// notation writes every move of the universe of a deal and reads it again.
func (o Conformance) notation(t *testing.T) {
	s, err := o.Game.New(o.Setups[0])
	if err != nil {
		t.Fatal(err)
	}
	if err := notationReadsBack(o.Game, o.Universe(s), s.Legal(nil)); err != nil {
		t.Error(err)
	}
}

// notationReadsBack tests the notation of a universe, which must hold every verb that
// is legal.
func notationReadsBack(g rules.Game, universe iter.Seq[rules.Move], legal []rules.Move) error {
	verbs := map[uint8]bool{}
	for m := range universe {
		text := g.Notation(m)
		if text == "?" || m.N < 0 && m.N != rules.AnyAmount {
			continue
		}
		if back, err := g.Parse(text); err != nil || back != m {
			return fmt.Errorf("%+v is written %q and read as %+v (%w)", m, text, back, err)
		}
		verbs[m.Verb] = true
	}
	if len(verbs) == 0 {
		return errors.New("no move of Universe can be written")
	}
	for _, m := range legal {
		if !verbs[m.Verb] {
			return fmt.Errorf("no move of Universe has the verb of %q", g.Notation(m))
		}
	}
	return nil
}

// nonsense tests that text which is no move is refused.
func (o Conformance) nonsense(t *testing.T) {
	if err := readsNonsense(o.Game); err != nil {
		t.Error(err)
	}
}

func readsNonsense(g rules.Game) error {
	for _, text := range []string{"", " ", "x", "?", "0", "-1", "\x00", "end now", "ą ę"} {
		if m, err := g.Parse(text); err == nil {
			return fmt.Errorf("%q is read as %+v", text, m)
		}
	}
	return nil
}

func (o Conformance) readBack(t *testing.T) {
	all := maps.Clone(o.Read)
	if all == nil {
		all = o.Drawn
	}
	o.each(t, all, func(t rapid.TB, s rules.State) {
		if _, drawn := t.(*rapid.T); !drawn && s.Invariants() != nil {
			return // made without all that a position must have
		}
		back, err := readsBack(o.Game, s)
		if err != nil {
			t.Fatal(err)
		}
		if o.Same != nil && !o.Same(s, back) {
			t.Fatal("another position is read")
		}
	})
}

func (o Conformance) refuses(t *testing.T) {
	for _, setup := range o.Whole {
		s, err := o.Game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		DecodeRefuses(t, o.Game, s)
	}
}

func (o Conformance) golden(t *testing.T) {
	matches := o.Golden(t)
	golden := Golden // in full only the first of a game; of the others a sum per move
	for _, name := range slices.Sorted(maps.Keys(matches)) {
		t.Run(name, func(t *testing.T) { golden(t, name, matches[name]) })
		golden = GoldenSums
	}
	files, err := filepath.Glob(filepath.Join("testdata", "*.golden"))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < len(matches) {
		t.Errorf("%d playthroughs, but %d files", len(matches), len(files))
	}
}

func (o Conformance) endings(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(o.Endings)) {
		t.Run(name, func(t *testing.T) {
			way := o.Endings[name]
			m := Ending(t, o.Game, name, func() *rules.Record { return way.Find(t) })
			if !way.Is(t, m) {
				t.Errorf("the game ends with %+v", m.Result())
			}
		})
	}
	if err := wanting(filepath.Join("testdata", "endings"), o.Endings); err != nil {
		t.Error(err)
	}
}

// wanting tells of recorded games that are none of the ways to end.
func wanting(dir string, ways map[string]Way) error {
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil {
		return err
	}
	for _, file := range files {
		name := filepath.Base(file)
		if _, ok := ways[name[:len(name)-len(".json")]]; !ok {
			return fmt.Errorf("%s is none of the ways to end", file)
		}
	}
	return nil
}

// ownTests are those that Conformance cannot run for a game, by what shows that they are
// there.
var ownTests = map[string]string{
	"a fuzz test that calls rulestest.FuzzDecode":                                      `(?s)func Fuzz\w+\(f \*testing\.F\).*rulestest\.FuzzDecode\(`,
	"a test TestDecodeRefuses… that breaks a position in one way after the other":      `func TestDecodeRefuses[A-Z]`,
	"a test of what a seat cannot see: rulestest.Unseen, or TestViewsAreTheSameForAll": `rulestest\.Unseen\(|func TestViewsAreTheSameForAll\(`,
}

// hasOwnTests looks for them in the test files of a folder.
func hasOwnTests(dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	if err != nil {
		return err
	}
	var tests []byte
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		tests = append(tests, data...)
	}
	var errs []error
	for _, what := range slices.Sorted(maps.Keys(ownTests)) {
		if !regexp.MustCompile(ownTests[what]).Match(tests) {
			errs = append(errs, fmt.Errorf("the game owes %s", what))
		}
	}
	return errors.Join(errs...)
}
