package wradislavia

import (
	"fmt"

	"schron/rules"
)

// decoder reads the parts of a position and keeps the first error.
type decoder struct {
	s   *State
	err error
}

func (d *decoder) fail(format string, args ...any) {
	if d.err == nil {
		d.err = fmt.Errorf(format, args...)
	}
}

// number reads a number within bounds.
func (d *decoder) number(what string, n, least, most int) int8 {
	if n < least || n > most {
		d.fail("%s is %d, accepted: %d to %d", what, n, least, most)
		return 0
	}
	return int8(n)
}

func (d *decoder) turn(t *Position) {
	d.s.turn = d.number("turn", t.Turn, 0, Turns)
	d.s.marker = d.number("first_fire_marker", t.Marker, 0, Seats-1)
	d.s.pool = d.number("perun_pool", t.Pool, 0, PerunPool)
	if d.s.phase == PhaseOver {
		if t.Actor != rules.NoSeat {
			d.fail("seat %d decides after the end", t.Actor)
		}
		d.s.active = d.s.marker
		return
	}
	d.s.active = d.number("actor", int(t.Actor), 0, Seats-1)
}

// cast reads a list of characters; one that stands twice would be two cards.
func (d *decoder) cast(what string, in []Character, out *Cast) {
	if in == nil {
		d.fail("%s is missing", what)
	}
	for _, c := range in {
		if c == Nobody || out.has(c) {
			d.fail("%s: %s stands twice or is nobody", what, c)
			continue
		}
		*out |= c.bit()
	}
}

func (d *decoder) player(seat int, p *Player) {
	s, at := d.s, fmt.Sprintf("seat %d ", seat)
	d.cast(at+"hand", p.Hand, &s.hand[seat])
	d.cast(at+"discards", p.Discards, &s.discards[seat])
	d.cast(at+"heavily_wounded", p.Heavy, &s.heavy[seat])
	d.cast(at+"heavily_wounded_before", p.Before, &s.before[seat])
	d.cast(at+"dead", p.Dead, &s.dead[seat])
	d.cast(at+"seen", append([]Character{}, p.Seen...), &s.seen[seat]) // may be left out
	s.peruns[seat] = d.number(at+"peruns", p.Peruns, 0, PerunPool)
	if p.Clash == nil {
		d.fail("%sclash is missing", at)
		return
	}
	s.posts[seat] = d.posts(at, p.Clash)
}

// mostWounds bounds the wounds of a character in a turn (WR-9, WR-15, WR-22). They come
// from two hazards, six shots of three wounds each and three strikes of two.
const mostWounds = 2 + 2*Slots*3 + 2*Slots

func (d *decoder) posts(at string, in *[Slots]Post) (out [Slots]Fighter) {
	for slot, p := range in {
		what := fmt.Sprintf("%sslot %d ", at, slot+1)
		out[slot] = Fighter{
			who: p.Character, token: p.Manoeuvre, bared: p.Bared,
			wounds: d.number(what+"wounds", p.Wounds, 0, mostWounds),
			shots:  d.number(what+"shots", p.Shots, 0, 2),
			torn:   d.number(what+"buckshot_hits", p.Torn, 0, 2*Slots),
			target: d.number(what+"strikes", p.Strikes, 0, Slots),
		}
	}
	return out
}

func (d *decoder) battlefield(b *Battlefield) (dice [Dice]int8, hazards [2]Hazard, dropped Hazard) {
	for i, v := range b.Dice {
		dice[i] = d.number("die", int(v), 0, DieSides)
	}
	return dice, b.Hazards, b.Dropped
}

func (d *decoder) report(t *TurnReport) {
	if t == nil {
		return
	}
	r := &d.s.report
	r.turn = d.number("last_turn turn", t.Turn, 1, Turns)
	r.marker = d.number("last_turn first_fire_marker", t.Marker, 0, Seats-1)
	r.clash.dice, r.hazards, r.dropped = d.battlefield(&t.Battlefield)
	for seat := range t.Clash {
		at := fmt.Sprintf("last_turn seat %d ", seat)
		r.posts[seat] = d.posts(at, &t.Clash[seat])
		r.gained[seat] = d.number(at+"peruns_gained", t.Gained[seat], 0, Slots)
		d.cast(at+"returned", t.Back[seat], &r.healed[seat])
	}
}
