package dzicz

// Opened names the secret mission of a seat.
func (f *face) Opened(seat int) (words []string, some bool) {
	if f.v == nil || f.v.Players[seat].Secret == nil {
		return nil, true
	}
	return []string{f.t.Words(f.v.Players[seat].Secret.Mission.Name())}, true
}
