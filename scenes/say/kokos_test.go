package say_test

import (
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/dolores"
	"schron/rules/search"
	"schron/scenes/say"
)

// TestKokosAreCounted: prompt, log and hints tell money by its counted form.
// They never tell it as a number of goods, "225 × kokosy".
func TestKokosAreCounted(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(dolores.Game{}, make([]rules.Player, 2), rules.Setup{Players: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	said := []rules.Text{m.Prompt(m.Actor()).Text}
	var line []search.Step
	for _, move := range strings.Split("offer 1,give money 225,withdraw,offer 1,ask money 2", ",") {
		mv, err := m.Parse(move)
		if err != nil {
			t.Fatal(err)
		}
		events, err := m.Play(mv)
		if err != nil {
			t.Fatal(err)
		}
		step := search.Step{Move: mv}
		for i := range events {
			step.Says = append(step.Says, events[i].Text)
		}
		if said = append(said, step.Says...); strings.Contains(move, "money") {
			line = append(line, step)
		}
	}
	for _, d := range rules.Deeds(m.Game(), m.Log(0)) {
		said = append(said, d.Text())
	}
	has := func(key string) bool { return texts.Has("en", key) }
	for _, line := range [][]search.Step{line, {line[1], line[0]}} {
		said = append(said, (&search.Advice{Only: true, Line: line}).Words(m, has)...)
	}
	for lang, want := range map[string][]string{
		"en": {assets.Number(1100) + " kokos", "225 kokos", "2 kokos"},
		"pl": {assets.Number(1100) + " kokosów", "225 kokosów", "2 kokosy"},
	} {
		s, all := say.New(texts, lang).Named(func(seat int) string { return players[seat] }), ""
		for _, text := range said {
			all += s.Text(text) + "\n"
		}
		for i, n := range []int{1, 4, 4} {
			if got := strings.Count(all, want[i]); got != n || strings.Contains(all, "×") {
				t.Errorf("%q is said %d times, not %d, or something is counted by ×:\n%s", want[i], got, n, all)
			}
		}
	}
}
