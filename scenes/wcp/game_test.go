package wcp

import (
	"strings"
	"testing"

	"schron/rules"
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
	}{{2, 30, solo}, {3, 45, solo}, {2, 30, teams}} { // games by chance that are short
		d := lay(t, matchOf(t, c.people, c.seed, c.options), 1280, 800, "pl")
		covers := 0
		for n := 0; !d.match.Result().Over; n++ {
			if n > 1000 {
				t.Fatal("the game does not end")
			}
			if d.Has("cover:open") {
				covers++
			}
			d.open()
			mv, err := d.match.BotMove(rules.RandomBot{})
			if err != nil {
				t.Fatal(err)
			}
			d.pointed(mv, n%2 == 0)
		}
		if covers < 12 {
			t.Errorf("%d people: the screen was handed over %d times", c.people, covers)
		}
		for seat := range d.match.Seats() {
			if !d.Has("end:" + numeral(seat)) {
				t.Errorf("%d people: the result says nothing about seat %d", c.people, seat)
			}
		}
		if missing := d.house.Texts.Missing(); len(missing) > 0 {
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
					lay(t, again, 1280, 800, "en").open().pointed(mv, drag)
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
func (d *desk) pointed(m rules.Move, drag bool) {
	d.t.Helper()
	n := d.match.Len()
	d.point(m, drag)
	text := game.Game{}.Notation(m)
	if m.Verb == game.VerbCounter && d.match.Len() > n+1 {
		t := seen(d.match).Trade
		d.Ticks(12)
		for _, x := range t.Give {
			d.emptied("give:" + x.String())
		}
		for _, x := range t.Ask {
			d.emptied("ask:" + x.String())
		}
	}
	if d.match.Len() != n+1 {
		d.t.Fatalf("%s was not played; toasts %q", text, d.Toasts())
	}
	d.wantLast(text)
}

// emptied clicks something in an offer until none of it is offered.
func (d *desk) emptied(id string) {
	d.t.Helper()
	for range 30 {
		if d.State(id, "offered") == 0 {
			return
		}
		d.tap(id)
	}
	d.t.Fatalf("%s stays in the offer", id)
}

// point plays a move as a player would.
func (d *desk) point(m rules.Move, drag bool) {
	d.t.Helper()
	at := "field:" + game.Field(m.A).String()
	text := game.Game{}.Notation(m)
	switch m.Verb {
	case game.VerbVehicle:
		d.Click("vehicle:" + game.Vehicle(m.A).String())
	case game.VerbMove:
		if drag {
			d.Drag(pawnName(d.match.Actor()), at)
			return
		}
		d.Click(at)
	case game.VerbBoost:
		d.boost(m, drag)
	case game.VerbLeave:
		for n := 1; drag && n <= 6; n++ {
			if id := "entrance:" + numeral(n); d.State(id, "legal") == true {
				d.Drag(pawnName(d.match.Actor()), id)
				return
			}
		}
		d.choose(text)
	case game.VerbHall, game.VerbBreach:
		d.layHall(m, drag)
	case game.VerbContent:
		d.layContent(m, drag)
	case game.VerbDestroy:
		d.Click(at)
	case game.VerbAttack, game.VerbTrade:
		d.Click(text[:strings.Index(text, " ")] + ":" + numeral(int(m.A)))
	case game.VerbGive, game.VerbAsk, game.VerbTake:
		d.Click(strings.ReplaceAll(text, " ", ":"))
	default:
		d.choose(text)
	}
}

// choose presses the button of a choice, and agrees if it is asked whether that
// is meant.
func (d *desk) choose(text string) {
	d.t.Helper()
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
func (d *desk) boost(m rules.Move, drag bool) {
	d.t.Helper()
	via, to := game.Field(m.A), game.Field(m.B)
	if to == game.NoField {
		dir, _ := via.Entrance()
		d.Click("entrance:" + numeral(int(dir)+1))
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
	d.Drag(pawnName(d.match.Actor()), "field:"+to.String())
	if d.Has("boost") && d.State("field:"+to.String(), "via") == true {
		d.Click("field:" + via.String())
	}
}

// layHall takes a hall, turns it and lays it.
func (d *desk) layHall(m rules.Move, drag bool) {
	d.t.Helper()
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
	d.put(id, "field:"+game.Field(m.A).String(), drag)
}

// layContent takes a token, turns it with the wheel and lays it.
func (d *desk) layContent(m rules.Move, drag bool) {
	d.t.Helper()
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
	d.put(id, "field:"+game.Field(m.A).String(), drag)
}

// put lays what is held on a field.
func (d *desk) put(id, field string, drag bool) {
	d.t.Helper()
	if drag {
		d.Drag(id, field)
		return
	}
	if d.State(field, "legal") != true {
		d.t.Errorf("with %s in hand %s does not glow", id, field)
	}
	d.Click(field)
}
