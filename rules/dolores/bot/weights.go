package bot

// Weights are the numbers of the mind. Fields are whole numbers of this type only, so
// that they can be fitted. Money is in kokos.
type Weights struct {
	// What a kokos of each part of the outlook counts, in percent.
	Money, Store, Yield, Taxes, Unpaid, Cities, Robots, Land, Army, Danger int
	// Apart is what yields and taxes count of a federation that cannot trade with the
	// bank, in percent.
	Apart int
	// Salvo is the greatest number of missiles that a federation places in a phase.
	// Fear is how many percent count of those that others could buy.
	Salvo, Fear int
	// Cloud is how many times the chance of the next wind radioactive clouds count, in
	// percent.
	Cloud int
	// Rest is what the others count beside the strongest of them, in percent.
	Rest int
	// Lead is being worth all where the others are worth nothing, in thousandths of a
	// logit.
	Lead int `learn:"-"`
	// PoorN is the N that a next round must be got through with.
	PoorN int
	// Boundless is how many rounds are looked ahead where the game has no limit.
	Boundless int `learn:"-"`

	// The rest only chooses among investments and attacks.

	// Towns is how many cities a beginner has, each with Lots districts at most. Sites is how
	// many fields are thought of for a new one.
	Towns, Lots, Sites int `learn:"-"`
	// LeastCost is what a venture counts to cost at least, when gains are set against
	// costs.
	LeastCost int
	// Deal is the least gain for which an offer is made, in twice kokos. Patience is
	// the number of rounds between two offers to the same seat.
	Deal, Patience int `learn:"-"`
	// Row is how many buildings of a kind are thought of at once behind a new purification
	// plant.
	Row int
	// Slot is what a district counts to cost once all cities are founded.
	Slot int
	// Stock is how many of each good are kept when more than enough of it is sold. They
	// are kept beyond what this round's and the next round's taxes need.
	Stock int
	// Reserve is the money that is kept to link a new capital to the bank.
	Reserve int
	// Siege is the last round in which all grow, in a game that is no longer. After it
	// only the strongest grows, and all else is spent on missiles, or the game might
	// never end. For each round that the limit is longer the siege begins one sooner,
	// but only after Onset. Without a limit it begins after Onset.
	Siege, Onset int `learn:"-"`
	// Strike is the least damage for which a missile is fired. Gain is what damage
	// counts in an investment phase beside a gain of one's own, in percent.
	Strike, Gain int
	// Squad is how many units of a kind are placed at most. Raid is what their damage
	// counts, in percent.
	Squad, Raid int
	// Early is the last round in which a player takes to some ventures more than to others,
	// by up to Fancy percent.
	Early, Fancy int `learn:"-"`
}

// HandSet are weights by judgment and a few games.
var HandSet = Weights{
	Money: 100, Store: 100, Yield: 100, Taxes: 100, Unpaid: 0,
	Cities: 100, Robots: 100, Land: 100, Army: 100, Danger: 40,
	Apart: 40, Fear: 100, Rest: 25, Lead: 6000, PoorN: 1, Boundless: 8,
	Towns: 2, Lots: 5, Sites: 6, LeastCost: 10,
	Deal: 100, Patience: 3, Row: 4, Slot: 300, Stock: 10, Reserve: 110, Salvo: 8, Cloud: 800, Siege: 20, Onset: 12, Strike: 600, Gain: 8, Squad: 4, Raid: 30, Early: 2, Fancy: 20,
}

// Styles are by how many percent the weights of each style differ from those of its level.
var Styles = map[string]Weights{
	"guard":   {Fancy: -100, Taxes: 50, Stock: 200, Yield: 40, Cities: 20, Robots: 15, Danger: 100, Gain: -60},
	"hoarder": {Deal: -60, Patience: -60, Store: 20, Stock: 100},
	"raider":  {Army: 80, Raid: 100, Squad: 50, Gain: 300, Strike: -60, Salvo: 50, Store: -30, Money: 15, Fancy: 50},
}

// weights are those of a mind: what ships unless it has its own.
func (w Mind) weights() *Weights {
	if w.Weights != nil {
		return w.Weights
	}
	if w.Rash {
		return &thrifty
	}
	return &Learned
}

// thrifty are the weights of a mind that plans nothing: else it would spend all that its
// taxes need, and never do anything again.
var thrifty = func() Weights {
	k := HandSet
	k.Unpaid = 200
	return k
}()

// of is the weight of a part of the outlook.
func (k *Weights) of(e entry) int {
	return [entries]int{
		k.Money, k.Store, k.Yield, k.Taxes, k.Unpaid, k.Cities, k.Robots, k.Land, k.Army, k.Danger, 100, k.Yield,
	}[e]
}
