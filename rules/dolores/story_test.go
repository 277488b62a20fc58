package dolores

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of the games that are tried hardly ever say.
var untold = []string{"dolores.story.draw", "dolores.story.draw.ahead", "dolores.story.draw.all", "dolores.story.last.barely", "dolores.story.peace.ahead"}

// Recount is recount for tests outside of the package.
var Recount = recount

// recount tells what is true of a match from the positions as they are written down.
func recount(_ testing.TB, m *rules.Match) map[string][]rules.Arg {
	type lost struct {
		seat, round       int
		field             string
		capital, launcher bool
	}
	var found, cities, units []lost
	course := m.Course()
	was, first := positionOf(course.State()), positionOf(course.State()).Round
	for i := range m.Len() {
		status, _ := m.StatusAt(i)
		if _, err := course.Next(); err != nil {
			panic(err)
		}
		is := positionOf(course.State())
		for seat := range is.Federations {
			old, now := citiesOf(was, seat), citiesOf(is, seat)
			for f := range now {
				if !old[f] {
					found = append(found, lost{seat: seat})
				}
			}
			for f := range old {
				if !now[f] {
					capital := was.Federations[seat].Capital
					cities = append(cities, lost{seat: seat, round: status.Turn, field: f.String(), capital: capital != nil && *capital == f})
				}
			}
			for _, u := range was.Federations[seat].Units {
				if !slices.ContainsFunc(is.Federations[seat].Units, func(x UnitState) bool { return x.Unit == u.Unit }) {
					units = append(units, lost{seat: seat, round: status.Turn, launcher: u.Unit.String()[0] == 'm' || u.Unit.String()[0] == 'x'})
				}
			}
		}
		was = is
	}
	seats := len(was.Federations)
	by := func(list []lost, is func(lost) bool) (counts []int, all int) {
		counts = make([]int, seats)
		for _, x := range list {
			if is(x) {
				counts[x.seat]++
				all++
			}
		}
		return counts, all
	}
	top := func(counts []int) (n int, who []int) {
		for seat, k := range counts {
			if k > n {
				n, who = k, nil
			}
			if k == n {
				who = append(who, seat)
			}
		}
		return n, who
	}
	every := func(lost) bool { return true }
	names := func(who []int) rules.Arg { return rules.TextArg("players", rules.Names(who...)) }
	out := map[string][]rules.Arg{}
	say := func(key string, holds bool, args ...rules.Arg) {
		if holds {
			out["dolores.story."+key] = args
		}
	}
	num, player := func(name string, n int) rules.Arg { return rules.Number(name, n) }, func(name string, seat int) rules.Arg { return rules.SeatArg(name, seat) }

	founded, sum := by(found, every)
	n, who := top(founded)
	say("begins", first > 1, num("round", first))
	if sum > 0 && first == 1 {
		say("growth.alone", n == sum, player("player", who[0]), num("n", n))
		say("growth.most", len(who) == 1 && n < sum, player("player", who[0]), num("n", n), num("all", sum))
		say("growth.all", n*seats == sum, names(who), num("n", n))
		say("growth.even", len(who) > 1 && n*seats > sum, names(who), num("n", n))
	}
	fields := make([]int, seats)
	for _, row := range was.Owners {
		for _, c := range row {
			if c != '.' {
				fields[c-'0']++
			}
		}
	}
	most, holders := top(fields)
	say("growth.none", sum == 0 && first == 1 && len(holders) > 1)
	say("growth.fields", sum == 0 && first == 1 && len(holders) == 1, player("player", holders[0]), num("n", most))

	gone, all := by(cities, every)
	_, capitals := by(cities, func(x lost) bool { return x.capital })
	_, launchers := by(units, func(x lost) bool { return x.launcher })
	_, soldiers := by(units, func(x lost) bool { return !x.launcher })
	n, who = top(gone)
	say("peace", all+launchers+soldiers == 0)
	say("launchers", all+soldiers == 0 && launchers > 0, num("n", launchers))
	for _, x := range units {
		if !x.launcher {
			say("units", all == 0, player("player", x.seat), num("round", x.round), num("n", soldiers))
		}
	}
	if all > 0 {
		last := cities[len(cities)-1]
		what := rules.Msg("dolores.story.gone", num("n", all))
		if capitals > 0 {
			what = rules.Msg("dolores.story.gone.capitals", num("n", all), rules.TextArg("capitals", rules.Msg("dolores.story.capitals", num("n", capitals))))
		}
		lost := rules.TextArg("gone", what)
		say("city", all == 1 && capitals == 0, player("player", last.seat), rules.Literal("field", last.field), num("round", last.round))
		say("city.capital", all == 1 && capitals == 1, player("player", last.seat), rules.Literal("field", last.field), num("round", last.round))
		say("cities.all", all > 1 && n == all, lost, player("player", who[0]), num("round", last.round))
		say("cities.most", all > 1 && len(who) == 1, lost, player("player", who[0]), num("most", n), num("round", last.round))
		say("cities.even", all > 1 && len(who) > 1, lost, names(who), num("most", n), num("round", last.round))
	}

	// The points after each round, and who alone had the most.
	var points [][]int
	var alone []int
	for i, line := range was.History {
		if i > 0 && line.Round == was.History[i-1].Round {
			points, alone = points[:len(points)-1], alone[:len(alone)-1]
		}
		worth := make([]int, seats)
		for seat, r := range line.Seats {
			worth[seat] = r.Wealth
		}
		best, ahead := top(worth)
		points, alone = append(points, worth), append(alone, rules.NoSeat)
		if len(ahead) == 1 && best > 0 {
			alone[len(alone)-1] = ahead[0]
		}
	}
	next := func(worth []int, won int) (seat int) {
		seat = rules.NoSeat
		for i, n := range worth {
			if i != won && (seat == rules.NoSeat || n > worth[seat]) {
				seat = i
			}
		}
		return seat
	}
	roundOf := func(i int) int { return was.History[len(was.History)-1].Round - (len(points) - 1 - i) }
	if half := len(points) / 2; all+launchers+soldiers == 0 && alone[half] != rules.NoSeat {
		led := alone[half]
		behind := next(points[half], led)
		args := []rules.Arg{num("round", roundOf(half)), player("player", led), num("n", points[half][led]), player("other", behind), num("second", points[half][behind])}
		near := 10*(points[half][led]-points[half][behind]) <= points[half][led]
		stays := !slices.ContainsFunc(alone[half:], func(who int) bool { return who != led })
		say("peace.close", near, args...)
		say("peace.stays", !near && stays, args...)
		say("peace.ahead", !near && !stays, args...)
	}
	if was.Ending == nil {
		return out
	}
	round := num("round", was.Round)
	winners := was.Ending.Winners
	won := winners[0]
	say("draw", was.Ending.How == "draw" && len(winners) < seats, round, names(winners))
	say("draw.all", was.Ending.How == "draw" && len(winners) == seats, round)
	for i, led := range alone {
		if led != rules.NoSeat && roundOf(i) < was.Round {
			say("draw.ahead", was.Ending.How == "draw" && len(winners) == seats && first == 1, round, player("player", led), num("since", roundOf(i)))
		}
	}
	if was.Ending.How == "last" {
		when := rules.TextArg("when", rules.Msg("dolores.story.in", round))
		if all > 0 && cities[len(cities)-1].round == was.Round {
			when = rules.TextArg("when", rules.Msg("dolores.story.same"))
		}
		left := len(was.Federations[won].Cities)
		say("last.barely", left == 0, when, player("player", won))
		say("last.unhurt", left > 0 && gone[won] == 0, when, player("player", won))
		say("last", left > 0, when, player("player", won), num("n", left))
		return out
	}
	when := rules.TextArg("when", rules.Msg("dolores.story.after", round))
	if was.Ending.How == "standstill" {
		when = rules.TextArg("when", rules.Msg("dolores.story.still", round, num("still", 20)))
	}
	worth := points[len(points)-1]
	score := num("n", worth[won])
	if len(winners) > 1 {
		i := len(alone) - 1
		for i >= 0 && alone[i] == rules.NoSeat {
			i--
		}
		say("shared", true, when, names(winners), score)
		say("shared.level", i < 0, when, names(winners), score)
		if i >= 0 {
			say("shared.caught", slices.Contains(winners, alone[i]), when, names(winners), score, player("player", alone[i]), num("since", roundOf(i)))
		}
		return out
	}
	since := len(alone) - 1
	for since > 0 && alone[since-1] == won {
		since--
	}
	others := false
	for _, led := range alone[:since] {
		others = others || led != won && led != rules.NoSeat
	}
	behind := next(worth, won)
	late := others && 2*since >= len(alone)
	args := []rules.Arg{when, player("player", won), player("other", behind), score}
	second, from := num("second", worth[behind]), num("since", roundOf(since))
	say("wealth", true, append(args, second, from)...)
	say("wealth.led", !others && roundOf(since) <= 1, append(args, second)...)
	say("wealth.final", late && roundOf(since) == was.Round, append(args, second)...)
	say("wealth.late", late, append(args, second, from)...)
	say("wealth.close", 10*(worth[won]-worth[behind]) <= worth[won], append(args, num("by", worth[won]-worth[behind]))...)
	if worth[behind] > 0 {
		say("wealth.wide", worth[won] >= 3*worth[behind], append(args, num("times", worth[won]/worth[behind]))...)
	}
	return out
}

func positionOf(s rules.State) Position { return s.View(rules.NoSeat).(View).Position }

func citiesOf(p Position, seat int) map[Field]bool {
	out := map[Field]bool{}
	for _, c := range p.Federations[seat].Cities {
		out[c.Field] = true
	}
	return out
}

// TestTheStoryCountsCitiesWhateverTookThem: of fourteen cities a cloud took one that no
// event names.
func TestTheStoryCountsCitiesWhateverTookThem(t *testing.T) {
	m := rulestest.Ending(t, Game{}, "../stories/clouds", nil)
	named := 0
	for _, e := range m.Log(rules.NoSeat) {
		if e.Event.Text.Key == eventPrefix+"city-gone" {
			named++
		}
	}
	gone, _ := m.Story()[1].Arg("gone")
	if n, ok := gone.T.Arg("n"); !ok || n.N != 14 || named != 13 {
		t.Errorf("told %+v, the log names %d", gone.T, named)
	}
}

// TestTheStoryOfRareEnds: of several federations the last two fall together, and who is
// left without rivals has no city.
func TestTheStoryOfRareEnds(t *testing.T) {
	m := rulestest.Ending(t, Game{}, "draw", nil)
	v := m.View(rules.NoSeat).(View)
	if got := (&chronicle{seats: 3}).end(m, &v); got.Key != "dolores.story.draw" {
		t.Errorf("told %+v", got)
	}
	c := chronicle{seats: len(m.Result().Winners), from: 1}
	c.race.Add(1, 5, 4)
	if got := c.end(m, &v); got.Key != "dolores.story.draw.ahead" {
		t.Errorf("told %+v", got)
	}
	m = rulestest.Ending(t, Game{}, "conquest", nil)
	v = m.View(rules.NoSeat).(View)
	v.Federations[m.Result().Winners[0]].Cities = nil
	if got := (&chronicle{seats: 2}).end(m, &v); got.Key != "dolores.story.last.barely" {
		t.Errorf("told %+v", got)
	}
}
