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

// aim is the shot that is put together.
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
	who := f.v.Players[f.seat].Clash[slot].Character
	modes := who.Weapon().Modes()
	if why := f.idle(slot); why != nil {
		f.root.Refuse(*why)
		return
	}
	f.aim.shooter, f.aim.pips = slot, game.Pips{}
	if f.aim.mode.Weapon() != who.Weapon() || !f.aim.mode.Exists() {
		f.aim.mode, f.aim.own = modes[0], false
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
		if f.mayExtra(slot) {
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
	f.held, f.striker = held{}, none
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

// dragShooter lets a character be drawn onto its target.
func (f *face) dragShooter(slot int) *ui.Drag {
	card := f.cards[f.v.Players[f.seat].Clash[slot].Character]
	person := card.Person
	const side = 64
	return &ui.Drag{
		Payload: spot{f.seat, slot},
		Size:    layout.S(side, side),
		Ghost: func(c *sprites.Canvas, r layout.Rect) {
			c.Panel(r.Inset(-4), chosenFrame)
			pieces.Face(c, r, person, sprites.SpriteOpt{})
		},
		OnStart: func() {
			if f.v.Phase == game.PhaseFire && f.aim.shooter != slot {
				f.takeAim(slot)
			} else if f.v.Phase == game.PhaseHandToHand {
				f.striker = slot
			}
		},
	}
}

// dropOn lets an opposing card be aimed at.
func (f *face) dropOn(slot int) *ui.Drop {
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			from, ok := payload.(spot)
			if !ok {
				return false, nil
			}
			if f.v.Phase == game.PhaseFire {
				return true, nil
			}
			if f.v.Players[f.seat].Clash[from.slot].Strikes == slot+1 {
				return false, nil
			}
			why := f.t.Hindrance(game.Strike(from.slot, slot))
			return why == nil, why
		},
		OnDrop: func(payload any) {
			from := payload.(spot)
			if f.v.Phase == game.PhaseFire {
				f.aim.target = slot
				f.takeBetterMode()
				return
			}
			f.striker = from.slot
			f.strikeAt(slot)
		},
		OnOver: func(on bool) { f.hover(spot{f.foe(), slot}, on) },
	}
}

// dropBeside says that comrades are no targets.
func (f *face) dropBeside(slot int) *ui.Drop {
	return &ui.Drop{Accepts: func(payload any) (bool, *ui.Refusal) {
		from, ok := payload.(spot)
		switch {
		case !ok || from.slot == slot:
			return false, nil
		case f.v.Phase == game.PhaseHandToHand:
			return false, f.no("WR-24", "comrade")
		}
		return false, f.no("WR-12", "comrade")
	}}
}

// striking is the slot whose target is being named: the chosen one, else the
// first without a target.
func (f *face) striking() int {
	if f.v.Phase != game.PhaseHandToHand || !f.mine() {
		return none
	}
	if f.striker != none {
		return f.striker
	}
	for _, slot := range f.v.Strikers(f.seat) {
		if f.v.Players[f.seat].Clash[slot].Strikes == 0 {
			return slot
		}
	}
	return none
}

// takeFighter chooses whose target is named.
func (f *face) takeFighter(slot int) {
	if !f.usable(f.seat, slot) {
		if why := f.idle(slot); why != nil {
			f.root.Refuse(*why)
		}
		return
	}
	f.striker = slot
}

// strikeAt names the target of the chosen fighter.
func (f *face) strikeAt(slot int) {
	s := f.striking()
	if s == none {
		if may := f.v.Strikers(f.seat); len(may) == 1 {
			s = may[0]
		}
	}
	switch {
	case s == none:
		f.root.Refuse(*f.no("WR-24", "fighter"))
		return
	case f.v.Players[f.seat].Clash[s].Strikes == slot+1:
		return
	}
	f.play(game.Strike(s, slot))
}

// play plays moves in a row; what was held is put down if they succeed.
func (f *face) play(moves ...rules.Move) bool {
	if f.t.PlayAll(moves...) != len(moves) {
		return false
	}
	f.putDown()
	return true
}
