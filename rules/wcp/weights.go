package wcp

// Weights are what a position is worth to a pawn, in hundredths of a point of
// trophies where nothing else is said. Fields are whole numbers of this type only, so
// that build/learn can fit them.
type Weights struct {
	Lead int // thousandths of a logit for each hundredth of a point ahead of the best other

	Point int // a point of trophies
	Home  int // to come out of the base at all

	// What helps on the way, each point of it.
	Fire, Armour, Booster int
	Safe                  int // the armour above which more counts nothing
	// In hundredths, what of that is left after the press and once exits are open.
	Pressed, Escaping int

	// In hundredths, what a thing counts that is so many moves away.
	Near1, Near2, Near3, Near4, Near5 int
	More                              int // in hundredths of that, each thing but the best
	Behind                            int // in hundredths of that, where another pawn comes first

	Deadly   int // against: a guard that would win, on a way out of the pawn's hall
	Cornered int // against, in hundredths of what is owned: no way but under such guards
	Robbed   int // against, in hundredths of the dearest thing: who may come and win a duel

	// In hundredths, that a pawn comes out with what it has: one move from the outside,
	// so much less with each move more, at least, and where no way leads out now.
	Out, OutStep, OutLeast, OutTrapped int
	Outlook                            int // in hundredths, how much of that counts before the press

	Button int // each step nearer to the button, to who leads, once it can be pressed
}

// HandSet are weights by judgment and a few games.
var HandSet = Weights{
	Lead:  3,
	Point: 100, Home: 100,
	Fire: 55, Armour: 22, Booster: 18, Safe: 12,
	Pressed: 50, Escaping: 25,
	Near1: 45, Near2: 25, Near3: 14, Near4: 9, Near5: 7, More: 25, Behind: 40,
	Deadly: 20, Cornered: 50, Robbed: 50,
	Out: 96, OutStep: 13, OutLeast: 8, OutTrapped: 4, Outlook: 60,
	Button: 12,
}

// thing is what a trophy or an upgrade is worth to who has it.
func (w *Weights) thing(t Token) int {
	spec := &tokenSpecs[t]
	each := 0
	switch spec.kind {
	case Trophy:
		each = w.Point
	case FireUpgrade:
		each = w.Fire
	case ArmourUpgrade:
		each = w.Armour
	case BoosterUpgrade:
		each = w.Booster
	}
	return each * int(spec.value)
}

// weights are those of a mind: what ships unless it has its own.
func (w Mind) weights() *Weights {
	if w.Weights != nil {
		return w.Weights
	}
	return &HandSet
}
