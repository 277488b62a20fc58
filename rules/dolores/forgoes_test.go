package dolores

import (
	"encoding/json"
	"strings"
	"testing"

	"schron/rules"
)

// forgoings are moves in positions made for them and what they give up, "" if
// nothing.
func forgoings(t testing.TB) []forgoing {
	t.Helper()
	var out []forgoing
	add := func(move, name string, s *State) { out = append(out, forgoing{s, move, name}) }

	// The taxes: food for the capital, more for another city, sulphur for infantry.
	taxed := func(food, energy int) *State {
		s := bare(t, 2)
		settle(t, s, 0, "K7", Mine, Mine, Mine)
		s.Fed(0).store[Food], s.Fed(0).store[Energy] = food, energy
		return s
	}
	add("end", "capital", taxed(0, 0))
	add("end", "city", taxed(1, 0))
	add("end", "", taxed(3, 0))
	s := taxed(0, 0)
	fund(s, 0, 0) // that the capital is not paid for is told even if nothing helps
	add("end", "capital", s)
	s = taxed(3, 0)
	put(t, s, 0, Infantry, "K8")
	add("end", "taxes", s)
	s = s.Clone().(*State)
	fund(s, 0, 0)
	add("end", "", s)
	s = taxed(0, 0)
	s.choosesTaxes = false
	add("end", "skip", s)

	// In the tax phase what could be paid and is not.
	due := func() *State {
		s := bare(t, 2)
		furnish(t, s, 0, "K9", Mine)
		paint(t, s, "K8", "As")
		settle(t, s, 0, "K7", Mine)
		put(t, s, 0, Infantry, "J9")
		s.Fed(0).store[Food], s.Fed(0).store[Sulphur], s.Fed(0).store[Oil] = 2, 1, 3
		s.wind = Wind{1, 1}
		s.startTaxes(nil)
		return s
	}
	add("end", "unpaid.city", due())
	add("waive K9", "waive.city", due())
	add("waive K8", "cut.city", due())
	add("settle", "", due())
	add("pay K9", "", due())
	add("waive i1", "", due())
	s = due()
	play(t, s, "pay K9")
	add("end", "unpaid", s)
	s = due()
	s.Fed(0).store[Oil] = 0 // it could not be paid for
	add("waive K8", "", s)
	s = due()
	s.Fed(0).cities[0].Districts[1].Building = PurificationPlant // nothing works there
	add("waive K9", "", s)

	// Harvest.
	s = bare(t, 2)
	paint(t, s, "K8", "Ac")
	s.phase, s.ask, s.wind, s.Fed(0).n, s.gather = PhaseYield, DecideGather, Wind{1, 1}, 3, gather{harvest: 1}
	add("end", "gather", s)
	add("gather", "", s)

	// Units that could still fight.
	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 1, Infantry, "K8")
	warfare(s, 0)
	add("end", "fight", s)
	add("move i1 L9", "", s)
	s = s.Clone().(*State)
	s.Fed(0).units[0].Attacked = true
	add("end", "", s)
	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	paint(t, s, "K8", "f") // a forest of nobody's is no loss
	warfare(s, 0)
	add("end", "", s)
	s = bare(t, 2)
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Armour, "K9")
	s.wind = Wind{1, 1}
	s.startMilitary(nil)
	add("end", "", s) // stacks lie as they lie

	// What stands in the way of a city, what a section holds together, robots.
	s = bare(t, 2)
	paint(t, s, "K8", "As\nAc\nAf")
	furnish(t, s, 0, "K9", Mine)
	s.Fed(0).cities[0].Districts[1].Robots = 2
	add("found K8", "found.section", s)
	add("lift K8", "", s)
	s = bare(t, 2)
	paint(t, s, "J8", "Ac Af")
	add("found J8", "found.crop", s)
	add("found K8", "", s)
	s = bare(t, 2)
	paint(t, s, "K8", "As")
	settle(t, s, 0, "K7", Mine)
	furnish(t, s, 0, "K9", Mine)
	s.Fed(0).cities[0].Districts[1].Robots = 2
	add("lift K8", "cut.city", s)
	add("pull K9 2", "robots", s)
	add("pull K7 1", "", s)
	s = bare(t, 2)
	s.dropCity(0, 0)
	settle(t, s, 0, "K8")
	paint(t, s, "K9", "As")
	add("lift K9", "cut.bank", s)

	// An exchange that leaves a tax uncovered, for who cannot invest any more.
	offer := func(from int, food int) *State {
		s := bare(t, 2)
		s.Fed(1 - from).store[Food] = food
		s.active = int8(from)
		play(t, s, "offer "+string(rune('0'+1-from)), "ask food 1", "propose")
		return s
	}
	add("accept", "accept", offer(1, 1))
	add("accept", "", offer(1, 2))
	add("accept", "", offer(0, 1))
	add("decline", "", offer(1, 1))
	return out
}

type forgoing struct {
	s    *State
	move string
	name string
}

// TestForgoesTellsWhatIsGivenUp (DO-13, DO-20, DO-22, DO-35, DO-36, DO-40, DO-43): by
// which moves, and that the others give up nothing.
func TestForgoesTellsWhatIsGivenUp(t *testing.T) {
	for i, c := range forgoings(t) {
		m, err := Game{}.Parse(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.s.Check(m); err != nil {
			t.Fatalf("%d, %q: %v", i, c.move, err)
		}
		wanted := ""
		if c.name != "" {
			wanted = "dolores.forgoes." + c.name
		}
		if got := c.s.Forgoes(m); got.Key != wanted {
			t.Errorf("%d: %q gives up %q, want %q", i, c.move, got.Key, wanted)
		}
	}
}

// Everything that taxes lack is named at once: for the capital and for the armour.
func TestForgoesNamesAllThatTaxesLack(t *testing.T) {
	s := bare(t, 2)
	put(t, s, 0, Armour, "K8")
	got := s.Forgoes(Plain(VerbEnd))
	want(t, "key", got.Key, "dolores.forgoes.capital")
	want(t, "field", got.Args[1], fieldArg(field(t, "K9")))
	bill := Bill{Oil: 3, Sulphur: 2, Food: 2}
	list, _ := json.Marshal(got)
	all, _ := json.Marshal(billArg(&bill).T)
	if !strings.Contains(string(list), string(all)) {
		t.Errorf("%s does not name %s", list, all)
	}
}

// A move that is refused gives up nothing.
func TestForgoesNothingByARefusedMove(t *testing.T) {
	s := bare(t, 2)
	for _, m := range []rules.Move{Plain(VerbAccept), On(VerbFound, At(0, 0)), On(VerbLift, At(0, 0)), With(VerbPull, At(0, 0), 3), On(VerbWaive, At(0, 0)), {Verb: 250}} {
		want(t, Game{}.Notation(m), s.Forgoes(m).Key, "")
	}
}
