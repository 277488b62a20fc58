package dolores

import (
	"testing"

	"schron/rules"
)

// idle is a position before phase 5 of two federations, the truce as it is in
// force by the number of its rounds.
func idle(t *testing.T, truce int) *State {
	t.Helper()
	s := bare(t, 2)
	s.truceRounds, s.wind = truce, Wind{1, 1}
	return s
}

// Who has no unit that could act is passed over with a word (DO-67). In the truce a launcher
// can do nothing, nor can a unit that is shut in.
func TestDO67IdleUnitsAreNotAsked(t *testing.T) {
	s := idle(t, 2)
	put(t, s, 0, Launcher, "K7")
	put(t, s, 1, Infantry, "K13")
	var j rules.Journal
	s.startMilitary(&j)
	wantEvent(t, &j, "DO-67", "military.idle")
	want(t, "asked", s.Actor(), 1)
	wantRefused(t, s, "aim m1", "DO-65", "truce.missile")

	// Without a truce the launcher is asked about.
	s = idle(t, 0)
	put(t, s, 0, Launcher, "K7")
	s.startMilitary(&j)
	want(t, "asked", s.Actor(), 0)
	want(t, "question", s.ask, DecideMilitary)

	// Nobody could act: the next round begins.
	s = idle(t, 2)
	put(t, s, 0, Launcher, "K7")
	put(t, s, 1, Launcher, "K15")
	s.startMilitary(nil)
	want(t, "round", s.round, 2)
	want(t, "question", s.ask, DecideInvest)

	// Armour between forests stays; who has nothing on the map is not mentioned.
	s = idle(t, 2)
	put(t, s, 0, Armour, "K8")
	for f := range field(t, "K8").Edges().And(landFields).All() {
		s.forest.Add(f)
		s.city.Remove(f)
	}
	j = rules.Journal{}
	s.startMilitary(&j)
	want(t, "words", len(j.Events) > 0 && j.Events[0].Rule == "DO-67" && !happened(&j, "DO-43", "end.military"), true)
	n := 0
	for _, e := range j.Events {
		if e.Rule == "DO-67" {
			n++
		}
	}
	want(t, "federations passed over with a word", n, 1)
}

// Once none of its units can do anything more, a federation's part of the phase is over. This
// is so after a move, an embarking or an attack (DO-67). The last of all ends the round.
func TestDO67ThePartEndsByItself(t *testing.T) {
	s := idle(t, 2)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Infantry, "L8")
	put(t, s, 0, Warship, "M8")
	put(t, s, 1, Infantry, "K13")
	s.startMilitary(nil)
	j := play(t, s, "move i1 K8")
	want(t, "word too early", happened(j, "DO-67", "military.done"), false)
	play(t, s, "move w1 N8")
	want(t, "asked", s.Actor(), 0)
	wantRefused(t, s, "embark i2 w1", "DO-46", "embark.far") // the ship has gone
	j = play(t, s, "move i2 L9")
	wantEvent(t, j, "DO-67", "military.done")
	want(t, "asked", s.Actor(), 1)
	j = play(t, s, "move i1 K14")
	wantEvent(t, j, "DO-9", "round")
	want(t, "round", s.round, 2)

	s = idle(t, 2)
	put(t, s, 0, Infantry, "L8")
	s.Fed(0).units[put(t, s, 0, Warship, "M8")].Moved = true
	s.startMilitary(nil)
	wantEvent(t, play(t, s, "embark i1 w1"), "DO-67", "military.done")

	s = idle(t, 0)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 1, Infantry, "K8")
	s.startMilitary(nil)
	load(t, s, 3, 3)
	play(t, s, "attack i1 K8")
	want(t, "may still move", s.Actor(), 0)
	s.Fed(0).units[0].Attacked = false
	s.Fed(0).units[0].Moved = true
	wantEvent(t, play(t, s, "attack i1 K8"), "DO-67", "military.done")
}

// By the rules before these everybody with a unit that was paid for is asked, and has to say
// that it ends. Records of them are replayed so (DO-67).
func TestDO67OlderRulesAskEverybody(t *testing.T) {
	for _, version := range []int{1, 2} {
		old, err := Game{}.New(rules.Setup{Players: 2, Seed: 5, Rules: version})
		if err != nil {
			t.Fatal(err)
		}
		s := old.(*State)
		s.wind, s.truceRounds = Wind{1, 1}, 2
		put(t, s, 0, Launcher, "J9")
		put(t, s, 1, Infantry, "K13")
		s.startMilitary(nil)
		want(t, "asked", s.Actor(), 0)
		play(t, s, "end", "move i1 L13")
		want(t, "still asked", s.Actor(), 1)
		play(t, s, "end")
		want(t, "round", s.round, 2)
	}
	moves := []string{"buy infantry 1", "buy food 2", "buy sulphur 1", "place K9 infantry", "end", "buy food 1", "end", "settle", "settle", "move i1 K8"}
	for version, end := range map[int]string{2: "end", 3: ""} {
		m, err := rules.NewMatch(Game{}, make([]rules.Player, 2), rules.Setup{Players: 2, Seed: 5, Rules: version})
		if err != nil {
			t.Fatal(err)
		}
		list := moves
		if end != "" {
			list = append(list[:len(list):len(list)], end)
		}
		for _, text := range list {
			mv, err := m.Parse(text)
			if err == nil {
				_, err = m.Play(mv)
			}
			if err != nil {
				t.Fatalf("rules %d, %q: %v", version, text, err)
			}
		}
		r, err := m.Record()
		if err != nil {
			t.Fatal(err)
		}
		want(t, "rules", r.Rules, version)
		back, err := rules.LoadMatch(func(string) (rules.Game, error) { return Game{}, nil }, r)
		if err != nil {
			t.Fatalf("rules %d: %v", version, err)
		}
		want(t, "moves", back.Len(), len(list))
		want(t, "round", back.Status().Turn, 2)
	}
}
