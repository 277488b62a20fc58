package wradislavia

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// aim is the shot that is put together. The hand cannot hold it: a path has no room for
// the pips of three dice. Each choice stays while the next one is made.
type aim struct {
	shooter int // own slot, none if nobody is chosen
	target  int // opposing slot, none if nobody is chosen
	mode    game.Mode
	own     bool // the mode was chosen by hand
	pips    game.Pips
}

// shot is the aim as the rules know it; an open target counts as slot 0.
func (f *face) shot() game.Shot {
	s := game.Shot{
		Shooter: f.aim.shooter, Target: max(0, f.aim.target), Mode: f.aim.mode, Pips: f.aim.pips,
		Extra: !slices.Contains(f.v.Silent(f.seat), f.aim.shooter),
	}
	if s.Mode == game.LongBurst {
		s.Target = game.AllTargets
	}
	return s
}

// aimed reports whether the shot can be fired.
func (f *face) aimed() bool {
	return f.aim.shooter != none && (f.aim.target != none || f.aim.mode == game.LongBurst)
}

// takeAim chooses who shoots; once more puts the shot down.
func (f *face) takeAim(slot int) {
	if f.aim.shooter == slot {
		f.putDown()
		return
	}
	weapon := f.v.Players[f.seat].Clash[slot].Character.Weapon()
	f.aim.shooter, f.aim.pips = slot, game.Pips{}
	if f.aim.mode.Weapon() != weapon || !f.aim.mode.Exists() {
		f.aim.mode, f.aim.own = weapon.Modes()[0], false
	}
	f.takeBetterMode()
	f.dearest()
}

// dearest takes pips back that cannot be paid any more.
func (f *face) dearest() {
	if f.aim.shooter != none && f.shot().Peruns() > f.v.Players[f.seat].Peruns {
		f.aim.pips = game.Pips{}
	}
}

// aimAt chooses the target. Where only one character can shoot it is the one;
// where nobody can, it is said why.
func (f *face) aimAt(slot int) {
	if f.aim.shooter == none {
		switch may := f.shooters(); {
		case len(may) == 1:
			f.takeAim(may[0])
		case len(may) == 0:
			f.root.Refuse(*f.no("WR-11", "shooter"))
			return
		case f.aim.target == slot:
			f.putDown()
			return
		}
	}
	f.aim.target = slot
	f.takeBetterMode()
}

// takeBetterMode chooses the mode that wounds the target more, unless one was chosen
// by hand.
func (f *face) takeBetterMode() {
	if f.aim.shooter != none && f.aim.target != none && !f.aim.own {
		f.aim.mode = f.modes()[0]
	}
}

// shooters are the own characters that can shoot now; those whose first shot is
// due come first and alone.
func (f *face) shooters() []int {
	if due := f.v.Silent(f.seat); len(due) > 0 {
		return due
	}
	var out []int
	for slot := range game.Slots {
		if f.usable(f.seat, slot) {
			out = append(out, slot)
		}
	}
	return out
}

// shoot fires the shot.
func (f *face) shoot() {
	if f.aimed() {
		f.t.Play(f.shot().Move())
	}
}

// putDown gives up what is put together or held.
func (f *face) putDown() {
	f.hand.PutDown()
	f.aim = aim{shooter: none, target: none}
}

// forecast tells how the shot would come out for an opposing slot, nil while
// nobody is chosen to shoot.
func (f *face) forecast(slot int) *game.Accuracy {
	if f.aim.shooter == none || slot == none {
		return nil
	}
	s := f.shot()
	if s.Mode != game.LongBurst {
		s.Target = slot
	}
	all := f.v.Forecast(f.seat, s)
	for i := range all {
		if all[i].Slot == slot {
			return &all[i]
		}
	}
	return nil
}

// looked is the opposing slot whose reckoning is shown: the target, else the one
// under the cursor. A long burst has a die of its own for each target, so that
// only the one that is pointed at tells which.
func (f *face) looked() int {
	switch {
	case f.aim.target != none && f.aim.mode != game.LongBurst:
		return f.aim.target
	case f.over.seat == f.foe():
		return f.over.slot
	}
	return none
}

// addPip changes the pips of a die by one.
func (f *face) addPip(die, by int) {
	if f.aim.shooter == none {
		return
	}
	if by > 0 && f.v.MayAddPip(f.seat, f.shot(), die) {
		f.aim.pips[die]++
	}
	if by < 0 && f.aim.pips[die] > 0 {
		f.aim.pips[die]--
	}
}

// dragPost lets an own character be drawn onto its target. Who strikes stays chosen after
// it. Of others it says why not.
func (f *face) dragPost(seat, slot int) *ui.Drag {
	switch {
	case seat != f.seat:
		return barred(func() *ui.Refusal {
			return f.no(f.aimRule(), "theirs", characterArg(f.v.Players[seat].Clash[slot].Character), seatArg(seat))
		})
	case f.usable(seat, slot):
		person := f.v.Players[seat].Clash[slot].Character.String()
		d := f.hand.Drag(postID(seat, slot), layout.S(64, 64), func(c *sprites.Canvas, r layout.Rect) {
			c.Panel(r.Inset(-4), chosenFrame)
			pieces.Face(c, r, person, sprites.SpriteOpt{})
		})
		d.OnEnd = nil
		if f.v.Phase == game.PhaseFire {
			d.OnStart = func() {
				if f.aim.shooter != slot {
					f.takeAim(slot)
				}
			}
		}
		return d
	}
	return barred(func() *ui.Refusal { return f.idle(slot) })
}

// dropPost lets a card be aimed at, or says that comrades are no targets.
func (f *face) dropPost(seat, slot int) *ui.Drop {
	var over func(on bool)
	if seat != f.seat {
		over = func(on bool) { f.hover(spot{seat, slot}, on) }
	}
	return f.hand.Drop(postID(seat, slot), over)
}

// attacker is the slot of who shoots or strikes, whose target is being named. Of strikers
// it is the chosen one, else the first without a target.
func (f *face) attacker() int {
	if f.v.Phase != game.PhaseHandToHand || !f.mine() {
		return f.aim.shooter
	}
	if at, ok := spotOf(f.hand.Held()); ok {
		return at.slot
	}
	for _, slot := range f.v.Strikers(f.seat) {
		if f.v.Players[f.seat].Clash[slot].Strikes == 0 {
			return slot
		}
	}
	return none
}

// play plays moves in a row; what was held is put down if they succeed.
func (f *face) play(moves ...rules.Move) bool {
	if f.t.PlayAll(moves...) != len(moves) {
		return false
	}
	f.putDown()
	return true
}
