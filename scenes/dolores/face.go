package dolores

import (
	"slices"

	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/byhand"
	"schron/scenes/dolores/pieces"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// Game is what the frame must know of Dolores.
func Game() table.Game {
	return table.Game{Minutes: 120, Keys: gameKeys, Print: boxOf, Make: func(t *table.Table) table.Face { return newFace(t) }}
}

// face is Dolores on a table.
type face struct {
	table.Base
	t    *table.Table
	root *ui.Root   // of the last build
	v    *game.View // what is shown

	places places
	cam    camera
	sight  sight // what the camera keeps to
	home   home  // where it was last on the inhabited part
	trip   trip  // to where something is shown
	catch  bool  // the map was pressed on its way
	flame  flame // that flickers
	course course
	planet pieces.Planet
	later  pieces.Planet // what it is after the move being shown

	nodes [game.Fields]*ui.Node // of fields, as far as they were needed

	hand   byhand.Hand
	legal  []rules.Move // the legal moves that the hand has read, nil for none
	row    []game.Field // painted over with the tool in hand
	grip   grip         // the button held on the map
	near   game.Field   // where it is asked which of several attacks is meant
	over   game.Field   // the field under the cursor or the map's own cursor
	dirty  bool         // the cursor on the map is shown
	stacks bool         // units are picked up with their stacks
	ponder []rules.Move // investments pointed at or painted, for the forecast

	page     string             // of the ledger
	question question           // what was asked when the page was last chosen
	looked   int                // whose ledger is shown, rules.NoSeat for who decides
	city     game.Field         // shown on the city page
	slot     int                // the district chosen, from 1; 0 for none
	works    bool               // the list of buildings is open
	robots   int                // how many to install
	good     game.Good          // chosen in the bank
	amount   int                // of it, 0 before one is chosen
	typed    typed              // what was written for an amount
	offer    offering           // what is being added to an offer
	n        int                // the N whose yields are shown
	chart    string             // what the chart shows
	told     string             // which part of the chronicle is open
	round    int                // whose summary is shown, 0 for the last one
	read     int                // the last round whose summary was shown
	due      bool               // the summary opens once who invests can play
	stock    changes            // of the store shown
	opened   [game.MaxSeats]int // the last round whose summary opened by itself
	nets     bool               // networks are shown on the map
}

// question says which decision is on the table.
type question struct {
	what game.Decision
	seat int
}

func newFace(t *table.Table) *face {
	return &face{
		t: t, over: game.NoField, near: game.NoField, looked: rules.NoSeat, city: game.NoField, good: game.Oil, n: 3,
		chart: "wealth", told: "log", robots: 1, cam: whole, flame: flame{at: game.NoField},
	}
}

// Changed forgets what was begun in another position. The tool stays in hand
// while the same federation invests.
func (f *face) Changed() {
	f.near, f.row, f.grip, f.ponder = game.NoField, nil, grip{}, nil
	f.stock, f.legal = changes{}, nil
}

// Build lays out the map, the tools and the ledger.
func (f *face) Build(b *ui.Builder, area layout.Rect) {
	v := f.t.View().(game.View)
	f.v, f.root = &v, b.Root()
	f.t.HideChoices(func(m rules.Move) bool { return m.Verb == game.VerbTop }) // it is chosen on the map
	if now := f.t.Moves(); f.legal == nil || !slices.Equal(f.legal, now) {
		f.hand.Read(f, now)
		f.legal = append([]rules.Move{}, now...)
	}
	f.follow()
	f.openSummary()
	f.place(b, area)
	f.buildMap(b)
	f.buildStrip(b)
	f.buildHead(b)
	f.buildTabs(b)
	f.buildPage(b)
	f.buildForecast(b)
	f.buildPlayers(b)
	if f.places.talk.Empty() {
		f.t.Teach().Standing.Build(b, f.places.stand)
		f.t.Ask(b, f.places.ask)
	} else {
		f.t.Talk(b, f.places.talk)
	}
	f.buildNear(b)
	f.buildBubble(b)
}

// follow turns to the page of a new question and puts down what cannot be used
// for it.
func (f *face) follow() {
	now := question{f.v.Decision, int(f.v.Actor)}
	if now == f.question {
		if f.hand.Held() != "" && !f.usable() {
			f.hand.PutDown()
		}
		if f.hand.Pressed() == raidOrder && f.t.Acting() != rules.NoSeat && len(f.v.ReachOf(f.t.Acting(), f.unit()).Sabotage) == 0 {
			f.hand.Press("")
		}
		return
	}
	if now.seat != f.question.seat {
		f.looked, f.city, f.slot, f.works, f.offer = rules.NoSeat, game.NoField, 0, false, offering{}
		f.handOver()
	}
	if f.question == (question{}) { // at a game that was laid out as it is
		for seat := range f.opened {
			f.opened[seat] = len(f.v.History) - 1
		}
	}
	f.question = now
	f.hand.PutDown()
	f.page, f.due = pageOf(f.v.Decision), f.v.Decision == game.DecideInvest
	f.offer.started = false
	if f.v.Decision == game.DecideTarget && f.v.Missile != nil && f.v.Missile.Launcher != nil {
		f.hand.Take(unitIDs[*f.v.Missile.Launcher])
	}
}

// me is the seat whose ledger is shown: the one that was asked for, else who
// decides, else whose go it is.
func (f *face) me() int {
	switch {
	case f.looked >= 0 && f.looked < len(f.v.Federations):
		return f.looked
	case f.v.Actor != rules.NoSeat:
		return int(f.v.Actor)
	case f.v.Go != rules.NoSeat:
		return int(f.v.Go)
	}
	return 0
}

// fed is the ledger of the seat that is shown.
func (f *face) fed() *game.FederationState { return &f.v.Federations[f.me()] }

// mine reports whether the ledger shown is that of who may play now.
func (f *face) mine() bool { return f.t.Acting() != rules.NoSeat && f.t.Acting() == f.me() }

// investing reports whether the ledger shown can be invested from now.
func (f *face) investing() bool { return f.mine() && f.v.Decision == game.DecideInvest }

// border is how the borders of a seat look.
func (f *face) border(seat int) pieces.PlanetOwner {
	return pieces.PlanetOwner{Owner: f.t.LookOf(seat).Owner(), Pattern: pieces.BorderPattern(f.v.Federations[seat].Federation)}
}

// say returns words of the table.
func (f *face) say(key string, args ...rules.Arg) string {
	return f.t.Say("dolores.table."+key, args...)
}

// Key puts down what was picked up, and zooms.
func (f *face) Key(g input.Gesture) bool {
	switch {
	case g.Key == input.KeyEscape && g.Kind == input.KeyStroke && f.escape():
	case nearer.Is(g):
		f.zoomAt(f.places.board.Center(), zoomStep)
	case farther.Is(g):
		f.zoomAt(f.places.board.Center(), 1/zoomStep)
	case f.t.Looking(): // Home and End go through the past
		return false
	case homeKey.Is(g):
		f.goHome()
	case wholeKey.Is(g):
		f.showWhole()
	default:
		return false
	}
	return true
}

// escape puts away what lies on top and reports whether there was anything.
func (f *face) escape() bool {
	switch {
	case f.near != game.NoField:
		f.near = game.NoField
	case len(f.row) > 0:
		f.row, f.ponder, f.grip = nil, nil, grip{}
	case f.v.Decision != game.DecideTarget && f.hand.PutDown():
	case f.works:
		f.works = false
	default:
		return false
	}
	return true
}

func fieldArg(at game.Field) rules.Arg        { return rules.Literal("field", at.String()) }
func seatArg(name string, seat int) rules.Arg { return rules.SeatArg(name, seat) }
func goodArg(g game.Good) rules.Arg           { return rules.KeyArg("good", g.Name().Key) }
func buildingArg(x game.Building) rules.Arg   { return rules.KeyArg("building", x.Name().Key) }
func unitKindArg(kind game.Good) rules.Arg    { return rules.KeyArg("kind", kind.Name().Key) }
func directionArg(d game.Direction) rules.Arg { return rules.KeyArg("direction", d.Name().Key) }
