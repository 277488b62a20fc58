package wcp

import (
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
)

// TestTheSecondThingLaidEndsTheTurnOnceItIsMeant, by clicks and by drags, for who wants
// to be asked (WCP-11).
func TestTheSecondThingLaidEndsTheTurnOnceItIsMeant(t *testing.T) {
	for _, drag := range []bool{false, true} {
		for _, asks := range []bool{false, true} {
			d := lay(t, placing(t), 1024, 640, "pl").Open()
			actor, n := d.Match.Actor(), d.Match.Len()
			d.House.ConfirmEnd(d.Table.PlayerLook(actor).Name, asks)
			hall := ofVerb(t, d.Match, game.VerbHall)
			put(d, turnHall(d, hall), fieldID(game.Field(hall.A)), drag)
			if d.Match.Len() != n+1 || d.Has("confirm") {
				t.Fatalf("the first thing: %d moves more", d.Match.Len()-n)
			}
			d.AwaitTurn()
			mv := ofVerb(t, d.Match, game.VerbContent)
			put(d, turnToken(d, mv), fieldID(game.Field(mv.A)), drag)
			if d.Has("confirm") != asks || (d.Match.Len() == n+1) != asks {
				t.Fatalf("asks %v: %d moves more", asks, d.Match.Len()-n)
			}
			if !asks {
				continue
			}
			if d.Click("confirm:no"); d.Match.Len() != n+1 || d.Match.Status().Seat != actor {
				t.Error("it is laid all the same")
			}
			d.Away()
			put(d, turnToken(d, mv), fieldID(game.Field(mv.A)), drag)
			if d.Click("confirm:yes"); d.Match.Len() != n+2 || d.Match.Status().Seat == actor {
				t.Errorf("%d moves more", d.Match.Len()-n)
			}
		}
	}
}

// ofVerb is the first legal move of a kind.
func ofVerb(t *testing.T, m *rules.Match, verb uint8) rules.Move {
	t.Helper()
	for _, mv := range m.Legal(m.Actor(), nil) {
		if mv.Verb == verb {
			return mv
		}
	}
	t.Fatal("there is no such move")
	return rules.Move{}
}
