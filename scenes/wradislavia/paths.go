package wradislavia

import (
	"strconv"
	"strings"

	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/byhand"
	"schron/scenes/ui"
)

// The nodes of the path of a move. A click alone sends something to the next slot that
// wants it.
var (
	card     = func(_ *face, m rules.Move) string { return "hand:" + game.Character(m.A).String() }
	away     = func(_ *face, m rules.Move) string { return "away:" + game.Character(m.A).String() }
	token    = func(_ *face, m rules.Move) string { return "token:" + game.Manoeuvre(m.A).String() }
	slot     = func(_ *face, m rules.Move) string { return slotID(int(m.B) - 1) }
	loose    = func(f *face, m rules.Move) string { return byhand.If(int(m.B)-1 == f.free(), card(f, m)) }
	laid     = func(f *face, m rules.Move) string { return byhand.If(int(m.B)-1 == f.bare(), token(f, m)) }
	by       = func(f *face, m rules.Move) string { return postID(f.seat, int(m.A)-1) }
	foe      = func(f *face, m rules.Move) string { return postID(f.foe(), int(m.B)-1) }
	discards = byhand.Fixed[*face]("discards")
	hand     = byhand.Fixed[*face]("hand")
	recall   = byhand.Fixed[*face]("recall")
	struck   = func(f *face, m rules.Move) string {
		s := f.attacker()
		return byhand.If(s == int(m.A)-1 || s == none && len(f.v.Strikers(f.seat)) == 1, foe(f, m))
	}
)

type way = byhand.Way[*face]

var ways = map[uint8][]way{
	game.VerbDiscard: {{From: card, To: discards}, {To: card}}, game.VerbKeep: {{From: away, To: hand}, {To: away}},
	game.VerbSend: {{From: card, To: slot}, {To: loose}}, game.VerbToken: {{From: token, To: slot}, {To: laid}},
	game.VerbRecall: {{To: recall}}, game.VerbStrike: {{From: by, To: foe}, {To: struck}},
}

// Paths lists how a move is made: with a card or a token and where it goes, or by the
// fighters on both sides.
func (f *face) Paths(m rules.Move) []byhand.Path {
	if of := ways[m.Verb]; of != nil {
		return byhand.Paths(of, f, m)
	}
	return f.shotAt(m)
}

// Meant is the move that somebody means who puts a thing or a character somewhere.
func (f *face) Meant(p byhand.Path) (m rules.Move, why *ui.Refusal) {
	from, own := spotOf(p.From)
	switch to, there := spotOf(p.To); {
	case own && there && to.seat == f.seat:
		return m, f.no(f.aimRule(), "comrade")
	case own && there && f.v.Phase == game.PhaseFire:
		return game.Shot{Shooter: from.slot, Target: to.slot, Mode: f.aim.mode}.Move(), nil
	case f.v.Phase == game.PhaseDeployment:
		return f.deployed(p.From, p.To)
	case f.v.Phase == game.PhaseDraft && p.To == "discards" && strings.HasPrefix(p.From, "hand:"):
		return game.Discard(f.thing(p.From).card), nil
	}
	return m, nil
}

// Hindrance says why what the hand does may not be done. Whatever is aimed at or changed
// by hand in the deployment may, see Play.
func (f *face) Hindrance(m rules.Move) *ui.Refusal {
	if _, ok := f.arranged(m); ok || f.v.Phase == game.PhaseFire {
		return nil
	}
	return f.t.Hindrance(m)
}

// Play plays a move that was made by hand. Two go their own way. A shot is only aimed: its
// mode and pips are still to be chosen. A deployment is arranged as it was meant and shown
// at once: the steps between do not matter.
func (f *face) Play(m rules.Move) bool {
	if f.v.Phase == game.PhaseFire {
		f.aim.target = int(m.B) - 1
		f.takeBetterMode()
		return true
	}
	want, ok := f.arranged(m)
	if !ok {
		return f.play(m)
	}
	done := f.play(f.v.Arrange(f.front, want)...)
	f.t.Session.Skip()
	return done
}

func slotID(slot int) string { return "slot:" + strconv.Itoa(slot+1) }

// shotAt returns the shooter, the mode once it can be chosen, and the target. Once all
// that is chosen, it returns what adds a die's next Perun pip or takes off one too many.
// Other moves have no path.
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
