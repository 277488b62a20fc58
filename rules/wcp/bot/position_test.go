package bot

import (
	"encoding/json"
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/wcp"
)

var play = rulestest.Kit{Game: game.Game{}}.Play

// eachPosition walks through random games of every variant and looks at one position of
// every so many. Moves are played on in s.
func eachPosition(t *testing.T, games, every int, f func(s *game.State)) {
	t.Helper()
	setups := rulestest.Setups(game.Game{}, 0)
	for players := 2; players <= 3; players++ {
		setups = append(setups, rules.Setup{Players: players, Options: rules.Options{game.OptionTeams: true}})
	}
	for _, setup := range setups {
		for seed := range uint64(games) {
			setup.Seed = seed
			start, err := game.Game{}.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			s, r := start.(*game.State), rules.NewRand(seed)
			for n := 0; s.Actor() != rules.NoSeat; n++ {
				if n%every == 0 {
					f(s)
				}
				if err := s.Apply(rulestest.RandomMove(s, &r), nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// position is what a test changes of a position.
type position struct {
	game.Position
	Rand rules.Rand `json:"rand"`
	full bool       // all halls are laid
}

// change sets up a part of a test's position.
type change func(t testing.TB, p *position)

// at makes a position of round 5 in which seat 0 moves, and changes it. Seats 0 to 2 drive
// Boar (2 fire, 8 armour, 1 booster), Wolf (2, 6, 2) and Bear (1, 10, 2). Seats 3 to 5 drive
// Badger (1, 8, 3), Fox (2, 4, 3) and Hornet (3, 4, 1). They stand at the entrance. All that
// is not placed lies in the stacks. Where the stage has no hall stack, halls lie on the other
// fields: destroyed in the escape, else breached.
func at(t testing.TB, seats int, changes ...change) *game.State {
	t.Helper()
	start, err := game.Game{}.New(rules.Setup{Players: seats, Options: rules.Options{game.OptionPatience: 0}})
	if err != nil {
		t.Fatal(err)
	}
	data, err := start.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	var p position
	if err := json.Unmarshal(data, &p); err != nil {
		t.Fatal(err)
	}
	p.Round, p.Phase, p.Decision, p.Turn = 5, game.PhaseMove, game.DecideMove, 0
	for seat := range p.Players {
		v := []game.Vehicle{5, 6, 1, 2, 7, 9}[seat]
		x := &p.Players[seat]
		x.Vehicle, x.Fire, x.Armour, x.Boosters = &v, v.Fire(), v.Armour(), v.Boosters()
	}
	for _, c := range changes {
		c(t, &p)
	}
	p.spill()
	p.HallsLeft, p.TokensLeft = len(p.HallStack), len(p.TokenStack)
	if data, err = json.Marshal(p); err != nil {
		t.Fatal(err)
	}
	s, err := game.Game{}.Decode(data)
	if err != nil {
		t.Fatalf("a test's position: %v", err)
	}
	return s.(*game.State)
}

// spill lays the halls of the stack where the stage has none.
func (p *position) spill() {
	for name := byte('a'); name <= 'g'; name++ {
		for column := byte('1'); column <= '7'; column++ {
			f, err := game.ParseField(string([]byte{name, column}))
			taken := slices.ContainsFunc(p.Halls, func(h game.Hall) bool { return h.Field == f })
			if err != nil || f == game.Centre || taken || len(p.HallStack) == 0 || !p.full && p.Stage != game.StageEscape {
				continue
			}
			h := game.Hall{Field: f, Tile: pull(&p.HallStack, p.HallStack[0])}
			if h.Destroyed = p.Stage == game.StageEscape; !h.Destroyed {
				h.Breached, h.Open = true, game.AllEdges
			}
			p.Halls = append(p.Halls, h)
		}
	}
}

// pull takes a thing out of a stack.
func pull[K comparable](stack *[]K, k K) K {
	i := slices.Index(*stack, k)
	*stack = slices.Delete(*stack, i, i+1)
	return k
}

// read reads a name.
func read[K any](t testing.TB, parse func(string) (K, error), name string) K {
	t.Helper()
	k, err := parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// withoutStack lays all halls late in the game, so that the button could be pressed.
func withoutStack(_ testing.TB, p *position) { p.full, p.Round = true, 50 }

// escape takes the central hall off the board and gives it to a seat.
func escape(holder rules.Holder) change {
	return func(_ testing.TB, p *position) {
		p.Stage, p.Presser, p.CentralHall = game.StageEscape, rules.Holder(len(p.Players)-1), holder
	}
}

// team has so many people play the seats.
func team(people int) change {
	return func(_ testing.TB, p *position) {
		p.Teams, p.People = true, people
		for seat := range p.Players {
			p.Players[seat].Person = seat % people
		}
	}
}

func turnOf(seat rules.Holder) change {
	return func(_ testing.TB, p *position) { p.Turn = seat }
}

func inRound(n int) change { return func(_ testing.TB, p *position) { p.Round = n } }

// left sets what is left of armour and boosters.
func left(seat, armour, boosters int) change {
	return func(_ testing.TB, p *position) { p.Players[seat].Armour, p.Players[seat].Boosters = armour, boosters }
}

// corridorHalls lead from both exits of two players to the centre.
var corridorHalls = lays("d7 100111", "d6 111110", "d5 111110", "d3 111110", "d2 111110", "d1 110100")

// lays lays halls, each a field and the passages shown.
func lays(halls ...string) change {
	return func(t testing.TB, p *position) {
		for _, h := range halls {
			open := read(t, game.ParseEdges, h[3:])
			p.Halls = append(p.Halls, game.Hall{
				Field: read(t, game.ParseField, h[:2]), Tile: pull(&p.HallStack, game.TileOf(open)), Open: open,
			})
		}
	}
}

// stands puts a pawn into a hall.
func stands(seat int, name string) change {
	return func(t testing.TB, p *position) {
		f := read(t, game.ParseField, name)
		p.Players[seat].Pawn = &f
	}
}

// owns gives trophies and upgrades with all they bring.
func owns(seat int, ids ...string) change {
	return func(t testing.TB, p *position) {
		for _, id := range ids {
			k, x := pull(&p.TokenStack, read(t, game.ParseToken, id)), &p.Players[seat]
			x.Owned = append(x.Owned, k)
			switch k.Kind() {
			case game.Trophy:
				x.Value += k.Value()
			case game.FireUpgrade:
				x.Fire += k.Value()
			case game.ArmourUpgrade:
				x.Armour += k.Value()
			case game.BoosterUpgrade:
				x.Boosters += k.Value()
			}
		}
	}
}

// content lays a token on a hall, a guard with the edges that it covers.
func content(name, id string, edges game.Edges) change {
	return func(t testing.TB, p *position) {
		k, f := pull(&p.TokenStack, read(t, game.ParseToken, id)), read(t, game.ParseField, name)
		i := slices.IndexFunc(p.Halls, func(h game.Hall) bool { return h.Field == f })
		p.Halls[i].Content, p.Halls[i].Guarded = &k, edges
	}
}

// gone puts a pawn out of the game; fates other than Left have no exit.
func gone(seat int, fate game.Fate, exit int) change {
	return func(_ testing.TB, p *position) {
		x := &p.Players[seat]
		x.Fate, x.Pawn, x.Exit = fate, nil, exit
		p.Leavings = max(p.Leavings, exit)
	}
}

// encounter has seat 0 drive into the hall where all others stand.
func encounter(t testing.TB, seats int, changes ...change) *game.State {
	t.Helper()
	all := []change{corridorHalls, stands(0, "d6")}
	for seat := 1; seat < seats; seat++ {
		all = append(all, stands(seat, "d5"))
	}
	s := at(t, seats, append(all, changes...)...)
	play(t, s, "move d5")
	return s
}
