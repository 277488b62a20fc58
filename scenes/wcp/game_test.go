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
	}{{3, 45, solo}, {2, 30, teams}, {2, 30, solo}}[:rulestest.Rounds(2, 3)] { // games by chance that are short
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
			pointed(d, mv, n%2 == 0)
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

// TestEveryKindOfMoveByMouse plays one move of each kind that is legal in each
// of the positions, once by clicks and once by drags where there is something to
// drag.
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
			for _, drag := range []bool{false, true} {
				t.Run(name+" "+game.Game{}.Notation(mv), func(t *testing.T) {
					again, err := rules.LoadMatch(func(string) (rules.Game, error) { return game.Game{}, nil }, r)
					if err != nil {
						t.Fatal(err)
					}
					pointed(lay(t, again, 1280, 800, "en").Open(), mv, drag)
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

// pointed plays a move as a player would, and tests that it was played. A
// counter-offer begins with what is on the table; that is taken out again.
func pointed(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	n := d.Match.Len()
	point(d, m, drag)
	if d.Has("confirm:yes") {
		d.Click("confirm:yes")
	}
	text := game.Game{}.Notation(m)
	if m.Verb == game.VerbCounter && d.Match.Len() > n+1 {
		t := seen(d.Match).Trade
		d.Ticks(12)
		for _, x := range t.Give {
			emptied(d, "give:"+x.String())
		}
		for _, x := range t.Ask {
			emptied(d, "ask:"+x.String())
		}
	}
	if d.Match.Len() != n+1 {
		d.T.Fatalf("%s was not played; toasts %q", text, d.Toasts())
	}
	d.WantMoves(text)
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

// point plays a move as a player would.
func point(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	at := "field:" + game.Field(m.A).String()
	text := game.Game{}.Notation(m)
	switch m.Verb {
	case game.VerbVehicle:
		d.Click("vehicle:" + game.Vehicle(m.A).String())
	case game.VerbMove:
		if drag {
			d.Drag(pawnName(d.Match.Actor()), at)
			return
		}
		d.Click(at)
	case game.VerbBoost:
		boost(d, m, drag)
	case game.VerbLeave:
		for n := 1; drag && n <= 6; n++ {
			if id := "entrance:" + strconv.Itoa(n); d.State(id, "legal") == true {
				d.Drag(pawnName(d.Match.Actor()), id)
				return
			}
		}
		choose(d, text)
	case game.VerbHall, game.VerbBreach:
		layHall(d, m, drag)
	case game.VerbContent:
		layContent(d, m, drag)
	case game.VerbDestroy:
		d.Click(at)
	case game.VerbAttack, game.VerbTrade:
		d.Click(text[:strings.Index(text, " ")] + ":" + strconv.Itoa(int(m.A)))
	case game.VerbGive, game.VerbAsk, game.VerbTake:
		d.Click(strings.ReplaceAll(text, " ", ":"))
	default:
		choose(d, text)
	}
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

// boost plays a way with a booster: by choosing the hall to be crossed first, or
// by dropping the pawn and choosing it afterwards.
func boost(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	via, to := game.Field(m.A), game.Field(m.B)
	if to == game.NoField {
		dir, _ := via.Entrance()
		d.Click("entrance:" + strconv.Itoa(int(dir)+1))
		return
	}
	if d.State("boost", "on") != true {
		d.Click("boost")
	}
	if !drag {
		d.Click("field:" + via.String())
		if d.State("field:"+via.String(), "via") == true {
			d.Click("field:" + to.String())
		}
		return
	}
	d.Drag(pawnName(d.Match.Actor()), "field:"+to.String())
	if d.Has("boost") && d.State("field:"+to.String(), "via") == true {
		d.Click("field:" + via.String())
	}
}

// layHall takes a hall, turns it and lays it.
func layHall(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	tile := game.TileOf(game.Edges(m.B))
	if m.Verb == game.VerbBreach {
		tile = game.Tile(m.B)
	}
	id := ""
	for _, n := range d.Nodes() {
		if n.Role == "hall" && n.State["tile"] == tile.String() {
			id = n.ID
		}
	}
	if d.State(id, "held") != true {
		d.Click(id)
	}
	for range 6 {
		if m.Verb == game.VerbBreach || d.State(id, "shows") == game.Edges(m.B).String() {
			break
		}
		d.Click("rotate")
	}
	put(d, id, "field:"+game.Field(m.A).String(), drag)
}

// layContent takes a token, turns it with the wheel and lays it.
func layContent(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	id := ""
	for _, n := range d.Nodes() {
		if n.Role == "token" && n.State["token"] == game.Token(m.B).String() && n.State["shows"] != nil {
			id = n.ID
		}
	}
	d.Click(id)
	for range 6 {
		if d.State(id, "shows") == game.Edges(m.C).String() {
			break
		}
		d.Wheel(id, -1)
	}
	put(d, id, "field:"+game.Field(m.A).String(), drag)
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
