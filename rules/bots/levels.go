package bots

import (
	"schron/rules"
	doloresbot "schron/rules/dolores/bot"
	dziczbot "schron/rules/dzicz/bot"
	paliwobot "schron/rules/paliwo/bot"
	"schron/rules/search"
	wcpbot "schron/rules/wcp/bot"
	wradislaviabot "schron/rules/wradislavia/bot"
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

// Advise is Choose with its reasons, in a game that the level knows.
func (l level) Advise(p *rules.Position) search.Advice { return l.games[p.Game().ID()].Advise(p) }

// LevelOf returns how a bot with an id plays a game, false where it plays by chance.
func LevelOf(id string, g rules.Game) (search.Level, bool) {
	for _, l := range playable {
		if l.id == id {
			x, ok := l.games[g.ID()]
			return x, ok
		}
	}
	return search.Level{}, false
}

// plays is how a game is played at each level.
type plays struct {
	easy, medium, hard, greedy search.Level
	hand                       search.Mind // that of hard, with the weights that were set by hand
}

// games is how each game is played. What each number is worth is measured by
// "schron sim -bots … -pairs …".
var games = map[string]plays{
	"dzicz": {
		easy:   search.Level{Mind: dziczbot.Mind{Simple: true}, Samples: 2, Tolerance: 600},
		medium: search.Level{Mind: dziczbot.Mind{}, Iterations: 300, Explore: 5000, Playout: 20, Tolerance: 200},
		hard:   search.Level{Mind: dziczbot.Mind{}, Iterations: 20_000, Explore: 4000, Playout: 20},
		greedy: search.Level{Mind: dziczbot.Mind{}, Samples: 4},
		hand:   dziczbot.Mind{Weights: &dziczbot.HandSet},
	},
	"paliwo": {
		easy:   search.Level{Mind: paliwobot.Mind{Simple: true, Weights: &paliwobot.HandSet}, Tolerance: 200},
		medium: search.Level{Mind: paliwobot.Mind{}, Iterations: 300, Lines: 2, Finalists: 2},
		hard:   search.Level{Mind: paliwobot.Mind{Openings: true}, Iterations: 4000, Samples: 2, Lines: 8, Finalists: 8, Playout: 60},
		greedy: search.Level{Mind: paliwobot.Mind{}},
		hand:   paliwobot.Mind{Openings: true, Weights: &paliwobot.HandSet},
	},
	"wradislavia": {
		easy:   search.Level{Mind: wradislaviabot.Mind{}, Guess: true},
		medium: search.Level{Mind: wradislaviabot.Mind{Deploy: sketchy}, Iterations: 100, Explore: 2000, Playout: 40, Tolerance: 200},
		hard:   search.Level{Mind: wradislaviabot.Mind{Deploy: thorough}, Iterations: 1500, Explore: 2000, Playout: 40},
		greedy: search.Level{Mind: wradislaviabot.Mind{Bold: true}, Guess: true},
		hand:   wradislaviabot.Mind{Deploy: thorough, Weights: &wradislaviabot.HandSet},
	},
	"wcp": {
		easy:   search.Level{Mind: wcpbot.Mind{Simple: true}, Tolerance: 600},
		medium: search.Level{Mind: wcpbot.Mind{Ending: true, Hunting: true}, Tolerance: 50},
		hard: search.Level{
			Mind:       wcpbot.Mind{Ending: true, Hunting: true},
			Iterations: 6000, Samples: 40, Lines: 16, Finalists: 48, Playout: 10, TurnsAhead: 4, Margin: 10,
		},
		greedy: search.Level{Mind: wcpbot.Mind{Weights: &wcpbot.HandSet}},
		hand:   wcpbot.Mind{Ending: true, Hunting: true, Weights: &wcpbot.HandSet},
	},
	"dolores": {
		easy:   search.Level{Mind: doloresbot.Mind{Simple: true, Weights: &doloresbot.HandSet}},
		medium: search.Level{Mind: doloresbot.Mind{Weights: &doloresbot.HandSet}},
		hard:   search.Level{Mind: doloresbot.Mind{Robots: true, War: true, Industry: true}},
		greedy: search.Level{Mind: doloresbot.Mind{Robots: true, Rash: true}},
		hand:   doloresbot.Mind{Robots: true, War: true, Industry: true, Weights: &doloresbot.HandSet},
	},
}

// levelOf makes a level of what each game has for it.
func levelOf(id string, of func(plays) search.Level) level {
	l := level{id, map[string]search.Level{}}
	for game, p := range games {
		l.games[game] = of(p)
	}
	return l
}

// levels are all bots that think: the strengths, the weakest first, then the yardsticks.
var levels = append(strengths[:len(strengths):len(strengths)], levelOf(byHand, func(p plays) search.Level {
	l := p.hard
	l.Mind = p.hand
	return l
}))

// strengths are easy, medium and hard, and greedy, a yardstick.
var strengths = []level{
	levelOf("easy", func(p plays) search.Level { return p.easy }),
	levelOf("medium", func(p plays) search.Level { return p.medium }),
	levelOf(strongest, func(p plays) search.Level { return p.hard }),
	levelOf(yardstick, func(p plays) search.Level { return p.greedy }),
}

// How Wradislavia's deployments are thought out.
var (
	sketchy  = wradislaviabot.Deploying{Screen: 24, Own: 6, Hands: 2, Dice: 2, Theirs: 2, Near: 500}
	thorough = wradislaviabot.Deploying{Screen: 400, Own: 16, Hands: 8, Dice: 4, Theirs: 4, Near: 120}
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
