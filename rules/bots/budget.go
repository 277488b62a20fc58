package bots

import (
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
	"schron/rules/search"
)

// cheaper reads a bot with a budget of its own, such as "hard@500": a level that
// searches, with so many iterations a decision. So a change can be tried by games that
// take a tenth of the time. The error tells what is accepted; it is not for people, who
// choose among For.
func cheaper(g rules.Game, id string) (rules.Bot, error) {
	name, budget, _ := strings.Cut(id, "@")
	b, err := ByID(name)
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(budget)
	if err != nil || n < 1 || n > mostIterations {
		return nil, fmt.Errorf("the budget of %q, accepted: 1 to %d iterations, such as hard@500", id, mostIterations)
	}
	x, ok := LevelOf(name, g)
	if !ok || x.Iterations == 0 {
		return nil, fmt.Errorf("the bot %s does not search %s, so it has no budget", name, g.ID())
	}
	return Named(b.ID()+"@"+budget, x.Cheaper(n)), nil
}

// mostIterations bounds a budget, and so the memory of a search.
const mostIterations = 1_000_000

// Named is a level as a bot with an id, for contests of what is not among All. It plays
// only the game of the level's Mind.
func Named(id string, l search.Level) rules.Bot { return named{l, id} }

type named struct {
	search.Level
	id string
}

// ID is the name.
func (b named) ID() string { return b.id }
