package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/bots"
	game "schron/rules/paliwo"
	"schron/rules/paliwo/bot"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// beside is a game in which the Runner ends an activation beside the barrel D7.
const beside = "zombie A12 S|zombie C12 S|zombie E12 S|zombie G12 S|zombie I12 S|zombie K12 S|zombie K7 N|zombie I8 N|" +
	"human lumberjack A1|human businessman B1|human policeman C1|human mechanic F1|human runner D1|human child H1|" +
	"arm lumberjack|arm mechanic|arm runner|step runner D2|step runner D3|sprint D4|end|" +
	"draw|place K4|done|new K5 E|done|step runner D5|step runner D6"

// TestClosedBarrel: who goes on without a look is laughed at, and nobody else.
func TestClosedBarrel(t *testing.T) {
	at := strings.Split(beside, "|")
	n := len(at)
	finds(t, after(t, "paliwo", 1, append(at[:n:n], "finish")...), "closed-barrel", n+1)
	finds(t, after(t, "paliwo", 1, append(at[:n:n], "open runner D7", "finish")...), "closed-barrel")
	finds(t, after(t, "paliwo", 1, at...), "closed-barrel")
}

// TestHintOpensBarrel: what is advised there is to look.
func TestHintOpensBarrel(t *testing.T) {
	m, err := rules.LoadMatch(registry.Game, after(t, "paliwo", 1, strings.Split(beside, "|")...))
	if err != nil {
		t.Fatal(err)
	}
	if a := bots.Adviser(m.Game())(m.Position()); m.Notation(a.Move) != "open runner D7" {
		t.Errorf("advised: %s", m.Notation(a.Move))
	}
}

// runs is a game from round 3 on. The Runner stands on F3, the Businessman on K3, the
// Lumberjack on D4, and nobody else lives. A zombie stands on a field and looks somewhere,
// if there is one; a crawler token lies on E5. Nobody else comes.
func runs(t *testing.T, zombie, looks string, moves ...string) *rules.Record {
	t.Helper()
	s, err := game.Game{}.New(rules.Setup{Players: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	data, err := s.MarshalJSON()
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
	at := func(name string) *game.Field {
		f, err := game.ParseField(name)
		if err != nil {
			t.Fatal(err)
		}
		return &f
	}
	terror := game.TerrorStart
	p.Stage, p.Decision, p.Round, p.Terror, p.Pool = game.StageTurn, game.DecideTurn, 3, &terror, 1
	p.TokensLeft, p.CrawlerTokens = 2, []game.Field{*at("E5")}
	p.Humans[game.Runner].Field, p.Humans[game.Businessman].Field = at("F3"), at("K3")
	p.Humans[game.Lumberjack].Field = at("D4")
	if zombie != "" {
		d, err := game.ParseFacing(looks)
		if err != nil {
			t.Fatal(err)
		}
		p.Zombies = []game.Zombie{{Field: *at(zombie), Figure: 1, Facing: &d}}
	}
	p.Removed = game.ZombiesTotal - p.Pool - len(p.Zombies)
	if data, err = json.Marshal(p); err != nil {
		t.Fatal(err)
	}
	r := after(t, "paliwo", 0, moves...)
	r.Position = data
	return r
}

// TestWalkBack: in one activation, or in two turns, unless something could bite.
func TestWalkBack(t *testing.T) {
	back := []string{"step runner F2", "step runner F3", "finish"}
	finds(t, runs(t, "", "", back...), "walk-back", 3)
	finds(t, runs(t, "D3", "E", back...), "walk-back")
	finds(t, runs(t, "", "", "step runner F2", "step runner G2", "finish"), "walk-back")
	turns := []string{"step runner F2", "end", "draw", "place A12", "done", "done", "step runner F3", "end"}
	finds(t, runs(t, "", "", turns...), "walk-back", 8)
}

// TestIdlePush: a push is idle unless fewer can bite after it or the field is entered.
func TestIdlePush(t *testing.T) {
	push := []string{"push runner G3", "finish", "end"}
	finds(t, runs(t, "G3", "E", push...), "idle-push", 1)
	finds(t, runs(t, "G3", "N", push...), "idle-push")
	finds(t, runs(t, "G3", "E", "push runner G3", "step runner G3", "end"), "idle-push")
}

// TestBesideToken: a walk to where a crawler rises, but not past it.
func TestBesideToken(t *testing.T) {
	finds(t, runs(t, "", "", "step runner F4", "step runner E4", "finish"), "beside-token", 3)
	finds(t, runs(t, "", "", "step runner F4", "step runner E4", "sprint E3", "finish"), "beside-token")
	finds(t, runs(t, "E4", "E", "axe E4", "step lumberjack E4", "finish"), "beside-token")
}

// changed is a record with another position at its start.
func changed(t *testing.T, r *rules.Record, change func(p *game.Position)) *rules.Record {
	t.Helper()
	var p game.Position
	if err := json.Unmarshal(r.Position, &p); err != nil {
		t.Fatal(err)
	}
	change(&p)
	var err error
	if r.Position, err = json.Marshal(p); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestDeadlyGoo: who has a wound and only walks onto goo dies for nothing.
func TestDeadlyGoo(t *testing.T) {
	walk := func(wounds int, moves ...string) *rules.Record {
		return changed(t, runs(t, "H5", "E", moves...), func(p *game.Position) {
			on, err := game.ParseField("G6")
			if err != nil {
				t.Fatal(err)
			}
			p.Humans[game.Runner].Field, p.Humans[game.Runner].Wounds = &on, wounds
		})
	}
	finds(t, walk(1, "step runner G5", "finish"), "deadly-goo", 2)
	finds(t, walk(0, "step runner G5", "finish"), "deadly-goo")
	finds(t, walk(1, "step runner G5", "push runner H5", "finish"), "deadly-goo")
}

// TestTurnToWall: a zombie that turns to a wreck is laughed at, and no mind thinks of it.
func TestTurnToWall(t *testing.T) {
	before := []string{"step runner F2", "end", "draw", "place A12"}
	finds(t, runs(t, "E6", "N", append(before, "rotate E6 E")...), "turn-to-wall", 5)
	finds(t, runs(t, "E6", "N", append(before, "rotate E6 W")...), "turn-to-wall")
	g, err := replay(runs(t, "E6", "N", before...))
	if err != nil {
		t.Fatal(err)
	}
	var turns []string
	for _, m := range (bot.Mind{}).Moves(g.states[len(before)], nil) {
		if m.Verb == game.VerbRotate {
			turns = append(turns, game.Game{}.Notation(m))
		}
	}
	if !slices.Equal(turns, []string{"rotate E6 W"}) {
		t.Errorf("it thinks of %q", turns)
	}
}

// TestGivesUp: the humans may wait once, and as long as they have time.
func TestGivesUp(t *testing.T) {
	wait := []string{"end", "draw", "place A12", "done", "done", "end"}
	finds(t, runs(t, "", "", wait...), "gives-up", 6)
	finds(t, runs(t, "", "", append([]string{"step runner F2"}, wait...)...), "gives-up")
	finds(t, runs(t, "", "", wait[:5]...), "gives-up")
}

// TestStepsOnFind: but not who flees.
func TestStepsOnFind(t *testing.T) {
	on := []string{"end", "draw", "place F2", "done", "done"}
	finds(t, runs(t, "", "", append(on, "step runner F2")...), "steps-on-find", 6)
	finds(t, runs(t, "E3", "N", append(on, "done", "step runner F2")...), "steps-on-find")
}

// TestWalksHome: away from one with fuel, unless that stays near, something could bite, or
// the fuel is carried off. No mind thinks of that.
func TestWalksHome(t *testing.T) {
	walk := func(carrier game.Human, zombie string, moves ...string) *rules.Record {
		return changed(t, runs(t, zombie, "W", moves...), func(p *game.Position) {
			p.Finds = slices.DeleteFunc(p.Finds, func(x game.Find) bool { return x.Face == game.Fuel })
			p.Humans[carrier].Fuel = true
		})
	}
	away := []string{"step runner E3", "step runner D3", "finish"}
	finds(t, walk(game.Businessman, "", away...), "walks-home", 3)
	finds(t, walk(game.Businessman, "", "step runner G3", "finish"), "walks-home")
	finds(t, walk(game.Lumberjack, "", "step runner F2", "finish"), "walks-home")
	finds(t, walk(game.Businessman, "G3", away...), "walks-home")
	finds(t, walk(game.Businessman, "", append(away, "leave businessman")...), "walks-home")
	g, err := replay(walk(game.Businessman, ""))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range (bot.Mind{}).Moves(g.states[0], nil) {
		if bot.Deserts(g.states[0].(*game.State), game.Runner, game.Target(m)) && game.Actor(m) == game.Runner {
			t.Errorf("thinks of %s", game.Game{}.Notation(m))
		}
	}
}

// TestWastedCard: a card turns nobody, and no mind thinks of that.
func TestWastedCard(t *testing.T) {
	finds(t, runs(t, "H5", "E", "flare", "done", "end"), "wasted-card", 2)
	finds(t, runs(t, "H5", "E", "flare", "turn H5 N", "end"), "wasted-card")
	g, err := replay(runs(t, "H5", "E", "flare"))
	if err != nil {
		t.Fatal(err)
	}
	if moves := (bot.Mind{}).Moves(g.states[1], nil); slices.Contains(moves, game.Plain(game.VerbDone)) {
		t.Errorf("thinks of %v", moves)
	}
}

// TestHardIsNoFool plays whole games.
func TestHardIsNoFool(t *testing.T) {
	if rulestest.Thorough() {
		plays(t, "paliwo", "hard@1000", 2, 40, nil, nil)
	} else {
		plays(t, "paliwo", "hard@100", 2, 1, nil, nil)
	}
}
