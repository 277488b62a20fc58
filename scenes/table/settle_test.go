package table_test

import (
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/toy"
)

// dropped drags the token onto its place and draws every tick of its motion.
func (w *world) dropped(t *testing.T) (ticks int) {
	t.Helper()
	grip := w.face.fields[0].Min().Add(layout.P(30, 30)) // the token hangs beside the cursor
	w.Script.Move(grip)
	w.Script.Wait(1)
	w.Script.PressAt(grip)
	w.Script.Move(w.face.fields[1].Center())
	w.LetGo()
	for w.Ticks(1); w.tb.Animating(); ticks++ {
		w.drawn(t)
		w.Ticks(1)
	}
	return ticks
}

// hidden is a game in which the token may be dragged.
func hidden() lines {
	return lines{game: toy.Game{Asks: []toy.Ask{secret(0), secret(0), secret(0)}}, players: toy.People(2), set: normal}
}

// TestWhatIsDroppedBeginsThere: it is not seen to come once more from where it was.
func TestWhatIsDroppedBeginsThere(t *testing.T) {
	w := open(t, hidden())
	w.Click("cover:open")
	w.dropped(t)
	at := w.face.places
	if len(at) < 12 || at[2] == at[3] || at[10] != at[11] {
		t.Fatalf("it is to move for 7 ticks, seen at %v", at)
	}
	field, tray := w.face.fields[0], w.face.fields[1]
	let := tray.Center().Add(field.Center().Sub(field.Min().Add(layout.P(30, 30))))
	if first, last := at[0].Center(), at[len(at)-1].Center(); first.Dist(let) > let.Dist(tray.Center())/2 || last.Dist(tray.Center()) > 9 {
		t.Errorf("let go at %v it goes from %v to %v", let, first, last)
	}
	// By a click it comes all the way.
	w.face.places = nil
	w.act(t, toy.Hide(2))
	w.Ticks(1)
	w.drawn(t)
	if at := w.face.places; len(at) == 0 || at[0].Center().Dist(field.Center()) > 9 {
		t.Errorf("without a drop it begins at %v", at)
	}
}

// TestWhatLandsIsShownFromThere: of what is shown when it has landed nothing is left out. All
// of it is where a motion does not know when that is.
func TestWhatLandsIsShownFromThere(t *testing.T) {
	ticks := map[float64]int{}
	for _, lands := range []float64{0, 0.6} {
		w := open(t, hidden())
		w.face.slow, w.face.lands = 3, lands
		w.Click("cover:open")
		ticks[lands] = w.dropped(t)
		parts := w.face.parts
		if len(parts) == 0 {
			t.Fatal("nothing is shown")
		}
		if first := parts[0]; first < lands || first > lands+0.1 {
			t.Errorf("landing at %g it begins at %g", lands, first)
		}
		if last := parts[len(parts)-1]; last < 0.9 {
			t.Errorf("landing at %g it ends at %g", lands, last)
		}
	}
	if all, rest := float64(ticks[0]), float64(ticks[0.6]); rest < 0.35*all || rest > 0.5*all {
		t.Errorf("%v ticks", ticks)
	}
}

// TestWhatFadesIsShownWhole: where movement is not wished for nothing comes a second time.
func TestWhatFadesIsShownWhole(t *testing.T) {
	l := hidden()
	l.set = calm
	w := open(t, l)
	w.face.slow, w.face.lands, w.face.calm = 3, 0.6, true
	w.Click("cover:open")
	w.dropped(t)
	if parts := w.face.calms; len(parts) == 0 || parts[0] > 0.2 {
		t.Errorf("it fades in from %v", parts)
	}
}

// TestWhatIsShownWithOthersIsShownWhole: what is taken where a pawn was dropped lies
// there until the pawn is seen to come.
func TestWhatIsShownWithOthersIsShownWhole(t *testing.T) {
	w := open(t, hidden())
	w.face.slow, w.face.lands, w.face.besides = 3, 0.6, true
	w.Click("cover:open")
	w.dropped(t)
	if parts := w.face.parts; len(parts) == 0 || parts[0] > 0.1 {
		t.Errorf("it begins at %v", parts)
	}
}
