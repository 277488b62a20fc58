package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
	game "schron/rules/wcp"
)

// corridor plays moves of two pawns in a corridor from exit to exit, d7 to d1. Seat 0
// begins in round 5. Once the stage is the escape all other halls have
// fallen, and in round 50 all are laid.
func corridor(t *testing.T, moves string, change func(p *game.Position)) *played {
	t.Helper()
	start, err := game.Game{}.New(rules.Setup{Players: 2, Options: rules.Options{game.OptionPatience: 0}})
	if err != nil {
		t.Fatal(err)
	}
	var p struct {
		game.Position
		Rand rules.Rand `json:"rand"`
	}
	decoded(t, start, &p)
	p.Round, p.Phase, p.Decision, p.Turn = 5, game.PhaseMove, game.DecideMove, 0
	for seat, v := range []game.Vehicle{5, 6} {
		x := &p.Players[seat]
		at := fieldOf(t, []string{"d6", "d2"}[seat])
		x.Vehicle, x.Pawn, x.Fire, x.Armour, x.Boosters = &v, &at, v.Fire(), v.Armour(), v.Boosters()
	}
	for _, h := range []string{"d7 100111", "d6 111110", "d5 111110", "d3 111110", "d2 111110", "d1 110100"} {
		open, err := game.ParseEdges(h[3:])
		if err != nil {
			t.Fatal(err)
		}
		p.Halls = append(p.Halls, game.Hall{Field: fieldOf(t, h[:2]), Tile: drawn(&p.HallStack, game.TileOf(open)), Open: open})
	}
	change(&p.Position)
	for f := game.Field(0); f < 64 && (p.Round == 50 || p.Stage == game.StageEscape); f++ {
		laid := slices.ContainsFunc(p.Halls, func(h game.Hall) bool { return h.Field == f })
		if laid || !f.OnBoard() || f == game.Centre {
			continue
		}
		h := game.Hall{Field: f, Tile: drawn(&p.HallStack, p.HallStack[0]), Destroyed: p.Stage == game.StageEscape}
		if !h.Destroyed {
			h.Breached, h.Open = true, game.AllEdges
		}
		p.Halls = append(p.Halls, h)
	}
	p.HallsLeft, p.TokensLeft = len(p.HallStack), len(p.TokenStack)
	data, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.Game{}.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	g := &played{players: make([]rules.Player, 2), states: []rules.State{s.Clone()}}
	for _, text := range strings.Split(moves, "|") {
		m, err := game.Game{}.Parse(text)
		if err == nil {
			err = s.Apply(m, nil)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		g.moves, g.states = append(g.moves, m), append(g.states, s.Clone())
	}
	return g
}

func decoded(t *testing.T, s rules.State, into any) {
	t.Helper()
	data, err := s.MarshalJSON()
	if err == nil {
		err = json.Unmarshal(data, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func fieldOf(t *testing.T, name string) game.Field {
	t.Helper()
	f, err := game.ParseField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func drawn[K comparable](stack *[]K, k K) K {
	i := slices.Index(*stack, k)
	*stack = slices.Delete(*stack, i, i+1)
	return k
}

// brings gives things, which bring nothing but trophies here.
func brings(t *testing.T, p *game.Position, seat int, ids ...string) {
	t.Helper()
	for _, id := range ids {
		k, x := drawn(&p.TokenStack, tokenOf(t, id)), &p.Players[seat]
		x.Owned, x.Value = append(x.Owned, k), x.Value+k.Value()*min(1, int(game.FireUpgrade-k.Kind()))
	}
}

func tokenOf(t *testing.T, id string) game.Token {
	t.Helper()
	k, err := game.ParseToken(id)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// laughs fails unless the follies of a game are these, each with its moves.
func laughs(t *testing.T, g *played, want map[string][]int) {
	t.Helper()
	for _, f := range wcp {
		if got := f.find(g); !slices.Equal(got, want[f.id]) {
			t.Errorf("%s at %v, want %v", f.id, got, want[f.id])
		}
	}
}

// TestGuardOwnWay: a guard on the only hall beside the pawn must not have an arrow to it.
func TestGuardOwnWay(t *testing.T) {
	for lays, want := range map[string][]int{"content sensor d6 111111": {1}, "content sensor d5 111111": nil, "content cerberus d6 000100": nil} {
		g := corridor(t, lays, func(p *game.Position) {
			x := &p.Players[0]
			*x.Pawn = fieldOf(t, "d7")
			p.Phase, p.Decision, p.Done.HallLaid = game.PhasePlace, game.DecidePlace, true
			for _, id := range []string{"sensor", "cerberus"} {
				x.Tokens = append(x.Tokens, drawn(&p.TokenStack, tokenOf(t, id)))
				x.TokenCount++
			}
		})
		laughs(t, g, map[string][]int{"guard-own-way": want})
	}
}

// TestPressLast: who has least is laughed at for pressing the button.
func TestPressLast(t *testing.T) {
	for seat, want := range [][]int{nil, {2}} {
		laughs(t, corridor(t, "move d4|press", func(p *game.Position) {
			p.Round = 50
			*p.Players[0].Pawn = fieldOf(t, "d5")
			brings(t, p, seat, "scrap")
		}), map[string][]int{"press-last": want})
	}
}

// TestLostWinning: who goes back for a booster with most trophies, and is cut off.
func TestLostWinning(t *testing.T) {
	for seat, want := range []map[string][]int{
		{"lost-winning": {1}, "booster-trip": {1}, "no-meeting": {4}},
		{"booster-trip": {1}, "no-meeting": {4}},
	} {
		laughs(t, corridor(t, "move d6|content scrap d5|leave|destroy d7", func(p *game.Position) {
			p.Stage, p.Presser, p.CentralHall = game.StageEscape, 1, 1
			*p.Players[0].Pawn, *p.Players[1].Pawn = fieldOf(t, "d7"), fieldOf(t, "d1")
			brings(t, p, seat, "core")
			k := drawn(&p.TokenStack, tokenOf(t, "booster"))
			p.Halls[1].Content = &k
			p.Players[0].Tokens = append(p.Players[0].Tokens, drawn(&p.TokenStack, tokenOf(t, "scrap")))
			p.Players[0].TokenCount++
		}), want)
	}
}

// TestCheapUpgrade: neither to offer nor to agree is wise.
func TestCheapUpgrade(t *testing.T) {
	for talk, want := range map[string][]int{
		"give scrap|ask fire|offer|accept":  {6},
		"give fire|ask scrap|offer|accept":  {5},
		"give scrap|ask fire|offer|decline": nil,
		"give core|ask fire|offer|accept":   nil,
	} {
		laughs(t, corridor(t, "move d5|trade 1|"+talk, func(p *game.Position) {
			*p.Players[1].Pawn = fieldOf(t, "d5")
			for seat := range 2 {
				brings(t, p, seat, "scrap", "core", "fire")
				p.Players[seat].Fire++
			}
		}), map[string][]int{"cheap-upgrade": want})
	}
}

// TestHardMeetsOthers plays whole games of three. In seven of ten somebody fights or trades.
// A pawn may be cut off that wanted one thing more.
func TestHardMeetsOthers(t *testing.T) {
	if rulestest.Thorough() {
		plays(t, "wcp", "hard@1000", 3, 40, nil, map[string]int{"no-meeting": 12, "lost-winning": 4})
	} else {
		plays(t, "wcp", "hard@100", 3, 1, nil, map[string]int{"no-meeting": 1})
	}
}
