package dzicz

import (
	"path/filepath"
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// olderRules makes a position one of version 0.1.0.
func olderRules(s *State) { s.older = true }

func TestDZ35TheActivePlayerIsAskedLast(t *testing.T) {
	s := asking(t, 1)
	play(t, s, s.firstAction())
	for _, seat := range []int{2, 0, 1} {
		wantAsked(t, s, seat, "manoeuvre")
		play(t, s, "no")
	}
}

// TestDZ35TheOwnManoeuvreAnswersWhatHasBecomeOfIt: the others' manoeuvres answer
// the declaration, the own one what they have made of it.
func TestDZ35TheOwnManoeuvreAnswersWhatHasBecomeOfIt(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . a . .
		. . A# b .
		. . . . .
		. . A . B
	`, inPhase(PhaseAction), holding(0, Manoeuvre), holding(1, Manoeuvre))
	play(t, s, "soldier c3", "manoeuvre d3 c3", "leave")
	wantAsked(t, s, 0, "manoeuvre") // the soldier on c3 stands in the way now
	wantLegal(t, s, "manoeuvre", "manoeuvre c4 b4", "manoeuvre c4 d4", "manoeuvre c4 c5")
	j := play(t, s, "no")
	wantEvents(t, happened(j), "DZ-19 decline.manoeuvre", "DZ-19 fail")
}

// TestOlderRulesAskTheActivePlayerFirst: what was played by version 0.1.0 is
// replayed by its order, and what is pending is finished in it.
func TestOlderRulesAskTheActivePlayerFirst(t *testing.T) {
	s := asking(t, 1, olderRules)
	play(t, s, s.firstAction())
	wantAsked(t, s, 1, "manoeuvre")
	back := reread(t, s)
	for _, seat := range []int{1, 2, 0} {
		wantAsked(t, s, seat, "manoeuvre")
		wantAsked(t, back, seat, "manoeuvre")
		play(t, s, "no")
		play(t, back, "no")
	}
	if back = reread(t, s); back.older {
		t.Error("a position read from JSON is played by older rules")
	}
	play(t, back, "done", "token e4")
	wantAsked(t, back, 0, "manoeuvre") // today's order in the go of seat 2
}

func TestOlderRulesSilenceBothKinds(t *testing.T) {
	s := at(t, 2, silenceDrawing, holding(1, Defence, Manoeuvre), olderRules)
	wantEvents(t, happened(play(t, s, "move c3 c4", "quiet")), "DZ-9 move", "DZ-20 quiet.both")
	if both := rules.Seats(1); s.silent != (silence{both, both}) {
		t.Errorf("silent %v", s.silent)
	}
	wantLegal(t, s, "ask")
	wantRefused(t, s, "ask 1 manoeuvre", "DZ-20", "unsilenced.manoeuvre")
	back := reread(t, s)
	wantLegal(t, back, "ask", "ask 1 border_defence", "ask 1 manoeuvre")
}

func TestOlderRulesAreAskedForBySetup(t *testing.T) {
	for version, older := range map[int]bool{0: false, 1: true, 2: false} {
		s, err := Game{}.New(rules.Setup{Players: 3, Seed: 5, Rules: version})
		if err != nil || s.(*State).older != older {
			t.Errorf("rules %d: older is %v (%v)", version, s.(*State).older, err)
		}
	}
}

func reread(t *testing.T, s *State) *State {
	t.Helper()
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	back, err := Game{}.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return back.(*State)
}

// oldSave loads and resumes a save of version 0.1.0.
func oldSave(t *testing.T, name string) (replayed, resumed *rules.Match) {
	t.Helper()
	r := rulestest.ReadRecord(t, filepath.Join("..", "registry", "testdata", "0.1.0", name))
	replayed, err := rules.LoadMatch(rulestest.Lookup(Game{}), r)
	if err == nil {
		resumed, err = replayed.Resume()
	}
	if err != nil {
		t.Fatal(err)
	}
	return replayed, resumed
}

// TestAnOldSaveFinishesItsDeclarationInItsOwnOrder: who declared an assault is
// asked first, and who comes after is asked next and not left out.
func TestAnOldSaveFinishesItsDeclarationInItsOwnOrder(t *testing.T) {
	replayed, m := oldSave(t, "dzicz-asked-first.json")
	if replayed.Len() != 42 || m.Len() != 0 || m.Actor() != m.Status().Seat || m.Prompt(m.Actor()).Text.Key != "dzicz.prompt.manoeuvre.own" {
		t.Fatalf("%d moves, then seat %d is asked in the go of %d", replayed.Len(), m.Actor(), m.Status().Seat)
	}
	first := m.Actor()
	playIn(t, m, "no")
	if m.Actor() == first || !m.Prompt(m.Actor()).Reaction {
		t.Errorf("after the active player nobody is asked")
	}
}

// TestAnOldSaveLiftsWhatWasSilenced: version 0.1.0 silenced both kinds; each can be
// lifted by today's rules.
func TestAnOldSaveLiftsWhatWasSilenced(t *testing.T) {
	_, m := oldSave(t, "dzicz-not-this-turn.json")
	if got := m.View(rules.NoSeat).(View).Players[2].Silenced; !slices.Equal(got, Silenced{Defence, Manoeuvre}) {
		t.Fatalf("%v silenced", got)
	}
	playIn(t, m, "ask 2 manoeuvre")
	if got := m.View(rules.NoSeat).(View).Players[2].Silenced; !slices.Equal(got, Silenced{Defence}) {
		t.Errorf("%v silenced", got)
	}
}
