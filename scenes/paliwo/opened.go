package paliwo

// Opened names the special cards of a side.
func (f *face) Opened(seat int) (words []string, some bool) {
	if f.v == nil {
		return nil, true
	}
	var out []string
	for _, c := range f.v.Cards[seat].Hand {
		out = append(out, f.t.Words(c.Name()))
	}
	return out, true
}
