package bots

import (
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
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
	return single{b.ID() + "@" + budget, x.Cheaper(n).Choose}, nil
}

// mostIterations bounds a budget, and so the memory of a search.
const mostIterations = 1_000_000

// single is a bot of one game.
type single struct {
	id     string
	choose func(*rules.Position) rules.Move
}

// ID is the name, with the budget.
func (b single) ID() string { return b.id }

// Choose decides as the level does.
func (b single) Choose(p *rules.Position) rules.Move { return b.choose(p) }
