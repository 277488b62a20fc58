package dzicz

import (
	"strconv"
	"testing"

	"schron/rules"
	game "schron/rules/dzicz"
)

// TestAWholeGameByMouse plays a game of three to its end with clicks and drags
// only, through every cover. What is played is drawn by chance; every other
// piece is dragged rather than clicked.
func TestAWholeGameByMouse(t *testing.T) {
	if covers := byMouse(t, lay(t, match(t, 3), 1280, 800, "pl")); covers < 12 {
		t.Errorf("the screen was handed over %d times", covers)
	}
}

// TestAWholeGameWithoutCovers is the same where the cover is left out.
func TestAWholeGameWithoutCovers(t *testing.T) {
	if covers := byMouse(t, layOpen(t, match(t, 3))); covers != 0 {
		t.Errorf("the screen was handed over %d times", covers)
	}
}

// byMouse plays to the end and counts the covers.
func byMouse(t *testing.T, d *desk) (covers int) {
	t.Helper()
	for n := 0; !d.Match.Result().Over; n++ {
		if n > 2000 {
			t.Fatal("the game does not end")
		}
		if d.Has("cover:open") {
			covers++
		}
		d.Open()
		mv, err := d.Match.BotMove(rules.RandomBot{})
		if err != nil {
			t.Fatal(err)
		}
		point(d, mv, n%2 == 0)
		meant(d)
		text := game.Game{}.Notation(mv)
		if d.Match.Len() != n+1 {
			t.Fatalf("%s was not played; toasts %q", text, d.Toasts())
		}
		r, err := d.Match.Record()
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Moves[n]; got != text {
			t.Fatalf("%q was played instead of %q", got, text)
		}
	}
	for _, id := range []string{"result", "end:secret:0", "end:secret:1", "end:secret:2"} {
		if !d.Has(id) {
			t.Errorf("the result has no %q", id)
		}
	}
	if missing := d.House.Texts.Missing(); len(missing) > 0 {
		t.Error(missing)
	}
	return covers
}

// meant says yes where it is asked whether something is to be given up.
func meant(d *desk) {
	if d.Has("confirm:yes") {
		d.Click("confirm:yes")
	}
}

// point plays a move as a player would.
func point(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	field := "field:" + game.To(m).String()
	piece := map[uint8]string{
		game.VerbToken: "supply:token", game.VerbOutpost: "supply:outpost",
		game.VerbSoldier: "supply:soldier", game.VerbExpand: "action:expansion",
	}[m.Verb]
	text := game.Game{}.Notation(m)
	switch m.Verb {
	case game.VerbHome:
		d.Click(field)
	case game.VerbMove, game.VerbAssault, game.VerbManoeuvre:
		soldier := "soldier:" + game.From(m).String()
		if drag {
			d.Drag(soldier, field)
			return
		}
		d.Click(soldier)
		d.Click(field)
	case game.VerbToken, game.VerbOutpost, game.VerbSoldier, game.VerbExpand:
		if drag {
			d.Drag(piece, field)
			return
		}
		d.Click(field)
	case game.VerbStrike:
		d.Click("strike:" + game.To(m).String())
	case game.VerbDone, game.VerbPass:
		d.Click("pass")
	case game.VerbDefend:
		if drag {
			d.Click("action:defence")
			return
		}
		d.Click("near:" + text)
	case game.VerbRemove, game.VerbLeave:
		d.Click("near:" + text)
	case game.VerbNo:
		d.Click("pass")
	case game.VerbAsk:
		d.Click("silent:" + strconv.Itoa(int(m.A)) + ":" + actionIDs[m.B])
	default:
		d.Click("choice:" + text)
	}
}
