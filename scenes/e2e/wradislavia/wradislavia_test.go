package wradislavia

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// TestWradislaviaByMouse plays a game of which `make shots` takes pictures. It goes from the
// draft to the result, move by move with the mouse, by clicks and by drags in turn. It has
// weapons in all their modes, Peruns both ways, hand-to-hand.
func TestWradislaviaByMouse(t *testing.T) {
	want := stand.ShotRecord(t, "wradislavia")
	w := start(t, stand.Quickly(t), "-load", stand.Beginning(t, want), "-scene", "table")
	covers := 0
	for i, move := range want.Moves {
		if w.Has("cover:open") {
			w.CoverOnly()
			covers++
		}
		w.TakeScreen()
		w.playWradislavia(move, i%2 == 1)
		if w.Has("result") {
			break
		}
		if got := w.Record().Moves; len(got) != i+1 || got[i] != move {
			t.Fatalf("move %d: want %q, got %q; %s", i+1, move, got[min(i, len(got)):], w.There())
		}
	}
	if !w.Has("result") || covers < 16 {
		t.Fatalf("the game has not ended, or the screen was handed over %d times; %s", covers, w.There())
	}
	for _, id := range []string{"end:0", "end:1", "end:0:1", "end:1:3"} {
		w.Find(id)
	}
	if got := w.Kept("replays"); strings.Join(got.Moves, "|") != strings.Join(want.Moves, "|") || got.Final != want.Final {
		t.Error("another game was played than meant")
	}
	w.Close()
}

// deciding is the seat that shoots or strikes, "0" or "1".
func (w hand) deciding() string {
	w.T.Helper()
	return strconv.Itoa(int(w.Find("prompt").State["seat"].(float64)))
}

// playWradislavia plays a move of Wradislavia at the table.
func (w hand) playWradislavia(move string, drag bool) {
	w.T.Helper()
	words := strings.Fields(move)
	switch words[0] {
	case "discard":
		w.takeCard("hand:"+words[1], "discards", drag)
	case "keep":
		w.takeCard("away:"+words[1], "hand", drag)
	case "send":
		w.sendCard(words[1], "slot:"+words[2], drag)
	case "token":
		w.layManoeuvre("token:"+words[1], "slot:"+words[2], drag)
	case "shoot", "extra":
		w.shootAt(words[1:], drag)
	case "strike":
		front := w.deciding()
		from, to := "post:"+front+":"+words[1], "post:"+opposite(front)+":"+words[2]
		if drag {
			w.Drag(from, to)
			return
		}
		w.Click(from)
		w.Click(to)
	case "done":
		w.Click("pass")
		w.ClickAny("confirm:yes")
	default:
		w.T.Fatalf("no way to play %q", move)
	}
}

func opposite(seat string) string {
	if seat == "0" {
		return "1"
	}
	return "0"
}

// takeCard clicks on a card or drags it to a place.
func (w hand) takeCard(card, place string, drag bool) {
	w.T.Helper()
	if drag {
		w.Drag(card, place)
	} else {
		w.Click(card)
	}
}

// sendCard drags a card to a slot. A click sends it to the first free one, so that it is
// clicked only where that is the one that is meant.
func (w hand) sendCard(who, slot string, drag bool) {
	w.T.Helper()
	for _, id := range []string{"slot:1", "slot:2", "slot:3"} {
		if w.Find(id).State["character"] == nil {
			w.takeCard("hand:"+who, slot, drag || id != slot)
			return
		}
	}
}

// layManoeuvre drags a token to a slot. A click lays it under the next character without one,
// so that it is clicked only where that is the one that is meant.
func (w hand) layManoeuvre(token, slot string, drag bool) {
	w.T.Helper()
	for _, id := range []string{"slot:1", "slot:2", "slot:3"} {
		if s := w.Find(id).State; s["character"] != nil && s["manoeuvre"] == nil {
			w.takeCard(token, slot, drag || id != slot)
			return
		}
	}
}

// shootAt puts a shot together from the words of its notation: shooter, target,
// mode, pips.
func (w hand) shootAt(words []string, drag bool) {
	w.T.Helper()
	front := w.deciding()
	from, to := "post:"+front+":"+words[0], "post:"+opposite(front)+":"+words[1]
	switch {
	case words[1] == "all":
		w.Click(from)
	case drag:
		w.Drag(from, to)
	default:
		w.Click(from)
		w.Click(to)
	}
	w.Click("mode:" + words[2])
	if len(words) == 4 {
		for die, n := range strings.Split(strings.TrimPrefix(words[3], "+"), "+") {
			for range int(n[0] - '0') {
				w.Click("pip:" + strconv.Itoa(die+1) + ":more")
			}
		}
	}
	if w.Click("shoot"); w.Has("confirm:yes") { // a Perun is wasted
		w.Click("confirm:yes")
	}
}

// TestWradislaviaTurnFromTheShelf sets a game up and plays its first turn: what each
// does in secret lies behind covers. The shot can be put together with keys, giving up
// shots is confirmed, and the end of the turn is told to both.
func TestWradislaviaTurnFromTheShelf(t *testing.T) {
	w := start(t, stand.Quickly(t))
	w.Click("box:wradislavia")
	w.Click("new")
	w.WaitScene("setup")
	w.Fill("player:1:name", "Zażółć")
	w.Fill("player:2:name", "Jaźń")
	w.Fill("seed", "11")
	w.Click("start")
	w.WaitScene("table")
	for range 2 {
		w.CoverOnly()
		w.TakeScreen()
		for range 3 {
			w.Click(w.starting("hand:")[0])
		}
		w.Click("pass")
		w.Tick(3)
	}
	for i := range 2 {
		w.CoverOnly()
		w.TakeScreen()
		w.Find("report:first")
		if down := w.Find("deployment:" + opposite(w.seatInFront())).State["down"]; down != (i == 1) {
			t.Errorf("the opponent's cards lie face down: %v", down)
		}
		for range 3 {
			w.Click(w.starting("hand:")[0])
		}
		for slot := range 3 {
			w.layManoeuvre("token:attack", "slot:"+strconv.Itoa(slot+1), slot == 0)
		}
		w.Click("pass")
		w.Tick(3)
	}
	w.TakeScreen()
	w.Find("duty:" + w.deciding() + ":1")
	w.Key(ebiten.Key1)
	w.Key(ebiten.KeyQ)
	if w.Find("shot").State["target"] != 1.0 {
		t.Errorf("the shot is %v", w.Find("shot").State)
	}
	w.Key(ebiten.KeyEnter)
	w.WantMoves("shoot 1 1 " + strings.Fields(w.Record().Moves[len(w.Record().Moves)-1])[3])
	w.Click("pass")
	w.Click("confirm:no")
	for range 2 {
		w.Click("pass")
		w.Click("confirm:yes")
		w.Tick(3)
	}
	for range 2 {
		w.CoverOnly()
		w.TakeScreen()
		if got := len(w.starting("fate:")); got != 6 {
			t.Errorf("the end of the turn tells of %d characters", got)
		}
		w.fillSlots()
		w.Click("pass")
		w.Tick(3)
	}
	w.Close()
}

// TestWradislaviaCoverShowsNothing: the covers of games that differ in all cards
// are the same picture, at the start and while a deployment lies face down.
func TestWradislaviaCoverShowsNothing(t *testing.T) {
	want := stand.ShotRecord(t, "wradislavia")
	covers := map[string]map[string]bool{}
	for seed := range uint64(rulestest.Rounds(3, 5)) {
		r := *want
		r.Seed, r.Moves, r.Final = seed, nil, ""
		w := start(t, stand.Quickly(t), "-load", stand.Beginning(t, &r))
		for i := range 4 {
			w.CoverOnly()
			who := strconv.Itoa(i) + " " + w.Find("cover").Label
			if covers[who] == nil {
				covers[who] = map[string]bool{}
			}
			covers[who][string(w.Picture().Pix)] = true
			w.TakeScreen()
			if i < 2 {
				for range 3 {
					w.Click(w.starting("hand:")[0])
				}
			} else {
				w.fillSlots()
			}
			w.Click("pass")
			w.Tick(3)
		}
		w.Close()
	}
	for who, pictures := range covers {
		if len(pictures) != 1 {
			t.Errorf("%d different covers for %s", len(pictures), who)
		}
	}
}

// starting are the ids that begin with a prefix.
func (w hand) starting(prefix string) []string {
	w.T.Helper()
	var out []string
	for _, n := range w.Tree().Nodes {
		if strings.HasPrefix(n.ID, prefix) {
			out = append(out, n.ID)
		}
	}
	return out
}

// seatInFront is the seat whose line stands above the slots.
func (w hand) seatInFront() string {
	w.T.Helper()
	if w.Find("player:0").Rect[1] > w.Find("player:1").Rect[1] {
		return "0"
	}
	return "1"
}

// fillSlots sends out three characters that explore.
func (w hand) fillSlots() {
	w.T.Helper()
	for range 3 {
		w.Click(w.starting("hand:")[0])
	}
	for slot := range 3 {
		w.layManoeuvre("token:exploration", "slot:"+strconv.Itoa(slot+1), false)
	}
}
