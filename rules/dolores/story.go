package dolores

import (
	"slices"

	"schron/rules"
)

func roundArg(n int) rules.Arg { return rules.Number("round", n) }

// chronicle is what the positions of a match show to have come and gone.
type chronicle struct {
	seats   int
	from    int           // the round in which the match begins
	founded [MaxSeats]int // cities that came
	gone    [MaxSeats]int // cities that vanished, whatever took them
	crowned int           // capitals among them
	city    loss          // the last one
	units   int           // infantry, armour and warships that vanished
	unit    loss          // the last one
	fired   int           // launchers that vanished, most of them used up
	race    rules.Race
}

// loss is who lost something where and when.
type loss struct {
	seat, round int
	field       Field
}

// Story tells how the planet was settled, what vanished from it, and how it ended (DO-13,
// DO-51, DO-55, DO-56).
func (Game) Story(m *rules.Match) []rules.Text {
	last := m.View(rules.NoSeat).(View)
	c := chronicleOf(m, &last)
	return []rules.Text{c.growth(&last), c.losses(&last), m.Ending(func() rules.Text { return c.end(m, &last) })}
}

func chronicleOf(m *rules.Match, last *View) *chronicle {
	c := &chronicle{seats: len(last.Federations)}
	var was *State
	for at := range m.Moments() {
		s := at.State.(*State)
		if was == nil {
			was, c.from = s.Clone().(*State), s.round
			continue
		}
		for seat := range c.seats {
			c.compare(seat, at.Turn, was, s)
		}
		*was = *s
	}
	for _, line := range last.History {
		points := make([]int, c.seats)
		for seat := range points {
			points[seat] = line.Seats[seat].Wealth
		}
		c.race.Add(line.Round, points...)
	}
	return c
}

// compare notes what a seat has and had not, or had and has not.
func (c *chronicle) compare(seat, round int, was, is *State) {
	old, now := was.Fed(seat), is.Fed(seat)
	for i := range now.cityCount {
		if was.CityAt(seat, now.cities[i].Field) < 0 {
			c.founded[seat]++
		}
	}
	for i := range old.cityCount {
		if f := old.cities[i].Field; is.CityAt(seat, f) < 0 {
			c.gone[seat]++
			c.city = loss{seat, round, f}
			if i == old.capital {
				c.crowned++
			}
		}
	}
	if old.onMap != now.onMap {
		for u := range Unit(Units) {
			f := old.units[u].Field
			switch {
			case f == NoField || now.units[u].Field != NoField:
			case isLauncher(u.Kind()):
				c.fired++
			default:
				c.units++
				c.unit = loss{seat, round, f}
			}
		}
	}
}

func (c *chronicle) growth(last *View) rules.Text {
	n, seats, all := rules.Most(c.founded[:c.seats])
	switch {
	case c.from > 1:
		return rules.Msg("dolores.story.begins", roundArg(c.from))
	case all > 0 && n == all:
		return rules.Msg("dolores.story.growth.alone", playerArg(seats[0]), numberArg(n))
	case all > 0 && len(seats) == c.seats:
		return rules.Msg("dolores.story.growth.all", rules.PlayersArg(seats...), numberArg(n))
	case all > 0 && len(seats) == 1:
		return rules.Msg("dolores.story.growth.most", playerArg(seats[0]), numberArg(n), rules.Number("all", all))
	case all > 0:
		return rules.Msg("dolores.story.growth.even", rules.PlayersArg(seats...), numberArg(n))
	}
	var fields [MaxSeats]int
	for seat := range c.seats {
		fields[seat] = last.state.owned[seat].Len()
	}
	if n, seats, _ := rules.Most(fields[:c.seats]); len(seats) == 1 {
		return rules.Msg("dolores.story.growth.fields", playerArg(seats[0]), numberArg(n))
	}
	return rules.Msg("dolores.story.growth.none")
}

func (c *chronicle) losses(last *View) rules.Text {
	n, seats, all := rules.Most(c.gone[:c.seats])
	gone := rules.Msg("dolores.story.gone", numberArg(all))
	if c.crowned > 0 {
		gone = rules.Msg("dolores.story.gone.capitals", numberArg(all), rules.TextArg("capitals", rules.Msg("dolores.story.capitals", numberArg(c.crowned))))
	}
	what, round := rules.TextArg("gone", gone), roundArg(c.city.round)
	switch {
	case all == 1 && c.crowned == 1:
		return rules.Msg("dolores.story.city.capital", playerArg(c.city.seat), fieldArg(c.city.field), round)
	case all == 1:
		return rules.Msg("dolores.story.city", playerArg(c.city.seat), fieldArg(c.city.field), round)
	case all > 1 && n == all:
		return rules.Msg("dolores.story.cities.all", what, playerArg(seats[0]), round)
	case all > 1 && len(seats) == 1:
		return rules.Msg("dolores.story.cities.most", what, playerArg(seats[0]), rules.Number("most", n), round)
	case all > 1:
		return rules.Msg("dolores.story.cities.even", what, rules.PlayersArg(seats...), rules.Number("most", n), round)
	case c.units > 0:
		return rules.Msg("dolores.story.units", playerArg(c.unit.seat), roundArg(c.unit.round), numberArg(c.units))
	case c.fired > 0:
		return rules.Msg("dolores.story.launchers", numberArg(c.fired))
	}
	half, ahead, points := c.race.Halfway()
	if len(last.History) < 4 || ahead == rules.NoSeat {
		return rules.Msg("dolores.story.peace")
	}
	next := second(points, ahead)
	args := []rules.Arg{roundArg(half), playerArg(ahead), otherArg(next), numberArg(points[ahead]), rules.Number("second", points[next])}
	switch since, _ := c.race.Since(ahead); {
	case 10*(points[ahead]-points[next]) <= points[ahead]:
		return rules.Msg("dolores.story.peace.close", args...)
	case since <= half:
		return rules.Msg("dolores.story.peace.stays", args...)
	}
	return rules.Msg("dolores.story.peace.ahead", args...)
}

func (c *chronicle) end(m *rules.Match, last *View) rules.Text {
	r, round := m.Result(), roundArg(last.Round)
	won := r.Winners[0]
	switch last.Ending.How {
	case endIDs[byDraw]:
		led, since := c.race.LastAhead()
		switch {
		case len(r.Winners) == c.seats && c.from == 1 && led != rules.NoSeat && since < last.Round:
			return rules.Msg("dolores.story.draw.ahead", round, playerArg(led), rules.Number("since", since))
		case len(r.Winners) == c.seats:
			return rules.Msg("dolores.story.draw.all", round)
		}
		return rules.Msg("dolores.story.draw", round, rules.PlayersArg(r.Winners...))
	case endIDs[byLast]:
		when := rules.TextArg("when", rules.Msg("dolores.story.in", round))
		_, _, all := rules.Most(c.gone[:c.seats])
		if all > 0 && c.city.round == last.Round {
			when = rules.TextArg("when", rules.Msg("dolores.story.same"))
		}
		switch n := len(last.Federations[won].Cities); {
		case n == 0:
			return rules.Msg("dolores.story.last.barely", when, playerArg(won))
		case c.gone[won] == 0 && all > 1:
			return rules.Msg("dolores.story.last.unhurt", when, playerArg(won))
		default:
			return rules.Msg("dolores.story.last", when, playerArg(won), numberArg(n))
		}
	}
	when := rules.TextArg("when", rules.Msg("dolores.story.after", round))
	if last.Ending.How == endIDs[byStandstill] {
		when = rules.TextArg("when", rules.Msg("dolores.story.still", round, rules.Number("still", standstill)))
	}
	n := numberArg(r.Scores[won])
	if len(r.Winners) > 1 {
		led, since := c.race.LastAhead()
		switch {
		case led == rules.NoSeat:
			return rules.Msg("dolores.story.shared.level", when, rules.PlayersArg(r.Winners...), n)
		case slices.Contains(r.Winners, led):
			return rules.Msg("dolores.story.shared.caught", when, rules.PlayersArg(r.Winners...), n, playerArg(led), rules.Number("since", since))
		}
		return rules.Msg("dolores.story.shared", when, rules.PlayersArg(r.Winners...), n)
	}
	next := second(r.Scores, won)
	least := r.Scores[next]
	since, late := c.race.Since(won)
	args := []rules.Arg{when, playerArg(won), otherArg(next), n}
	switch by := r.Scores[won] - least; {
	case late && since == last.Round:
		return rules.Msg("dolores.story.wealth.final", append(args, rules.Number("second", least))...)
	case late:
		return rules.Msg("dolores.story.wealth.late", append(args, rules.Number("second", least), rules.Number("since", since))...)
	case 10*by <= r.Scores[won]:
		return rules.Msg("dolores.story.wealth.close", append(args, rules.Number("by", by))...)
	case least > 0 && r.Scores[won] >= 3*least:
		return rules.Msg("dolores.story.wealth.wide", append(args, rules.Number("times", r.Scores[won]/least))...)
	case since <= 1:
		return rules.Msg("dolores.story.wealth.led", append(args, rules.Number("second", least))...)
	}
	return rules.Msg("dolores.story.wealth", append(args, rules.Number("second", least), rules.Number("since", since))...)
}

// second is who has the most points beside the winner.
func second(scores []int, won int) int {
	next := rules.NoSeat
	for seat := range scores {
		if seat != won && (next == rules.NoSeat || scores[seat] > scores[next]) {
			next = seat
		}
	}
	return next
}
