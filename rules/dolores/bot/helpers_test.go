package bot

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/dolores"
)

// player plays what a mind plans.
type player struct{ Mind }

func (player) ID() string                            { return "player" }
func (b player) Choose(p *rules.Position) rules.Move { return b.Plan(p)[0] }

var (
	beginner = player{Mind{Simple: true, Weights: &HandSet}}
	medium   = player{Mind{Weights: &HandSet}}
	peaceful = player{Mind{Robots: true}}
	hard     = player{Mind{Robots: true, War: true, Industry: true}}
	byHand   = player{Mind{Robots: true, War: true, Industry: true, Weights: &HandSet}}
)

// mostRounds and usualRobots are of the options.
const (
	mostRounds  = 99
	usualRobots = 6
)

// contest plays a game of bots by seat and looks at every position after a move. What a
// contest chose is kept: another test of the same game plays its moves again.
func contest(t testing.TB, seed uint64, options rules.Options, look func(s *game.State, m rules.Move), bots ...rules.Bot) *game.State {
	t.Helper()
	p := rules.Playout{Game: game.Game{}, Longest: 5000, Bots: bots, Check: rulestest.Thorough()}
	key := fmt.Sprintf("%d %v %#v", seed, options, bots)
	if moves, ok := contested[key]; ok {
		p.Check, p.Bots = false, slices.Repeat([]rules.Bot{&again{moves: moves}}, len(bots))
	}
	p.After = func(s rules.State, m rules.Move) error {
		look(s.(*game.State), m)
		return nil
	}
	end, err := p.Run(rules.Setup{Players: len(bots), Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	contested[key] = slices.Clone(p.Moves())
	return end.(*game.State)
}

// unequal plays hard against medium, in a proof without a limit of rounds that is reached.
func unequal(t testing.TB, look func(s *game.State, m rules.Move)) *game.State {
	t.Helper()
	var options rules.Options
	if rulestest.Thorough() {
		options = rules.Options{game.OptionRounds: mostRounds}
	}
	return contest(t, 5, options, look, hard, medium)
}

// contested are the moves of contests by what they depend on.
var contested = map[string][]rules.Move{}

// again plays moves that were chosen before.
type again struct {
	rules.Bot
	moves []rules.Move
}

func (a *again) Choose(*rules.Position) rules.Move {
	m := a.moves[0]
	a.moves = a.moves[1:]
	return m
}

// matchOf is a match that begins with a position.
func matchOf(t testing.TB, s *game.State) *rules.Match {
	t.Helper()
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(game.Game{}, nil, data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// chosen is what a mind plays in a position.
func chosen(t *testing.T, s *game.State, b rules.Bot) rules.Move {
	t.Helper()
	m, err := matchOf(t, s).BotMove(b)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// plays lets a mind play its part of the investment phase and lists the moves, up to an
// offer that waits for its answer.
func plays(t *testing.T, s *game.State, b rules.Bot) (out []rules.Move) {
	t.Helper()
	for s.Decision() == game.DecideInvest && s.Actor() == 0 || s.Decision() == game.DecideOffer {
		m := chosen(t, s, b)
		apply(t, s, m)
		if out = append(out, m); len(out) > mostSteps {
			t.Fatal("no end")
		}
	}
	return out
}

// mostSteps is how many moves an investment phase may take.
const mostSteps = 250

func apply(t testing.TB, s *game.State, moves ...rules.Move) {
	t.Helper()
	for _, m := range moves {
		if err := s.Apply(m, nil); err != nil {
			t.Fatalf("%s: %v", game.Game{}.Notation(m), err)
		}
	}
}

// phase is the phase of a position.
func phase(s *game.State) game.Phase {
	p, err := game.ParsePhase(s.Status().Phase)
	if err != nil {
		panic(err)
	}
	return p
}

// position is a position that a test changes: its stable form.
type position struct {
	t testing.TB
	game.Position
	Rand rules.Rand `json:"rand"`
}

// read makes a position of a state.
func read(t testing.TB, s *game.State) *position {
	t.Helper()
	data, err := s.MarshalJSON()
	p := &position{t: t}
	if err == nil {
		err = json.Unmarshal(data, p)
	}
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// state is the state of the position.
func (p *position) state() *game.State {
	p.t.Helper()
	data, err := json.Marshal(p)
	if err != nil {
		p.t.Fatal(err)
	}
	s, err := game.Game{}.Decode(data)
	if err != nil {
		p.t.Fatal(err)
	}
	return s.(*game.State)
}

// start is the start of a game.
func start(t testing.TB, players int, options rules.Options) *position {
	t.Helper()
	s, err := game.Game{}.New(rules.Setup{Players: players, Seed: 5, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return read(t, s.(*game.State))
}

// bare is a start without forest and without a truce.
func bare(t testing.TB, players int) *position {
	t.Helper()
	p := start(t, players, rules.Options{game.OptionTruce: 0})
	for i, row := range p.Ground {
		p.Ground[i] = strings.ReplaceAll(row, "f", ".")
	}
	return p
}

func field(t testing.TB, name string) game.Field {
	t.Helper()
	f, err := game.ParseField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// own gives a field with a ground token, a dot for none, to a seat.
func (p *position) own(seat int, name string, token byte) game.Field {
	return p.paint(name, byte('0'+seat), token)
}

// paint draws a field with its owner and ground token; a dot stands for none.
func (p *position) paint(name string, owner, token byte) game.Field {
	f := field(p.t, name)
	write := func(rows []string, sign byte) {
		row := []byte(rows[f.Row()])
		row[f.Col()] = sign
		rows[f.Row()] = string(row)
	}
	write(p.Owners, owner)
	write(p.Ground, token)
	return f
}

// settle gives a seat a city with buildings; mines are for oil.
func (p *position) settle(seat int, name string, buildings ...game.Building) {
	p.t.Helper()
	fed := &p.Federations[seat]
	fed.Cities = append(fed.Cities, game.CityState{Field: p.own(seat, name, 'C'), Districts: []game.DistrictState{}})
	p.furnish(seat, name, game.Oil, buildings...)
}

// furnish adds buildings to a city of a seat, with mines for a material.
func (p *position) furnish(seat int, name string, material game.Good, buildings ...game.Building) {
	p.t.Helper()
	cities := p.Federations[seat].Cities
	i := slices.IndexFunc(cities, func(c game.CityState) bool { return c.Field == field(p.t, name) })
	for _, b := range buildings {
		d := game.DistrictState{Building: b}
		if b == game.Mine {
			d.Material = &material
		}
		cities[i].Districts = append(cities[i].Districts, d)
	}
}

// raze takes a seat's first city away, with its field.
func (p *position) raze(seat int) {
	fed := &p.Federations[seat]
	p.paint(fed.Cities[0].Field.String(), '.', '.')
	fed.Cities, fed.Capital = fed.Cities[1:], nil
}

// crown makes a city the capital of a seat.
func (p *position) crown(seat int, name string) {
	f := field(p.t, name)
	p.Federations[seat].Capital = &f
}

// fund sets a seat's money.
func (p *position) fund(seat, money int) {
	fed := &p.Federations[seat]
	fed.Book.Sold += money - fed.Money
	fed.Money = money
}

// put places a launcher.
func (p *position) put(seat int, unit, name string) game.Unit {
	p.t.Helper()
	u, err := game.ParseUnit(unit)
	if err != nil {
		p.t.Fatal(err)
	}
	fed := &p.Federations[seat]
	fed.Units = append(fed.Units, game.UnitState{Unit: u, Field: p.own(seat, name, 'L')})
	return u
}

// stand places a unit that is no launcher, alone on its field.
func (p *position) stand(seat int, unit, name string) game.Unit {
	p.t.Helper()
	u, err := game.ParseUnit(unit)
	if err != nil {
		p.t.Fatal(err)
	}
	f := field(p.t, name)
	p.Federations[seat].Units = append(p.Federations[seat].Units, game.UnitState{Unit: u, Field: f})
	p.Stacks = append(p.Stacks, game.Stack{Field: f, Seat: seat, Units: []game.Unit{u}})
	return u
}

// warfare brings the position to a seat's part of phase 5.
func (p *position) warfare(seat int) {
	p.Phase, p.Decision, p.Go, p.Wind = game.PhaseMilitary, game.DecideMilitary, rules.Holder(seat), []int{1, 1}
}

// reach brings the position to a round.
func (p *position) reach(round int) {
	for p.Round < round {
		p.Round++
		line := p.History[0]
		line.Round = len(p.History)
		p.History = append(p.History, line)
	}
}

// besiege brings a long game to a round.
func (p *position) besiege(round int) {
	p.Options[game.OptionRounds] = mostRounds
	p.reach(round)
}

// many repeats a building.
func many(b game.Building, n int) []game.Building { return slices.Repeat([]game.Building{b}, n) }

// want compares two values.
func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}
