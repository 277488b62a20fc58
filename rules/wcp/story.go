package wcp

import "schron/rules"

func roundArg(n int) rules.Arg { return rules.Number("turn", n) }

// course is what the positions of a match show of its course.
type course struct {
	pressed bool  // before the match begins
	press   int   // the turn of the press, 0 for none
	held    []int // the trophies of each person when the button was pressed
	halls   int   // those that stood then
	first   int   // the turn in which the first pawn left, 0 for none
	seats   []int // the first seat of each person
	last    View
}

// Story tells who pressed and with how much, who got out and what fell. Then it tells
// who brought how much out (WCP-35, WCP-44, WCP-47, WCP-49).
func (Game) Story(m *rules.Match) []rules.Text {
	c := courseOf(m)
	return []rules.Text{c.pressStory(), c.fallStory(m), m.Ending(func() rules.Text { return c.exitStory(m.Result()) })}
}

func courseOf(m *rules.Match) *course {
	c := &course{last: m.View(rules.NoSeat).(View)}
	c.seats = make([]int, c.last.People)
	for seat := len(c.last.Players) - 1; seat >= 0; seat-- {
		c.seats[c.last.Players[seat].Person] = seat
	}
	n := -1
	for at := range m.Moments() {
		n++
		v := at.State.View(rules.NoSeat).(View)
		done := v.Itself || v.Presser != rules.NoSeat
		switch {
		case n == 0:
			c.pressed = done
		case done && !c.pressed && c.press == 0:
			c.press = at.Turn
		}
		if !done || c.pressed && n == 0 {
			c.held, c.halls = v.values(), v.standing()
		}
		if c.first == 0 && v.Leavings > 0 {
			c.first = at.Turn
		}
	}
	return c
}

// values sums the trophies of each person, whatever became of the pawns.
func (t *Position) values() []int {
	sums := make([]int, t.People)
	for _, p := range t.Players {
		sums[p.Person] += p.Value
	}
	return sums
}

// standing counts the halls that are laid and not destroyed.
func (t *Position) standing() int {
	n := 0
	for _, h := range t.Halls {
		if !h.Destroyed {
			n++
		}
	}
	return n
}

// richest is the person who alone has the most trophies, -1 for none, and what the best have.
func richest(values []int) (who, most int) {
	most, best, _ := rules.Most(values)
	if most == 0 || len(best) > 1 {
		return -1, most
	}
	return best[0], most
}

func (c *course) pressStory() rules.Text {
	turn, who, most := roundArg(c.press), -1, 0
	if c.held != nil {
		who, most = richest(c.held)
	}
	switch {
	case c.pressed:
		return rules.Msg("wcp.story.pressed", numberArg(c.halls))
	case c.press == 0:
		return rules.Msg("wcp.story.waiting", roundArg(max(c.last.Round, 1)))
	case c.last.Itself && who < 0:
		return rules.Msg("wcp.story.itself", turn)
	case c.last.Itself:
		return rules.Msg("wcp.story.itself.ahead", turn, playerArg(c.seats[who]), numberArg(most))
	}
	seat := int(c.last.Presser)
	me := c.last.Players[seat].Person
	own := numberArg(c.held[me])
	switch {
	case most == 0:
		return rules.Msg("wcp.story.press.empty", playerArg(seat), turn)
	case me == who:
		return rules.Msg("wcp.story.press.ahead", playerArg(seat), turn, own)
	case c.held[me] == most:
		return rules.Msg("wcp.story.press.level", playerArg(seat), turn, own)
	case who < 0:
		return rules.Msg("wcp.story.press.behind", playerArg(seat), turn, own, rules.Number("most", most))
	}
	return rules.Msg("wcp.story.press.rival", playerArg(seat), turn, own, otherArg(c.seats[who]), rules.Number("most", most))
}

// fallStory tells who left first, who did not, and what fell.
func (c *course) fallStory(m *rules.Match) rules.Text {
	fallen := len(c.last.Halls) - c.last.standing()
	halls := rules.TextArg("halls", rules.Msg("wcp.story.halls.none"))
	if fallen > 0 {
		halls = rules.TextArg("halls", rules.Msg("wcp.story.halls", numberArg(fallen)))
	}
	var first, behind []int
	for seat, p := range c.last.Players {
		if p.Fate != Left {
			behind = append(behind, seat)
		} else if p.Exit == 1 {
			first = append(first, seat)
		}
	}
	switch {
	case len(first) == 0 && m.Conceded() != nil:
		who, most := richest(c.last.values())
		if who < 0 {
			return rules.Msg("wcp.story.level")
		}
		return rules.Msg("wcp.story.leads", playerArg(c.seats[who]), numberArg(most))
	case len(first) == 0 && m.Result().Reason.Key == "wcp.result.collapse":
		turn, stand := roundArg(c.last.Round), c.last.standing()
		switch {
		case fallen == 0:
			return rules.Msg("wcp.story.collapse.whole", turn)
		case stand == 1:
			return rules.Msg("wcp.story.collapse.last", turn)
		}
		return rules.Msg("wcp.story.collapse", turn, numberArg(stand))
	case len(first) == 0:
		return rules.Msg("wcp.story.inside", halls)
	}
	leads := rules.Msg("wcp.story.first", playerArg(first[0]), roundArg(c.first))
	if len(first) > 1 {
		leads = rules.Msg("wcp.story.first.several", rules.PlayersArg(first...), roundArg(c.first))
	}
	switch lead := rules.TextArg("first", leads); {
	case m.Conceded() != nil:
		return rules.Msg("wcp.story.fall.conceded", lead, halls)
	case len(behind) == 0:
		return rules.Msg("wcp.story.fall.all", lead, halls)
	case len(behind) == 1 && !c.last.Teams:
		return rules.Msg("wcp.story.fall.but", lead, otherArg(behind[0]), halls)
	default:
		return rules.Msg("wcp.story.fall", lead, numberArg(len(behind)), halls)
	}
}

// exitStory tells of the winners, and of the next of the others that got out.
func (c *course) exitStory(r rules.Result) rules.Text {
	ranks, values := c.last.Ranking(), c.last.values()
	if len(r.Winners) == 0 {
		switch who, most := richest(values); {
		case most == 0:
			return rules.Msg("wcp.story.nobody.empty")
		case who < 0:
			return rules.Msg("wcp.story.nobody", numberArg(most))
		default:
			return rules.Msg("wcp.story.nobody.richest", otherArg(c.seats[who]), numberArg(most))
		}
	}
	best, next := ranks[0], ranks[1]
	won, n := playerArg(c.seats[best.Person]), numberArg(best.Value)
	if next.Place == 1 {
		var seats []int
		for _, k := range ranks {
			if k.Place == 1 {
				seats = append(seats, c.seats[k.Person])
			}
		}
		return rules.Msg("wcp.story.shared", rules.PlayersArg(seats...), n)
	}
	if !next.Out {
		who, most := richest(values)
		switch {
		case who >= 0 && who != best.Person && best.Value == 0:
			return rules.Msg("wcp.story.alone.rival.empty", won, otherArg(c.seats[who]), numberArg(most))
		case who >= 0 && who != best.Person:
			return rules.Msg("wcp.story.alone.rival", won, n, otherArg(c.seats[who]), rules.Number("most", most))
		case best.Value == 0:
			return rules.Msg("wcp.story.alone.empty", won)
		}
		return rules.Msg("wcp.story.alone", won, n)
	}
	second := otherArg(c.seats[next.Person])
	led, _ := richest(c.held)
	switch by := best.Value - next.Value; {
	case by == 0 && best.Value == 0:
		return rules.Msg("wcp.story.earlier.empty", won, second)
	case by == 0:
		return rules.Msg("wcp.story.earlier", won, second, n)
	case next.Value == 0:
		return rules.Msg("wcp.story.win.wide", won, n)
	case led >= 0 && led != best.Person:
		return rules.Msg("wcp.story.win.turned", won, second, n, rules.Number("second", next.Value))
	case by <= 2:
		return rules.Msg("wcp.story.win.close", won, second, n, rules.Number("by", by))
	}
	return rules.Msg("wcp.story.win", won, second, n, rules.Number("second", next.Value))
}
