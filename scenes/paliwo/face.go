package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/byhand"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// Game is what the frame must know of Walka o paliwo. Hands lie open before
// their player, so the screen is covered between the sides.
func Game() table.Game {
	return table.Game{Minutes: 45, Keys: gameKeys, Print: boxOf, Make: func(t *table.Table) table.Face { return newFace(t) }}
}

// face is Walka o paliwo on a table.
type face struct {
	table.Base
	t *table.Table
	v *game.View // what is shown

	places places
	hand   byhand.Hand
	fields [game.Fields]onField // what can be done on each field

	aim    uint8       // the verb whose target is asked for, 0 for none: it is aimed beside what is held
	peek   uint8       // the verb whose button is pointed at, 0 for none
	spot   game.Field  // the field on which it is asked what to do or which way to face
	over   game.Field  // the field under the cursor or with the focus
	facing game.Facing // which way zombies look that are put down
	pool   bool        // the zombies' pool is pointed at: where its figures may come in
	card   int         // the place of the card under the cursor in the hand, −1 for none
	known  known
}

func newFace(t *table.Table) *face {
	return &face{t: t, spot: game.NoField, over: game.NoField, facing: game.South, card: -1}
}

// putDown lets go of what was picked up and aimed.
func (f *face) putDown() {
	f.hand.PutDown()
	f.aim, f.spot = 0, game.NoField
}

// holding reports whether there is something to put down.
func (f *face) holding() bool {
	return f.hand.Held() != "" || f.aim != 0 || f.spot != game.NoField
}

// Changed forgets what was picked up for another position.
func (f *face) Changed() {
	f.putDown()
	f.peek, f.pool = 0, false
}

// Build lays out the car park and what stands beside it.
func (f *face) Build(b *ui.Builder, area layout.Rect) {
	v := f.t.View().(game.View)
	f.v = &v
	f.t.HideChoices(func(rules.Move) bool { return true }) // all are buttons of a human or cards
	f.know()
	f.hand.Read(f, f.t.Moves())
	f.offer()
	f.place(area)
	f.buildBoard(b)
	f.buildZombies(b)
	f.buildPeople(b)
	f.buildDeeds(b)
	f.buildCards(b)
	f.t.Talk(b, f.places.talk)
	f.buildTurning(b)
	f.buildNear(b)
	f.buildBubble(b)
}

// mine reports whether a side may play now.
func (f *face) mine(side int) bool { return f.t.Acting() == side }

// side is the side whose cards lie in front: who may act and looks, else who
// looks, else whose turn it is.
func (f *face) side() int {
	switch {
	case f.v.Seat == sideNames[game.SeatHumans]:
		return game.SeatHumans
	case f.v.Seat == sideNames[game.SeatZombies]:
		return game.SeatZombies
	case f.v.Stage.Phase() == game.PhaseZombies:
		return game.SeatZombies
	}
	return game.SeatHumans
}

// sideNames are the sides in views.
var sideNames = [2]string{game.SeatHumans: "humans", game.SeatZombies: "zombies"}

// say returns words of the table.
func (f *face) say(key string, args ...rules.Arg) string {
	return f.t.Say("paliwo.table."+key, args...)
}

func fieldArg(at game.Field) rules.Arg { return rules.Literal("field", at.String()) }
func humanArg(h game.Human) rules.Arg  { return rules.KeyArg("human", h.Name().Key) }
func ofArg(n int) rules.Arg            { return rules.Number("of", n) }
