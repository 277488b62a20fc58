package wradislavia

import "slices"

// Known lists the characters that everybody knows to be in a seat's hand or sent out of
// it in secret. They were revealed (WR-9), are neither dead nor resting, and do not
// stand open on the battlefield (WR-44).
func (v *View) Known(seat int) []Character {
	p := &v.Players[seat]
	out := slices.Clone(p.Seen)
	if v.Last != nil { // a position of before tells the last turn only
		for _, x := range v.Last.Clash[seat] {
			out = append(out, x.Character)
		}
		out = append(out, v.Last.Back[seat]...)
	}
	slices.Sort(out)
	return slices.DeleteFunc(slices.Compact(out), func(c Character) bool {
		fights := v.Revealed() && slices.ContainsFunc(p.Clash[:], func(x Post) bool { return x.Character == c })
		return fights || c == Nobody ||
			slices.Contains(p.Dead, c) || slices.Contains(p.Heavy, c) || slices.Contains(p.Before, c)
	})
}

// Unknown counts the characters of a seat's hand, or sent out of it in secret, that
// nobody else has ever seen.
func (v *View) Unknown(seat int) int { return max(0, v.Players[seat].HandCount-len(v.Known(seat))) }
