package bots

import (
	"schron/rules"
	"schron/rules/dolores"
	dziczbot "schron/rules/dzicz/bot"
	"schron/rules/paliwo"
	"schron/rules/search"
	"schron/rules/wcp"
	"schron/rules/wradislavia"
)

// level is a bot that plays each game that has a mind as the table says.
type level struct {
	id    string
	games map[string]search.Level
}

// ID is the name of the level.
func (l level) ID() string { return l.id }

// Choose decides as the level of the game does; where a game has none, by chance.
func (l level) Choose(p *rules.Position) rules.Move {
	if x, ok := l.games[p.Game().ID()]; ok {
		return x.Choose(p)
	}
	return rules.RandomBot{}.Choose(p)
}

// LevelOf returns how a bot with an id plays a game, false where it plays by chance.
func LevelOf(id string, g rules.Game) (search.Level, bool) {
	for _, l := range levels {
		if l.id == id {
			x, ok := l.games[g.ID()]
			return x, ok
		}
	}
	return search.Level{}, false
}

// levels are all bots that think: the strengths, the weakest first, then the yardsticks.
var levels = append(strengths[:len(strengths):len(strengths)], level{byHand, handSet(strengths[2].games)})

// strengths are how each game is played at easy, medium and hard, and by greedy, a
// yardstick. What each number is worth is measured by "schron sim -bots … -pairs …".
var strengths = []level{
	{"easy", map[string]search.Level{
		"dzicz":       {Mind: dziczbot.Mind{Simple: true}, Samples: 2, Near: 600},
		"paliwo":      {Mind: paliwo.Mind{Simple: true, Weights: &paliwo.HandSet}, Near: 200},
		"wradislavia": {Mind: wradislavia.Mind{}, Guess: true},
		"wcp":         {Mind: wcp.Mind{Simple: true, Weights: &wcp.HandSet}, Near: 800},
		"dolores":     {Mind: dolores.Mind{Simple: true, Weights: &dolores.HandSet}},
	}},
	{"medium", map[string]search.Level{
		"dzicz":       {Mind: dziczbot.Mind{}, Iterations: 300, Explore: 5000, Playout: 20, Near: 200},
		"paliwo":      {Mind: paliwo.Mind{}, Iterations: 300, Width: 2, Replies: 2},
		"wradislavia": {Mind: wradislavia.Mind{Deploy: sketchy}, Iterations: 100, Explore: 2000, Playout: 40, Near: 200},
		"wcp":         {Mind: wcp.Mind{Weights: &wcp.HandSet}, Near: 100},
		"dolores":     {Mind: dolores.Mind{Weights: &dolores.HandSet}},
	}},
	{strongest, map[string]search.Level{
		"dzicz":       {Mind: dziczbot.Mind{}, Iterations: 20_000, Explore: 4000, Playout: 20},
		"paliwo":      {Mind: paliwo.Mind{Openings: true}, Iterations: 4000, Samples: 2, Width: 8, Replies: 8, Playout: 60},
		"wradislavia": {Mind: wradislavia.Mind{Deploy: thorough}, Iterations: 1500, Explore: 2000, Playout: 40},
		"wcp":         {Mind: wcp.Mind{Ending: true, Hunting: true}, Iterations: 6000, Samples: 16, Width: 16, Replies: 24, Playout: 10, Ahead: 4, Doubt: 10},
		"dolores":     {Mind: dolores.Mind{Robots: true, War: true, Industry: true}},
	}},
	{yardstick, map[string]search.Level{
		"dzicz":       {Mind: dziczbot.Mind{}, Samples: 4},
		"paliwo":      {Mind: paliwo.Mind{}},
		"wradislavia": {Mind: wradislavia.Mind{Bold: true}, Guess: true},
		"wcp":         {Mind: wcp.Mind{Weights: &wcp.HandSet}},
		"dolores":     {Mind: dolores.Mind{Robots: true, Rash: true}},
	}},
}

// How Wradislavia's deployments are thought out.
var (
	sketchy  = wradislavia.Deploying{Screen: 24, Own: 6, Hands: 2, Dice: 2, Theirs: 2, Near: 500}
	thorough = wradislavia.Deploying{Screen: 400, Own: 16, Hands: 8, Dice: 4, Theirs: 4, Near: 120}
)

// The yardsticks are for tests and offered to nobody. greedy looks one move ahead with
// all that the game knows. In WCP it uses the weights set by hand, so that it stays the
// same whatever hard learns. hand is hard with the weights set by hand.
const (
	strongest = "hard"
	yardstick = "greedy"
	byHand    = "hand"
)

// offered reports whether a level can be chosen by people.
func (l level) offered() bool { return l.id != yardstick && l.id != byHand }

// handSet gives levels the weights that were set by hand.
func handSet(games map[string]search.Level) map[string]search.Level {
	out := map[string]search.Level{}
	for id, l := range games {
		switch m := l.Mind.(type) {
		case dziczbot.Mind:
			m.Weights = &dziczbot.HandSet
			l.Mind = m
		case paliwo.Mind:
			m.Weights = &paliwo.HandSet
			l.Mind = m
		case wradislavia.Mind:
			m.Weights = &wradislavia.HandSet
			l.Mind = m
		case wcp.Mind:
			m.Weights = &wcp.HandSet
			l.Mind = m
		case dolores.Mind:
			m.Weights = &dolores.HandSet
			l.Mind = m
		}
		out[id] = l
	}
	return out
}
