package bot

import (
	"encoding/json"
	"slices"
	"testing"

	"schron/rules"

	game "schron/rules/paliwo"
)

// variants are the choices of options: all printed, and each other one.
var variants = []rules.Options{
	nil,
	{game.OptionLast: game.LastZombies},
	{game.OptionArrivals: game.FromAnywhere},
	{game.OptionLast: game.LastZombies, game.OptionArrivals: game.FromAnywhere},
	{game.OptionTerror: game.TerrorMost, game.OptionFewer: game.FewerMost},
}

// deal is the start of a game.
func deal(t testing.TB, seed uint64, options rules.Options) *game.State {
	t.Helper()
	s, err := game.Game{}.New(rules.Setup{Players: 2, Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*game.State)
}

// at is a position of round 3 in the find phase with ten figures in the pool. The Runner
// stands on one field, the Businessman on K3, the others are gone. A zombie may stand
// somewhere and look somewhere. change has the last word.
func at(t testing.TB, runner, zombie, looks string, change func(p *game.Position)) *game.State {
	t.Helper()
	data, err := deal(t, 1, nil).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var p struct {
		game.Position
		Rand rules.Rand `json:"rand"`
	}
	if err := json.Unmarshal(data, &p); err != nil {
		t.Fatal(err)
	}
	terror, other := game.TerrorStart, field(t, "K3")
	p.Stage, p.Decision, p.Round, p.Terror, p.Pool = game.StageFind, game.DecideDraw, 3, &terror, 10
	on := field(t, runner)
	p.Humans[game.Runner].Field, p.Humans[game.Businessman].Field = &on, &other
	if zombie != "" {
		d, err := game.ParseFacing(looks)
		if err != nil {
			t.Fatal(err)
		}
		p.Zombies = []game.Zombie{{Field: field(t, zombie), Figure: 1, Facing: &d}}
	}
	p.Removed = game.ZombiesTotal - p.Pool - len(p.Zombies)
	if change != nil {
		change(&p.Position)
	}
	if data, err = json.Marshal(p); err != nil {
		t.Fatal(err)
	}
	s, err := game.Game{}.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*game.State)
}

func field(t testing.TB, name string) game.Field {
	t.Helper()
	f, err := game.ParseField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// carries gives the Runner the fuel that lies on a barrel, and the zombies a turn.
func carries(p *game.Position) {
	p.Finds = slices.DeleteFunc(p.Finds, func(x game.Find) bool { return x.Face == game.Fuel })
	p.Humans[game.Runner].Fuel, p.Limit = true, 2
}

func TestAMindWantsFuelOffTheBoard(t *testing.T) {
	far := lead(at(t, "E2", "", "", carries), Mind{})
	near := lead(at(t, "B2", "", "", carries), Mind{})
	without := lead(at(t, "B2", "", "", nil), Mind{})
	if near <= far || near <= without {
		t.Errorf("two fields from the edge %d, five %d, without fuel %d", near, far, without)
	}
}

// TestAMindFearsBites: of who must charge, who may turn, and who has no activation
// left (WP-33 to WP-35).
func TestAMindFearsBites(t *testing.T) {
	for _, c := range []struct {
		zombie, looks string
		limit         int
		must, may     int8
	}{
		{"D3", "W", 2, 1, 0},
		{"E3", "W", 2, 0, 0},
		{"B2", "E", 2, 0, 1},
		{"B2", "E", 0, 0, 1},
	} {
		s := at(t, "B3", c.zombie, c.looks, func(p *game.Position) { carries(p); p.Limit = c.limit })
		got := findThreats(s)
		if got.must[game.Runner] != c.must || got.may[game.Runner] != c.may {
			t.Errorf("%s %s: %d must bite, %d may, want %d and %d", c.zombie, c.looks, got.must[game.Runner], got.may[game.Runner], c.must, c.may)
		}
		worth := weighThreat(s, &HandSet)
		if harms := worth < 0; harms != (c.must > 0 || c.may > 0 && c.limit > 0) {
			t.Errorf("%s %s, limit %d: threat is worth %d", c.zombie, c.looks, c.limit, worth)
		}
	}
}

// TestAMindDoesNotLookUnderBarrels: the same whichever barrel holds the fuel.
func TestAMindDoesNotLookUnderBarrels(t *testing.T) {
	seen := map[int]bool{}
	for i := range game.Barrels {
		s := at(t, "B2", "", "", func(p *game.Position) {
			for k := range p.Finds {
				if p.Finds[k].Face = game.EmptyCan; k == i {
					p.Finds[k].Face = game.Fuel
				}
			}
		})
		seen[lead(s, Mind{})] = true
	}
	if len(seen) != 1 {
		t.Errorf("different leads: %v", seen)
	}
}

// TestALostGameIsPlayedOn: a step of the last human toward fuel is worth more than it costs,
// however late it is.
func TestALostGameIsPlayedOn(t *testing.T) {
	last := func(p *game.Position) {
		terror := 1
		p.Terror, p.Humans[game.Businessman].Field = &terror, nil
		p.Humans[game.Runner].Activated = true
		p.Finds = slices.DeleteFunc(p.Finds, func(x game.Find) bool { return x.Face == game.Fuel })
		p.Fuel = append(p.Fuel, field(t, "K12"))
	}
	for from, to := range map[string]string{"A1": "C1", "C1": "E1", "E1": "G1"} {
		var worth [2]int32
		for i, name := range []string{from, to} {
			chance, s := make([]int32, 2), at(t, name, "", "", last)
			Mind{}.Judge(s, chance)
			worth[i] = chance[game.SeatHumans]
			if i == 1 {
				worth[i] -= Mind{}.Toll(game.SeatHumans, s, worth[i])
			}
		}
		if worth[1] <= worth[0] {
			t.Errorf("%s is worth %d, %s %d", from, worth[0], to, worth[1])
		}
	}
}

// TestFuelPutsTheEndOff: only the way to fuel must be gone before the terror marker leaves
// its track, for it is put back then (WP-29).
func TestFuelPutsTheEndOff(t *testing.T) {
	for runner, want := range map[string]int{"E7": 0, "E6": priceStep, "E5": 2 * priceStep} {
		if got := due(at(t, runner, "", "", nil)); got != want {
			t.Errorf("on %s %d are due, want %d", runner, got, want)
		}
	}
	if got, want := due(at(t, "C3", "", "", carries)), 3*priceStep; got != want {
		t.Errorf("of a carrier %d are due, want %d", got, want)
	}
}

// TestOthersStayWithACarrier: who is near can help, and it is at the carrier that zombies
// matter.
func TestOthersStayWithACarrier(t *testing.T) {
	leads := map[string]int{}
	for _, other := range []string{"F2", "H2", "K2"} {
		leads[other] = lead(at(t, "E2", "K6", "N", func(p *game.Position) {
			carries(p)
			on := field(t, other)
			p.Humans[game.Businessman].Field = &on
		}), Mind{})
	}
	if leads["F2"] <= leads["H2"] || leads["H2"] <= leads["K2"] {
		t.Errorf("leads by where the other stands: %v", leads)
	}
}

// TestNobodyGoesFarWhoDiesOnGoo: who stands on goo with a wound has one more turn.
func TestNobodyGoesFarWhoDiesOnGoo(t *testing.T) {
	for wounds, want := range map[int]bool{0: false, 1: true} {
		s := at(t, "G5", "", "", func(p *game.Position) {
			p.Humans[game.Businessman].Field, p.Humans[game.Runner].Wounds = nil, wounds
		})
		if best, _, _ := shortest(s, &Learned, false); (best[0] == priceOff) != want {
			t.Errorf("with %d wounds the way is %d", wounds, best[0])
		}
	}
}

// TestNobodyCountsInALostGame: where time is too short, a life is worth less than a step.
func TestNobodyCountsInALostGame(t *testing.T) {
	worth := map[int]int{}
	for _, terror := range []int{1, game.TerrorStart} {
		var leads [2]int
		for wounds := range leads {
			leads[wounds] = lead(at(t, "E6", "", "", func(p *game.Position) {
				p.Terror, p.Humans[game.Businessman].Wounds = &terror, wounds
			}), Mind{})
		}
		worth[terror] = leads[0] - leads[1]
	}
	if worth[1] <= 0 || 2*worth[1] >= worth[game.TerrorStart] {
		t.Errorf("by the terror marker a wound costs %v", worth)
	}
}

// TestChargesArePriced: both fields before a zombie cost more, the second one only if it
// can be reached.
func TestChargesArePriced(t *testing.T) {
	for _, c := range []struct {
		other string
		want  bool
	}{{"K3", true}, {"D3", false}} {
		s := at(t, "A1", "E3", "W", func(p *game.Position) {
			on := field(t, c.other)
			p.Humans[game.Businessman].Field = &on
		})
		w := findWays(s, &Learned, false)
		if got := w.enter[field(t, "C3")] > w.enter[field(t, "B3")]; got != c.want {
			t.Errorf("the other on %s: C3 costs more: %t", c.other, got)
		}
	}
}

// TestFuelIsNotLeftLying while time runs.
func TestFuelIsNotLeftLying(t *testing.T) {
	s := at(t, "E7", "", "", func(p *game.Position) {
		acts(p)
		p.Finds = slices.DeleteFunc(p.Finds, func(x game.Find) bool { return x.Face == game.Fuel || x.Field == field(t, "D7") })
		p.Fuel = append(p.Fuel, field(t, "D7"))
	})
	if m, ok := look(s); !ok || m != game.ByOn(game.VerbTake, game.Runner, field(t, "D7")) {
		t.Errorf("plans %v, %t", m, ok)
	}
}

// acts lets the Runner be at its activation, with a point left.
func acts(p *game.Position) {
	p.Stage, p.Decision = game.StageTurn, game.DecideTurn
	p.Activation = &game.Activation{Human: game.Runner, PA: 1}
	p.Humans[game.Runner].Activated = true
}

// TestAnActivationIsGoneOnWith: nothing else is thought of before it is finished.
func TestAnActivationIsGoneOnWith(t *testing.T) {
	s := at(t, "B2", "", "", acts)
	moves := Mind{}.Moves(s, nil)
	if !slices.Contains(moves, game.Plain(game.VerbFinish)) || slices.Contains(moves, game.Plain(game.VerbEnd)) ||
		slices.ContainsFunc(moves, func(m rules.Move) bool { return game.Actor(m) == game.Businessman }) {
		t.Errorf("thinks of %v", moves)
	}
}

// TestATurnEndsWhereTheZombiesPass: what the humans do in the next turn is no part of what
// they think out in this one (WP-48).
func TestATurnEndsWhereTheZombiesPass(t *testing.T) {
	s := at(t, "B2", "", "", func(p *game.Position) {
		p.Stage, p.Decision, p.Pool, p.Removed = game.StageTurn, game.DecideTurn, 0, game.ZombiesTotal
		p.TokensLeft, p.Risen = 0, game.CrawlerTokens
		p.FindsLeft, p.FindPool = 0, nil
		for i, face := range [...]game.Face{game.ZombieFind, game.ZombieFind, game.Biohazard, game.Biohazard, game.Fuel} {
			p.Finds = append(p.Finds, game.Find{Field: game.At(i, 11), Face: face})
		}
		p.Cards[game.SeatZombies] = game.Cards{Hand: []game.Card{}, Played: []game.Card{game.Frenzy, game.Hunger, game.Scent, game.Clutch}}
	})
	root := s.Clone()
	if err := s.Apply(game.Plain(game.VerbEnd), nil); err != nil {
		t.Fatal(err)
	}
	if s.Stage() != game.StageTurn || !(Mind{}).Quiet(root, s) {
		t.Errorf("goes on in stage %s of turn %d", s.Stage(), s.Status().Turn)
	}
}

// TestWaitingCostsWhileTimeRuns: more than an activation does, and nothing before.
func TestWaitingCostsWhileTimeRuns(t *testing.T) {
	toll := func(runs, acts bool) int32 {
		return Mind{}.Toll(game.SeatHumans, at(t, "B2", "", "", func(p *game.Position) {
			if p.Humans[game.Runner].Activated = acts; !runs {
				p.Terror = nil
			}
		}), certain/2)
	}
	if a, b := toll(true, false), toll(true, true); a <= b {
		t.Errorf("waiting costs %d, an activation %d", a, b)
	}
	if n := toll(false, false); n != 0 {
		t.Errorf("waiting costs %d where the marker is not on its track", n)
	}
}

// TestNobodyWalksIntoATrap: onto a find, unless a carrier that is well or to flee.
func TestNobodyWalksIntoATrap(t *testing.T) {
	on := game.ByOn(game.VerbStep, game.Runner, field(t, "E4"))
	for _, c := range []struct {
		zombie string
		change func(p *game.Position)
		want   bool
	}{
		{"", nil, false},
		{"D3", nil, true},
		{"", carries, true},
		{"", func(p *game.Position) { carries(p); p.Humans[game.Runner].Wounds = 1 }, false},
	} {
		s := at(t, "E3", c.zombie, "N", c.change)
		for _, m := range []rules.Move{game.Plain(game.VerbDraw), game.On(game.VerbPlace, field(t, "E4"))} {
			if err := s.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
		}
		for s.Stage() != game.StageTurn {
			m := game.Plain(game.VerbDone)
			if s.Check(m) != nil {
				m = s.Legal(nil)[0]
			}
			if err := s.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
		}
		if got := slices.Contains(Mind{}.Moves(s, nil), on); got != c.want {
			t.Errorf("zombie %q: thinks of it: %t, want %t", c.zombie, got, c.want)
		}
	}
}

// TestNoDetour: a field beside where a walk began is entered at once or not at all.
func TestNoDetour(t *testing.T) {
	s := at(t, "E2", "", "", func(p *game.Position) { p.Stage, p.Decision = game.StageTurn, game.DecideTurn })
	for _, m := range []string{"step runner E3", "step runner F3"} {
		mv, err := game.Game{}.Parse(m)
		if err != nil || s.Apply(mv, nil) != nil {
			t.Fatal(m, err)
		}
	}
	moves := Mind{}.Moves(s, nil)
	if on := game.On(game.VerbSprint, field(t, "F2")); s.Check(on) != nil || slices.Contains(moves, on) {
		t.Errorf("thinks of %v", moves)
	}
}

// TestNoWeightBreaksTheWays: whatever numbers are learned, ways are found and cost
// something.
func TestNoWeightBreaksTheWays(t *testing.T) {
	s := at(t, "B3", "D3", "W", nil)
	for _, price := range []int{-300, 0, 300} {
		w := HandSet
		w.PriceHuman, w.PriceZombie, w.PriceCrawler, w.PriceFront, w.PriceGoo = price, price, price, price, price
		found := findWays(s, &w, false)
		for f := game.Field(0); f < game.Fields; f++ {
			if !game.Obstacle(f) && (found.enter[f] <= 0 || found.off[f] <= 0 || found.off[f] > priceOff) {
				t.Fatalf("price %d: %s costs %d, the way off %d", price, f, found.enter[f], found.off[f])
			}
		}
	}
}
