package rules_test

import (
	"strings"
	"testing"

	"schron/rules"
)

// TestOrdersAreKept by seat, when moves are taken back and in the record; a record that
// says nothing, or nonsense, orders nothing.
func TestOrdersAreKept(t *testing.T) {
	m, err := rules.NewMatch(toy, make([]rules.Player, 2), rules.Setup{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, "pass")
	none := asJSON(t, mustRecord(t, m))
	if strings.Contains(string(none), "orders") {
		t.Errorf("%s", none)
	}
	m.Order(1, true)
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	text := string(asJSON(t, mustRecord(t, m)))
	for orders, want := range map[string][2]bool{
		`[1]`: {false, true}, `[0,1,0]`: {true, true}, `[]`: {}, `[-1,32,99]`: {}, `"1"`: {}, `[[1]]`: {}, `1`: {}, `null`: {},
	} {
		r, err := rules.DecodeRecord([]byte(strings.Replace(text, `"orders":[1]`, `"orders":`+orders, 1)))
		if err != nil {
			t.Fatal(orders, err)
		}
		back, err := rules.ResumeMatch(lookup(), r)
		if err != nil {
			t.Fatal(orders, err)
		}
		if got := [2]bool{back.Ordered(0), back.Ordered(1)}; got != want {
			t.Errorf("%s: %v, want %v", orders, got, want)
		}
	}
	m.Order(1, false)
	if m.Ordered(1) {
		t.Error("an order is not taken back")
	}
}
