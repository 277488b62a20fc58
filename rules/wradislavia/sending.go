package wradislavia

import (
	"slices"

	"schron/rules"
)

// sending is a deployment: characters in the order of the list with their tokens.
type sending [Slots]struct {
	who   Character
	token Manoeuvre
}

// anySending draws characters of a hand, all alike, with tokens of which so many in
// ten are attacks, the others any.
func anySending(hand cast, attacks int, r *rules.Rand) (d sending) {
	left, slot := hand.size(), 0
	for ; slot < Slots; hand &= hand - 1 {
		if r.IntN(left) < Slots-slot {
			d[slot].who = hand.first()
			if d[slot].token = Attack; r.IntN(10) >= attacks {
				d[slot].token += Manoeuvre(r.IntN(int(manoeuvreEnd - Attack)))
			}
			slot++
		}
		left--
	}
	return d
}

// put sends characters out with their tokens, in place of those that a seat has sent.
func (s *State) put(seat int, d *sending) {
	s.hand[seat] |= s.fighting(seat)
	for slot, x := range d {
		s.posts[seat][slot] = post{who: x.who, token: x.token}
		s.hand[seat] &^= x.who.bit()
	}
}

// tokenOf is the token that goes under a character, false if it is not sent.
func (d *sending) tokenOf(c Character) (Manoeuvre, bool) {
	for _, x := range d {
		if x.who == c {
			return x.token, true
		}
	}
	return NoManoeuvre, false
}

// continues reports whether a deployment can come of what is sent already.
func (d *sending) continues(posts *[Slots]post) bool {
	for i := range posts {
		p := &posts[i]
		if token, sent := d.tokenOf(p.who); p.who != Nobody && (!sent || p.token != NoManoeuvre && p.token != token) {
			return false
		}
	}
	return true
}

// moves are those that are left of a deployment, with the confirmation.
func (d *sending) moves(posts *[Slots]post) []rules.Move {
	var out []rules.Move
	at := *posts
	for _, x := range d {
		if slices.ContainsFunc(at[:], func(p post) bool { return p.who == x.who }) {
			continue
		}
		slot := slices.IndexFunc(at[:], func(p post) bool { return p.who == Nobody })
		at[slot].who = x.who
		out = append(out, Send(x.who, slot))
	}
	for slot := range at {
		if at[slot].token == NoManoeuvre {
			token, _ := d.tokenOf(at[slot].who)
			out = append(out, Assign(token, slot))
		}
	}
	return append(out, Plain(VerbDone))
}

// compare orders deployments.
func (d *sending) compare(e *sending) int {
	for i := range d {
		if d[i] != e[i] {
			return int(d[i].who)*8 + int(d[i].token) - int(e[i].who)*8 - int(e[i].token)
		}
	}
	return 0
}
