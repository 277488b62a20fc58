package rules

// Variants lists choices of options that together try every option. The first has all
// defaults; each other one changes a single option. Of a number it tries the bounds,
// and 0 if the option can be switched off.
func Variants(specs []Option) []Options {
	out := []Options{{}}
	for _, s := range specs {
		for _, v := range s.others() {
			out = append(out, Options{s.ID: v})
		}
	}
	return out
}

// others are the values besides the usual one that are worth trying.
func (s Option) others() []any {
	var all, out []any
	switch s.Default.(type) {
	case bool:
		all = []any{false, true}
	case int:
		if s.Off {
			all = append(all, 0)
		}
		all = append(all, s.Min, s.Max)
	default:
		for _, c := range s.Choices {
			all = append(all, c)
		}
	}
	for _, v := range all {
		if v != s.Default {
			out = append(out, v)
		}
	}
	return out
}
