package rules_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

// TestWhoConcedesLoses whatever seat decides, with all seats of the player.
func TestWhoConcedesLoses(t *testing.T) {
	for _, c := range []struct {
		twin  bool
		seats []int
		won   []int
		said  int
	}{
		{false, []int{0}, []int{1, 2}, 1},
		{false, []int{2}, []int{0, 1}, 1},
		{false, []int{1, 2}, []int{0}, 2},
		{true, []int{1}, []int{2, 3, 4, 5}, 1},
		{true, []int{2, 3}, []int{0, 1, 4, 5}, 1},
		{true, []int{3, 4}, []int{0, 1}, 2},
	} {
		m := start(t, 3, rules.Options{"twin": c.twin})
		play(t, m, "pass")
		events, err := m.Play(rules.Concede(c.seats...))
		if err != nil {
			t.Fatal(err)
		}
		if r := m.Result(); !r.Over || !slices.Equal(r.Winners, c.won) || len(events) != c.said || r.Reason.Empty() {
			t.Errorf("twin %v, %v: %+v, events %+v", c.twin, c.seats, r, events)
		}
		if log := m.Log(rules.NoSeat); log[len(log)-1].Seat != c.seats[len(c.seats)-1] && log[len(log)-1].Seat != c.seats[0] {
			t.Errorf("%v: the log ends with %+v", c.seats, log[len(log)-1])
		}
	}
}

// TestOnlyARecordOfAConcessionIsOfTheSecondForm, also one that was taken back.
func TestOnlyARecordOfAConcessionIsOfTheSecondForm(t *testing.T) {
	m := start(t, 2, nil)
	form := func(want string) {
		t.Helper()
		if got := asJSON(t, mustRecord(t, m)); !bytes.HasPrefix(got, []byte(want)) {
			t.Errorf("the record begins %.20s, want %s", got, want)
		}
	}
	form(`{"format":1,`)
	play(t, m, "pass", "concede 0")
	form(`{"format":2,`)
	if err := m.ForceUndo(); err != nil {
		t.Fatal(err)
	}
	form(`{"format":2,`)
	back, err := rules.LoadMatch(lookup(), mustRecord(t, m))
	if err != nil {
		t.Fatal(err)
	}
	if err := back.Redo(); err != nil || !back.Result().Over {
		t.Errorf("redone it is %+v, error %v", back.Result(), err)
	}
}

// TestAConcessionThatOpensSecretsStands, for it is an end.
func TestAConcessionThatOpensSecretsStands(t *testing.T) {
	for _, seat := range []string{"0", "1"} {
		m := alone(t, false, rules.Player{Name: "A"}, rules.Player{Name: "B", Bot: "random"})
		play(t, m, "concede "+seat)
		if r := m.CanUndo(); r == nil || r.Text.Key != revealed {
			t.Errorf("cards are held: %v", r)
		}
	}
}

// TestAConcessionIsKeptWithItsPosition: where the moves cannot be played any more, the
// position is gone on with, and it is given up there.
func TestAConcessionIsKeptWithItsPosition(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "take 2", "pass", "concede 1")
	r, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	r.Rules, r.Moves[0] = 1, "take 9"
	back, err := rules.ResumeMatch(lookup(), r)
	if err != nil {
		t.Fatal(err)
	}
	if got := back.Result(); !got.Over || !slices.Equal(got.Winners, []int{0}) {
		t.Errorf("it ends with %+v", got)
	}
	if _, ok := back.Resumed(); !ok {
		t.Error("it is not gone on with from its position")
	}
}

// TestABadConcessionInARecordIsNamed.
func TestABadConcessionInARecordIsNamed(t *testing.T) {
	for text, says := range map[string]string{
		"concede 5":   "frame.refuse.concede.seat",
		"concede 0 1": "frame.refuse.concede.all",
		"concede":     "names no seat",
		"concede x":   `"x" is no seat`,
	} {
		r := twoPasses(t)
		r.Moves, r.Final = append(r.Moves, text, "pass"), ""
		_, err := rules.LoadMatch(lookup(), r)
		if err == nil || !strings.Contains(err.Error(), "move 3") || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", text, err)
		}
	}
	r := twoPasses(t)
	r.Moves, r.Final = append(r.Moves, "concede 0", "pass"), ""
	if _, err := rules.LoadMatch(lookup(), r); err == nil || !strings.Contains(err.Error(), "move 4") || !strings.Contains(err.Error(), "frame.refuse.over") {
		t.Errorf("a move after the end: %v", err)
	}
}
