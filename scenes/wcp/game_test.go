package wcp

import (
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
	game "schron/rules/wcp"
)

// TestWholeGamesByMouse plays games to their end with clicks and drags only,
// through every cover. What is played is drawn by chance; every other piece is
// dragged rather than clicked.
func TestWholeGamesByMouse(t *testing.T) {
	for _, c := range []struct {
		people  int
		seed    uint64
		options rules.Options
	}{{3, 45, solo}, {2, 30, teams}, {2, 30, solo}}[:rulestest.Rounds(1, 3)] { // games by chance that are short
		d := lay(t, matchOf(t, rules.Setup{Players: c.people, Seed: c.seed, Options: c.options}), 1280, 800, "pl")
		covers := 0
		for n := 0; !d.Match.Result().Over; n++ {
			if n > 1000 {
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
			pointed(d, mv, n)
		}
		if covers < 12 {
			t.Errorf("%d people: the screen was handed over %d times", c.people, covers)
		}
		for seat := range d.Match.Seats() {
			if !d.Has("end:" + strconv.Itoa(seat)) {
				t.Errorf("%d people: the result says nothing about seat %d", c.people, seat)
			}
		}
		if missing := d.House.Texts.Missing(); len(missing) > 0 {
			t.Error(missing)
		}
	}
}

// TestEveryKindOfMoveByMouse plays one move of each kind that is legal in each of the
// positions, by several of its ways. Outside of a proof by one of them, by turns.
func TestEveryKindOfMoveByMouse(t *testing.T) {
	made := map[string]bool{}
	for name, start := range positions {
		m := start(t)
		if m.Result().Over {
			continue
		}
		kinds := map[uint8]rules.Move{}
		for _, mv := range m.Legal(m.Actor(), nil) {
			kinds[mv.Verb] = mv
		}
		r, err := m.Record()
		if err != nil {
			t.Fatal(err)
		}
		for _, mv := range kinds {
			for n := range 3 {
				if n != (len(name)+int(mv.Verb))%3 && !rulestest.Thorough() {
					continue
				}
				t.Run(name+" "+game.Game{}.Notation(mv), func(t *testing.T) {
					again, err := rules.LoadMatch(func(string) (rules.Game, error) { return game.Game{}, nil }, r)
					if err != nil {
						t.Fatal(err)
					}
					pointed(lay(t, again, 1280, 800, "en").Open(), mv, n)
				})
			}
			made[strings.Fields(game.Game{}.Notation(mv))[0]] = true
		}
	}
	for _, verb := range []string{
		"vehicle", "move", "boost", "leave", "resign", "stay", "attack", "trade", "give", "ask", "offer", "withdraw", "accept",
		"decline", "counter", "end", "take", "press", "pass", "hall", "breach", "content", "destroy",
	} {
		if !made[verb] {
			t.Errorf("no %q was played", verb)
		}
	}
}

// pointed makes a move by the n-th of its ways. What is laid is turned before, a booster
// is switched on. A counter-offer begins with what is on the table; that is taken out
// again.
func pointed(d *desk, m rules.Move, n int) {
	d.T.Helper()
	d.AwaitTurn()
	before := d.Match.Len()
	switch m.Verb {
	case game.VerbHall:
		turnHall(d, m)
	case game.VerbContent:
		turnToken(d, m)
	case game.VerbBoost:
		if d.Has("boost") && d.State("boost", "on") != true {
			d.Click("boost")
		}
	}
	d.Make(m, n)
	if m.Verb == game.VerbCounter && d.Match.Len() > before+1 {
		t := seen(d.Match).Trade
		d.Ticks(12)
		for _, x := range t.Give {
			emptied(d, "give:"+x.String())
		}
		for _, x := range t.Ask {
			emptied(d, "ask:"+x.String())
		}
	}
	if d.Match.Len() != before+1 {
		d.T.Fatalf("%s: played was %q", game.Game{}.Notation(m), d.Moves()[before:])
	}
}

// emptied clicks something in an offer until none of it is offered.
func emptied(d *desk, id string) {
	d.T.Helper()
	for range 30 {
		if d.State(id, "offered") == 0 {
			return
		}
		tap(d, id)
	}
	d.T.Fatalf("%s stays in the offer", id)
}

// choose presses the button of a choice, and agrees if it is asked whether that
// is meant.
func choose(d *desk, text string) {
	d.T.Helper()
	id := "choice:" + text
	if text == "press" || text == "counter" { // they stand on the desk
		id = text
	}
	if !d.Has(id) {
		id = "pass"
	}
	d.Click(id)
	for _, n := range d.Nodes() {
		if strings.HasSuffix(n.ID, ":yes") {
			d.Click(n.ID)
			return
		}
	}
}

// turnHall takes a hall of the hand and turns it to the passages of a move.
func turnHall(d *desk, m rules.Move) (id string) {
	d.T.Helper()
	for _, n := range d.Nodes() {
		if id == "" && n.Role == "hall" && n.State["tile"] == game.TileOf(game.Edges(m.B)).String() {
			id = n.ID
		}
	}
	if d.State(id, "held") != true {
		d.Click(id)
	}
	for range 6 {
		if d.State(id, "shows") == game.Edges(m.B).String() {
			break
		}
		d.Click("rotate")
	}
	return id
}

// turnToken takes a token of the hand and turns it with the wheel as a move lays it.
func turnToken(d *desk, m rules.Move) (id string) {
	d.T.Helper()
	for _, n := range d.Nodes() {
		if id == "" && n.Role == "token" && n.State["token"] == game.Token(m.B).String() && n.State["shows"] != nil {
			id = n.ID
		}
	}
	if d.State(id, "held") != true {
		d.Click(id)
	}
	for range 6 {
		if d.State(id, "shows") == game.Edges(m.C).String() {
			break
		}
		d.Wheel(id, -1)
	}
	return id
}

// put lays what is held on a field.
func put(d *desk, id, field string, drag bool) {
	d.T.Helper()
	if drag {
		d.Drag(id, field)
		return
	}
	if d.State(field, "legal") != true {
		d.T.Errorf("with %s in hand %s does not glow", id, field)
	}
	d.Click(field)
}
