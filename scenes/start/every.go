package start

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"schron/rules"
	"schron/rules/registry"
)

// simEvery plays a simulation of every number of players with every value of every
// option, a line each. What a game does not accept together is left out. It goes on
// after a violation and tells of it at the end.
func (p *program) simEvery(s *simulation) error {
	if s.asked() || s.players != "" || s.options != "" || strings.Contains(s.bots, ",") {
		return wrongUse("flag -every sets players and options and takes one bot: -players, -options, a list of bots, -pairs and -sprt do not go with it")
	}
	g, err := registry.Game(s.game)
	if err != nil {
		return wrongUse("flag -game: %v", err)
	}
	least, most := g.Players()
	var broken error
	for n := least; n <= most; n++ {
		for _, o := range rules.Variants(g.Options()) {
			options, err := json.Marshal(o)
			if err != nil {
				return err
			}
			s.players, s.options, s.given = strconv.Itoa(n), string(options), o
			job, err := s.job()
			if err != nil {
				return err
			}
			if _, err := g.New(rules.Setup{Players: n, Seed: job.Seed, Options: job.Options}); err != nil {
				continue
			}
			var fault *exitError
			if err := p.runSim(job); errors.As(err, &fault) {
				broken = err
			} else if err != nil {
				return err
			}
		}
	}
	return broken
}
