package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// ended is a table at which a game has just come to its end, with 5 and 40 points.
func ended(t *testing.T, a store.Animation) (w *world, heard *[]ui.Sound) {
	t.Helper()
	return finished(t, a, 5, 40)
}

// finished is ended with points of one's own.
func finished(t *testing.T, a store.Animation, points ...int) (w *world, heard *[]ui.Sound) {
	t.Helper()
	g := ending(2)
	g.Open, g.Winners, g.Scores = true, []int{1}, points
	w = open(t, lines{game: g, players: toy.People(2), moves: pass(1), set: func(s *store.Settings) { s.Animation = a }})
	w.face.still = true
	w.Ticks(40)
	heard = &[]ui.Sound{}
	w.Root().Env().OnSound = func(s ui.Sound) { *heard = append(*heard, s) }
	w.Click("pass")
	w.Await("result")
	*heard = slices.DeleteFunc(*heard, func(s ui.Sound) bool { return s == ui.SoundPress })
	return w, heard
}

// scores are the points that are seen, and how much of the first ones is.
func (w *world) scores(t *testing.T) (out []int, alpha float64) {
	t.Helper()
	for _, x := range w.audit(t).Texts {
		if n, ok := strings.CutSuffix(strings.ReplaceAll(x.Text, "\u00a0", " "), " points"); ok {
			points, err := strconv.Atoi(n)
			if err != nil {
				t.Fatal(err)
			}
			out, alpha = append(out, points), x.Alpha
		} else if x.Text == "1 point" || x.Text == "1\u00a0point" {
			out = append(out, 1)
		}
	}
	return out, alpha
}

// TestTheResultCountsUp: small numbers one by one, large ones in steps, each with a sound,
// and how the game ended is heard afterwards. What the nodes say is right from the start.
func TestTheResultCountsUp(t *testing.T) {
	most := map[store.Animation]int{store.AnimationNormal: 80, store.AnimationFast: 40}
	for a, longest := range most {
		w, heard := ended(t, a)
		var small, large []int
		for range longest {
			if s := w.State("came-out:1", "points"); s != 40 {
				t.Fatalf("%s: the node says %v", a, s)
			}
			now, alpha := w.scores(t)
			if len(now) != 2 || alpha != 1 {
				t.Fatalf("%s: %v, alpha %v", a, now, alpha)
			}
			small, large = append(small, now[1]), append(large, now[0])
			w.Ticks(1)
		}
		if !slices.IsSorted(small) || !slices.IsSorted(large) || small[0] != 0 || small[longest-1] != 5 || large[longest-1] != 40 {
			t.Errorf("%s: %v, %v", a, small, large)
		}
		if got := slices.Compact(slices.Clone(small)); len(got) != 6 {
			t.Errorf("%s: it leaves numbers out: %v", a, got)
		}
		if got := slices.Compact(slices.Clone(large)); len(got) < 15 || len(got) > 30 {
			t.Errorf("%s: %v", a, got)
		}
		for i := 1; i < longest; i++ {
			if small[i]-small[i-1] > 1 || large[i]-large[i-1] > 4 {
				t.Errorf("%s: it jumps from %d to %d, from %d to %d", a, small[i-1], small[i], large[i-1], large[i])
			}
		}
		if now := large[longest*9/20]; now < 15 || now > 25 { // halfway
			t.Errorf("%s: after half of the time it has come to %d", a, now)
		}
		if n := len(*heard); n < 6 || n > 9 || (*heard)[n-1] != ui.SoundWin || slices.Index(*heard, ui.SoundWin) != n-1 {
			t.Errorf("%s: heard %v", a, *heard)
		}
		if !w.still() {
			t.Errorf("%s: it is drawn for ever", a)
		}
	}
}

// TestFewThingsCountOneByOne: each is seen once those before it are, and is heard once.
func TestFewThingsCountOneByOne(t *testing.T) {
	const n = 3
	w, heard := finished(t, store.AnimationNormal, n, 0)
	var whole [n]int // the tick at which each is seen in full
	for tick := 1; tick <= 80; tick++ {
		for i := range n {
			seen := w.tb.Count().Seen(i, n)
			if seen == 1 && whole[i] == 0 {
				whole[i] = tick
			}
			if i > 0 && seen > 0 && whole[i-1] == 0 || tick == 1 && seen > 0.2 {
				t.Fatalf("tick %d: thing %d is seen to %.2f", tick, i, seen)
			}
		}
		w.Ticks(1)
	}
	if whole[0] < 5 || whole[n-1] == 0 || whole[n-1] > 40 {
		t.Errorf("they are seen in ticks %v", whole)
	}
	if got := *heard; len(got) != n+1 || got[n] != ui.SoundWin {
		t.Errorf("heard %v", got)
	}
}

// TestAClickEndsTheCountingAndDoesNothingElse, wherever it falls.
func TestAClickEndsTheCountingAndDoesNothingElse(t *testing.T) {
	for _, a := range moving() {
		w, heard := ended(t, a)
		w.Ticks(2)
		w.Click("result:again")
		if got, alpha := w.scores(t); !slices.Equal(got, []int{40, 5}) || alpha != 1 {
			t.Errorf("%s: %v, alpha %v", a, got, alpha)
		}
		if len(w.went) > 0 || !slices.Contains(*heard, ui.SoundWin) || slices.Contains(*heard, ui.SoundPress) {
			t.Errorf("%s: went %v, heard %v", a, w.went, *heard)
		}
		w.Click("result:again")
		if len(w.went) != 1 {
			t.Errorf("%s: the next click goes %v", a, w.went)
		}
	}
}

// TestWithoutMovementTheResultDoesNotCount: gently all of it comes at once, off it is there.
func TestWithoutMovementTheResultDoesNotCount(t *testing.T) {
	for _, a := range []store.Animation{store.AnimationOff, store.AnimationReduced} {
		w, heard := ended(t, a)
		faint := 0
		for range 16 {
			got, alpha := w.scores(t)
			if !slices.Equal(got, []int{40, 5}) {
				t.Errorf("%s: %v", a, got)
			}
			if alpha < 1 {
				faint++
			}
			w.Ticks(1)
		}
		if (faint > 6) != (a == store.AnimationReduced) || faint > fadeTicks {
			t.Errorf("%s: faint for %d ticks", a, faint)
		}
		if !slices.Equal(*heard, []ui.Sound{ui.SoundWin}) {
			t.Errorf("%s: heard %v", a, *heard)
		}
	}
}

// TestAnEndThatIsTakenBackIsNotHeard: the counting ends with it. Another end is heard.
func TestAnEndThatIsTakenBackIsNotHeard(t *testing.T) {
	w, heard := ended(t, store.AnimationNormal)
	w.Ticks(2)
	if err := w.tb.Undo(); err != nil {
		t.Fatal(err)
	}
	w.settle()
	if slices.Contains(*heard, ui.SoundWin) || slices.Contains(*heard, ui.SoundLose) || w.Has("result") {
		t.Errorf("heard %v, the result is there: %v", *heard, w.Has("result"))
	}
	w.act(t, toy.Pass)
	w.Await("result")
	if w.Ticks(120); !slices.Contains(*heard, ui.SoundWin) {
		t.Errorf("of the next end it is heard %v", *heard)
	}
}

// TestWhoHurriesBotsSeesAnOwnEndCounted, and none to which a bot brings the game.
func TestWhoHurriesBotsSeesAnOwnEndCounted(t *testing.T) {
	for _, own := range []bool{true, false} {
		g := toy.Game{Asks: []toy.Ask{turn(1, 1), turn(0, 1), turn(1, 2)}, Winners: []int{0}, Scores: []int{40, 5}}
		if own {
			g.Asks = g.Asks[:2]
		}
		w := open(t, lines{game: g, players: toy.WithBots(toy.People(2), 1), set: normal})
		w.Click("pace:faster")
		w.until(t, "the person acts", func() bool { return w.tb.Acting() == 0 })
		w.act(t, toy.Pass)
		w.until(t, "the result is there", w.tb.ResultShown)
		if w.Ticks(2); w.tb.Count().On() != own {
			t.Errorf("an own end: %v, it is counted: %v", own, !own)
		}
	}
}

// TestNothingIsCountedWhereTheResultIsLeft: looking back ends the counting, and no number
// is heard any more.
func TestNothingIsCountedWhereTheResultIsLeft(t *testing.T) {
	w, heard := ended(t, store.AnimationNormal)
	w.Ticks(12)
	if !slices.Contains(*heard, ui.SoundDrop) {
		t.Fatalf("heard %v: nothing is counted", *heard)
	}
	w.tb.Look(0)
	w.Root().Invalidate()
	w.Ticks(2)
	*heard = nil
	w.Ticks(120)
	if slices.Contains(*heard, ui.SoundDrop) || slices.Contains(*heard, ui.SoundWin) {
		t.Errorf("heard %v in the past", *heard)
	}
}

// TestWhatWasOverDoesNotCount: a game that was over when it came to the table, and a result
// that comes up again.
func TestWhatWasOverDoesNotCount(t *testing.T) {
	g := ending(2)
	g.Scores = []int{5, 40}
	w := open(t, lines{game: g, players: toy.People(2), moves: pass(2), set: normal})
	if got, _ := w.scores(t); !slices.Equal(got, []int{40, 5}) {
		t.Errorf("%v", got)
	}
	w, _ = ended(t, store.AnimationNormal)
	w.Ticks(100)
	w.tb.Look(0)
	w.settle()
	w.Click("past:return")
	w.settle()
	if got, _ := w.scores(t); !slices.Equal(got, []int{40, 5}) {
		t.Errorf("again: %v", got)
	}
}
