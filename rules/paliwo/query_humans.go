package paliwo

import (
	"slices"

	"schron/rules"
)

// Action is something that a human can do in an activation, for a button.
type Action struct {
	Verb uint8
	Cost int // action points
	// Moves are the legal ones. Where there are none, Why says why.
	Moves []rules.Move
	Why   *rules.Refusal
}

// Name is the action's name for players.
func (a Action) Name() rules.Text { return rules.Msg("paliwo.action." + grammar[a.Verb].Word) }

// Targets lists the fields that the action may be aimed at, once each.
func (a Action) Targets() []Field {
	fields := []Field{}
	for _, m := range a.Moves {
		if f := Target(m); f != NoField && !slices.Contains(fields, f) {
			fields = append(fields, f)
		}
	}
	return fields
}

var skills = [humanKinds]uint8{
	Lumberjack: VerbAxe, Policeman: VerbShot, Mechanic: VerbWrench, Runner: VerbSprint, Child: VerbSlip,
}

// Actions lists what a human can do in general, with the moves that are legal now
// (WP-12 to WP-25, WP-41). These are steps, pushes, its own skill, and what its things
// and the hand of cards allow.
func (v View) Actions(h Human) []Action {
	s := v.known
	p := &s.people[h]
	var legal []rules.Move
	why := s.refuse(ByOn(VerbStep, h, max(p.field, 0)))
	if s.decision() == DecideTurn {
		if why = s.refuseActivation(h); why == allowed {
			legal = s.addActsOf(nil, h)
		}
	}
	var actions []Action
	add := func(verb uint8, cost int8, has bool) {
		a := Action{Verb: verb, Cost: int(cost)}
		for _, m := range legal {
			if m.Verb == verb {
				a.Moves = append(a.Moves, m)
			}
		}
		if len(a.Moves) == 0 {
			a.Why = s.whyNot(h, verb, cost, why)
		}
		if has {
			actions = append(actions, a)
		}
	}
	add(VerbStep, StepCost, true)
	add(VerbPush, StepCost, h != Child)
	if verb := skills[h]; verb != 0 {
		add(verb, skillCost(h), true)
	}
	add(VerbWeapon, 0, p.weapon)
	add(VerbOpen, 0, true)
	add(VerbTake, 0, h != Child && !p.fuel)
	add(VerbLeave, StepCost, p.fuel)
	hand := s.hand[SeatHumans]
	add(VerbCourage, 0, hand.has(Courage))
	add(VerbAdrenaline, 0, hand.has(Adrenaline))
	add(VerbAid, 0, hand.has(FirstAid))
	return actions
}

// skillCost is what a human's own action costs (WP-C).
func skillCost(h Human) int8 {
	if h == Runner {
		return 0
	}
	return SkillCost
}

// whyNot says why no move of an action is legal; why is a reason that concerns
// all actions of the human.
func (s *State) whyNot(h Human, verb uint8, cost int8, why reason) *rules.Refusal {
	m := By(verb, h)
	if !grammar.Names(verb, rules.A(aHuman)) {
		m = On(verb, max(s.people[h].field, 0))
	}
	skill := verb == skills[h]
	front := NoField
	if why == allowed && (verb == VerbWeapon || verb == VerbAxe || verb == VerbCourage) {
		front = s.faced(h)
	}
	switch {
	case why != allowed:
	case s.points(h) < cost && !(verb == VerbLeave && s.maySprint(h)):
		why = noPA
	case (skill || verb == VerbWeapon) && s.LonelyCarrier(h):
		why = noCarrierSkill
	case skill && h == Policeman && s.bullets == 0:
		why = noBullet
	case skill && h == s.active && s.wrenchUsed:
		why = noWrenchAgain
	case skill && h == s.active && s.sprintUsed:
		why = noSprintAgain
	case verb == VerbLeave:
		why = noSide
	case verb == VerbAdrenaline && s.people[h].fuel:
		why = noAdrenalineCarrier
	case verb >= VerbCourage && s.cardPlayed:
		why = noSecondCard
	case front != NoField:
		why = noFront
		if m = On(verb, front); grammar.Names(verb, rules.A(aHuman)) {
			m = ByOn(verb, h, front)
		}
	default:
		return rules.Refuse("", "paliwo.why.nobody")
	}
	return s.refusal(why, m)
}

// faced is the field of a zombie beside a human that looks straight at it, NoField
// if there is none (WP-17).
func (s *State) faced(h Human) Field {
	for _, d := range Facings() {
		if f := s.people[h].field.Next(d); f != NoField && s.refuseStrike(h, f) == noFront {
			return f
		}
	}
	return NoField
}

// Reach is a field that a human can get to in this activation.
type Reach struct {
	Field Field
	Cost  int // action points
	// Wounds is how many the way brings: by goo, also where the activation begins
	// (WP-11, WP-12). Finds counts unknown finds that it discovers (WP-12).
	Wounds, Finds int
	// Moves are the steps; the Runner's sprint comes where it saves a point.
	Moves []rules.Move
	// SeenBy lists the zombies that would see the human there (WP-32).
	SeenBy []Field
}

// Reach lists the fields that a human can reach with the points that it has or would
// begin with, from A1 to K12. Each has the way with the fewest wounds, then finds, then
// points. Reach is empty for a human that cannot act now.
func (v View) Reach(h Human) []Reach {
	best := map[Field]Reach{}
	if v.known.decision() == DecideTurn && v.known.refuseActivation(h) == allowed {
		v.known.walk(h, Reach{}, nil, best)
	}
	out := make([]Reach, 0, len(best))
	for f := Field(0); f < Fields; f++ {
		if r, ok := best[f]; ok {
			r.SeenBy = v.known.seenBy(h, f)
			out = append(out, r)
		}
	}
	return out
}

// walk tries every way on from where h stands. A find whose face is not known is
// taken for an empty can.
func (s *State) walk(h Human, so Reach, been []Field, best map[Field]Reach) {
	from := s.people[h].field
	been = append(been, from)
	for _, verb := range []uint8{VerbSprint, VerbStep} {
		for d := range facings {
			f := from.Next(d)
			m := ByOn(verb, h, f)
			if verb == VerbSprint {
				m = On(verb, f)
			}
			if f == NoField || slices.Contains(been, f) || verb == VerbSprint && h != Runner || s.refuse(m) != allowed {
				continue
			}
			c := *s
			wounds, points := c.people[h].wounds, c.points(h)
			to := so
			if c.grounds[f].Find() != NoFace {
				to.Finds++
			}
			c.begin(h, nil)
			c.act(h, f, m, nil)
			to.Field = f
			to.Cost += int(points - c.pa)
			to.Wounds += int(c.people[h].wounds - wounds)
			to.Moves = append(slices.Clone(so.Moves), m)
			if was, ok := best[f]; !ok || to.better(was) {
				best[f] = to
			}
			c.walk(h, to, been, best)
		}
	}
}

func (r Reach) better(than Reach) bool {
	return slices.Compare(
		[]int{r.Wounds, r.Finds, r.Cost, len(r.Moves)},
		[]int{than.Wounds, than.Finds, than.Cost, len(than.Moves)}) < 0
}

// PushTo returns the field to which a human would push the zombie or crawler on f,
// or the reason why not (WP-13).
func (v View) PushTo(h Human, f Field) (Field, *rules.Refusal) {
	s := v.known
	m := ByOn(VerbPush, h, f)
	if why := s.refuse(m); why != allowed {
		return NoField, s.refusal(why, m)
	}
	d, _ := s.people[h].field.toward(f)
	return f.Next(d), nil
}

// Line is a line of fire or sight.
type Line struct {
	Fields []Field // up to the first obstacle or figure
	Hit    Field   // the field of that; NoField if the edge comes first
	// Target tells that what it hits can be shot (WP-22), or that a zombie sees a
	// human there (WP-32).
	Target bool
}

// LineOfFire returns the line along which a shot from f would go (WP-22).
func (v View) LineOfFire(f Field, d Facing) Line {
	l := v.known.line(f, d)
	l.Target = l.Hit != NoField && v.known.figures[l.Hit].Undead()
	return l
}

func (b *board) line(f Field, d Facing) Line {
	l := Line{Fields: []Field{}}
	for l.Hit, _ = b.first(f, d); ; {
		if f = f.Next(d); f == l.Hit {
			return l
		}
		l.Fields = append(l.Fields, f)
	}
}
