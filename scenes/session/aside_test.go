package session_test

import (
	"testing"

	"schron/rules"
	"schron/rules/dzicz"
	"schron/scenes/session"
)

// silenced is a game of Dzicz in which a seat, which is returned, is not to be
// asked about manoeuvres while another decides. Bots play the given seats.
func silenced(t testing.TB, bots ...int) (*rules.Match, int) {
	t.Helper()
	for seed := range uint64(500) {
		m, err := rules.NewMatch(dzicz.Game{}, make([]rules.Player, 2), rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for !m.Result().Over {
			other := 1 - m.Actor()
			if len(m.Legal(other, nil)) > 0 && !m.Prompt(m.Actor()).Reaction {
				return seated(t, m, other, bots), other
			}
			mv, err := m.BotMove(rules.RandomBot{})
			if err == nil {
				_, err = m.Play(mv)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody is silenced")
	return nil, 0
}

// seated goes on with bots: 0 in place of the silenced seat, 1 of the other.
func seated(t testing.TB, m *rules.Match, silent int, bots []int) *rules.Match {
	t.Helper()
	players := make([]rules.Player, 2)
	for _, b := range bots {
		players[(silent+b)%2].Bot = "random"
	}
	state, err := m.State()
	if err == nil {
		m, err = rules.NewMatchAt(dzicz.Game{}, players, state)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestAPersonMayPlayAsideWhileAnotherDecides(t *testing.T) {
	m, seat := silenced(t)
	s := session.New(m, session.Options{})
	lift := m.Legal(seat, nil)[0]
	refused(t, s.Play(lift), "frame.refuse.not-now") // behind the cover
	s.Open()
	before := look(s)
	s.Look(0)
	refused(t, s.Play(lift), "frame.refuse.not-now") // in the past
	s.Live()
	play(t, s, lift)
	if m.Len() != 1 || look(s) != before {
		t.Errorf("%d moves, the screen went from %v to %v", m.Len(), before, look(s))
	}
	if r := rules.AsRefusal(s.Play(lift)); r == nil || r.Rule != "DZ-20" {
		t.Errorf("once more: %v", r)
	}
}

func TestAPersonMayPlayAsideWhileABotDecides(t *testing.T) {
	m, seat := silenced(t, 1)
	s := session.New(m, session.Options{})
	lift := m.Legal(seat, nil)[0]
	if s.Acting() != nobody || !s.BotWaits() {
		t.Fatal("no bot decides")
	}
	play(t, s, lift)
	if m.Len() != 1 || !s.BotWaits() {
		t.Errorf("%d moves, the bot waits: %v", m.Len(), s.BotWaits())
	}
	refused(t, s.Play(m.Legal(m.Actor(), nil)[0]), "frame.refuse.not-now")
}

func TestNobodyPlaysAsideForABotOrInAReplay(t *testing.T) {
	m, seat := silenced(t, 0)
	s := session.New(m, session.Options{})
	refused(t, s.Play(m.Legal(seat, nil)[0]), "frame.refuse.not-now")
	m, seat = silenced(t)
	s = session.New(m, session.Options{Watch: true})
	refused(t, s.Play(m.Legal(seat, nil)[0]), "frame.refuse.not-now")
}
