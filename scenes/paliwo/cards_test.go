package paliwo

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/scenetest/tabletest"
)

func TestACardIsAimedThenPlayed(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("card:silence")
	if d.State("card:silence", "held") != true || !d.Has("card:play") {
		t.Fatal("the card is not picked up")
	}
	d.Click("card:back")
	if d.Has("card:play") {
		t.Error("the card is not put back")
	}
	d.Click("card:silence")
	d.Click("card:play")
	if !mean(d) {
		t.Error("nobody is asked whether the turn is to end")
	}
	d.WantPlayed("silence")
	if !d.Has("cover:open") {
		t.Error("the screen is not covered for the zombie player")
	}
}

// A card that would help nobody says so, not that the own field is not adjacent.
func TestCourageSaysThatNobodyIsNear(t *testing.T) {
	m := matchAt(t, func(p *position) {
		p.walk(t, "A12 E", "C12 E", "E12 E", "G12 E", "I12 E", "K12 W", "A9 E", "K9 E")
		p.hands(game.Courage, game.Frenzy)
	})
	d := lay(t, m, 1280, 800, "en").Open()
	d.Click("field:C1")
	d.Click("card:courage")
	wantSaid(d, d.Find("toast").Label, "nobody and nothing in reach")
}

func TestACardIsPlayedForAHuman(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("card:first-aid")
	if usable(d) != "G4" {
		t.Errorf("without a human in hand First Aid may heal %q", usable(d))
	}
	d.Click("field:G4")
	d.WantPlayed("aid businessman businessman")
	if d.State("person:businessman", "wounds") != 0 || !d.Has("played:first-aid") || d.Has("card:first-aid") {
		t.Error("the wound, or the card in hand, is there still")
	}
	d.Click("card:silence")
	d.WantRefused("WP-41")

	d = lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("card:courage")
	if usable(d) != "" || d.State("field:H2", "movable") != true || d.State("field:G4", "movable") != false {
		t.Errorf("Courage is offered on %q", usable(d))
	}
	d.Click("field:H2")
	if d.State("card:courage", "held") != true || usable(d) != "H3" {
		t.Fatalf("the card is lost when a human is picked up; legal %q", usable(d))
	}
	d.Drag("card:courage", "field:H3")
	d.WantPlayed("courage mechanic H3")
}

func TestZombieCards(t *testing.T) {
	d := lay(t, charging(t), 1280, 800, "en").Open()
	d.Drag("card:frenzy", "field:E4")
	if lastMoves(d, 1) != "frenzy E4" {
		t.Errorf("played %q", lastMoves(d, 1))
	}
	d = lay(t, moving(t), 1280, 800, "en").Open()
	d.Drag("card:scent", "field:F6")
	d.Click("field:G8")
	d.Click("face:S")
	d.Click("pass")
	if got := lastMoves(d, 3); got != "scent, turn G8 S, done" {
		t.Errorf("played %q", got)
	}
	d.Click("card:hunger")
	d.WantRefused("WP-41")

	m := matchAt(t, func(p *position) {
		p.Round = 4
		p.Pool, p.Removed = 12, 4
		p.hands(game.Clutch, game.FromTheWreck)
	})
	play(t, m, "end", "draw", "place A1")
	for m.Prompt(game.SeatZombies).Pass == nil {
		play(t, m, game.Game{}.Notation(m.Legal(game.SeatZombies, nil)[0]))
	}
	play(t, m, "done")
	d = lay(t, m, 1280, 800, "en").Open()
	d.Click("card:from-the-wreck")
	if d.State("field:A12", "legal") != false || d.State("field:F11", "legal") != true {
		t.Error("From the Wreck is offered on the wrong fields")
	}
	d.Click("facing:E")
	d.Click("field:F11")
	if lastMoves(d, 1) != "wreck F11 E" {
		t.Errorf("played %q", lastMoves(d, 1))
	}
}

// TestHandsLieOpenBeforeTheirPlayerOnly looks at the table as each side and as somebody
// else, and at an empty hand.
func TestHandsLieOpenBeforeTheirPlayerOnly(t *testing.T) {
	hand := func(d *desk) (cards []string) {
		for _, n := range d.Nodes() {
			if strings.HasPrefix(n.ID, "card:") {
				cards = append(cards, n.ID)
			}
		}
		return cards
	}
	d := lay(t, turn(t), 1280, 800, "en").Open()
	if got := hand(d); len(got) != 4 || got[0] != "card:courage" {
		t.Errorf("the human player sees %q", got)
	}
	d = lay(t, charging(t), 1280, 800, "en").Open()
	if got := hand(d); len(got) != 4 || got[0] != "card:frenzy" {
		t.Errorf("the zombie player sees %q", got)
	}
	d = lay(t, doomed(t), 1280, 800, "en")
	if got := hand(d); len(got) != 0 || d.Table.Viewer() != rules.NoSeat {
		t.Errorf("before everybody lie %q", got)
	}
	d = lay(t, spent(t), 1280, 800, "en").Open()
	if texts, _ := tabletest.Drawn(t, d.Root().Draw); !slices.Contains(texts, "No cards left in hand.") {
		t.Errorf("of an empty hand stands %q", texts)
	}
}

// TestNobodyMovesWhileFrenzyIsAimed, even if a zombie was picked up before.
func TestNobodyMovesWhileFrenzyIsAimed(t *testing.T) {
	d := lay(t, moving(t), 1280, 800, "en").Open()
	d.Click("field:G4")
	if d.State("field:H4", "legal") != true {
		t.Fatal("the zombie on G4 cannot go to H4")
	}
	d.Face.aim = game.VerbFrenzy // as while the card is dragged
	d.Root().Invalidate()
	d.Ticks(1)
	if d.State("field:H4", "legal") != false {
		t.Error("a step is offered while Frenzy waits for its target")
	}
}

// TestEscapeTakesAnAimedCardBack, with nothing picked up for it.
func TestEscapeTakesAnAimedCardBack(t *testing.T) {
	d := lay(t, moving(t), 1280, 800, "en").Open()
	d.Face.aim = game.VerbFrenzy
	d.Root().Invalidate()
	d.Ticks(1)
	if !d.Face.holding() {
		t.Error("nothing is to be put down")
	}
	d.Key(input.KeyEscape)
	if d.Face.aim != 0 || d.Face.holding() {
		t.Error("Frenzy is still aimed")
	}
}

func TestAnEmptyHandSaysSo(t *testing.T) {
	d := lay(t, matchAt(t, func(p *position) { p.hands() }), 1280, 800, "en").Open()
	if texts, _ := d.In(d.Root().Area()); !slices.Contains(texts, "No cards left in hand.") {
		t.Errorf("it says %q", texts)
	}
}
