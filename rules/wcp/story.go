package wcp

import "schron/rules"

func roundArg(n int) rules.Arg { return rules.Number("turn", n) }

// out are the events by which pawns leave the base alive.
var out = []string{"wcp.event.leave", "wcp.event.boost-out", "wcp.event.shut-out", "wcp.event.thrown-out"}

// Story tells who pressed and with how much, and what the fall of the base did. Then it
// tells who brought how much out (WCP-35, WCP-44, WCP-47, WCP-49).
func (Game) Story(m *rules.Match, tale rules.Story) []rules.Text {
	last := m.View(rules.NoSeat).(View)
	end := m.Ending(func() rules.Text { return exitStory(m.Result(), &last) })
	fall := fallStory(tale, &last)
	if _, left := tale.First(out...); !left && m.Conceded() != nil {
		fall = rules.Text{}
	}
	return []rules.Text{pressStory(m, tale), fall, end}
}

func pressStory(m *rules.Match, tale rules.Story) rules.Text {
	e, pressed := tale.First("wcp.event.press", "wcp.event.press-itself")
	at := max(e.Move-1, 0)
	v, err := m.ViewAt(at, rules.NoSeat)
	if err != nil {
		return rules.Text{}
	}
	then := v.(View)
	switch seat := e.Event.Seat; {
	case !pressed && m.Conceded() != nil:
		return rules.Text{}
	case !pressed:
		return rules.Msg("wcp.story.pressed", numberArg(then.standing()))
	case e.Event.Text.Key == "wcp.event.press-itself":
		return rules.Msg("wcp.story.itself", roundArg(e.Turn), numberArg(then.standing()))
	case then.Players[seat].Value == 0:
		return rules.Msg("wcp.story.press.empty", playerArg(seat), roundArg(e.Turn))
	default:
		return rules.Msg("wcp.story.press", playerArg(seat), roundArg(e.Turn), numberArg(then.Players[seat].Value))
	}
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

func fallStory(tale rules.Story, last *View) rules.Text {
	fallen := tale.Count("wcp.event.destroy")
	if e, ok := tale.Last("wcp.event.collapse"); ok {
		return rules.Msg("wcp.story.collapse", roundArg(e.Turn), numberArg(last.standing()))
	}
	if e, ok := tale.Last("wcp.event.trapped"); ok {
		return rules.Msg("wcp.story.trapped", playerArg(e.Event.Seat), roundArg(e.Turn), numberArg(tale.Count("wcp.event.trapped")))
	}
	if e, ok := tale.Last("wcp.event.lost", "wcp.event.thrown-out"); ok {
		return rules.Msg("wcp.story.wreck", playerArg(e.Event.Seat), roundArg(e.Turn), rules.Number("halls", fallen))
	}
	e, left := tale.First(out...)
	switch {
	case !left && fallen == 0:
		return rules.Msg("wcp.story.inside.none", numberArg(last.standing()))
	case !left:
		return rules.Msg("wcp.story.inside", numberArg(fallen))
	case fallen == 0:
		return rules.Msg("wcp.story.stood", playerArg(e.Event.Seat), roundArg(e.Turn))
	}
	return rules.Msg("wcp.story.falls", playerArg(e.Event.Seat), roundArg(e.Turn), numberArg(fallen))
}

// exitStory tells of the winners, and of the best of the others that got out.
func exitStory(r rules.Result, last *View) rules.Text {
	if len(r.Winners) == 0 {
		lost := 0
		for _, p := range last.Players {
			lost += p.Value
		}
		if lost == 0 {
			return rules.Msg("wcp.story.nobody.empty")
		}
		return rules.Msg("wcp.story.nobody", numberArg(lost))
	}
	sums, got, first := make([]int, last.People), make([]bool, last.People), make([]int, last.People)
	for seat := len(last.Players) - 1; seat >= 0; seat-- {
		p := &last.Players[seat]
		first[p.Person] = seat
		if p.Fate == Left {
			sums[p.Person] += p.Value
			got[p.Person] = true
		}
	}
	var won []int // the first seat of each winner
	for _, seat := range r.Winners {
		if f := first[last.Players[seat].Person]; len(won) == 0 || won[len(won)-1] != f {
			won = append(won, f)
		}
	}
	best := last.Players[won[0]].Person
	next := rules.NoSeat
	for person := range sums {
		if got[person] && person != best && (next == rules.NoSeat || sums[person] > sums[next]) {
			next = person
		}
	}
	kind := "wcp.story."
	if last.Teams {
		kind += "team."
	}
	switch {
	case len(won) > 1:
		return rules.Msg("wcp.story.shared", rules.TextArg("players", rules.Names(won...)), numberArg(sums[best]))
	case next == rules.NoSeat && sums[best] == 0:
		return rules.Msg(kind+"alone.empty", playerArg(won[0]))
	case next == rules.NoSeat:
		return rules.Msg(kind+"alone", playerArg(won[0]), numberArg(sums[best]))
	case sums[next] == sums[best]:
		return rules.Msg(kind+"earlier", playerArg(won[0]), otherArg(first[next]), numberArg(sums[best]))
	}
	return rules.Msg(kind+"win", playerArg(won[0]), otherArg(first[next]), numberArg(sums[best]), rules.Number("second", sums[next]))
}
