package wradislavia

import (
	"slices"
	"strings"

	"schron/rules"
)

// Story tells how much was fired and hit, and who fell last to whom. Then it tells with
// how many of the living it ended (WR-35, WR-37, WR-40).
func (Game) Story(m *rules.Match, tale rules.Story) []rules.Text {
	last := m.View(rules.NoSeat).(View)
	hits := 0
	for _, e := range tale {
		if v, ok := e.Event.Text.Arg("verdict"); ok && v.T.Key != "wradislavia.verdict.miss" {
			hits++
		}
	}
	turn := rules.Number("turn", last.Turn)
	shots := rules.Msg("wradislavia.story.shots.none", turn)
	if n := tale.Count("wradislavia.event.shot", "wradislavia.event.shot.two"); n > 0 {
		shots = rules.Msg("wradislavia.story.shots", turn, rules.Number("hits", hits), numberArg(n))
	}
	return []rules.Text{shots, fallStory(m, tale, &last), m.Ending(func() rules.Text { return endStory(m, &last) })}
}

// fallStory tells of the last one of the losing side that fell. Of several in the same
// turn it prefers a dead one. In a draw, and where nobody saw the losers fall, it takes
// either side.
func fallStory(m *rules.Match, tale rules.Story, last *View) rules.Text {
	for _, spared := range [][]int{m.Result().Winners, nil} {
		at, how := -1, ""
		for i := len(tale) - 1; i >= 0 && (at < 0 || tale[i].Turn == tale[at].Turn); i-- {
			fate, ok := strings.CutPrefix(tale[i].Event.Text.Key, "wradislavia.event.fate.")
			if !ok || fate == FateBack.String() || slices.Contains(spared, tale[i].Event.Seat) {
				continue
			}
			if at < 0 || how != FateDead.String() && fate == FateDead.String() {
				at, how = i, fate
			}
		}
		if at >= 0 {
			return fell(tale[:at], tale[at], how)
		}
	}
	if n := len(last.Players[0].Dead) + len(last.Players[1].Dead); n > 0 {
		return rules.Msg("wradislavia.story.dead", numberArg(n))
	}
	return rules.Msg("wradislavia.story.unhurt", numberArg(tale.Count("wradislavia.event.fate.back")))
}

// fell tells of one that fell, and who hit it last where that is known.
func fell(before rules.Story, e rules.LogEntry, fate string) rules.Text {
	args := []rules.Arg{rules.Number("turn", e.Turn), e.Arg("character", "target"), playerArg(e.Event.Seat), e.Arg("n", "n")}
	if by, ok := striker(before, e); ok {
		return rules.Msg("wradislavia.story.fall."+fate+".by", append(args, by)...)
	}
	return rules.Msg("wradislavia.story.fall."+fate, args...)
}

// striker is who hit the one that fell last, in the same turn.
func striker(tale rules.Story, fell rules.LogEntry) (rules.Arg, bool) {
	who := fell.Arg("character", "")
	for i := len(tale) - 1; i >= 0 && tale[i].Turn == fell.Turn; i-- {
		e := tale[i]
		if target, ok := e.Event.Text.Arg("target"); !ok || target.S != who.S {
			continue
		}
		switch v, _ := e.Event.Text.Arg("verdict"); e.Event.Text.Key {
		case "wradislavia.event.shot", "wradislavia.event.shot.two":
			if v.T.Key != "wradislavia.verdict.miss" {
				return e.Arg("character", "character"), true
			}
		case "wradislavia.event.strike":
			return e.Arg("character", "character"), true
		}
	}
	return rules.Arg{}, false
}

func endStory(m *rules.Match, last *View) rules.Text {
	r := m.Result()
	reason := strings.TrimPrefix(r.Reason.Key, "wradislavia.result.")
	if len(r.Winners) == 0 {
		return rules.Msg("wradislavia.story.end."+reason, numberArg(r.Scores[0]))
	}
	won := r.Winners[0]
	lost := other(won)
	return rules.Msg("wradislavia.story.end."+reason, playerArg(won), rules.SeatArg("other", lost),
		numberArg(r.Scores[won]), rules.Number("second", r.Scores[lost]), rules.Number("hand", last.Players[lost].HandCount))
}
