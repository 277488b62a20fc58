package wcp

import (
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/tabletest"
)

// swapped is the middle of a game of three in which Bartek's and Celina's hands
// are as they are, or exchanged with the stacks.
func swapped(t testing.TB, other bool) *rules.Match {
	t.Helper()
	m := match(t, 3, 9, "vehicle V07", "vehicle V02", "vehicle V10")
	return changed(t, m, func(p *position) {
		if !other {
			return
		}
		// What the two hold and what lies on top of the stacks changes places.
		for seat := 1; seat < 3; seat++ {
			own := &p.Players[seat]
			for i := range own.Halls {
				k := len(p.HallStack) - 1 - i - seat*6
				own.Halls[i], p.HallStack[k] = p.HallStack[k], own.Halls[i]
			}
			for i := range own.Tokens {
				k := len(p.TokenStack) - 1 - i - seat*6
				own.Tokens[i], p.TokenStack[k] = p.TokenStack[k], own.Tokens[i]
			}
		}
	})
}

// TestNothingTellsAnothersHand compares the screens of games that differ only in
// what the others hold, step by step (WCP-9, WCP-51).
func TestNothingTellsAnothersHand(t *testing.T) {
	a, b := lay(t, swapped(t, false), 1280, 800, "pl"), lay(t, swapped(t, true), 1280, 800, "pl")
	place := func(d *desk) {
		mv := d.Match.Legal(d.Match.Actor(), nil)[0]
		pointed(d, mv, 1)
	}
	tabletest.SameSteps(t, a, b,
		tabletest.Do("the cover", func(*desk) {}),
		tabletest.Do("Ala's turn", func(d *desk) { d.Open() }),
		tabletest.Do("a hall in hand", func(d *desk) { d.Click("hand:hall:0"); d.Hover("field:c3") }),
		tabletest.Do("a token in hand", func(d *desk) { d.Click("hand:token:5"); d.Hover("field:d7") }),
		tabletest.Do("a hall lies", func(d *desk) { d.Away(); place(d) }),
	)
}

// TestHandsLieFaceDownForOthers looks at the table as everybody and as each
// seat.
func TestHandsLieFaceDownForOthers(t *testing.T) {
	m := placing(t)
	for seat := rules.NoSeat; seat < 3; seat++ {
		d := lay(t, m, 1280, 800, "pl")
		d.Table.Show(seat)
		d.Stack.InvalidateAll()
		d.Ticks(1)
		open := 0
		for _, n := range d.Nodes() {
			if n.Role == "hall" || n.Role == "token" && n.State["shows"] != nil {
				if n.State["seat"] != seat {
					t.Errorf("seat %d sees %s of seat %v", seat, n.ID, n.State["seat"])
				}
				open++
			}
		}
		if (open > 0) != (seat != rules.NoSeat) {
			t.Errorf("seat %d sees %d things in hands", seat, open)
		}
	}
}

// TestTheScreenIsHandedOverBetweenTurns: the cover comes for every seat, and
// nothing of the table is behind it.
func TestTheScreenIsHandedOverBetweenTurns(t *testing.T) {
	d := lay(t, placing(t), 1280, 800, "pl")
	first := d.Match.Actor()
	if !d.Has("cover:open") || d.Has("field:d4") || d.Has("hand:hall:0") {
		t.Fatal("the first seat is not covered")
	}
	d.Open()
	for d.Match.Actor() == first {
		mv, err := d.Match.BotMove(rules.RandomBot{})
		if err != nil {
			t.Fatal(err)
		}
		pointed(d, mv, 1)
	}
	if !d.Has("cover:open") || d.Has("field:d4") || d.Has("player:0") {
		t.Error("the next seat is not covered")
	}
	d.Click("cover:open")
	if !d.Has("since") || d.State("field:d4", "hall") == nil {
		t.Error("what the others did is not told, or the table is not there")
	}
}

// TestAnOfferIsAnsweredWithoutHands: trophies and upgrades are public, so nobody
// takes the screen to answer, and no hand shows meanwhile (WCP-25).
func TestAnOfferIsAnsweredWithoutHands(t *testing.T) {
	d := lay(t, offering(t), 1280, 800, "pl").Open()
	choose(d, "offer")
	d.Ticks(1)
	if d.Has("cover:open") {
		t.Fatal("the screen is covered for the answer")
	}
	if d.Face.v.Seat != rules.NoSeat || !d.Has("choice:accept") || !d.Has("choice:decline") {
		t.Errorf("seat %v looks; the answers are there: %v", d.Face.v.Seat, d.Has("choice:accept"))
	}
	d.Click("choice:accept")
	d.WantMoves("accept")
}

// TestNoScreenTellsASecret: see tabletest.Kit.Secrets.
func TestNoScreenTellsASecret(t *testing.T) { kit.Secrets(t) }
