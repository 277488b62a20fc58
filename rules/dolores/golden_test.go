package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// Playthroughs of the first moves with two, three and four federations, and of
// a whole round with investments, taxes, yields and a war.
func TestGoldenPlaythroughs(t *testing.T) {
	for players := 2; players <= MaxSeats; players++ {
		m := rulestest.RandomMatch(t, Game{}, rules.Setup{Players: players, Seed: 7}, 12)
		rulestest.Golden(t, fmt.Sprintf("playthrough-%d", players), m)
	}
	data, err := rich(t).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, nil, data)
	if err != nil {
		t.Fatal(err)
	}
	rulestest.Play(t, m, "claim J6", "sow J9", "offer 1", "give oil 1", "ask money 9", "propose", "accept", "end", "end", "end")
	for m.Actor() != rules.NoSeat && m.Status().Turn == 1 {
		p := m.Prompt(m.Actor())
		if p.Pass == nil {
			t.Fatalf("no way on from %s", p.Text.Key)
		}
		if _, err := m.Play(p.Pass.Move); err != nil {
			t.Fatal(err)
		}
	}
	rulestest.Golden(t, "round", m)
}
