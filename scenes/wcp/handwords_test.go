package wcp

import (
	"strconv"
	"strings"
	"testing"

	game "schron/rules/wcp"
)

// TestHandsSayWhyNothingCanBeLaid, and what has been laid.
func TestHandsSayWhyNothingCanBeLaid(t *testing.T) {
	d := lay(t, breaching(t), 1280, 800, "en").Open()
	if got := d.Face.hallNote(); got != "none fits: lay one breached" {
		t.Errorf("of halls it says %q", got)
	}
	d = lay(t, placing(t), 1280, 800, "en").Open()
	if a, b := d.Face.hallNote(), d.Face.tokenNote(); a+b != "" {
		t.Errorf("it says %q and %q", a, b)
	}
	d.Click("hand:token:0")
	d.Click("field:" + glowing(d, "legal").Fields()[0].String())
	d.Ticks(60)
	if a, b := d.Face.hallNote(), d.Face.tokenNote(); a != "" || b != "laid in this turn" {
		t.Errorf("with a token laid it says %q and %q", a, b)
	}
	d.Table.Look(d.Match.Len())
	d.Ticks(2)
	if a, b := d.Face.hallNote(), d.Face.tokenNote(); a+b != "" {
		t.Errorf("who looks back reads %q and %q", a, b)
	}
}

// TestWhatCannotBeDoneSaysWhy: a click that plays nothing is never silent.
func TestWhatCannotBeDoneSaysWhy(t *testing.T) {
	wantToast := func(d *desk, id, want string) {
		t.Helper()
		n, before := d.Match.Len(), len(d.Toasts())
		d.Click(id)
		toasts := d.Toasts()
		if d.Match.Len() != n || len(toasts) <= before || !strings.Contains(toasts[len(toasts)-1], want) {
			t.Errorf("%s: toasts %q, want %q", id, toasts, want)
		}
	}
	d := lay(t, placing(t), 1280, 800, "en").Open()
	wantToast(d, "field:d4", "First take a hall or a token from your hand below the board.")
	d.Click("hand:hall:0")
	wantToast(d, "field:"+d.Face.v.Halls[0].Field.String(), "WCP-15")
	d.Click("hand:token:0")
	wantToast(d, "field:d4", "You cannot lay tokens in the central hall. WCP-16")
	d = lay(t, moving(t), 1280, 800, "en").Open()
	var far game.Field
	for _, at := range boardFields {
		if len(d.Face.waysTo(at)) == 0 && (d.Face.v.Players[d.Match.Actor()].Pawn == nil || *d.Face.v.Players[d.Match.Actor()].Pawn != at) {
			far = at
		}
	}
	wantToast(d, "field:"+far.String(), "WCP-11")
	d = lay(t, destroying(t), 1280, 800, "en").Open()
	for _, h := range d.Face.v.Halls {
		if h.Destroyed {
			wantToast(d, "field:"+h.Field.String(), "is destroyed already. WCP-45")
			break
		}
	}
}

// TestNothingIsHeldForAnother: what was picked up, and how it was turned, is
// forgotten with the position or the one who looks.
func TestNothingIsHeldForAnother(t *testing.T) {
	held := func(d *desk) bool {
		return d.Face.hand.Held() != "" || len(d.Face.turns) > 0 || d.Face.boost || d.Face.via != game.NoField || d.Face.goal != game.NoField
	}
	d := lay(t, placing(t), 1280, 800, "en").Open()
	d.Click("hand:hall:0")
	d.Click("rotate")
	if !held(d) {
		t.Fatal("nothing is held")
	}
	d.Table.Show((d.Match.Actor() + 1) % 3)
	d.Stack.InvalidateAll()
	d.Ticks(2)
	if held(d) {
		t.Error("another seat holds the hall")
	}
	d = lay(t, placing(t), 1280, 800, "en").Open()
	d.Click("hand:token:0")
	d.Table.Look(d.Match.Len() - 1)
	d.Stack.InvalidateAll()
	d.Ticks(2)
	if held(d) {
		t.Error("something is held in the past")
	}
	d = lay(t, moving(t), 1280, 800, "en").Open()
	d.Click("boost")
	mv := d.Face.ways[0].Move
	d.Play(mv)
	d.Stack.InvalidateAll()
	d.Ticks(200)
	if held(d) {
		t.Error("the booster is still chosen after the move")
	}
}

// TestTurningTellsHallsAndTokensApart: a turned hall leaves the token of the same
// slot as it lies, and the key turns clockwise.
func TestTurningTellsHallsAndTokensApart(t *testing.T) {
	d := lay(t, placing(t), 1280, 800, "en").Open()
	own := d.Face.v.Players[d.Match.Actor()]
	slot := -1
	for i := range min(len(own.Halls), len(own.Tokens)) {
		if own.Tokens[i].Kind() == game.Guard && len(own.Tokens[i].Rotations()) > 2 && len(own.Halls[i].Rotations()) > 2 {
			slot = i
		}
	}
	if slot < 0 {
		m := reached(t, 3, solo, func(v game.View) bool {
			if v.Decision != game.DecidePlace || v.Done.HallLaid || v.Done.ContentLaid || len(v.Halls) < 3 || !fits(v) {
				return false
			}
			own := v.Players[v.Actor]
			for i := range min(len(own.Halls), len(own.Tokens)) {
				if own.Tokens[i].Kind() == game.Guard && len(own.Tokens[i].Rotations()) > 2 && len(own.Halls[i].Rotations()) > 2 {
					slot = i
					return true
				}
			}
			return false
		})
		d = lay(t, m, 1280, 800, "en").Open()
	}
	hall, token := "hand:hall:"+strconv.Itoa(slot), "hand:token:"+strconv.Itoa(slot)
	was := d.State(token, "shows")
	before, err := game.ParseEdges(d.State(hall, "shows").(string))
	if err != nil {
		t.Fatal(err)
	}
	d.Click(hall)
	d.Click("rotate")
	if got := d.State(hall, "shows"); got != before.Turned(1).String() {
		t.Errorf("%s turned clockwise shows %v", before, got)
	}
	if d.State(token, "shows") != was {
		t.Error("the token of the same slot is turned, too")
	}
}
