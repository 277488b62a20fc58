package bot

import game "schron/rules/wcp"

// Weights are what a position is worth to a pawn, in thousandths of a logit where
// nothing else is said. Fields are whole numbers of this type only, so that
// build/learn can fit them.
type Weights struct {
	Point int // a point of trophies
	Final int // in hundredths of that, once exits are open
	Home  int // to come out of the base at all

	// What helps on the way, each point of it.
	Fire, Armour, Booster int
	Safe                  int // the armour above which more counts half
	Early                 int // in hundredths, how much more an upgrade counts before a hall is laid
	// In hundredths, what of that is left after the press and once exits are open.
	Pressed, Escaping int
	// Against, in hundredths of what is owned. All of Frail counts if all guards of the
	// game would win, and in proportion if some would.
	Frail int

	Shut int // against: no hall behind the entrance at which the pawn stands
	Room int // each hall within sight

	// In hundredths, what a thing counts that is so many moves away.
	Near1, Near2, Near3, Near4, Near5 int
	More                              int // in hundredths of that, each thing but the best
	Behind                            int // in hundredths of that, where another pawn comes first

	Deadly   int // against: a guard that would win, on a way out of the pawn's hall
	Cornered int // against, in hundredths of what is owned: no way but under such guards
	Robbed   int // against, in hundredths of the dearest thing: who may come and win a duel

	// In hundredths, the chance that a pawn one move from the outside gets out with
	// all.
	Out int `learn:"..100"`
	// Each move more takes off OutStep, and OutFallen for every ten halls that have
	// fallen. OutLeast is the minimum, also where no way leads out now. OutTrapped is
	// the chance of a trapped pawn.
	OutStep, OutFallen, OutLeast, OutTrapped int
	// In hundredths, how much of that is left where guards that would win bar every way.
	OutGuarded int
	// In hundredths, how much of that counts before the press.
	Outlook int

	Hunt int // against: each move to the nearest other pawn, to who hunts

	// From the press on, see endgame.go: in hundredths, how much more a lead counts
	// before the exits are open and after that.
	Soon, Open int
	Late       int // against who wants more than somebody has brought out already

	Button int // each step nearer to the button, to who leads, once it can be pressed
}

// HandSet are weights by judgment and a few games.
var HandSet = Weights{
	Point: 130, Final: 150, Home: 1000,
	Fire: 80, Armour: 34, Booster: 66, Safe: 12, Early: 150,
	Pressed: 50, Escaping: 25, Frail: 50,
	Shut: 250, Room: 4,
	Near1: 60, Near2: 30, Near3: 14, Near4: 9, Near5: 7, More: 25, Behind: 40,
	Deadly: 20, Cornered: 50, Robbed: 50,
	Out: 98, OutStep: 5, OutFallen: 5, OutLeast: 8, OutTrapped: 2, OutGuarded: 40, Outlook: 60,
	Hunt: 25, Soon: 250, Open: 300, Late: 500,
	Button: 16,
}

// Styles are by how many percent the weights of each style differ from those of its level.
var Styles = map[string]Weights{
	"guard":   {Armour: 60, Frail: 40, Deadly: 60, Hunt: -60},
	"hoarder": {Booster: 100, More: 40},
	"raider":  {Fire: 50, Hunt: 100, Robbed: -40, Deadly: -30},
}

// prices is what a trophy and an upgrade of each kind are worth to who has them. An
// upgrade is worth the more, the more of the base is still to be explored.
func (w *Weights) prices(s *game.State) (list [game.Guard]int) {
	each := [game.Guard]int{game.Trophy: w.Point, game.FireUpgrade: w.Fire, game.ArmourUpgrade: w.Armour, game.BoosterUpgrade: w.Booster}
	if s.Stage() == game.StageExplore {
		for k := game.FireUpgrade; k <= game.BoosterUpgrade; k++ {
			each[k] += each[k] * w.Early * s.ToLay() / (100 * game.HallCount)
		}
	}
	return each
}

// weights are those of a mind: what ships unless it has its own.
func (w Mind) weights() *Weights {
	if w.Weights != nil {
		return w.Weights
	}
	return &Learned
}
