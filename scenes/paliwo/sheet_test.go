package paliwo

import "testing"

func TestTheSheetFitsAndCanBePinned(t *testing.T) {
	for _, name := range []string{"active", "charging"} {
		t.Run(name, func(t *testing.T) { kit.Sheet(t, positions[name]) })
	}
}
