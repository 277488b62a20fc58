package replay

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/house"
	"schron/scenes/session"
	"schron/scenes/store"
	"schron/scenes/table/chances"
	"schron/scenes/table/desk"
)

// tally is how much of what somebody has, read from a written position.
type tally map[string]int

// read is what tests read of a position of any game.
type read struct {
	Federations []struct {
		Out     bool
		Capital *string
		Cities  []struct {
			Field     string
			Districts []any
		}
		Units []struct{ Unit string }
	}
	Owners  []string
	Options map[string]any
	Round   int
	Players []struct {
		Tokens, Outposts, Soldiers []any
		Secret                     *struct {
			Mission string
			Claimed bool
		} `json:"secret_mission"`
		Fate    string
		Pawn    *string
		Trapped bool
		Owned   []string
		Heavy   []string `json:"heavily_wounded"`
		Before  []string `json:"heavily_wounded_before"`
		Dead    []string
	}
	Open []struct {
		Mission string
		Holder  *int
	} `json:"open_missions"`
	Humans []struct {
		Human  string
		Field  *string
		Wounds int
		Fuel   bool
	}
	Zombies []any
	Fuel    []string
	Terror  *int
	Leaver  *string
	Central *int `json:"central_hall"`
	Presser *int
	Itself  bool
}

// tallyOf counts in the written position, in other ways than the games do.
func tallyOf(t *testing.T, game string, s rules.State) tally {
	t.Helper()
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var p read
	if err := json.Unmarshal(data, &p); err != nil {
		t.Fatal(err)
	}
	out := tally{}
	for seat, f := range p.Federations {
		if f.Out {
			continue
		}
		out[fmt.Sprint("federation ", seat)]++
		if f.Capital != nil {
			out[fmt.Sprint("capital ", seat, " ", *f.Capital)]++
		}
		for _, c := range f.Cities {
			out[fmt.Sprint("city ", seat, " ", c.Field)]++
			out[fmt.Sprint("district ", seat, " ", c.Field)] += len(c.Districts)
		}
		for _, u := range f.Units {
			kind := map[byte]string{'i': "infantry", 'a': "armour", 'w': "warship", 'm': "launcher", 'x': "super-launcher"}[u.Unit[0]]
			out[fmt.Sprint("unit ", seat, " ", kind)]++
		}
		for _, row := range p.Owners {
			out[fmt.Sprint("field ", seat)] += strings.Count(row, fmt.Sprint(seat))
		}
	}
	for seat, x := range p.Players {
		switch game {
		case "dzicz":
			out[fmt.Sprint("soldier ", seat)] += len(x.Soldiers)
			for _, f := range x.Tokens {
				out[fmt.Sprint("token ", seat, " ", f)]++
			}
			for _, f := range x.Outposts {
				out[fmt.Sprint("outpost ", seat, " ", f)]++
			}
			if x.Secret != nil && x.Secret.Claimed {
				out[fmt.Sprint("secret ", seat, " ", x.Secret.Mission)]++
			}
		case "wcp":
			for what, is := range map[string]bool{
				"vehicle": x.Pawn != nil || x.Fate == "left" || x.Fate == "resigned", "resigned": x.Fate == "resigned", "left": x.Fate == "left",
				"trapped": x.Trapped, "presser": !p.Itself && p.Presser != nil && *p.Presser == seat,
			} {
				if is {
					out[fmt.Sprint(what, " ", seat)]++
				}
			}
			out[fmt.Sprint("loot ", seat)] += len(x.Owned)
		case "wradislavia":
			for _, c := range x.Dead {
				out[fmt.Sprint("dead ", seat, " ", c)]++
			}
			for _, c := range append(x.Heavy, x.Before...) {
				out[fmt.Sprint("heavy ", seat, " ", c)]++
			}
		}
	}
	for _, m := range p.Open {
		if m.Holder != nil {
			out[fmt.Sprint("mission ", *m.Holder, " ", m.Mission)]++
		}
	}
	for _, h := range p.Humans {
		escaped := p.Leaver != nil && *p.Leaver == h.Human
		if h.Field != nil || escaped {
			out["human 0 "+h.Human]++
		}
		if h.Field != nil {
			out["wound 0 "+h.Human] += h.Wounds
		}
		if h.Fuel || escaped {
			out["carrier 0 "+h.Human]++
			out["fuel -1"]++
		}
		if escaped {
			out["escaped 0 "+h.Human]++
		}
	}
	if game == "paliwo" {
		out["zombie 1"] += len(p.Zombies)
		out["fuel -1"] += len(p.Fuel)
		if p.Terror != nil {
			out["terror -1"]++
		}
	}
	if p.Itself {
		out["itself -1"]++
	}
	if game == "wcp" && p.Central != nil {
		out["exits -1"]++
	}
	if truce, _ := p.Options["truce"].(float64); game == "dolores" && p.Round <= int(truce) {
		out["truce -1"]++
	}
	return out
}

// marksOf are the changes between two positions that are to be marked.
func marksOf(game string, before, after tally) (out []string) {
	keys := map[string]bool{}
	for _, x := range []tally{before, after} {
		for k := range x {
			keys[k] = true
		}
	}
	for _, k := range slices.Sorted(maps.Keys(keys)) {
		what, _, _ := strings.Cut(k, " ")
		if what == "unit" && strings.Contains(k, "launcher") {
			what = "launcher"
		}
		c := rules.Count{What: what, N: after[k] - before[k]}
		if c.N != 0 && slices.ContainsFunc(assets.Landmarks(game), func(l *assets.Landmark) bool { return l.Fits(c) }) {
			out = append(out, fmt.Sprint(strings.Replace(k, "unit", what, 1), " ", c.N))
		}
	}
	return out
}

// wordOf is what a mark tells apart, as positions write it.
func wordOf(a rules.Arg) string {
	if a.Kind == rules.ArgKey {
		return " " + a.S[strings.LastIndex(a.S, ".")+1:]
	}
	if a.S != "" {
		return " " + a.S
	}
	return ""
}

// TestMarksAreWhatChanged: the marks of every move are what the written positions before
// and after it say. It plays games of bots with every number of players, and kept ones.
func TestMarksAreWhatChanged(t *testing.T) {
	games := uint64(1)
	if rulestest.Thorough() {
		games = 6
	}
	for _, g := range registry.Games() {
		least, most := g.Players()
		seen := map[string]int{}
		for players := least; players <= most; players++ {
			for seed := range games {
				setup := rules.Setup{Players: players, Seed: seed}
				p := rules.Playout{Game: g, Longest: 300}
				for i := range players { // by chance and beginners, by turns
					p.Bots = append(p.Bots, bots.For(g)[i%2])
				}
				if s, err := p.Run(setup); err != nil && s == nil {
					t.Fatal(err)
				}
				m, err := rules.LoadMatch(registry.Game, p.Record(setup))
				if err != nil {
					t.Fatal(err)
				}
				compareMarks(t, m, seen)
			}
		}
		compareMarks(t, shotOf(t, g.ID()), seen)
		if g.ID() == "dolores" {
			compareMarks(t, recordOf(t, "../../../rules/dolores/testdata/stories/clouds.json"), seen)
		}
		if len(seen) < 2 {
			t.Errorf("%s: only %v were marked", g.ID(), seen)
		}
	}
}

// compareMarks compares the marks of a match move by move, and counts them.
func compareMarks(t *testing.T, m *rules.Match, seen map[string]int) {
	t.Helper()
	game := m.Game().ID()
	got := map[int][]string{}
	_, _, marks := chaptersOf(m)
	for _, k := range marks {
		for _, c := range k.changes {
			got[k.at] = append(got[k.at], fmt.Sprint(c.What, " ", c.Seat, wordOf(c.Of), " ", c.N))
			way := ".more"
			if c.N < 0 {
				way = ".less"
			}
			seen[c.What+way]++
		}
	}
	c := m.Course()
	was := tallyOf(t, game, c.State())
	for n := 1; n <= m.Len(); n++ {
		if _, err := c.Next(); err != nil {
			t.Fatal(err)
		}
		now := tallyOf(t, game, c.State())
		want := marksOf(game, was, now)
		slices.Sort(got[n])
		if slices.Sort(want); !slices.Equal(got[n], want) {
			t.Fatalf("%s after move %d: %q is marked, and %q changed", game, n, got[n], want)
		}
		was = now
	}
}

// TestMarksInWords prints the marks of a recorded match of each game in both languages.
func TestMarksInWords(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, g := range registry.Games() {
		for _, lang := range []string{"pl", "en"} {
			h := &house.House{Texts: texts, Settings: store.DefaultSettings(lang)}
			h.SetLanguage(lang)
			d := desk.New(h, session.New(shotOf(t, g.ID()), session.Options{Watch: true}), desk.Options{Replay: true})
			past := New(d, chances.New(d, nil), Core{})
			past.follow()
			for _, k := range past.line.marks {
				fmt.Fprintf(&b, "%s %d %s: %s\n", g.ID(), k.at, k.kind, strings.Join(past.markWords(k), " | "))
			}
			for _, p := range placeMarks(past.line.marks, rail{layout.R(0, 0, 400, railHigh), past.Match().Len()}, 0) {
				compareTip(t, past, p)
			}
		}
	}
	rulestest.CompareGolden(t, "marks", b.String())
}

// compareTip compares what a tip tells of a place with its marks: each once, those that
// find no room counted.
func compareTip(t *testing.T, x *Replay, p placedMark) {
	t.Helper()
	var all []string
	for i := range p.many {
		all = append(all, x.markWords(x.line.marks[p.first+i])...)
	}
	got := x.markTip(p).Lines
	if !strings.HasPrefix(strings.Join(got, "|"), strings.Join(x.markWords(x.line.marks[p.best])[:1], "|")) {
		t.Errorf("the tip begins with %q, not with the weightiest mark", got[0])
	}
	if more := len(all) - mostTold; more > 0 {
		last := x.Say("frame.past.more", rules.Number("n", more))
		if len(got) != mostTold+1 || got[mostTold] != last {
			t.Errorf("of %d sentences the tip tells %q", len(all), got)
		}
		return
	}
	slices.Sort(all)
	if got := slices.Sorted(slices.Values(got)); !slices.Equal(got, all) {
		t.Errorf("the tip tells %q, want %q", got, all)
	}
}

// TestATurningPointShowsAmongMarks: marks that stand together have the amber ground if one
// of them, whichever, is a turning point.
func TestATurningPointShowsAmongMarks(t *testing.T) {
	l := rail{box: layout.R(0, 0, 1000, railHigh), moves: 100}
	for _, c := range []struct {
		kinds []string
		want  bool
	}{
		{[]string{turning, "fight"}, true},
		{[]string{"fight", turning}, true},
		{[]string{"fight", "loss"}, false},
	} {
		var marks []landmark
		for _, kind := range c.kinds {
			marks = append(marks, landmark{kind: kind, at: 50})
		}
		placed := placeMarks(append(marks, landmark{kind: "fight", at: 90}), l, 0)
		if len(placed) != 2 || placed[0].turning != c.want || placed[0].many != 2 || placed[1].turning {
			t.Errorf("%q stand as %+v", c.kinds, placed)
		}
	}
}
