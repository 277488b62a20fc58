package program

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
)

// wideRoom is a window in which there is room for everything.
var wideRoom = layout.S(1920, 1080)

// coached puts a match on a table of a size at which all cards were seen and things are
// explained.
func (r *running) coached(m *rules.Match, size layout.Size) {
	r.house.Change(func(s *store.Settings) { s.ShowMe, s.Shown, s.Covers = true, allCards(m), nil })
	r.house.Navigation.Table(house.Match{Match: m})
	r.settle()
	r.Root().Resize(size)
	r.Script.Move(layout.P(size.W-1, size.H-1)) // no line of the log is under the cursor
	r.table.Open()
	r.Ticks(40)
	r.table.Session.Skip()
	r.Ticks(40)
}

// begun is a match of people after so many moves by chance, or at its end.
func (r *running) begun(t *testing.T, g rules.Game, moves int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, people(g, r.house, ""), rules.Setup{Seed: 3})
	for n := 0; err == nil && n < moves && !m.Result().Over; n++ {
		var move rules.Move
		if move, err = m.BotMove(rules.RandomBot{}); err == nil {
			_, err = m.Play(move)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestTheCoachHasWordsForAll: for what wins, for every phase and for every kind of move of
// all games.
func TestTheCoachHasWordsForAll(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range registry.Games() {
		want := []string{g.ID() + ".coach.wins"}
		for _, key := range texts.Keys(assets.Polish) {
			if id, ok := strings.CutPrefix(key, g.ID()+".phase."); ok && id != "over" {
				want = append(want, g.ID()+".coach.phase."+id)
			}
		}
		for _, id := range g.Phases() {
			want = append(want, g.ID()+".coach.phase."+id)
		}
		for verb := range verbsOf(t, g) {
			want = append(want, g.ID()+".coach.can."+verb)
		}
		for _, key := range want {
			for _, lang := range assets.Languages() {
				if !texts.Has(lang, key) {
					t.Errorf("%s is not said in %s", key, lang)
				}
			}
		}
	}
}

// verbsOf are the kinds of moves that come up in games by chance.
func verbsOf(t *testing.T, g rules.Game) map[string]bool {
	t.Helper()
	verbs := map[string]bool{}
	for seed := range uint64(6) {
		least, most := g.Players()
		players := make([]rules.Player, min(least+int(seed), most))
		for i := range players {
			players[i].Name = string(rune('A' + i))
		}
		m, err := rules.NewMatch(g, players, rules.Setup{Seed: seed + 1})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 800 && !m.Result().Over; n++ {
			for _, move := range m.Legal(m.Actor(), nil) {
				verb, _, _ := strings.Cut(g.Notation(move), " ")
				verbs[verb] = true
			}
			move, err := m.BotMove(anyVerb{})
			if err == nil {
				_, err = m.Play(move)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	return verbs
}

// TestTheCoachStandsInAFirstGame until it is folded away or switched off, and from the
// second game on only for who unfolds it.
func TestTheCoachStandsInAFirstGame(t *testing.T) {
	r := walk(t, t.TempDir(), usual())
	game := r.house.Game("dzicz")
	r.coached(r.begun(t, game, 20), wideRoom)
	if !r.Has("coach") || r.Has("coach:show") {
		t.Fatalf("in a first game the coach stands: %v, can be unfolded: %v", r.Has("coach"), r.Has("coach:show"))
	}
	for _, line := range []string{"wins", "phase", "now"} {
		if words, _ := r.State("coach", line).(string); words == "" {
			t.Errorf("it says nothing of %s", line)
		}
	}
	r.Click("coach:fold")
	if r.Ticks(2); r.Has("coach") || !r.Has("coach:show") {
		t.Fatal("it cannot be folded away")
	}
	r.Click("coach:show")
	if r.Ticks(2); !r.Has("coach") {
		t.Fatal("it does not come back")
	}
	r.house.Change(func(s *store.Settings) { s.ShowMe = false })
	r.Root().Invalidate()
	if r.Ticks(2); r.Has("coach") || r.Has("coach:show") {
		t.Error("it stands where nothing is to be explained")
	}
	r.coached(r.begun(t, game, 10000), wideRoom)
	if r.Ticks(60); r.Has("coach") {
		t.Error("it stands beside a game that is over")
	}
	kept := r.house.Settings.Shown
	r.coached(r.begun(t, game, 20), wideRoom)
	r.house.Change(func(s *store.Settings) { s.Shown = kept })
	r.Root().Invalidate()
	if r.Ticks(2); r.Has("coach") || !r.Has("coach:show") {
		t.Error("it stands by itself in the second game")
	}
	r.house.Change(func(s *store.Settings) { s.Animation = store.AnimationFast })
	move, err := r.table.Match().BotMove(rules.RandomBot{})
	if err == nil {
		err = r.table.Session.Play(move)
	}
	if err != nil {
		t.Fatal(err)
	}
	if r.Ticks(1); !r.table.Showing() || r.Has("coach:show") {
		t.Error("its tag lies over what is told of a move")
	}
}

// TestTheCoachFits in every window and language, by turns where not all is tried. It lies
// over nothing that is needed, and its words fit. Where there is little room it is there
// for who unfolds it.
func TestTheCoachFits(t *testing.T) {
	for i, g := range registry.Games() {
		for j, v := range scenetest.Views(assets.Languages()...) {
			if (i+j)%2 > 0 && !rulestest.Thorough() {
				continue
			}
			w := usual()
			w.Lang = v.Lang
			r := walk(t, t.TempDir(), w)
			r.coached(r.begun(t, r.house.Game(g.ID()), 24), layout.S(v.W, v.H))
			what := fmt.Sprint(g.ID(), " ", v)
			stands := r.Has("coach")
			if !stands && v.W >= 1280 && v.H >= 800 {
				t.Errorf("%s: it does not stand", what)
			}
			r.coachClear(t, what, v)
			if !r.Has("coach:show") {
				continue
			}
			r.Click("coach:show")
			if r.Ticks(2); !r.Has("coach") || r.State("coach", "wins") == nil {
				t.Errorf("%s: unfolded it does not say what wins", what)
			}
			for _, fault := range r.Audit(tabletest.Art(), v.Scale) {
				t.Errorf("%s, unfolded: %s", what, fault)
			}
			box := r.Root().Node("coach").Rect
			for _, n := range r.Nodes() {
				at := layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3])
				if (n.Role == "field" || n.ID == "prompt" || n.ID == "pass") && at.Intersects(box) {
					t.Errorf("%s: unfolded at %v it covers %s at %v", what, box, n.ID, at)
				}
			}
			r.Click("coach:fold")
			if r.Ticks(2); r.Has("coach") {
				t.Errorf("%s: it is not folded away", what)
			}
		}
	}
}

// coachClear tests that what stands beside a first game lies over nothing else.
func (r *running) coachClear(t *testing.T, what string, v scenetest.View) {
	t.Helper()
	for _, fault := range r.Audit(tabletest.Art(), v.Scale) {
		t.Errorf("%s: %s", what, fault)
	}
	for _, id := range []string{"coach", "coach:show"} {
		if !r.Has(id) {
			continue
		}
		box := r.Root().Node(id).Rect
		for _, n := range r.Nodes() {
			at := layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3])
			if strings.HasPrefix(n.ID, "coach") || id == "coach:show" && n.ID == "prompt" || !at.Intersects(box) {
				continue
			}
			t.Errorf("%s: %s at %v covers %s at %v", what, id, box, n.ID, at)
		}
	}
}

// TestWhatIsGreyedSaysWhyNot: whatever looks like a handle and cannot be picked up now
// tells the reason where the cursor rests on it.
func TestWhatIsGreyedSaysWhyNot(t *testing.T) {
	told := 0
	for _, g := range registry.Games() {
		r := walk(t, t.TempDir(), usual())
		r.coached(r.begun(t, r.house.Game(g.ID()), 30), wideRoom)
		for _, n := range r.Nodes() {
			why, barred := n.State["barred"].(string)
			if _, reach := r.Root().Reach(n.ID); !barred || !reach {
				continue
			}
			r.Away()
			r.Ticks(5)
			r.Hover(n.ID)
			if r.Ticks(60); !strings.Contains(r.Tip(), why) {
				t.Errorf("%s: %s says %q, not %q", g.ID(), n.ID, r.Tip(), why)
			}
			told++
		}
	}
	if told < 10 {
		t.Errorf("only %d things cannot be picked up", told)
	}
}

// TestTheCoachAndTheBubbleOfAChapterStandApart in its last chapter, where everybody plays
// freely and there is no room for both in the column.
func TestTheCoachAndTheBubbleOfAChapterStandApart(t *testing.T) {
	r := learn(t, "paliwo/game", 3)
	r.house.Change(func(s *store.Settings) { s.ShowMe, s.Shown = true, allCards(r.table.Match()) })
	r.Root().Resize(layout.S(1024, 640))
	r.awaitLearner(t)
	r.Click("coach:show")
	r.Ticks(2)
	coach, bubble := r.Root().Node("coach").Rect, r.Root().Node("lesson:bubble").Rect
	if coach.Intersects(bubble) {
		t.Errorf("the coach stands at %v, the bubble at %v", coach, bubble)
	}
}

// TestTheCoachTellsThePhaseThatIs walks games by chance, tick by tick. What the coach says
// of the phase belongs to the phase that the bar lights. Where nothing is shown, that is
// the phase of the position. All phases of the game come up. What can be done is said once,
// by however many kinds of moves.
func TestTheCoachTellsThePhaseThatIs(t *testing.T) {
	for _, g := range registry.Games() {
		t.Run(g.ID(), func(t *testing.T) {
			r := walk(t, t.TempDir(), usual())
			m := r.begun(t, g, 0)
			r.coached(m, wideRoom)
			r.house.Change(func(s *store.Settings) { s.Animation, s.Recap = store.AnimationFast, false })
			untold := slices.Clone(g.Phases())
			for n := 0; n < 400 && len(untold) > 0 && !m.Result().Over; n++ {
				for r.Ticks(1); r.table.Acting() == rules.NoSeat; r.Ticks(3) {
					r.table.Open()
					r.Root().Invalidate()
					if r.Has("go-on") {
						r.Click("go-on")
					}
					if !r.table.Showing() || r.table.Cover() != rules.NoSeat {
						continue
					}
					lit := r.litPhase()
					if says := r.State("coach", "phase"); says != r.house.Say(g.ID()+".coach.phase."+lit) {
						t.Fatalf("move %d: while the bar lights %q the coach says %q", n, lit, says)
					}
					untold = slices.DeleteFunc(untold, func(id string) bool { return id == lit })
				}
				r.Ticks(1)
				lit := r.litPhase()
				if want := m.Status().Phase; lit != want || r.State("coach", "phase") != r.house.Say(g.ID()+".coach.phase."+want) {
					t.Fatalf("move %d, phase %q: the bar lights %q, the coach says %q", n, want, lit, r.State("coach", "phase"))
				}
				untold = slices.DeleteFunc(untold, func(id string) bool { return id == lit })
				now := strings.TrimSuffix(strings.TrimPrefix(r.State("coach", "now").(string), "You can "), ".")
				deeds := strings.Split(strings.ReplaceAll(now, " or ", ", "), ", ")
				if slices.Sort(deeds); len(slices.Compact(slices.Clone(deeds))) < len(deeds) {
					t.Fatalf("move %d: it is said twice in %q", n, now)
				}
				move, err := m.BotMove(anyVerb{})
				if err != nil {
					t.Fatal(err)
				}
				if pass := m.Prompt(m.Actor()).Pass; pass != nil && n%3 == 0 { // else trade hardly ends
					move = pass.Move
				}
				if err := r.table.Session.Play(move); err != nil {
					t.Fatal(err)
				}
			}
			if len(untold) > 0 {
				t.Errorf("in %d moves the phases %q are never told", m.Len(), untold)
			}
		})
	}
}

// litPhase is the phase that the bar lights.
func (r *running) litPhase() string {
	for _, n := range r.Nodes() {
		if n.Role == "phase" && n.State["current"] == true {
			return strings.TrimPrefix(n.ID, "phase:")
		}
	}
	return ""
}
