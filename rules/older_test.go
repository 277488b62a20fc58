package rules_test

import (
	"errors"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

// byOlderRules is a record of rules 2 of the toy, by which a seat takes up to five coins. The
// program of then kept it without a position beside its moves.
func byOlderRules(t *testing.T, moves ...string) *rules.Record {
	t.Helper()
	m, err := rules.NewMatch(toy, make([]rules.Player, 2), rules.Setup{Seed: 7, Rules: 2})
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, moves...)
	return mustRecord(t, m)
}

func TestWhatOlderRulesPlayedIsReplayedByThem(t *testing.T) {
	r := byOlderRules(t, "take 5", "pass", "take 4")
	if r.Rules != 2 {
		t.Fatalf("the record says rules %d", r.Rules)
	}
	m, err := rules.LoadMatch(lookup(), r)
	if err != nil {
		t.Fatal(err)
	}
	if _, cut := m.Resumed(); m.Rules() != 2 || m.Len() != 3 || cut {
		t.Errorf("rules %d, %d moves, begun at a position: %v", m.Rules(), m.Len(), cut)
	}
	if again := mustRecord(t, m); again.Rules != 2 || again.Final != r.Final {
		t.Errorf("kept again it says rules %d, end %s; want 2, %s", again.Rules, again.Final, r.Final)
	}
	r.Rules = 0
	if _, err := rules.LoadMatch(lookup(), r); err == nil {
		t.Error("five coins are taken by today's rules")
	}
}

func TestWhatOlderRulesBeganGoesOnFromItsPosition(t *testing.T) {
	r := byOlderRules(t, "take 5", "pass")
	r.Players[1].Bot, r.NoHints, r.TakeBack, r.Orders = "random", true, true, rules.Seats(1)
	old, err := rules.LoadMatch(lookup(), r)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.ResumeMatch(lookup(), r)
	if err != nil {
		t.Fatal(err)
	}
	if from, ok := m.Resumed(); !ok || from != (rules.Resumption{Rules: 2, Moves: 2}) || m.Rules() != 3 || m.Len() != 0 {
		t.Errorf("resumed from %+v (%v), rules %d, %d moves", from, ok, m.Rules(), m.Len())
	}
	if m.Hints() || !m.TakesBack() || !m.Ordered(1) {
		t.Errorf("what was agreed is forgotten: hints %v, taking back %v, orders %v", m.Hints(), m.TakesBack(), m.Ordered(1))
	}
	if stateOf(t, m) != stateOf(t, old) {
		t.Errorf("it goes on from\n%s, want\n%s", stateOf(t, m), stateOf(t, old))
	}
	if m.CanUndo() == nil {
		t.Error("what was played by older rules can be taken back")
	}
	if m.Check(move(t, "take 5")) == nil {
		t.Error("it goes on by the older rules")
	}
	play(t, m, "take 3")
	back, err := rules.ResumeMatch(lookup(), mustRecord(t, m))
	if err != nil || back.Len() != 1 || stateOf(t, back) != stateOf(t, m) {
		t.Errorf("kept again: %v, error %v", back, err)
	}
}

func TestAGameThatIsOverKeepsItsHistoryByOlderRules(t *testing.T) {
	m, err := rules.NewMatch(toy, make([]rules.Player, 2), rules.Setup{Seed: 7, Rules: 2, Options: rules.Options{"rounds": 1}})
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, "take 5", "pass", "pass")
	back, err := rules.ResumeMatch(lookup(), mustRecord(t, m))
	if err != nil || back.Len() != 3 || back.Rules() != 2 {
		t.Errorf("%v, error %v", back, err)
	}
}

// Rules 1 are no longer known: only the position beside the moves helps.
func TestUnknownRulesGoOnFromTheKeptPosition(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "take 2", "hide 1")
	kept := func() *rules.Record {
		r, err := m.Save()
		if err != nil {
			t.Fatal(err)
		}
		r.Rules = 1
		read, err := rules.DecodeRecord(asJSON(t, r))
		if err != nil {
			t.Fatal(err)
		}
		return read
	}
	on, err := rules.ResumeMatch(lookup(), kept())
	if err != nil {
		t.Fatal(err)
	}
	if from, ok := on.Resumed(); !ok || from != (rules.Resumption{Rules: 1, Moves: 2}) || on.Len() != 0 || stateOf(t, on) != stateOf(t, m) {
		t.Errorf("resumed from %+v (%v) with %d moves", from, ok, on.Len())
	}
	for name, spoil := range map[string]func(*rules.Record){
		"no position":        func(r *rules.Record) { r.Now = nil },
		"no position at all": func(r *rules.Record) { r.Now, r.Final = []byte(`{}`), "" },
		"another position":   func(r *rules.Record) { r.Now = []byte(strings.Replace(string(r.Now), `"pot":18`, `"pot":17`, 1)) },
		"other players":      func(r *rules.Record) { r.Players = make([]rules.Player, 3) },
	} {
		r := kept()
		spoil(r)
		var bad *rules.RecordError
		if _, err := rules.ResumeMatch(lookup(), r); !errors.As(err, &bad) || bad.Text.Key != "record.older-rules" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A record by older rules whose moves they refuse is gone on with from its
// position all the same.
func TestAnOldRecordThatFailsGoesOnFromTheKeptPosition(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "take 2", "pass")
	r, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	r.Rules, r.Moves = 2, []string{"rob 1", "rob 1"}
	on, err := rules.LoadMatch(lookup(), r)
	if err != nil || stateOf(t, on) != stateOf(t, m) {
		t.Fatalf("%v", err)
	}
	r.Now = nil
	if _, err := rules.LoadMatch(lookup(), r); err == nil {
		t.Error("bad moves are passed over where there is no position")
	}
	r.Rules = 3
	if r.Now, err = m.State(); err != nil {
		t.Fatal(err)
	}
	if _, err := rules.LoadMatch(lookup(), r); err == nil {
		t.Error("a damaged record of today's rules is passed over")
	}
}

// What began in a position knows no older rules. Where today's make something else
// of its moves it goes on from the position in which it was kept.
func TestWhatBeganInAPositionByOlderRulesEndsAsItWasKept(t *testing.T) {
	begun := start(t, 2, nil)
	position, err := begun.State()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(toy, make([]rules.Player, 2), position)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, "take 2", "pass")
	r, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	r.Rules = 2
	if same, err := rules.LoadMatch(lookup(), r); err != nil || same.Len() != 2 {
		t.Errorf("moves that mean the same: error %v", err)
	}
	r.Moves[0] = "take 1" // as if two coins had been one by then
	on, err := rules.LoadMatch(lookup(), r)
	if err != nil {
		t.Fatal(err)
	}
	if from, ok := on.Resumed(); !ok || from.Moves != 2 || stateOf(t, on) != stateOf(t, m) {
		t.Errorf("it goes on from %s", stateOf(t, on))
	}
}

func TestAPositionThatTodaysRulesDoNotKnowIsRefused(t *testing.T) {
	m, err := rules.LoadMatch(lookup(toygame.FlawInvariant), byOlderRules(t, "take 5"))
	if err != nil {
		t.Fatal(err)
	}
	var bad *rules.RecordError
	if _, err := m.Resume(); !errors.As(err, &bad) || bad.Text.Key != "record.older-position" {
		t.Errorf("%v", err)
	}
}

func TestRulesThatAreNotKnownAreRefusedAtTheStart(t *testing.T) {
	for version, known := range map[int]bool{-1: false, 1: false, 2: true, 3: true, 4: false} {
		_, err := rules.NewMatch(toy, make([]rules.Player, 2), rules.Setup{Rules: version})
		if known != (err == nil) || !known && !strings.Contains(err.Error(), "accepted: 2 to 3") {
			t.Errorf("rules %d: %v", version, err)
		}
	}
}

func TestUndoneMovesAndTheGuardsOnUndoSurviveARecord(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "take 1", "pass", "take 2", "hide 1")
	for range 2 {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	r, err := rules.DecodeRecord(recordOf(t, m))
	if err != nil {
		t.Fatal(err)
	}
	if strings.Join(r.Undone, ", ") != "take 2, hide 1" {
		t.Fatalf("undone %q", r.Undone)
	}
	back, err := rules.LoadMatch(lookup(), r)
	if err != nil {
		t.Fatal(err)
	}
	// The second player took back: the first one's move stands.
	if a, b := m.CanUndo(), back.CanUndo(); key(a) != "frame.refuse.undo-other" || key(b) != key(a) {
		t.Errorf("undo says %q, after loading %q", key(a), key(b))
	}
	if stateOf(t, back) != stateOf(t, m) {
		t.Error("loading plays what was undone")
	}
	for range 2 {
		if err := back.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if got := mustRecord(t, back); strings.Join(got.Moves, ", ") != "take 1, pass, take 2, hide 1" || got.Undone != nil {
		t.Errorf("redone: %q, left %q", got.Moves, got.Undone)
	}
	r.Undone[1] = "rob 1"
	var bad *rules.RecordError
	if _, err := rules.LoadMatch(lookup(), r); !errors.As(err, &bad) || bad.Move != 4 {
		t.Errorf("a damaged undone move: %v", err)
	}
}
