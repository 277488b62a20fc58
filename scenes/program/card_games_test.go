package program

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// anyVerb chooses among the kinds of moves first, so that what is rarely possible is
// done as often as what is possible in many ways.
type anyVerb struct{}

func (anyVerb) ID() string { return "any-verb" }

func (anyVerb) Choose(p *rules.Position) rules.Move {
	var verbs []uint8
	of := map[uint8][]rules.Range{}
	add := func(r rules.Range) {
		if v := r.Move.Verb; of[v] == nil {
			verbs = append(verbs, v)
		}
		of[r.Move.Verb] = append(of[r.Move.Verb], r)
	}
	for _, m := range p.Legal() {
		add(rules.Range{Move: m, Min: int(m.N), Max: int(m.N)})
	}
	for _, r := range p.Ranges() {
		add(r)
	}
	rand := p.Rand()
	moves := of[verbs[rand.IntN(len(verbs))]]
	r := moves[rand.IntN(len(moves))]
	return r.With(r.Min + rand.IntN(r.Max-r.Min+1))
}

// met is what people meet in games.
type met struct {
	asked  map[[2]string]bool // key of a question and phase
	events map[string]bool    // keys
}

// play plays a match, so many moves at most, and notes what its people meet.
func (x *met) play(t *testing.T, m *rules.Match, moves int, choose func() (rules.Move, error)) {
	t.Helper()
	for range moves {
		if m.Result().Over {
			break
		}
		x.asked[[2]string{m.Prompt(m.Actor()).Text.Key, m.Status().Phase}] = true
		move, err := choose()
		if err == nil {
			_, err = m.Play(move)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for seat := range m.Seats() {
		for _, e := range m.Log(seat) {
			x.events[e.Event.Text.Key] = true
		}
	}
}

// chance plays a match by chance.
func (x *met) chance(t *testing.T, m *rules.Match, b rules.Bot) {
	t.Helper()
	x.play(t, m, 2500, func() (rules.Move, error) { return m.BotMove(b) })
}

// again plays the games that are kept because they end in all ways.
func (x *met) again(t *testing.T, game string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", "rules", game, "testdata", "endings", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		r := rulestest.ReadRecord(t, file)
		moves := r.Moves
		r.Cut(0)
		m, err := rules.LoadMatch(registry.Game, r)
		if err != nil {
			t.Fatal(err)
		}
		x.play(t, m, len(moves), func() (rules.Move, error) { return m.Parse(moves[m.Len()]) })
	}
}

// misses lists the cards of a game that nothing has brought yet.
func (x *met) misses(game string) []*assets.Card {
	return slices.DeleteFunc(slices.Clone(assets.Cards(game)), x.brings)
}

// brings reports whether something brought a card.
func (x *met) brings(c *assets.Card) bool {
	for a := range x.asked {
		if c.Asked(a[0], a[1]) {
			return true
		}
	}
	for key := range x.events {
		if c.Happened(key) {
			return true
		}
	}
	return false
}

// wars are matches that go on from the middle of a war of Dolores, in which units,
// missiles and clouds are at hand. They have more clouds and rounds, in truce and
// without it, and by the printed rules of taxes.
func wars(t *testing.T) []*rules.Match {
	t.Helper()
	r := rulestest.ReadRecord(t, filepath.Join("..", "..", "build", "shots", "dolores.json"))
	g, err := registry.Game("dolores")
	if err != nil {
		t.Fatal(err)
	}
	var all []*rules.Match
	for n := range 16 {
		var position, options map[string]json.RawMessage
		for _, err := range []error{json.Unmarshal(r.Position, &position), json.Unmarshal(position["options"], &options)} {
			if err != nil {
				t.Fatal(err)
			}
		}
		options["rounds"] = json.RawMessage("30")
		if n%4 == 1 {
			options["truce"] = json.RawMessage("5")
		}
		if n%4 == 2 {
			options["taxes"] = json.RawMessage("false")
		}
		if position["options"], err = json.Marshal(options); err != nil {
			t.Fatal(err)
		}
		seed, _ := json.Marshal(rules.NewRand(uint64(n)))
		position["rand"] = seed
		position["radioactive_clouds"] = json.RawMessage(`["E12", "K8", "K7", "J7", "L8", "J8", "L9", "O13"]`)
		data, err := json.Marshal(position)
		if err != nil {
			t.Fatal(err)
		}
		m, err := rules.NewMatchAt(g, r.Players, data)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, m)
	}
	return all
}

// TestEveryCardIsBroughtByAGame: what a card waits for is asked or happens in games of
// people. They are kept for their endings, or played by chance with all numbers of players
// and all options until no card is left.
func TestEveryCardIsBroughtByAGame(t *testing.T) {
	bots := []rules.Bot{rules.RandomBot{}, anyVerb{}}
	for _, g := range registry.Games() {
		x := &met{map[[2]string]bool{}, map[string]bool{}}
		x.again(t, g.ID())
		if g.ID() == "dolores" {
			for n, m := range wars(t) {
				if len(x.misses(g.ID())) > 0 {
					x.chance(t, m, bots[n%2])
				}
			}
		}
		least, most := g.Players()
		for seed := range 8 {
			for _, options := range rules.Variants(g.Options()) {
				if len(x.misses(g.ID())) == 0 {
					break
				}
				people := make([]rules.Player, least+seed%(most-least+1))
				m, err := rules.NewMatch(g, people, rules.Setup{Seed: uint64(seed), Options: options})
				if err != nil {
					continue // not for so many
				}
				x.chance(t, m, bots[seed/2%2])
			}
		}
		if len(assets.Cards(g.ID())) == 0 {
			t.Errorf("%s explains nothing", g.ID())
		}
		for _, c := range x.misses(g.ID()) {
			t.Errorf("nothing brings %s", c.Name())
		}
	}
}
