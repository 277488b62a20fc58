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
		return putOrClick("hand:"+game.Character(m.A).String(), "discards", true)
	case game.VerbKeep:
		return putOrClick("away:"+game.Character(m.A).String(), "hand", true)
	case game.VerbSend:
		return putOrClick("hand:"+game.Character(m.A).String(), slot, int(m.B)-1 == f.free())
	case game.VerbToken:
		return putOrClick("token:"+game.Manoeuvre(m.A).String(), slot, int(m.B)-1 == f.bare())
	case game.VerbRecall:
		return []byhand.Path{{To: "recall"}}
	case game.VerbShoot, game.VerbExtra:
		return f.shotAt(m)
	case game.VerbStrike:
		return []byhand.Path{{From: postID(f.seat, int(m.A)-1), To: postID(f.foe(), int(m.B)-1)}}
	}
	return nil
}

// putOrClick is the path of something that is put in a place, to which a click alone may
// send it too.
func putOrClick(from, to string, click bool) []byhand.Path {
	if click {
		return []byhand.Path{{From: from, To: to}, {To: from}}
	}
	return []byhand.Path{{From: from, To: to}}
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
