package bot

import (
	"slices"

	"schron/rules"

	game "schron/rules/wradislavia"
)

// sending is a deployment: characters in the order of the list with their tokens.
type sending game.Sending

var tokens = game.AllManoeuvres()

// anySending draws characters of a hand, all alike, with tokens of which so many in
// ten are attacks, the others any.
func anySending(hand game.Cast, attacks int, r *rules.Rand) (d sending) {
	left, slot := hand.Len(), 0
	for ; slot < game.Slots; hand &= hand - 1 {
		if r.IntN(left) < game.Slots-slot {
			d[slot].Who = hand.First()
			if d[slot].Token = game.Attack; r.IntN(10) >= attacks {
				d[slot].Token = tokens[r.IntN(len(tokens))]
			}
			slot++
		}
		left--
	}
	return d
}

// tokenOf is the token that goes under a character, false if it is not sent.
func (d *sending) tokenOf(c game.Character) (game.Manoeuvre, bool) {
	for _, x := range d {
		if x.Who == c {
			return x.Token, true
		}
	}
	return game.NoManoeuvre, false
}

// continues reports whether a deployment can come of what is sent already.
func (d *sending) continues(posts *[game.Slots]game.Fighter) bool {
	for i := range posts {
		p := &posts[i]
		if token, sent := d.tokenOf(p.Who()); p.Who() != game.Nobody && (!sent || p.Token() != game.NoManoeuvre && p.Token() != token) {
			return false
		}
	}
	return true
}

// moves are those that are left of a deployment, with the confirmation.
func (d *sending) moves(posts *[game.Slots]game.Fighter) []rules.Move {
	var out []rules.Move
	var at [game.Slots]game.Character
	for slot := range posts {
		at[slot] = posts[slot].Who()
	}
	for _, x := range d {
		if slices.Contains(at[:], x.Who) {
			continue
		}
		slot := slices.Index(at[:], game.Nobody)
		at[slot] = x.Who
		out = append(out, game.Send(x.Who, slot))
	}
	for slot, who := range at {
		if posts[slot].Token() == game.NoManoeuvre {
			token, _ := d.tokenOf(who)
			out = append(out, game.Assign(token, slot))
		}
	}
	return append(out, game.Plain(game.VerbDone))
}

// compare orders deployments.
func (d *sending) compare(e *sending) int {
	for i := range d {
		if d[i] != e[i] {
			return int(d[i].Who)*8 + int(d[i].Token) - int(e[i].Who)*8 - int(e[i].Token)
		}
	}
	return 0
}
