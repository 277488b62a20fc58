package rulestest

import (
	"fmt"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

var sound = toygame.Game{}

func universe() func(func(rules.Move) bool) {
	return Boxes(
		Box{Verbs: []uint8{0, toygame.VerbPass, toygame.VerbRoll, toygame.VerbDraw, toygame.VerbYield, toygame.VerbBlock, 99}, A: Range{-1, 1}, N: Range{-1, 1}},
		Box{Verbs: []uint8{toygame.VerbRob}, A: Range{-1, 7}, B: Range{0, 1}},
		Box{Verbs: []uint8{toygame.VerbTake, toygame.VerbHide}, N: Range{-1, 40}},
	)
}

func TestASoundGamePasses(t *testing.T) {
	for _, setup := range Setups(sound, 1, nil, rules.Options{"twin": true, "rounds": 12}) {
		Playouts(t, sound, setup, 20)
		RecordRoundTrip(t, sound, setup)
		UndoRedo(t, sound, setup)
		m := RandomMatch(t, sound, setup, 0)
		for n := range m.Len() + 1 {
			s, err := m.At(n)
			if err != nil {
				t.Fatal(err)
			}
			CheckState(t, sound, s)
			LegalEqualsAccepted(t, sound, s, universe())
		}
	}
}

func TestSetupsCoverEveryNumberOfPlayersAndOption(t *testing.T) {
	if got := len(Setups(sound, 1)); got != 2 {
		t.Errorf("%d setups, want 2", got)
	}
	if got := len(Setups(sound, 1, nil, rules.Options{"twin": true}, rules.Options{"rounds": 1})); got != 6 {
		t.Errorf("%d setups, want 6", got)
	}
}

func TestRandomMatchStopsAtTheLimit(t *testing.T) {
	if got := RandomMatch(t, sound, rules.Setup{Players: 2}, 7).Len(); got != 7 {
		t.Errorf("%d moves, want 7", got)
	}
}

// Each flaw of the toy must be found by some helper, and be called what it is.
func TestFlawsAreFound(t *testing.T) {
	t.Setenv("SCHRON_PROOF", "1")
	setup := rules.Setup{Players: 3, Seed: 5}
	play := func(g rules.Game) error { return playouts(g, setup, 3, 2000) }
	tried := func(g rules.Game) error {
		m, err := randomMatch(g, setup, 3)
		if err != nil {
			return err
		}
		s, err := m.At(0)
		if err != nil {
			return err
		}
		return legalEqualsAccepted(g, s, universe())
	}
	redrawn := func(g rules.Game) error { return redraws(g, setup, 20) }
	for _, c := range []struct {
		flaw string
		find func(rules.Game) error
		says string
	}{
		{toygame.FlawStart, play, "does not start"},
		{toygame.FlawPanic, play, "the die fell off"},
		{toygame.FlawInvariant, play, "invariant after move"},
		{toygame.FlawRefused, play, "is listed but refused"},
		{toygame.FlawDuplicate, play, "listed twice"},
		{toygame.FlawRange, play, "is listed but refused"},
		{toygame.FlawStuck, play, "has no legal move"},
		{toygame.FlawEndless, play, "no end within 2000 moves"},
		{toygame.FlawDirty, play, "changed the state"},
		{toygame.FlawImpure, play, "asking changed the state"},
		{toygame.FlawShallow, play, "changed the state"},
		{toygame.FlawJSON, play, "the way through JSON: the views of seat"},
		{toygame.FlawNotation, play, "which is read as"},
		{toygame.FlawLeakChance, play, "what is to come shows: the views of seat"},
		{toygame.FlawMissing, tried, `"pass" is accepted but not listed`},
		{toygame.FlawRange, tried, "is listed but refused"},
		{toygame.FlawDuplicate, tried, "listed twice"},
		{toygame.FlawDirty, tried, "changed the state"},
		{toygame.FlawRefused, tried, "is listed but refused"},
		{toygame.FlawPeek, redrawn, "hangs on what is hidden"},
		{toygame.FlawForget, redrawn, "drawn anew for seat 2: invariant"},
		{toygame.FlawKeepChance, redrawn, "the dice to come are the true ones"},
	} {
		err := c.find(toygame.Game{Flaw: c.flaw})
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("flaw %s: got %v, want something with %q", c.flaw, err, c.says)
		}
	}
}

func TestAUniverseThatIsTooSmallIsFound(t *testing.T) {
	s, err := sound.New(rules.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	err = legalEqualsAccepted(sound, s, Box{Verbs: []uint8{toygame.VerbPass}}.All())
	if err == nil || !strings.Contains(err.Error(), "not of the universe") {
		t.Errorf("got %v", err)
	}
}

func TestAMatchThatGoesOtherwiseAgainIsFound(t *testing.T) {
	setup := rules.Setup{Players: 2, Seed: 1}
	if err := undoRedo(toygame.Game{Flaw: toygame.FlawShallow}, setup); err == nil {
		t.Error("a game whose copies share coins passes UndoRedo")
	}
	g := toygame.Game{Flaw: toygame.FlawNotation}
	m, err := randomMatch(g, setup, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordRoundTrip(g, m); err == nil {
		t.Error("a game that writes moves wrongly passes RecordRoundTrip")
	}
}

// twins are two states of g that differ only in what seat 1 hides.
func twins(t *testing.T, g rules.Game) (a, b rules.State) {
	t.Helper()
	s, err := g.New(rules.Setup{Players: 2, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	a, b = s.Clone(), s.Clone()
	st := b.(*toygame.State)
	st.Card[1] = st.Card[1]%6 + 1
	a.(*toygame.State).Purse[1]++
	a.(*toygame.State).Total++
	st.Total++
	st.Purse[1]++
	return a, b
}

func TestUnseenFindsLeaks(t *testing.T) {
	pass := rules.Move{Verb: toygame.VerbPass}
	hide := rules.Move{Verb: toygame.VerbHide, N: 1}
	a, b := twins(t, sound)
	Unseen(t, sound, a, b, 0, rules.Move{Verb: toygame.VerbTake, N: 2}, pass, hide, pass)
	Unseen(t, sound, a, b, rules.NoSeat, pass, pass)
	if err := unseen(sound, a, b, 1, nil); err == nil {
		t.Error("the owner sees no difference")
	}
	if err := unseen(sound, a, a, 0, nil); err == nil {
		t.Error("two equal states count as different")
	}

	g := toygame.Game{Flaw: toygame.FlawLeakView}
	a, b = twins(t, g)
	b.(*toygame.State).Purse[1]++
	if err := unseen(g, a, b, 0, nil); err == nil || !strings.Contains(err.Error(), "views of seat 0 differ") {
		t.Errorf("a view that leaks: %v", err)
	}
	g = toygame.Game{Flaw: toygame.FlawLeakInside}
	a, b = twins(t, g)
	b.(*toygame.State).Purse[1]++
	if err := unseen(g, a, b, 0, nil); err == nil || !strings.Contains(err.Error(), "views of seat 0 hold something else") || !strings.Contains(err.Error(), "inside") {
		t.Errorf("a view that leaks inside: %v", err)
	}
	g = toygame.Game{Flaw: toygame.FlawLeakAsk}
	a, b = twins(t, g)
	if err := unseen(g, a, b, 0, nil); err == nil || !strings.Contains(err.Error(), "is shown differs") {
		t.Errorf("a prompt that leaks: %v", err)
	}
}

func TestGoldenPlaythroughShowsViewsMovesAndSecrets(t *testing.T) {
	m := Scripted(t, sound, rules.Setup{Players: 2, Seed: 7, Options: rules.Options{"rounds": 2}},
		"take 2", "hide 4", "draw", "rob 1", "block", "roll", "rob 0", "yield", "pass", "pass", "pass")
	Golden(t, "toy", m)
	text, err := Playthrough(m)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"> hide 4", "to 0", "no undo", "reaction", "all.purse = [null,null]", "over: "} {
		if !strings.Contains(text, want) {
			t.Errorf("the playthrough lacks %q", want)
		}
	}
}

func TestGoldenFindsADifference(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := compareGolden("x", "one\n", false); err == nil {
		t.Error("a missing file passes")
	}
	items := strings.Repeat("same · ", 100)
	text := func(item string) string { return items + item + " · " + items + "\nend\n" }
	if err := compareGolden("x", text("one"), true); err != nil {
		t.Fatal(err)
	}
	if err := compareGolden("x", text("one"), false); err != nil {
		t.Error(err)
	}
	for _, other := range []string{text("two"), strings.ReplaceAll(text("one"), " · ", "\n· ")} {
		if err := compareGolden("x", other, false); err == nil {
			t.Error("another text passes")
		}
	}
	// Of a long line only the item that changed is told, with a few beside it.
	said := compareGolden("x", text("two"), false).Error()
	if !strings.Contains(said, "one") || !strings.Contains(said, "two") || strings.Count(said, "same") > 20 {
		t.Errorf("of the difference it is told\n%s", said)
	}
}

// TestSumsTellWhereAPlaythroughDiffers: a line for each block with the move that is played
// there, and another sum where anything in the block is another.
func TestSumsTellWhereAPlaythroughDiffers(t *testing.T) {
	text := func(found int) string {
		return fmt.Sprintf("toy, rules 1\n\n# 0: phase a\nall.x = 1\n> draw\n  found %d\n\n# 1: phase b\nover\n", found)
	}
	one, blocks := sumsOf(text(3))
	two, _ := sumsOf(text(4))
	if len(one) != 3 || len(blocks) != 3 || !strings.HasPrefix(one[1], "# 0 ") || !strings.HasSuffix(one[1], " > draw") {
		t.Fatalf("%q of %q", one, blocks)
	}
	for i := range one {
		if (one[i] == two[i]) != (i != 1) {
			t.Errorf("%q and %q", one[i], two[i])
		}
	}
}

// recorder notes a failure instead of failing.
type recorder struct {
	testing.TB
	failed bool
}

func (*recorder) Helper()                 {}
func (r *recorder) Error(...any)          { r.failed = true }
func (r *recorder) Errorf(string, ...any) { r.failed = true }
func (r *recorder) Fatal(...any)          { r.failed = true }
func (r *recorder) Fatalf(string, ...any) { r.failed = true }

func TestFailuresReachTheTest(t *testing.T) {
	setup := rules.Setup{Players: 2, Seed: 1}
	s, err := sound.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	bad := toygame.Game{Flaw: toygame.FlawImpure}
	sick, err := bad.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for name, f := range map[string]func(testing.TB){
		"CheckState":             func(t testing.TB) { CheckState(t, bad, sick) },
		"LegalEqualsAccepted":    func(t testing.TB) { LegalEqualsAccepted(t, sound, s, Box{}.All()) },
		"Playouts":               func(t testing.TB) { Playouts(t, bad, setup, 1) },
		"RecordRoundTrip":        func(t testing.TB) { RecordRoundTrip(t, toygame.Game{Flaw: toygame.FlawNotation}, setup) },
		"UndoRedo":               func(t testing.TB) { UndoRedo(t, toygame.Game{Flaw: toygame.FlawShallow}, setup) },
		"Unseen":                 func(t testing.TB) { Unseen(t, sound, s, s, 0) },
		"RuleIDs.CitedAndTested": func(t testing.TB) { RuleIDs{IDs: []string{"TOY-0"}}.CitedAndTested(t) },
		"RuleIDs.InRulebooks":    func(t testing.TB) { RuleIDs{Game: "dzicz", Pattern: `DZ-\d+`}.InRulebooks(t) },
		"Texts.HaveWords":        func(t testing.TB) { Texts{"x": rules.Msg("x")}.HaveWords(t, "dzicz", OfKinds()) },
		"Kit.Play":               func(t testing.TB) { kit.Play(t, s.Clone(), "take 99") },
		"Kit.WantRefused":        func(t testing.TB) { kit.WantRefused(t, s.Clone(), "take 2", "TOY-1", "amount") },
		"Kit.WantLegal":          func(t testing.TB) { kit.WantLegal(t, s, "pass", "take") },
		"WantEvents":             func(t testing.TB) { WantEvents(t, nil, "TOY-1 take") },
		"WantSpoiled":            func(t testing.TB) { WantSpoiled(t, sound, s, map[string]Spoil{"": {func(map[string]any) {}, ""}}) },
		"DecodeRefuses":          func(t testing.TB) { DecodeRefuses(t, lossy{sound}, s) },
		"ReadsBack":              func(t testing.TB) { ReadsBack(t, lossy{sound}, s) },
	} {
		r := &recorder{}
		if f(r); !r.failed {
			t.Errorf("%s does not fail", name)
		}
	}
}

func TestMoveAllocsCountsThem(t *testing.T) {
	few := MoveAllocs(t, sound, rules.Setup{Players: 2, Seed: 1, Options: rules.Options{"rounds": 1000}})
	if few < 0 || few > 1 {
		t.Errorf("%.2f allocations per move of a game that makes nearly none", few)
	}
}

func BenchmarkMoves(b *testing.B) { Moves(b, sound, rules.Setup{Players: 3, Seed: 1}) }
