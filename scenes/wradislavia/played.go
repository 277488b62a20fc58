package wradislavia

import (
	"strconv"

	"schron/rules"
	game "schron/rules/wradislavia"
)

// Played lists the nodes by which a move is played. These are a card or a token and
// where it goes, or the fighters on both sides.
func (f *face) Played(m rules.Move) [][]string {
	slot := []string{"slot:" + strconv.Itoa(int(m.B))}
	switch m.Verb {
	case game.VerbDiscard:
		return [][]string{{"hand:" + game.Character(m.A).String()}, {"discards"}}
	case game.VerbKeep:
		return [][]string{{"away:" + game.Character(m.A).String()}, {"hand"}}
	case game.VerbSend:
		return [][]string{{"hand:" + game.Character(m.A).String()}, slot}
	case game.VerbToken:
		return [][]string{{"token:" + game.Manoeuvre(m.A).String()}, slot}
	case game.VerbRecall:
		return [][]string{{"recall"}}
	case game.VerbShoot, game.VerbExtra:
		return f.shotAt(m)
	case game.VerbStrike:
		return [][]string{{postID(f.seat, int(m.A)-1)}, {postID(f.foe(), int(m.B)-1)}}
	}
	return nil
}

// shotAt lists the shooter, the mode once it can be chosen, and the target. Once all
// that is chosen, it lists what adds a die's next Perun pip or takes off one too many.
func (f *face) shotAt(m rules.Move) [][]string {
	s, ok := game.ShotOf(m)
	if !ok {
		return nil
	}
	if now := f.shot(); f.aimed() && now.Shooter == s.Shooter && now.Target == s.Target && now.Mode == s.Mode {
		for die, n := range s.Pips {
			pip := "pip:" + strconv.Itoa(die+1)
			switch has := now.Pips[die]; {
			case has < n:
				return [][]string{{pip + ":more", pip}}
			case has > n:
				return [][]string{{pip + ":less", pip}}
			}
		}
	}
	out := [][]string{{postID(f.seat, s.Shooter)}, {"mode:" + s.Mode.String()}}
	if s.Target >= 0 {
		out = append(out, []string{postID(f.foe(), s.Target)})
	}
	return out
}
