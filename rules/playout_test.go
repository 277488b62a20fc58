package rules_test

import (
	"errors"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

func TestPlayoutPlaysWhatItsRecordSays(t *testing.T) {
	p := rules.Playout{Game: toy, Check: true}
	setup := rules.Setup{Players: 3, Seed: 21, Options: rules.Options{"rounds": 8}}
	end, err := p.Run(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := p.Record(setup)
	m, err := rules.LoadMatch(lookup(), r)
	if err != nil {
		t.Fatal(err)
	}
	if got := string(asJSON(t, end)); got != stateOf(t, m) || m.Len() != len(p.Moves()) || r.Players[2].Bot != "random" {
		t.Errorf("%d moves end in %s, the record of %+v in %s", len(p.Moves()), got, r.Players, stateOf(t, m))
	}
}

func TestPlayoutAsksThePlayersOwnBot(t *testing.T) {
	pass := fixed{rules.Move{Verb: toygame.VerbPass}}
	p := rules.Playout{Game: toy, Bots: []rules.Bot{pass, pass}}
	if _, err := p.Run(rules.Setup{Players: 2, Options: rules.Options{"twin": true}}); err != nil || len(p.Moves()) != 4*5 {
		t.Errorf("%d moves, %v", len(p.Moves()), err)
	}
	if got := p.Record(rules.Setup{Players: 2}).Players[1].Bot; got != "fixed" {
		t.Errorf("bot %q", got)
	}
}

func TestPlayoutTellsTheViolation(t *testing.T) {
	random := rules.RandomBot{}
	for _, c := range []struct {
		p    rules.Playout
		want string
	}{
		{rules.Playout{Game: toygame.Game{Flaw: toygame.FlawEndless}, Longest: 500}, "no end within 500 moves"},
		{rules.Playout{Game: toygame.Game{Flaw: toygame.FlawStuck}}, "seat 0 has no legal move after"},
		{rules.Playout{Game: toygame.Game{Flaw: toygame.FlawInvariant}, Check: true}, "invariant after move"},
		{rules.Playout{Game: toygame.Game{Flaw: toygame.FlawPanic}}, "panic: the die fell off the table"},
		{rules.Playout{Game: toy, Bots: []rules.Bot{fixed{rules.Move{Verb: toygame.VerbYield}}, random}}, `move 1 "yield" by fixed`},
		{rules.Playout{Game: toy, Bots: []rules.Bot{clumsy{}, random}}, "panic: no idea"},
		{rules.Playout{Game: toy, After: func(rules.State, rules.Move) error { return errors.New("enough") }}, "enough"},
	} {
		var err error
		for seed := range uint64(40) {
			if _, err = c.p.Run(rules.Setup{Players: 2, Seed: seed}); err != nil {
				break
			}
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
	var open rules.Unfinished
	endless := rules.Playout{Game: toygame.Game{Flaw: toygame.FlawEndless}, Longest: 30}
	if _, err := endless.Run(rules.Setup{Players: 2}); !errors.As(err, &open) || open != 30 || len(endless.Moves()) != 30 {
		t.Errorf("without an end: %v after %d moves", err, len(endless.Moves()))
	}
	p := rules.Playout{Game: toy}
	if _, err := p.Run(rules.Setup{Players: 9}); err == nil || len(p.Moves()) != 0 {
		t.Errorf("nine players: %v", err)
	}
}

func TestPlayoutCostsNothingBesideTheGame(t *testing.T) {
	p := rules.Playout{Game: toy}
	setup := rules.Setup{Players: 2, Seed: 1, Options: rules.Options{"rounds": 1000}}
	allocs := testing.AllocsPerRun(3, func() {
		if _, err := p.Run(setup); err != nil {
			t.Fatal(err)
		}
	})
	if len(p.Moves()) < 2000 || allocs > 40 {
		t.Errorf("%.0f allocations for %d moves", allocs, len(p.Moves()))
	}
}
