package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestUnseenHallsAndTokensAreDealtFairly: each tile and each token that a person does not see
// is as likely in a hand as any other. So it is on top of a stack (WCP-9, WCP-51).
func TestUnseenHallsAndTokensAreDealtFairly(t *testing.T) {
	for _, setup := range []rules.Setup{{Players: 3, Seed: 5}, {Players: 2, Seed: 5, Options: rules.Options{OptionTeams: true}}} {
		start, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := start.(*State)
		chance := rules.NewRand(5)
		for s.round < 3 {
			if err := s.Apply(rulestest.RandomMove(s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
		halls, tokens := map[string]int{}, map[string]int{}
		for _, k := range s.hallStack[:s.hallsLeft] {
			halls[k.String()]++
		}
		for _, k := range s.tokenStack[:s.tokensLeft] {
			tokens[k.String()]++
		}
		for seat := range s.Seats() {
			for k, n := range s.players[seat].halls {
				if n > 0 && !s.Allied(seat, 0) {
					halls[Tile(k).String()] += int(n)
				}
			}
			for k, n := range s.players[seat].tokens {
				if n > 0 && !s.Allied(seat, 0) {
					tokens[Token(k).String()] += int(n)
				}
			}
		}
		rulestest.Fair(t, s, 0, 4000, halls, func(x rules.State) []string { return kindNames[Tile](x.(*State).players[1].halls[:]) })
		rulestest.Fair(t, s, 0, 4000, tokens, func(x rules.State) []string { return kindNames[Token](x.(*State).players[1].tokens[:]) })
		rulestest.Fair(t, s, 0, 8000, tokens, func(x rules.State) []string {
			return []string{x.(*State).tokenStack[s.tokensLeft-1].String()}
		})
	}
}

func kindNames[K interface {
	Tile | Token
	String() string
}](counts []uint8) []string {
	var out []string
	for _, k := range listed[K](counts) {
		out = append(out, k.String())
	}
	return out
}
