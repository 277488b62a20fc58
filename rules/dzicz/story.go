package dzicz

import (
	"slices"

	"schron/rules"
)

func turnArg(n int) rules.Arg { return rules.Number("turn", n) }

// card is a mission of the open row or a secret one, and how it went with it.
type card struct {
	mission Mission
	secret  bool
	holder  int // rules.NoSeat for nobody
	since   int // the turn in which the holder claimed it, 0 for before the match
}

// course is what the positions of a match show of its course.
type course struct {
	from           int // the turn in which the match begins
	cards          []card
	first          []card // those claimed first, at the end of the same turn
	returned       []card // those given back last, by whom they were held, in which turn
	soldiers       []int  // by seat, those that fell
	killer, victim int    // of the last one
	fell           int    // the turn of that
	tokens         []int  // by seat, those taken off the board
	last           View
}

// Story tells of the missions that were claimed, of the soldiers that fell, and of
// who holds what at the end (DZ-10, DZ-21, DZ-30).
func (Game) Story(m *rules.Match) []rules.Text {
	c := courseOf(m)
	end := m.Ending(func() rules.Text { return c.winStory(m.Result().Winners) })
	return []rules.Text{c.claimStory(), c.fightStory(), end}
}

func courseOf(m *rules.Match) *course {
	c := &course{last: m.View(rules.NoSeat).(View), soldiers: make([]int, m.Seats()), tokens: make([]int, m.Seats())}
	var was View
	begun := false
	for at := range m.Moments() {
		is := at.State.View(rules.NoSeat).(View)
		if !begun {
			begun, c.from, c.cards = true, max(at.Turn, 1), is.cards()
		} else {
			c.claims(at.Turn, is.cards())
			c.losses(at.Turn, &was, &is)
		}
		was = is
	}
	return c
}

// cards lists the open row and then everybody's secret mission. Who has claimed none has
// a card that nobody holds.
func (v *View) cards() []card {
	var out []card
	for _, o := range v.OpenMissions {
		out = append(out, card{mission: o.Mission, holder: int(o.Holder)})
	}
	for seat := range v.Players {
		x := card{secret: true, holder: rules.NoSeat}
		if s := v.Players[seat].Secret; s != nil && s.Claimed {
			x.mission, x.holder = s.Mission, seat
		}
		out = append(out, x)
	}
	return out
}

// claims compares the cards with those of the move before.
func (c *course) claims(turn int, now []card) {
	for i := range now {
		was, is := &c.cards[i], now[i]
		if was.holder == is.holder {
			continue
		}
		if was.holder != rules.NoSeat {
			if len(c.returned) > 0 && c.returned[0].since != turn {
				c.returned = nil
			}
			c.returned = append(c.returned, card{was.mission, was.secret, was.holder, turn})
		}
		if is.since = turn; is.holder != rules.NoSeat && (len(c.first) == 0 || c.first[0].since == turn) {
			c.first = append(c.first, is)
		}
		*was = is
	}
}

// losses notes the soldiers and tokens that were there before the move.
func (c *course) losses(turn int, was, is *View) {
	for seat := range is.Players {
		for _, f := range was.Players[seat].Soldiers {
			if by := int(is.Board[f].Soldier); len(is.Players[seat].Soldiers) < len(was.Players[seat].Soldiers) && by != seat && by != rules.NoSeat {
				c.soldiers[seat]++
				c.killer, c.victim, c.fell = by, seat, turn
			}
		}
		for _, f := range was.Players[seat].Tokens {
			if int(is.Board[f].Token) != seat {
				c.tokens[seat]++
			}
		}
	}
}

// named lists cards by the words for open and for secret ones.
func named(open, secret string, cards []card) rules.Arg {
	texts := make([]rules.Text, len(cards))
	for i, x := range cards {
		key := open
		if x.secret {
			key = secret
		}
		texts[i] = rules.Msg(key, missionArg(x.mission))
	}
	return rules.TextArg("missions", rules.List(texts...))
}

func claimed(cards []card) rules.Arg {
	return named("dzicz.story.claim", "dzicz.story.claim.secret", cards)
}

// single reports whether all cards have the same holder.
func single(cards []card) bool {
	return !slices.ContainsFunc(cards, func(x card) bool { return x.holder != cards[0].holder })
}

func (c *course) claimStory() rules.Text {
	turn := turnArg(c.from)
	switch {
	case c.from > 1:
		return rules.Msg("dzicz.story.begins", turn)
	case len(c.first) > 0 && c.first[0].since == c.last.Turns:
		return rules.Msg("dzicz.story.first.late")
	case len(c.first) > 0 && single(c.first):
		return rules.Msg("dzicz.story.first", playerArg(c.first[0].holder), claimed(c.first), turnArg(c.first[0].since))
	case len(c.first) > 0:
		return rules.Msg("dzicz.story.first.several", rules.TextArg("holders", holders(c.first)), turnArg(c.first[0].since))
	}
	outposts := make([]int, len(c.last.Players))
	for seat := range outposts {
		outposts[seat] = len(c.last.Players[seat].Outposts)
	}
	n, seats, all := rules.Most(outposts)
	switch {
	case all == 0:
		return rules.Msg("dzicz.story.unclaimed")
	case len(seats) == 1:
		return rules.Msg("dzicz.story.unclaimed.most", playerArg(seats[0]), numberArg(n))
	}
	return rules.Msg("dzicz.story.unclaimed.even", rules.PlayersArg(seats...), numberArg(n))
}

func (c *course) fightStory() rules.Text {
	n, seats, all := rules.Most(c.soldiers)
	least := slices.Min(c.soldiers)
	switch {
	case all == 1:
		return rules.Msg("dzicz.story.kills.single", playerArg(c.killer), otherArg(c.victim), turnArg(c.fell))
	case all > 1 && n == all:
		return rules.Msg("dzicz.story.kills.all", playerArg(seats[0]), numberArg(n), turnArg(c.fell))
	case all > 1 && len(c.soldiers) == 2 && n > least:
		return rules.Msg("dzicz.story.kills.two", playerArg(seats[0]), numberArg(n), otherArg(1-seats[0]), rules.Number("second", least))
	case all > 1 && len(seats) == 1:
		return rules.Msg("dzicz.story.kills", playerArg(seats[0]), numberArg(all), rules.Number("most", n))
	case all > 1:
		return rules.Msg("dzicz.story.kills.even", rules.PlayersArg(seats...), numberArg(n), rules.Number("all", all))
	}
	n, seats, all = rules.Most(c.tokens)
	switch {
	case all == 0:
		return rules.Msg("dzicz.story.peace.none")
	case n == all:
		return rules.Msg("dzicz.story.peace.all", playerArg(seats[0]), numberArg(n))
	case len(seats) == 1:
		return rules.Msg("dzicz.story.peace.most", playerArg(seats[0]), numberArg(all), rules.Number("most", n))
	}
	return rules.Msg("dzicz.story.peace", numberArg(all))
}

// holders lists who holds what of some cards, seat by seat.
func holders(cards []card) rules.Text {
	var texts []rules.Text
	for seat := range MaxSeats {
		var own []card
		for _, x := range cards {
			if x.holder == seat {
				own = append(own, x)
			}
		}
		if len(own) > 0 {
			texts = append(texts, rules.Msg("dzicz.story.holder", playerArg(seat), named("dzicz.story.label", "dzicz.story.label.secret", own)))
		}
	}
	return rules.List(texts...)
}

func (c *course) winStory(won []int) rules.Text {
	all, end := rules.Number("turns", c.last.Turns), c.last.Turns
	switch {
	case len(won) == 0 && len(c.returned) > 0 && single(c.returned):
		x := c.returned[0]
		return rules.Msg("dzicz.story.nobody.lost", playerArg(x.holder), claimed(c.returned), turnArg(x.since), all)
	case len(won) == 0 && len(c.returned) > 0:
		return rules.Msg("dzicz.story.nobody.several", rules.TextArg("holders", holders(c.returned)), turnArg(c.returned[0].since), all)
	case len(won) == 0:
		return rules.Msg("dzicz.story.nobody", all)
	}
	var held []card
	since := map[int]int{} // the turn from which on a winner has held something
	for _, x := range c.cards {
		if x.holder == rules.NoSeat {
			continue
		}
		held = append(held, x)
		if turn, ok := since[x.holder]; !ok || x.since < turn {
			since[x.holder] = x.since
		}
	}
	who := playerArg(won[0])
	if len(won) == 1 {
		switch turn := since[won[0]]; {
		case turn == end:
			return rules.Msg("dzicz.story.win.late", who, claimed(held), all)
		case len(held) > 1:
			return rules.Msg("dzicz.story.win.many", who, claimed(held), all)
		case turn == 0:
			return rules.Msg("dzicz.story.win.kept", who, claimed(held), all)
		default:
			return rules.Msg("dzicz.story.win", who, claimed(held), turnArg(turn), all)
		}
	}
	list := rules.TextArg("holders", holders(held))
	late := slices.DeleteFunc(slices.Clone(won), func(seat int) bool { return since[seat] < end })
	switch {
	case len(late) == 1:
		return rules.Msg("dzicz.story.several.late", list, playerArg(late[0]), all)
	case len(won) == len(c.last.Players):
		return rules.Msg("dzicz.story.several.all", list, all)
	}
	return rules.Msg("dzicz.story.several", list, all)
}
