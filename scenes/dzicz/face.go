package dzicz

import (
	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/byhand"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// Game is what the frame must know of Dzicz: the secret missions lie face down
// until they are lifted.
func Game() table.Game {
	return table.Game{Minutes: 25, FaceDownSecrets: true, First: true, Print: boxOf, Make: func(t *table.Table) table.Face { return newFace(t) }}
}

// face is Dzicz on a table.
type face struct {
	table.Base
	t *table.Table
	v *game.View // what is shown

	places places

	hand   byhand.Hand
	over   game.Field // the field under the cursor or with the focus
	castle game.Field // the outpost under the cursor, game.NoField if none is
	marked part       // whose part of which mission is pointed at
	lifted bool       // the own secret is being looked at
}

// part is a player's progress with a mission.
type part struct {
	on      bool
	mission game.Mission
	seat    int
}

func newFace(t *table.Table) *face {
	return &face{t: t, over: game.NoField, castle: game.NoField}
}

// Changed forgets what was picked up for another position.
func (f *face) Changed() {
	f.hand.PutDown()
	f.lifted, f.marked = false, part{}
}

// Key puts down what was picked up.
func (f *face) Key(g input.Gesture) bool {
	return g.Key == input.KeyEscape && f.hand.PutDown()
}

// Build lays out the board and what stands beside it.
func (f *face) Build(b *ui.Builder, area layout.Rect) {
	v := f.t.View().(game.View)
	f.v = &v
	f.t.HideChoices(func(m rules.Move) bool { return m.Verb == game.VerbStrike }) // it stands on the board
	f.hand.Read(f, f.t.Moves(), f.actions())
	if v.Step != nil { // the question on the board stands out
		f.t.SetPrimary(func(rules.Move) bool { return false })
	}
	f.place(area)
	f.buildBoard(b)
	f.buildHint(b)
	f.buildMissions(b)
	f.buildSecret(b)
	f.buildSupply(b)
	f.buildActions(b)
	f.buildPlayers(b)
	f.t.Talk(b, f.places.talk)
	f.buildPending(b)
	f.buildNear(b)
	f.buildBubble(b)
}

// me is the seat whose tokens and secret lie in front: who may act, else who
// looks, else whose go it is.
func (f *face) me() int {
	switch {
	case f.t.Acting() != rules.NoSeat:
		return f.t.Acting()
	case f.v.Seat != rules.NoSeat:
		return int(f.v.Seat)
	case f.v.Go != rules.NoSeat:
		return int(f.v.Go)
	}
	return 0
}

func (f *face) name(seat int) string { return f.t.LookOf(seat).Name }

// say returns words of the table.
func (f *face) say(key string, args ...rules.Arg) string { return f.t.Say("dzicz.table."+key, args...) }

func seatArg(seat int) rules.Arg       { return rules.SeatArg("player", seat) }
func fieldArg(at game.Field) rules.Arg { return rules.Literal("field", at.String()) }

// talkLength is what log and question want: room for a whole turn.
func talkLength() layout.Length {
	out := table.TalkLength(1)
	out.Min += 20
	out.Preferred += 140
	return out
}
