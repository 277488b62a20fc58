package engine

import (
	"fmt"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/search"
)

// wise passes wherever it can, and says so.
type wise struct{ rules.RandomBot }

func (wise) Choose(p *rules.Position) rules.Move { return p.Legal()[0] }

func (wise) Advise(p *rules.Position) search.Advice {
	m := p.Legal()[0]
	return search.Advice{Move: m, Line: []search.Step{{Move: m}}, Chance: 5120, Only: true}
}

// botOf finds the bots random and wise.
func botOf(_ rules.Game, id string) (rules.Bot, error) {
	switch id {
	case "random":
		return rules.RandomBot{}, nil
	case "wise":
		return wise{}, nil
	}
	return nil, fmt.Errorf("unknown bot %q, accepted: random, wise", id)
}

func TestBotsAdviseAndPlayOnInTheProtocol(t *testing.T) {
	for _, c := range []struct{ request, says string }{
		{`{"cmd":"advise","bot":"wise"}`, `{"ok":true,"actor":0,"move":"pass","chance":0.512,"words":{"en":["en `},
		{`{"cmd":"advise","bot":"wise"}`, `"en frame.hint.only"],"pl":["pl `},
		{`{"cmd":"auto","bots":["random"],"until":{"move":4}}`, `"moves":["`},
		{`{"cmd":"auto","bots":["random"],"until":{"move":0}}`, `{"ok":true,"moves":[],"actor":0}`},
		{`{"cmd":"auto","bots":["random"],"until":{"seat":1}}`, `"actor":1}`},
		{`{"cmd":"auto","bots":["random",""]}`, `"actor":1}`},
		{`{"cmd":"auto","bots":["","random"]}`, `{"ok":true,"moves":[],"actor":0}`},
		{`{"cmd":"auto","bots":["random","wise"]}`, `"actor":-1}`},
	} {
		if got := talk(t, config(), newToy, c.request)[1]; !strings.Contains(got, c.says) {
			t.Errorf("%s\ngot %s\nwant %s", c.request, got, c.says)
		}
	}
	talked := talk(t, config(), newToy, `{"cmd":"auto","bots":["random"],"until":{"move":4}}`, `{"cmd":"record"}`)
	if n := strings.Count(talked[1][:strings.Index(talked[1], "]")], `","`); n != 3 || !strings.Contains(talked[2], strings.TrimPrefix(talked[1][:strings.Index(talked[1], "]")], `{"ok":true,`)) {
		t.Errorf("got %s, the record is %s", talked[1], talked[2])
	}
}

// TestBadRequestsToBotsChangeNothing and are answered with a sentence.
func TestBadRequestsToBotsChangeNothing(t *testing.T) {
	for _, c := range []struct{ request, says string }{
		{`{"cmd":"advise"}`, `field \"bot\" is missing`},
		{`{"cmd":"advise","bot":"cat"}`, `unknown bot \"cat\", accepted: random, wise`},
		{`{"cmd":"advise","bot":"random"}`, `plays by chance and advises nothing`},
		{`{"cmd":"advise","bot":7}`, `field \"bot\" is of the wrong kind: number`},
		{`{"cmd":"auto"}`, `field \"bots\" is missing`},
		{`{"cmd":"auto","bots":"random"}`, `field \"bots\" is of the wrong kind: string`},
		{`{"cmd":"auto","bots":["random","cat"]}`, `unknown bot \"cat\"`},
		{`{"cmd":"auto","bots":["","",""]}`, `3 bots for 2 players, accepted: 1 or 2`},
		{`{"cmd":"auto","bots":["",""]}`, `no bot has a name`},
		{`{"cmd":"auto","bots":["random"],"until":{"seat":2}}`, `until seat is 2, accepted: 0 to 1`},
		{`{"cmd":"auto","bots":["random"],"until":{"move":-1}}`, `until move is -1, accepted: 0 or more`},
		{`{"cmd":"auto","bots":["random"],"until":"end"}`, `field \"until\" is of the wrong kind: string`},
	} {
		got := talk(t, config(), newToy, `{"cmd":"state"}`, c.request, `{"cmd":"state"}`)
		if !strings.HasPrefix(got[2], `{"ok":false,"error":"`) || !strings.Contains(got[2], c.says) || got[1] != got[3] {
			t.Errorf("%s\ngot %s\nwant %s\nthen %s", c.request, got[2], c.says, got[3])
		}
	}
	over := `{"ok":false,"error":"en frame.refuse.over"}`
	got := talk(t, config(), newToy, `{"cmd":"play","move":"concede 0"}`, `{"cmd":"advise","bot":"wise"}`, `{"cmd":"auto","bots":["wise"]}`)
	if got[2] != over || got[3] != over {
		t.Errorf("a game that is over: %q", got[2:])
	}
}
