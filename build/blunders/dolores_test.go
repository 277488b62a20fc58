package main

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/rules/rulestest"
)

// TestDoloresFollies: each is found where it is committed, and not where it is none.
func TestDoloresFollies(t *testing.T) {
	for _, x := range []struct {
		id, game string
		want     []int
	}{
		{"split-trade", "buy coal 2|buy iron 1|buy coal 1", []int{3}},
		{"split-trade", "buy coal 2|sell coal 1", []int{2}},
		{"split-trade", "buy coal 2|end|buy coal 1", nil},
		{"split-trade", "buy coal 2|offer 1|give money 50|propose|accept|buy coal 1", nil},
		{"split-trade", "buy coal 2|offer 1|give money 50|propose|decline|buy coal 1", []int{6}},
		{"no-attack", "buy coal 2", nil},
	} {
		finds(t, after(t, "dolores", 1, strings.Split(x.game, "|")...), x.id, x.want...)
	}
}

// TestHardTradesOnce plays whole games: a good goes to the bank once a phase. Where what is
// planned does not come true, there is a second time.
func TestHardTradesOnce(t *testing.T) {
	games := rulestest.Rounds(1, 20)
	plays(t, "dolores", "hard", 2, games, rules.RecommendedOptions(game.Game{}, 2), map[string]int{"split-trade": 2 * games})
}

// TestCloudTakesCity: the end of the phase is to blame if the money for the removal was
// there.
func TestCloudTakesCity(t *testing.T) {
	for money, want := range map[int][]int{game.CloudPrice: {1}, game.CloudPrice - 1: nil} {
		finds(t, clouded(t, money), "cloud-takes-city", want...)
	}
}

// clouded is a game in which the wind of round 1 brings a cloud over a capital. Its owner
// has much in store.
func clouded(t *testing.T, money int) *rules.Record {
	t.Helper()
	for seed := uint64(1); ; seed++ {
		s, err := game.Game{}.New(rules.Setup{Players: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		var p map[string]json.RawMessage
		var in game.Position
		data, err := s.(*game.State).MarshalJSON()
		if err == nil {
			err = errors.Join(json.Unmarshal(data, &p), json.Unmarshal(data, &in))
		}
		if err != nil {
			t.Fatal(err)
		}
		fed := &in.Federations[0]
		fed.Book.Sold, fed.Money, fed.Store[game.Robots], fed.Store[game.Food] = money-fed.Money, money, 50, 1
		wind := windOf(t, p, &in)
		d := game.Wind{First: int8(wind[0])}.Direction()
		from := in.Federations[0].Cities[0].Field.Step(d, -wind[1])
		if d == game.Calm || from == game.NoField {
			continue
		}
		in.Clouds = []game.Field{from}
		r := after(t, "dolores", 0, "end", "end")
		r.Position = written(t, p, &in)
		return r
	}
}

// written is a position with other ledgers and clouds.
func written(t *testing.T, p map[string]json.RawMessage, in *game.Position) []byte {
	t.Helper()
	var err, err2 error
	p["federations"], err = json.Marshal(in.Federations)
	p["radioactive_clouds"], err2 = json.Marshal(in.Clouds)
	data, err3 := json.Marshal(p)
	if err := errors.Join(err, err2, err3); err != nil {
		t.Fatal(err)
	}
	return data
}

// windOf are the dice of the wind in the round of a position.
func windOf(t *testing.T, p map[string]json.RawMessage, in *game.Position) []int {
	t.Helper()
	s, err := game.Game{}.Decode(written(t, p, in))
	for range 2 {
		if err == nil {
			err = s.Apply(game.Plain(game.VerbEnd), nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return s.View(rules.NoSeat).(game.View).Wind
}
