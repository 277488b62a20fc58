package wcp

import (
	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/byhand"
	"schron/scenes/keys"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// Game is what the frame must know of WCP. The player who has the screen sees a hand,
// so the screen is handed over between turns.
func Game() table.Game {
	return table.Game{Minutes: 60, Keys: gameKeys, Print: boxOf, Make: func(t *table.Table) table.Face { return newFace(t) }}
}

// face is WCP on a table.
type face struct {
	table.Base
	t *table.Table
	v *game.View // what is shown

	places places
	ways   []game.Way // of the pawn that moves now

	hand      byhand.Hand
	turns     map[string]int // by how much what lies in a slot of the hand is turned
	breaching bool           // the halls of the hand must be laid breached
	over      game.Field     // the field under the cursor, the drag or the focus
	ban       bool           // what is dragged over it may not be dropped there
	gate      game.Dir       // the entrance that is pointed at, noGate if none is
	teams     bool           // a player has several seats, told apart by their vehicles
	cars      [game.MaxSeats]game.Vehicle
	doors     [game.MaxSeats]int // the entrances of the seats, from 1
	boost     bool               // the next click chooses a way with a booster
	via       game.Field         // the hall to be crossed with it, NoField if not chosen
	goal      game.Field         // the hall to be reached with it, NoField if not chosen
	course    course
	route     bool // the way to the nearest exit is shown
}

func newFace(t *table.Table) *face {
	f := &face{t: t, over: game.NoField, gate: noGate}
	f.forget()
	v := t.Match().View(rules.NoSeat).(game.View)
	f.noteCars(&v)
	return f
}

// noteCars remembers who drives what, and in at which entrance.
func (f *face) noteCars(v *game.View) {
	f.teams = v.Teams
	for seat := range v.Players {
		f.cars[seat], f.doors[seat] = game.NoVehicle, v.Players[seat].Entrance
		if car := v.Players[seat].Vehicle; car != nil {
			f.cars[seat] = *car
		}
	}
}

// SeatName adds the vehicle in the team game, where a player has several, and the
// entrance as long as there is no vehicle.
func (f *face) SeatName(seat int, player string) string {
	switch {
	case !f.teams || seat >= len(f.cars):
		return player
	case f.cars[seat] == game.NoVehicle:
		return f.t.House().Say("wcp.table.seat.entrance", rules.Literal("player", player), rules.Number("n", f.doors[seat]))
	}
	return f.t.House().Say("wcp.table.seat", rules.Literal("player", player), vehicleArg(f.cars[seat]))
}

// DrawSign paints the pawn of a seat in the team game.
func (f *face) DrawSign(c *sprites.Canvas, r layout.Rect, seat int) bool {
	if !f.teams || seat >= len(f.cars) || f.cars[seat] == game.NoVehicle {
		return false
	}
	pieces.Pawn(c, r, pawnArt[f.cars[seat]], f.t.PlayerLook(seat).Owner(), sprites.SpriteOpt{})
	return true
}

// Changed forgets what was picked up for another position.
func (f *face) Changed() { f.forget() }

// forget puts everything down.
func (f *face) forget() {
	f.putDown()
	f.turns, f.ban = map[string]int{}, false
}

// Key turns what is held, chooses the booster and puts things down.
func (f *face) Key(g input.Gesture) bool {
	switch {
	case turnRight.Is(g) && f.turn(1), turnLeft.Is(g) && f.turn(-1):
	case boostKey.Is(g) && f.boosts(game.NoField) && !g.Repeat:
		f.toggleBoost()
	case routeKey.Is(g) && f.routeOffered() && !g.Repeat:
		f.route = !f.route
	case keys.Away.Is(g) && (f.hand.Held() != "" || f.boost):
		f.putDown()
	default:
		return false
	}
	return true
}

// Build lays out the board and what stands around it.
func (f *face) Build(b *ui.Builder, area layout.Rect) {
	v := f.t.View().(game.View)
	f.v = &v
	f.noteCars(&v)
	f.t.HideChoices(f.elsewhere)
	f.ways = nil
	if f.t.Acting() != rules.NoSeat && v.Decision == game.DecideMove {
		f.ways = v.Ways(f.t.Acting())
	}
	f.breaching = f.t.May(game.VerbBreach)
	f.hand.Read(now{f}, f.t.Moves(), f.counters())
	f.place(area)
	if v.Phase == game.PhaseVehicle {
		f.buildVehicles(b)
	} else {
		f.buildBoard(b)
		f.buildCorners(b)
		f.buildDesk(b)
	}
	f.buildPlayers(b)
	f.t.Talk(b, f.places.talk)
	if v.Phase != game.PhaseVehicle {
		f.buildBubble(b)
	}
}

// elsewhere reports whether a choice of the prompt stands on the desk instead. Leaving
// the base does not: the entrance alone might be overlooked.
func (f *face) elsewhere(m rules.Move) bool { return len(f.Paths(m)) > 0 && m.Verb != game.VerbLeave }

// me is the seat whose hand lies in front: who may act, unless somebody else
// looks, else who looks, else whose turn it is.
func (f *face) me() int {
	acting := f.t.Acting()
	switch {
	case acting != rules.NoSeat && (f.v.Seat == rules.NoSeat || f.v.Players[acting].Halls != nil):
		return acting
	case f.v.Seat != rules.NoSeat:
		return int(f.v.Seat)
	case f.v.Turn != rules.NoSeat:
		return int(f.v.Turn)
	}
	return 0
}

// say returns words of the table.
func (f *face) say(key string, args ...rules.Arg) string { return f.t.Say("wcp.table."+key, args...) }

func seatArg(seat int) rules.Arg          { return rules.SeatArg("player", seat) }
func fieldArg(at game.Field) rules.Arg    { return rules.Literal("field", at.String()) }
func tokenArg(t game.Token) rules.Arg     { return rules.KeyArg("token", t.Name().Key) }
func vehicleArg(v game.Vehicle) rules.Arg { return rules.KeyArg("vehicle", v.Name().Key) }
