package wradislavia

import (
	"strconv"

	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/byhand"
)

// Paths lists how a move is made: with a card or a token and where it goes, or by the
// fighters on both sides.
func (f *face) Paths(m rules.Move) []byhand.Path {
	slot := "slot:" + strconv.Itoa(int(m.B))
	switch m.Verb {
	case game.VerbDiscard:
		return []byhand.Path{{From: "hand:" + game.Character(m.A).String(), To: "discards"}}
	case game.VerbKeep:
		return []byhand.Path{{From: "away:" + game.Character(m.A).String(), To: "hand"}}
	case game.VerbSend:
		return []byhand.Path{{From: "hand:" + game.Character(m.A).String(), To: slot}}
	case game.VerbToken:
		return []byhand.Path{{From: "token:" + game.Manoeuvre(m.A).String(), To: slot}}
	case game.VerbRecall:
		return []byhand.Path{{To: "recall"}}
	case game.VerbShoot, game.VerbExtra:
		return f.shotAt(m)
	case game.VerbStrike:
		return []byhand.Path{{From: postID(f.seat, int(m.A)-1), To: postID(f.foe(), int(m.B)-1)}}
	}
	return nil
}

// shotAt returns the shooter, the mode once it can be chosen, and the target. Once all
// that is chosen, it returns what adds a die's next Perun pip or takes off one too many.
func (f *face) shotAt(m rules.Move) []byhand.Path {
	s, ok := game.ShotOf(m)
	if !ok {
		return nil
	}
	if now := f.shot(); f.aimed() && now.Shooter == s.Shooter && now.Target == s.Target && now.Mode == s.Mode {
		for die, n := range s.Pips {
			pip := "pip:" + strconv.Itoa(die+1)
			switch has := now.Pips[die]; {
			case has < n:
				return []byhand.Path{{To: pip + ":more|" + pip}}
			case has > n:
				return []byhand.Path{{To: pip + ":less|" + pip}}
			}
		}
	}
	p := byhand.Path{From: postID(f.seat, s.Shooter), To: "mode:" + s.Mode.String()}
	if s.Target >= 0 {
		p.By, p.To = p.To, postID(f.foe(), s.Target)
	}
	return []byhand.Path{p}
}
