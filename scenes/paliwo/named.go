package paliwo

import (
	"strings"

	"schron/rules"
)

// Named is the row of a human whom a text names.
func (f *face) Named(a rules.Arg) string {
	if a.Kind != rules.ArgKey {
		return ""
	}
	for _, prefix := range [...]string{"paliwo.human.", "paliwo.whom."} {
		if who, ok := strings.CutPrefix(a.S, prefix); ok {
			return "person:" + who
		}
	}
	return ""
}
