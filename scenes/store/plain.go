package store

import (
	"fmt"
	"strings"

	"schron/rules"
)

// Plain writes the settings, one a line, without anything that a person has typed:
// of what may hold names only the number is told.
func (s Settings) Plain() string {
	var b strings.Builder
	for _, f := range s.fields() {
		switch v := f.value.(type) {
		case *bool:
			fmt.Fprintf(&b, "%s %v\n", f.name, *v)
		case *int:
			fmt.Fprintf(&b, "%s %d\n", f.name, *v)
		case *Animation:
			fmt.Fprintf(&b, "%s %s\n", f.name, *v)
		case *map[string]bool:
			fmt.Fprintf(&b, "%s: %d\n", f.name, len(*v))
		case *[]rules.Player:
			fmt.Fprintf(&b, "%s: %d\n", f.name, len(*v))
		case *Print:
			fmt.Fprintf(&b, "%s: %d\n", f.name, len(v.Left))
		case *string:
			if f.name == "language" || f.name == "game" {
				fmt.Fprintf(&b, "%s %s\n", f.name, *v)
			}
		}
	}
	return b.String()
}
