package wcp

import (
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
)

var solo, teams = rules.Options{}, rules.Options{game.OptionTeams: true}

// positions are those in which the table looks most different.
var positions = map[string]func(testing.TB) *rules.Match{
	"vehicles": choosing, "entering": entering, "moving": moving, "placing": placing, "meeting": meeting,
	"offering": offering, "answering": answering, "taking": taking, "breaching": breaching, "pressing": pressing,
	"escaping": escaping, "destroying": destroying, "trapped": trapped, "team": team, "pairs": pairs, "ended": ended,
	"first": firstMove, "leaving": leaving, "lost": lost, "asking": asking, "crowd": crowd, "nobody": nobody, "teamEnd": teamEnd,
	"countering": countering, "counting": counting,
}

// choosing is a game of six in which three have vehicles.
func choosing(t testing.TB) *rules.Match {
	t.Helper()
	return match(t, 6, 3, "vehicle V07", "vehicle V02", "vehicle V10")
}

// firstMove is the first turn of a game of two.
func firstMove(t testing.TB) *rules.Match {
	t.Helper()
	return match(t, 2, 3, "vehicle V08", "vehicle V04")
}

// entering is an early game of four with a pawn at its entrance.
func entering(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 4, solo, func(v game.View) bool {
		return v.Decision == game.DecideMove && v.Round >= 2 && v.Players[v.Actor].Pawn == nil
	})
}

// moving is a full game of three: a pawn may enter a guarded hall, also with a
// booster.
func moving(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, solo, func(v game.View) bool {
		if v.Decision != game.DecideMove || len(v.Halls) < 18 {
			return false
		}
		fights, boosts := 0, 0
		for _, w := range v.Ways(int(v.Actor)) {
			if w.Entry.Guarded {
				fights++
			}
			if w.Move.Verb == game.VerbBoost {
				boosts++
			}
		}
		return fights > 0 && boosts > 2 && plainFight(v)
	})
}

// plainFight reports whether a fight waits where a plain move leads, and a trophy
// where another one does.
func plainFight(v game.View) bool {
	fight, trophy := false, false
	for _, w := range v.Ways(int(v.Actor)) {
		if w.Move.Verb == game.VerbMove && w.Entry.Token != game.NoToken {
			fight = fight || w.Entry.Guarded
			trophy = trophy || w.Entry.Token.Kind() == game.Trophy
		}
	}
	return fight && trophy
}

// placing is the middle of a game of three with a hall and a guard to lay.
func placing(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, solo, func(v game.View) bool {
		if v.Decision != game.DecidePlace || len(v.Halls) < 12 || v.Done.ContentLaid || v.Done.HallLaid || !fits(v) {
			return false
		}
		own := v.Players[v.Actor]
		return own.Tokens[len(own.Tokens)-1].Kind() == game.Guard && own.Value > 0
	})
}

// meeting is a hall of a game of six in which somebody may attack and trade.
func meeting(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 6, solo, func(v game.View) bool {
		return v.Decision == game.DecideMeet && len(v.Players[v.Actor].Owned) > 0 && metGoods(v) > 0
	})
}

// metGoods counts what the pawns that are met own.
func metGoods(v game.View) int {
	n := 0
	at := v.Players[v.Turn].Pawn
	for seat, p := range v.Players {
		if seat != int(v.Turn) && at != nil && p.Pawn != nil && *p.Pawn == *at {
			n += len(p.Owned)
		}
	}
	return n
}

// offering is an offer with something on both sides.
func offering(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, solo, func(v game.View) bool {
		return v.Decision == game.DecideOffer && v.Trade.By == v.Turn && len(v.Trade.Give) > 0 && len(v.Trade.Ask) > 0
	})
}

// canCounter reports whether an offer may be answered with another one.
func canCounter(v game.View) bool {
	return len(v.Players[v.Turn].Owned) > 2 && len(v.Players[v.Trade.With].Owned) > 2
}

// answering is an offer that waits for its answer.
func answering(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, solo, func(v game.View) bool {
		return v.Decision == game.DecideAnswer && len(v.Trade.Refused) == 0 && canCounter(v)
	})
}

// countering is a counter-offer with something on both sides.
func countering(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, solo, func(v game.View) bool {
		return v.Decision == game.DecideOffer && v.Trade.By != v.Turn && len(v.Trade.Give) > 0 && len(v.Trade.Ask) > 0
	})
}

// counting is a base that waits for somebody to press the button (WCP-57).
func counting(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, solo, func(v game.View) bool { return v.Decision == game.DecideMove && v.TurnsLeft > 0 && v.TurnsLeft < 13 })
}

// pressedItself is the last round after the base did it.
func pressedItself(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, solo, func(v game.View) bool {
		return v.Decision == game.DecideMove && v.Itself && v.Stage == game.StageLastRound
	})
}

// taking is a duel won with something to choose from.
func taking(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 6, solo, func(v game.View) bool { return v.Decision == game.DecideSpoils })
}

// breaching is a hand of halls none of which fits.
func breaching(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 2, solo, func(v game.View) bool {
		return v.Decision == game.DecidePlace && !v.Done.HallLaid && v.Players[v.Actor].HallCount > 0 && v.Stage != game.StageEscape && !fits(v)
	})
}

// pressing is the button in front of a player.
func pressing(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 2, solo, func(v game.View) bool {
		return v.Decision == game.DecideMeet && v.Presser == rules.NoSeat && v.HallsLeft == 0 && v.Players[v.Actor].HallCount == 0 &&
			v.Players[v.Actor].Pawn != nil && *v.Players[v.Actor].Pawn == game.Centre
	})
}

// escaping is stage II with halls destroyed and a pawn to be moved.
func escaping(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 4, solo, func(v game.View) bool {
		if v.Stage != game.StageEscape || v.Decision != game.DecideMove || v.Players[v.Actor].Pawn == nil {
			return false
		}
		return fallen(v) > 2
	})
}

// fallen counts destroyed halls.
func fallen(v game.View) int {
	n := 0
	for _, h := range v.Halls {
		if h.Destroyed {
			n++
		}
	}
	return n
}

// destroying asks which hall falls.
func destroying(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 5, solo, func(v game.View) bool { return v.Decision == game.DecideDestroy && fallen(v) > 1 })
}

// trapped is a game with a pawn in a part that is cut off.
func trapped(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 6, solo, func(v game.View) bool {
		for _, p := range v.Players {
			if p.Trapped && v.Decision == game.DecideMove {
				return true
			}
		}
		return false
	})
}

// team is the middle of a game of two with three pawns each.
func team(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 2, teams, func(v game.View) bool {
		return v.Decision == game.DecidePlace && len(v.Halls) > 20 && v.Players[0].Value > 0
	})
}

// pairs is the end of a game of three with two pawns each.
func pairs(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, teams, func(v game.View) bool { return v.Stage == game.StageEscape && v.Leavings > 1 })
}

// ended is a game of six that is over, with winners.
func ended(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 6, solo, func(v game.View) bool {
		value := 0
		for _, p := range v.Players {
			if p.Fate == game.Left {
				value += p.Value
			}
		}
		return v.Phase == game.PhaseOver && value > 6
	})
}

// leaving is a pawn in front of an open exit.
func leaving(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 4, solo, func(v game.View) bool {
		if v.Decision != game.DecideMove || v.Stage != game.StageEscape || v.Players[v.Actor].Pawn == nil {
			return false
		}
		for _, w := range v.Ways(int(v.Actor)) {
			if w.Move.Verb == game.VerbLeave && len(v.Ways(int(v.Actor))) > 2 {
				return true
			}
		}
		return false
	})
}

// lost is a trapped pawn that cannot move: it may stay or resign.
func lost(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 6, solo, func(v game.View) bool {
		return v.Decision == game.DecideMove && v.Players[v.Actor].Trapped && len(v.Ways(int(v.Actor))) == 0
	})
}

// asking is an offer in which nothing is asked for yet.
func asking(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, solo, func(v game.View) bool {
		return v.Decision == game.DecideOffer && v.Trade.By == v.Turn && len(v.Trade.Ask) == 0
	})
}

// crowd is meeting with all six pawns in one hall.
func crowd(t testing.TB) *rules.Match {
	t.Helper()
	return changed(t, meeting(t), func(p *position) {
		at := p.Players[p.Turn].Pawn
		for seat := range p.Players {
			p.Players[seat].Pawn = at
		}
	})
}

// nobody is a game of two that everybody loses.
func nobody(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 2, solo, func(v game.View) bool { return v.Phase == game.PhaseOver && v.Leavings == 0 })
}

// teamEnd is a game of two teams that is over.
func teamEnd(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, teams, func(v game.View) bool { return v.Phase == game.PhaseOver && v.Leavings > 2 })
}

// removing is the last move of the turn in which the central hall goes (WCP-38): any
// that is legal.
func removing(t testing.TB) *rules.Match {
	t.Helper()
	m := reached(t, 3, solo, func(v game.View) bool { return v.Stage == game.StageRemoval })
	for {
		mv := m.Legal(m.Actor(), nil)[0]
		next := changed(t, m, func(*position) {})
		for _, x := range []*rules.Match{next, m} {
			if x == m && seen(next).Stage == game.StageEscape {
				return m
			}
			if _, err := x.Play(mv); err != nil {
				t.Fatal(err)
			}
		}
	}
}
