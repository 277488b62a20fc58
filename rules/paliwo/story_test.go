package paliwo

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of the games that are tried hardly ever say.
var untold = []string{}

// Recount is recount for tests outside of the package.
var Recount = recount

// recount tells what is true of a match from its states.
func recount(_ testing.TB, m *rules.Match) map[string][]rules.Arg {
	out := map[string][]rules.Arg{}
	say := func(key string, holds bool, args ...rules.Arg) {
		if holds {
			out["paliwo.story."+key] = args
		}
	}
	num := rules.Number
	human := func(name string, h Human) rules.Arg { return rules.KeyArg(name, "paliwo.human."+h.String()) }
	where := func(f Field) rules.Arg { return rules.Literal("field", f.String()) }
	type fact struct {
		human Human
		field Field
		round int
	}
	var was, s State
	var fallen []fact
	var found, taken, exit *fact
	opened, from, begun := 0, 0, false
	count := func(s *State) (finds int, fuel [Fields]int, all int) {
		for f := range Field(Fields) {
			if s.grounds[f].Find() != NoFace {
				finds++
			}
			fuel[f] = s.grounds[f].Fuel()
			all += fuel[f]
		}
		return finds, fuel, all
	}
	course := m.Course()
	for i := 0; ; i++ {
		now, playing := course.State().(*State)
		if !playing {
			break
		}
		s = *now
		status, _ := m.StatusAt(max(i-1, 0))
		if !begun {
			begun, from = true, int(s.round)
			for h := range humanKinds {
				if s.round > 0 && s.people[h].field == NoField {
					fallen = append(fallen, fact{human: h})
				}
			}
		} else {
			finds, fuel, all := count(&s)
			before, lay, some := count(&was)
			who := s.active
			if who == NoHuman {
				who = was.active
			}
			if finds < before && was.Actor() == SeatHumans {
				opened++
				for f := range Field(Fields) {
					if fuel[f] > lay[f] && all > some && found == nil {
						found = &fact{who, f, status.Turn}
					}
				}
			}
			for h := range humanKinds {
				old, is := was.people[h], s.people[h]
				if is.fuel && !old.fuel && taken == nil {
					taken = &fact{h, is.field, status.Turn}
				}
				if old.field != NoField && is.field == NoField {
					if s.ending == EndEscape {
						exit = &fact{h, old.field, status.Turn}
					} else {
						fallen = append(fallen, fact{h, old.field, status.Turn})
					}
				}
			}
		}
		was = s
		if more, _ := course.Next(); !more {
			break
		}
	}
	say("begins", from > 1, num("round", from))
	say("dry.none", opened == 0)
	say("dry", opened > 0 && found == nil, num("n", opened))
	if found != nil {
		args := []rules.Arg{human("human", found.human), where(found.field), num("round", found.round)}
		say("fuel", taken == nil, args...)
		if taken != nil {
			same := taken.human == found.human
			say("fuel.once", same && taken.round == found.round, args...)
			say("fuel.same", same && taken.round > found.round, append(args, num("later", taken.round))...)
			say("fuel.taken", !same, append(args, human("other", taken.human), num("later", taken.round))...)
		}
	}

	kills := rules.Msg("paliwo.story.zombies.none")
	if s.removed > 0 {
		kills = rules.Msg("paliwo.story.zombies", num("n", int(s.removed)))
	}
	zombies, n := rules.TextArg("zombies", kills), len(fallen)
	say("peace", n == 0 && s.removed == 0)
	say("unhurt", n == 0, zombies)
	if n > 0 {
		last := fallen[n-1]
		say("toll.before", last.round == 0, num("n", n), zombies)
		say("toll.single", n == 1 && last.round > 0, human("human", last.human), num("round", last.round), zombies)
		say("toll", last.round > 0, human("human", last.human), num("round", last.round), num("n", n), zombies)
		var texts []rules.Text
		for _, x := range fallen {
			texts = append(texts, rules.Msg("paliwo.story.fallen", human("human", x.human), num("round", x.round)))
		}
		say("toll.list", fallen[0].round > 0, rules.TextArg("fallen", rules.List(texts...)), zombies)
	}

	people, carrier, undead := 0, NoHuman, 0
	for h := range humanKinds {
		if s.people[h].field != NoField {
			people++
			if s.people[h].fuel {
				carrier = h
			}
		}
	}
	for f := range Field(Fields) {
		if s.figures[f].Undead() {
			undead++
		}
	}
	_, fuel, all := count(&s)
	lies := slices.IndexFunc(fuel[:], func(n int) bool { return n > 0 })
	round, left := num("round", int(s.round)), num("n", undead)
	say("terror", s.ending == EndTerror && all == 0 && carrier == NoHuman, round, num("n", people))
	say("terror.carried", s.ending == EndTerror && carrier != NoHuman, round, human("human", max(carrier, 0)))
	for key, ending := range map[string]Ending{"child": EndChild, "nobody": EndNobody} {
		say(key, s.ending == ending && all == 0, round, left)
		say(key+".taken", s.ending == ending && taken != nil, round, left)
		if all > 0 {
			say(key+".found", s.ending == ending, round, left, where(Field(lies)))
		}
	}
	if all > 0 {
		say("terror.found", s.ending == EndTerror && carrier == NoHuman, round, where(Field(lies)))
	}
	if exit != nil {
		who, at := human("human", exit.human), where(exit.field)
		say("escape", people > 0, who, at, round, num("n", people))
		say("escape.alone", people == 0, who, at, round)
		say("escape.whole", n == 0, who, at, round)
		say("escape.late", s.terror == 1, who, at, round)
		say("escape.doomed", s.people[exit.human].wounds == WoundsMost, who, at, round)
	}
	return out
}

// TestTheStoryCountsWhatIsGone: zombies that were killed by whatever weapon are those that
// left the game, humans that fell those that have no place any more.
func TestTheStoryCountsWhatIsGone(t *testing.T) {
	for name := range endings {
		m := rulestest.Ending(t, Game{}, name, nil)
		last, toll := m.View(rules.NoSeat).(View), m.Story()[1]
		zombies, ok := toll.Arg("zombies")
		if !ok {
			continue
		}
		if n, _ := zombies.T.Arg("n"); n.N != last.Removed {
			t.Errorf("%s: %d zombies are told, %d left the game", name, n.N, last.Removed)
		}
	}
}
