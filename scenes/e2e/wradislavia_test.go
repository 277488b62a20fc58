package e2e

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestWradislaviaByMouse plays a game of which `make shots` takes pictures from
// the draft to the result, move by move with the mouse, by clicks and by drags in
// turn: weapons in all their modes, Peruns both ways, hand-to-hand.
func TestWradislaviaByMouse(t *testing.T) {
	want := readRecord(t, filepath.Join("..", "..", "build", "shots", "wradislavia.json"))
	w := start(t, quickly(t), "-load", beginning(t, want), "-scene", "table")
	covers := 0
	for i, move := range want.Moves {
		if w.has("cover:open") {
			w.coverOnly()
			covers++
		}
		w.takeScreen()
		w.playWradislavia(move, i%2 == 1)
		if w.has("result") {
			break
		}
		if got := w.record().Moves; len(got) != i+1 || got[i] != move {
			t.Fatalf("move %d: want %q, got %q; %s", i+1, move, got[min(i, len(got)):], w.there())
		}
	}
	if !w.has("result") || covers < 16 {
		t.Fatalf("the game has not ended, or the screen was handed over %d times; %s", covers, w.there())
	}
	for _, id := range []string{"end:0", "end:1", "end:0:1", "end:1:3"} {
		w.find(id)
	}
	if got := w.kept("replays"); strings.Join(got.Moves, "|") != strings.Join(want.Moves, "|") || got.Final != want.Final {
		t.Error("another game was played than meant")
	}
	w.close()
}

// wradislaviaFront is the seat whose cards lie in front, "0" or "1".
func (w *window) wradislaviaFront() string {
	w.t.Helper()
	upper, lower := w.find("post:0:1"), w.find("post:1:1")
	if upper.Rect[1] > lower.Rect[1] {
		return "0"
	}
	return "1"
}

// playWradislavia plays a move of Wradislavia at the table.
func (w *window) playWradislavia(move string, drag bool) {
	w.t.Helper()
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
		front := w.wradislaviaFront()
		from, to := "post:"+front+":"+words[1], "post:"+opposite(front)+":"+words[2]
		if drag {
			w.drag(from, to)
			return
		}
		w.click(from)
		w.click(to)
	case "done":
		w.click("pass")
		w.clickAny("confirm:yes")
	default:
		w.t.Fatalf("no way to play %q", move)
	}
}

func opposite(seat string) string {
	if seat == "0" {
		return "1"
	}
	return "0"
}

// takeCard clicks on a card or drags it to a place.
func (w *window) takeCard(card, place string, drag bool) {
	w.t.Helper()
	if drag {
		w.drag(card, place)
	} else {
		w.click(card)
	}
}

// sendCard drags a card to a slot; a click sends it to the first free one, so
// that it is clicked only where that is the one that is meant.
func (w *window) sendCard(who, slot string, drag bool) {
	w.t.Helper()
	for _, id := range []string{"slot:1", "slot:2", "slot:3"} {
		if w.find(id).State["character"] == nil {
			w.takeCard("hand:"+who, slot, drag || id != slot)
			return
		}
	}
}

// layManoeuvre drags a token to a slot, or clicks on both; the last one goes to
// its place by one click.
func (w *window) layManoeuvre(token, slot string, drag bool) {
	w.t.Helper()
	if drag {
		w.drag(token, slot)
		return
	}
	w.click(token)
	if w.find(token).State["held"] == true {
		w.click(slot)
	}
}

// shootAt puts a shot together from the words of its notation: shooter, target,
// mode, pips.
func (w *window) shootAt(words []string, drag bool) {
	w.t.Helper()
	front := w.wradislaviaFront()
	from, to := "post:"+front+":"+words[0], "post:"+opposite(front)+":"+words[1]
	switch {
	case words[1] == "all":
		w.click(from)
	case drag:
		w.drag(from, to)
	default:
		w.click(from)
		w.click(to)
	}
	w.click("mode:" + words[2])
	if len(words) == 4 {
		for die, n := range strings.Split(strings.TrimPrefix(words[3], "+"), "+") {
			for range int(n[0] - '0') {
				w.click("pip:" + itoa(die+1) + ":more")
			}
		}
	}
	w.click("shoot")
}

// TestWradislaviaTurnFromTheShelf sets a game up and plays its first turn: what
// each does in secret lies behind covers, the shot can be put together with keys,
// giving up shots is confirmed, and the end of the turn is told to both.
func TestWradislaviaTurnFromTheShelf(t *testing.T) {
	w := start(t, quickly(t))
	w.click("box:wradislavia")
	w.click("new")
	w.waitScene("setup")
	w.fill("player:1:name", "Zażółć")
	w.fill("player:2:name", "Jaźń")
	w.fill("seed", "11")
	w.click("start")
	w.waitScene("table")
	for range 2 {
		w.coverOnly()
		w.takeScreen()
		for range 3 {
			w.click(w.starting("hand:")[0])
		}
		w.click("pass")
		w.tick(3)
	}
	for i := range 2 {
		w.coverOnly()
		w.takeScreen()
		w.find("report:first")
		if down := w.find("deployment:" + opposite(w.seatInFront())).State["down"]; down != (i == 1) {
			t.Errorf("the opponent's cards lie face down: %v", down)
		}
		for range 3 {
			w.click(w.starting("hand:")[0])
		}
		for slot := range 3 {
			w.layManoeuvre("token:attack", "slot:"+itoa(slot+1), slot == 0)
		}
		w.click("pass")
		w.tick(3)
	}
	w.takeScreen()
	w.find("duty:" + w.wradislaviaFront() + ":1")
	w.key(ebiten.Key1)
	w.key(ebiten.KeyQ)
	if w.find("shot").State["target"] != 1.0 {
		t.Errorf("the shot is %v", w.find("shot").State)
	}
	w.key(ebiten.KeyEnter)
	w.wantMoves("shoot 1 1 " + strings.Fields(w.record().Moves[len(w.record().Moves)-1])[3])
	w.click("pass")
	w.click("confirm:no")
	for range 2 {
		w.click("pass")
		w.click("confirm:yes")
		w.tick(3)
	}
	for range 2 {
		w.coverOnly()
		w.takeScreen()
		if got := len(w.starting("fate:")); got != 6 {
			t.Errorf("the end of the turn tells of %d characters", got)
		}
		w.fillSlots()
		w.click("pass")
		w.tick(3)
	}
	w.close()
}

// TestWradislaviaCoverShowsNothing: the covers of games that differ in all cards
// are the same picture, at the start and while a deployment lies face down.
func TestWradislaviaCoverShowsNothing(t *testing.T) {
	want := readRecord(t, filepath.Join("..", "..", "build", "shots", "wradislavia.json"))
	covers := map[string]map[string]bool{}
	for seed := range uint64(5) {
		r := *want
		r.Seed, r.Moves, r.Final = seed, nil, ""
		w := start(t, quickly(t), "-load", beginning(t, &r))
		for i := range 4 {
			w.coverOnly()
			who := itoa(i) + " " + w.find("cover").Label
			if covers[who] == nil {
				covers[who] = map[string]bool{}
			}
			covers[who][string(w.picture().Pix)] = true
			w.takeScreen()
			if i < 2 {
				for range 3 {
					w.click(w.starting("hand:")[0])
				}
			} else {
				w.fillSlots()
			}
			w.click("pass")
			w.tick(3)
		}
		w.close()
	}
	for who, pictures := range covers {
		if len(pictures) != 1 {
			t.Errorf("%d different covers for %s", len(pictures), who)
		}
	}
}

// starting are the ids that begin with a prefix.
func (w *window) starting(prefix string) []string {
	w.t.Helper()
	var out []string
	for _, n := range w.uitree().Nodes {
		if strings.HasPrefix(n.ID, prefix) {
			out = append(out, n.ID)
		}
	}
	return out
}

// seatInFront is the seat whose line stands above the slots.
func (w *window) seatInFront() string {
	w.t.Helper()
	if w.find("player:0").Rect[1] > w.find("player:1").Rect[1] {
		return "0"
	}
	return "1"
}

// fillSlots sends out three characters that explore.
func (w *window) fillSlots() {
	w.t.Helper()
	for range 3 {
		w.click(w.starting("hand:")[0])
	}
	for slot := range 3 {
		w.layManoeuvre("token:exploration", "slot:"+itoa(slot+1), false)
	}
}
