package wcp

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
)

// bubbleOf is what pointing at a node says, spaces as such.
func bubbleOf(d *desk, id string) []string {
	d.T.Helper()
	d.Away()
	d.Hover(id)
	n, ok := d.Lookup("bubble")
	if !ok {
		d.T.Fatalf("nothing is told of %s", id)
	}
	out := []string{n.Label}
	for _, l := range n.State["lines"].([]string) {
		out = append(out, strings.ReplaceAll(l, "\u00a0", " "))
	}
	return out
}

// TestTheCentreTellsOfItsButton: that it can be pressed, or what that needs, in both
// languages; never that nothing waits there.
func TestTheCentreTellsOfItsButton(t *testing.T) {
	for _, c := range []struct {
		want   func(v game.View) bool
		pl, en string
	}{
		{
			func(v game.View) bool { return v.HallsLeft == 0 && v.Players[v.Actor].HallCount == 0 },
			"Można tam wcisnąć wielki czerwony przycisk.", "The big red button can be pressed there.",
		},
		{
			func(v game.View) bool { return v.HallsLeft == 0 && v.Players[v.Actor].HallCount > 0 },
			"Na ręce masz", "Halls in your hand",
		},
		{func(v game.View) bool { return v.HallsLeft > 0 }, "Zostało na nim", "Halls left on it"},
	} {
		m := reached(t, 2, solo, func(v game.View) bool {
			return v.Decision == game.DecideMove && v.Stage == game.StageExplore && c.want(v) && slices.ContainsFunc(v.Ways(int(v.Actor)),
				func(w game.Way) bool { return w.Move.Verb == game.VerbMove && w.To == game.Centre })
		})
		for lang, want := range map[string]string{"pl": c.pl, "en": c.en} {
			told := strings.Join(bubbleOf(lay(t, m, 1280, 800, lang).Open(), "field:d4"), " / ")
			if !strings.Contains(told, want) || strings.Contains(told, "Nothing waits") || strings.Contains(told, "Nic tam") {
				t.Errorf("it says %q, want %q", told, want)
			}
		}
	}
}

// TestAFatalFightTellsThatTheGameIsOver for who fights, and what is kept.
func TestAFatalFightTellsThatTheGameIsOver(t *testing.T) {
	fatal := func(v game.View) string {
		if v.Decision != game.DecideMove || v.Stage != game.StageEscape || v.Players[v.Actor].Trapped {
			return ""
		}
		for _, w := range v.Ways(int(v.Actor)) {
			if f := w.Entry.Fight; f != nil && f.Outcome != game.Win && w.Move.Verb == game.VerbMove {
				return "field:" + w.To.String()
			}
		}
		return ""
	}
	m := reached(t, 4, solo, func(v game.View) bool { return fatal(v) != "" })
	for lang, want := range map[string]string{
		"pl": "Wypadasz z gry. Wartość zachowanych trofeów: 0", "en": "You are out of the game. Trophies kept, by value: 0",
	} {
		if told := bubbleOf(lay(t, m, 1280, 800, lang).Open(), fatal(seen(m))); !slices.Contains(told, want) {
			t.Errorf("it says %q, want %q", told, want)
		}
	}
}

// TestAFatalDuelTellsWhoIsOut and with how much, on the card of who is met.
func TestAFatalDuelTellsWhoIsOut(t *testing.T) {
	other := rules.NoSeat
	m := reached(t, 5, solo, func(v game.View) bool {
		if v.Decision != game.DecideMeet || v.Stage != game.StageEscape {
			return false
		}
		for seat := range v.Players {
			if _, how := v.Duel(int(v.Turn), seat); how == game.Win && v.Players[seat].Pawn != nil && seat != int(v.Turn) &&
				*v.Players[seat].Pawn == *v.Players[v.Turn].Pawn && !v.Players[seat].Trapped && len(v.Trophies(seat)) > 1 {
				other = seat
				return true
			}
		}
		return false
	})
	d := lay(t, m, 1280, 800, "en").Open()
	w := d.Face.v.Wrecked(int(d.Face.v.Turn), other)[0]
	want := fmt.Sprintf("%s is out of the game. Trophies kept, by value: %d", d.Table.LookOf(other).Name, w.Least)
	if w.Most > w.Least {
		want += fmt.Sprintf(" to %d", w.Most)
	}
	if words := d.State("met:"+strconv.Itoa(other), "forecast").([]string); !slices.Contains(words, want) {
		t.Errorf("it says %q, want %q", words, want)
	}
}

// TestLeavingTellsTheScore: on the button, and at the exits that can be used now.
func TestLeavingTellsTheScore(t *testing.T) {
	m := leaving(t)
	v := seen(m)
	value := v.Players[v.Actor].Value
	for lang, words := range map[string][3]string{
		"pl": {"Opuść bazę (trofea: %d)", "Wywozisz trofea o wartości %d.", "Do bazy nikt już nie wraca."},
		"en": {"Leave the base (trophies: %d)", "You bring out trophies worth %d.", "Nobody comes back to the base."},
	} {
		d := lay(t, m, 1280, 800, lang).Open()
		if got := strings.ReplaceAll(d.Find("choice:leave").Label, "\u00a0", " "); got != fmt.Sprintf(words[0], value) {
			t.Errorf("the button says %q", got)
		}
		for n := 1; n <= 6; n++ {
			id := "entrance:" + strconv.Itoa(n)
			if d.State(id, "legal") != true {
				continue
			}
			told := bubbleOf(d, id)
			if told[1] != fmt.Sprintf(words[1], value) || told[len(told)-1] != words[2] {
				t.Errorf("%s says %q", id, told)
			}
		}
	}
}

// TestLeavingComparesWithWhoIsOut already: others by their best, the own team by
// what it would have.
func TestLeavingComparesWithWhoIsOut(t *testing.T) {
	for _, o := range []rules.Options{solo, teams} {
		m := reached(t, 3, o, func(v game.View) bool {
			if v.Decision != game.DecideMove || v.Stage != game.StageEscape || v.Players[v.Actor].Pawn == nil {
				return false
			}
			own, others := false, false
			for _, r := range v.Ranking() {
				own = own || r.Out && r.Person == v.Players[v.Actor].Person
				others = others || r.Out && r.Person != v.Players[v.Actor].Person && r.Value > 0
			}
			return others && (own || o[game.OptionTeams] == nil) && slices.ContainsFunc(v.Ways(int(v.Actor)), func(w game.Way) bool { return w.Move.Verb == game.VerbLeave })
		})
		d := lay(t, m, 1280, 800, "en").Open()
		v := d.Face.v
		seat, team, best := m.Actor(), 0, 0
		for _, p := range v.Players {
			if p.Fate == game.Left && p.Person == v.Players[seat].Person {
				team += p.Value
			}
		}
		for _, r := range v.Ranking() {
			if r.Out && r.Person != v.Players[seat].Person {
				best = max(best, r.Value)
			}
		}
		for n := 1; n <= 6; n++ {
			id := "entrance:" + strconv.Itoa(n)
			if d.State(id, "legal") != true {
				continue
			}
			told := bubbleOf(d, id)
			if want := fmt.Sprintf("The most that others have brought out: %d", best); !slices.Contains(told, want) {
				t.Errorf("%s says %q, want %q", id, told, want)
			}
			want := fmt.Sprintf("With them your team has brought out %d.", team+v.Players[seat].Value)
			if slices.Contains(told, want) != (o[game.OptionTeams] != nil) {
				t.Errorf("%s says %q, of the team %q", id, told, want)
			}
		}
	}
}
