package wradislavia

import "schron/rules"

// loss is a character that was heavily wounded or died.
type loss struct {
	seat int
	who  Character
	dead bool
}

// course is what the positions of a match show of its course.
type course struct {
	from   int    // the turn in which the match begins
	first  []loss // those of the first turn that had any
	began  int    // that turn, 0 for none
	last   []loss // those of the last turn
	heavy  int    // how often somebody was heavily wounded
	living rules.Race
	turns  int // that were finished
	end    View
}

// Story tells who fell first, how the losses stood, and with how many of the living it
// ended (WR-35, WR-37, WR-40).
func (Game) Story(m *rules.Match) []rules.Text {
	c := courseOf(m)
	return []rules.Text{c.firstStory(), c.lossStory(), m.Ending(func() rules.Text { return c.endStory(m.Result()) })}
}

func courseOf(m *rules.Match) *course {
	c := &course{end: m.View(rules.NoSeat).(View)}
	told, begun := 0, false // the last turn that was reported
	for at := range m.Moments() {
		v := at.State.View(rules.NoSeat).(View)
		now := 0
		if v.Last != nil {
			now = v.Last.Turn
		}
		if !begun {
			begun, c.from, told = true, max(v.Turn, 1), now
		}
		if now == told {
			continue
		}
		told = now
		c.close(&v)
	}
	return c
}

// close notes how a turn ended.
func (c *course) close(v *View) {
	c.turns++
	c.last = nil
	for seat, fates := range v.Last.Fates {
		for slot, fate := range fates {
			if fate == FateHeavy {
				c.heavy++
			}
			if fate != FateBack {
				c.last = append(c.last, loss{seat, v.Last.Clash[seat][slot].Character, fate == FateDead})
			}
		}
	}
	if c.began == 0 && len(c.last) > 0 {
		c.first, c.began = c.last, v.Last.Turn
	}
	var alive [Seats]int
	for seat := range alive {
		alive[seat] = v.living(seat)
	}
	c.living.Add(v.Last.Turn, alive[:]...)
}

// living counts a seat's characters in hand and heavily wounded (WR-37).
func (t *Position) living(seat int) int {
	p := &t.Players[seat]
	return p.HandCount + len(p.Heavy) + len(p.Before)
}

// names lists characters, with their players if the losses are of both.
func names(losses []loss) rules.Text {
	var texts []rules.Text
	for _, x := range losses {
		texts = append(texts, rules.Msg("wradislavia.story.whose", characterArg(x.who), playerArg(x.seat)))
	}
	return rules.List(texts...)
}

func (c *course) firstStory() rules.Text {
	turn := rules.Number("turn", c.began)
	switch {
	case c.from > 1:
		return rules.Msg("wradislavia.story.begins", rules.Number("turn", c.from))
	case c.began == 0 && c.end.Turn == 0:
		return rules.Msg("wradislavia.story.unhurt.yet")
	case c.began == 0:
		return rules.Msg("wradislavia.story.unhurt", rules.Number("turn", c.end.Turn))
	case len(c.first) > 1:
		return rules.Msg("wradislavia.story.first", turn, rules.TextArg("characters", names(c.first)))
	case c.first[0].dead:
		return rules.Msg("wradislavia.story.first.dead", turn, characterArg(c.first[0].who), playerArg(c.first[0].seat))
	}
	return rules.Msg("wradislavia.story.first.heavy", turn, characterArg(c.first[0].who), playerArg(c.first[0].seat))
}

func (c *course) lossStory() rules.Text {
	dead := [Seats]int{len(c.end.Players[0].Dead), len(c.end.Players[1].Dead)}
	worse := 0
	if dead[1] > dead[0] {
		worse = 1
	}
	other, second := rules.SeatArg("other", 1-worse), rules.Number("second", dead[1-worse])
	if dead[1-worse] == 0 {
		second = rules.TextArg("second", rules.Msg("wradislavia.story.none"))
	}
	switch {
	case dead[worse] == 0 && c.turns == 0:
		return rules.Msg("wradislavia.story.peace.none")
	case dead[worse] == 0 && c.heavy == 0:
		return rules.Msg("wradislavia.story.peace")
	case dead[worse] == 0:
		return rules.Msg("wradislavia.story.wounds", numberArg(c.heavy))
	case dead[0] == dead[1]:
		return rules.Msg("wradislavia.story.dead.level", numberArg(dead[0]))
	case c.turns == 0 || c.from > 1:
		return rules.Msg("wradislavia.story.dead", playerArg(worse), numberArg(dead[worse]), other, second)
	}
	since, _ := c.living.Since(1 - worse)
	if dead[1-worse] == 0 {
		return rules.Msg("wradislavia.story.dead.one-sided", playerArg(worse), numberArg(dead[worse]), other, rules.Number("turn", since))
	}
	return rules.Msg("wradislavia.story.dead.since", playerArg(worse), numberArg(dead[worse]), other, second, rules.Number("turn", since))
}

func (c *course) endStory(r rules.Result) rules.Text {
	turn, alive := rules.Number("turn", c.end.Turn), numberArg(r.Scores[0])
	short := c.end.Players[0].HandCount < leastHand || c.end.Players[1].HandCount < leastHand
	if len(r.Winners) == 0 {
		if short {
			return c.drawStory("wradislavia.story.both.", turn, alive)
		}
		return c.drawStory("wradislavia.story.limit.", alive)
	}
	won := r.Winners[0]
	lost := other(won)
	me, them := playerArg(won), rules.SeatArg("other", lost)
	alive = numberArg(r.Scores[won])
	second := rules.Number("second", r.Scores[lost])
	by := r.Scores[won] - r.Scores[lost]
	own, hand := c.end.Players[won].HandCount, c.end.Players[lost].HandCount
	since, late := 0, false
	if c.turns > 0 {
		since, late = c.living.Since(won)
	}
	switch {
	case late && !short:
		return rules.Msg("wradislavia.story.limit.late", me, them, alive, second, rules.Number("since", since))
	case late && own < leastHand:
		return rules.Msg("wradislavia.story.both.late", turn, me, them, alive, second, rules.Number("since", since))
	case !short && by == 1:
		return rules.Msg("wradislavia.story.limit.close", me, them, alive)
	case !short:
		return rules.Msg("wradislavia.story.limit", me, them, alive, second)
	case own < leastHand && by == 1:
		return rules.Msg("wradislavia.story.both.close", turn, me, them, alive)
	case own < leastHand:
		return rules.Msg("wradislavia.story.both", turn, me, them, alive, second)
	}
	return c.handStory(won, lost, own, hand, by, r)
}

// drawStory tells of a draw who had more living before. start is what the keys of its
// texts begin with.
func (c *course) drawStory(start string, args ...rules.Arg) rules.Text {
	key := start + "draw"
	if c.turns == 0 || c.from > 1 {
		return rules.Msg(key, args...)
	}
	led, since := c.living.LastAhead()
	if led == rules.NoSeat {
		return rules.Msg(key+".level", args...)
	}
	return rules.Msg(key+".caught", append(args, playerArg(led), rules.Number("since", since))...)
}

// handStory tells who fell last on the side whose hand is too small.
func (c *course) handStory(won, lost, own, hand, by int, r rules.Result) rules.Text {
	var texts []rules.Text
	for _, x := range c.last {
		if x.seat == lost {
			texts = append(texts, rules.Msg("wradislavia.story.name", characterArg(x.who)))
		}
	}
	fall := rules.Msg("wradislavia.story.fall.none", rules.Number("turn", c.end.Turn))
	switch {
	case len(texts) == 1:
		fall = rules.Msg("wradislavia.story.fall", rules.Number("turn", c.end.Turn), rules.TextArg("characters", texts[0]))
	case len(texts) > 1:
		fall = rules.Msg("wradislavia.story.fall.several", rules.Number("turn", c.end.Turn), rules.TextArg("characters", rules.List(texts...)))
	}
	left := rules.Msg("wradislavia.story.cards.none")
	if hand > 0 {
		left = rules.Msg("wradislavia.story.cards", numberArg(hand))
	}
	args := []rules.Arg{rules.TextArg("fall", fall), rules.TextArg("cards", left), playerArg(won), rules.SeatArg("other", lost)}
	switch {
	case by < 0:
		return rules.Msg("wradislavia.story.hand.fewer", append(args, numberArg(r.Scores[lost]), rules.Number("second", r.Scores[won]))...)
	case own == leastHand:
		return rules.Msg("wradislavia.story.hand.close", append(args, numberArg(own))...)
	case len(c.end.Players[won].Dead) == 0:
		return rules.Msg("wradislavia.story.hand.whole", args...)
	}
	return rules.Msg("wradislavia.story.hand", append(args, numberArg(own))...)
}
