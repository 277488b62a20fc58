package wradislavia

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/byhand"
	"schron/scenes/table"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
)

// Game is what the frame must know of Wradislavia: hands and deployments are
// secret, so that the screen is handed over.
func Game() table.Game {
	return table.Game{Minutes: 30, Keys: gameKeys, Print: boxOf, Make: func(t *table.Table) table.Face { return newFace(t) }}
}

// face is Wradislavia on a table.
type face struct {
	table.Base
	t *table.Table
	v *game.View // what is shown

	root   *ui.Root
	area   layout.Rect // of the last build
	places places
	front  int              // the seat whose cards lie in front
	seat   int              // the seat that the controls belong to: who decides, else the one in front
	ahead  *game.View       // what a reveal or the end of a turn leads to, while it is being shown
	before *game.View       // what strikes are dealt to, until they are seen
	next   *game.View       // the turn that begins after the one whose end is being shown
	course []motion.Stretch // the phases that the motion shows

	hand    byhand.Hand // a card, a token, or who strikes
	aim     aim         // the shot that is put together
	over    spot        // the card under the cursor or with the focus
	diagram bool        // the active-die diagram is being looked at

	cards   map[game.Character]*pieces.Fighter // with words in cardsIn
	cardsIn string
}

func newFace(t *table.Table) *face {
	return &face{t: t, over: nowhere, aim: aim{shooter: none, target: none}}
}

// none stands for no slot and no seat.
const none = -1

// spot is a place for a card on the battlefield.
type spot struct{ seat, slot int }

var nowhere = spot{none, none}

// Changed forgets what was picked up for another position.
func (f *face) Changed() { f.putDown() }

// Build lays out the part of the game that is shown and what stands beside it.
func (f *face) Build(b *ui.Builder, area layout.Rect) {
	v := f.t.View().(game.View)
	if !f.shows() {
		f.ahead, f.before, f.next = nil, nil, nil
	}
	if f.ahead != nil {
		v = *f.ahead
	}
	switch {
	case f.dealing():
		v = *f.before
	case f.beginning():
		v = *f.next
	}
	// Nobody changes seats when the game is over: cards stay where they were seen.
	stays := f.v != nil && v.Phase == game.PhaseOver
	f.v, f.area, f.root = &v, area, b.Root()
	if !stays && (f.ahead == nil || f.v.Revealed()) {
		f.front = f.inFront()
	}
	f.seat = f.front
	if a := f.t.Acting(); a != rules.NoSeat && v.Revealed() {
		f.seat = a
	}
	f.hand.Read(f, slices.DeleteFunc(slices.Clone(f.t.Moves()), func(m rules.Move) bool { return m.D != 0 })) // pips come last
	f.words()
	switch {
	case v.Phase == game.PhaseDraft && f.knows():
		f.placeDraft(b, area)
		f.buildDraft(b)
	case v.Phase == game.PhaseDeployment && f.knows():
		f.placeDeployment(b, area)
		f.buildDeployment(b)
	default:
		f.placeBattle(b, area)
		f.buildBattle(b)
	}
	f.urge()
	f.t.Talk(b, f.places.talk)
	f.buildDiagram(b)
}

// urge makes no choice of the prompt the main one while a shot is put together.
// Otherwise it would be to end the fire; there the button that fires is the way on.
func (f *face) urge() {
	if f.v.Phase == game.PhaseFire && f.aim.shooter != none {
		f.t.SetPrimary(func(rules.Move) bool { return false })
	}
}

// inFront is the seat whose cards lie in front. Who makes a secret choice has the
// own ones there, a person against a bot has them there always. Everything else
// is public: nobody changes sides for it, neither between the parts of the fire
// nor in the past. Those of the second to choose lay there last, and the next
// turn begins with the same seat.
func (f *face) inFront() int {
	v := f.v
	secret := v.Phase == game.PhaseDraft || v.Phase == game.PhaseDeployment
	people := 0
	front := 0
	for s := range game.Seats {
		if f.t.Match().Bot(s) == "" {
			front, people = s, people+1
		}
	}
	switch {
	case secret && v.Seat != rules.NoSeat:
		return int(v.Seat)
	case people == 1:
		return front
	case f.t.Looking() && v.Seat == rules.NoSeat, people == 0:
		return f.front
	case v.Phase == game.PhaseOver && v.Last != nil:
		return 1 - v.Last.Marker
	}
	return 1 - v.Marker
}

// knows reports whether the secrets of the seat in front may be shown: it looks,
// and the table does not show what lies behind.
func (f *face) knows() bool {
	return int(f.v.Seat) == f.front && f.v.Players[f.front].Hand != nil
}

// shows reports whether something is being shown, moving or waiting to be read.
func (f *face) shows() bool { return f.t.Animating() || f.t.Paused() }

// mine reports whether the seat that the controls belong to may play now.
func (f *face) mine() bool { return f.t.Acting() != rules.NoSeat && f.t.Acting() == f.seat }

// back is the seat across the table, foe the opponent of who decides.
func (f *face) back() int { return 1 - f.front }
func (f *face) foe() int  { return 1 - f.seat }

// say returns words of the table.
func (f *face) say(key string, args ...rules.Arg) string {
	return f.t.Say("wradislavia.table."+key, args...)
}

func (f *face) who(c game.Character) string { return f.t.Words(c.Name()) }

// theirs is a character with whose it is.
func (f *face) theirs(seat int, c game.Character) string {
	return f.say("theirs", characterArg(c), seatArg(seat))
}

// words makes the faces of the cards in the language spoken.
func (f *face) words() {
	lang := f.t.House().Lang()
	if f.cards != nil && f.cardsIn == lang {
		return
	}
	f.cards, f.cardsIn = map[game.Character]*pieces.Fighter{}, lang
	for _, c := range game.AllCharacters() {
		f.cards[c] = f.fighter(c, 0)
	}
}

// fighter is a card after so many hits with buckshot.
func (f *face) fighter(c game.Character, torn int) *pieces.Fighter {
	out := &pieces.Fighter{
		Person: c.String(), Weapon: c.Weapon().String(),
		Name: f.who(c), WeaponName: f.t.Words(c.Weapon().Name()), ArmourName: f.t.Words(c.Armour().Name()),
		Armour: max(0, c.Armour().Value()-2*torn), Torn: torn > 0,
	}
	for _, h := range c.Armour().Immunities() {
		out.Safe = append(out.Safe, h.String())
	}
	return out
}

func seatArg(seat int) rules.Arg              { return rules.SeatArg("player", seat) }
func characterArg(c game.Character) rules.Arg { return rules.KeyArg("character", c.Name().Key) }
