package store

import (
	"reflect"
	"strings"
	"testing"

	"schron/rules"
)

// TestPlainSettingsHoldNoNames: every setting is told, and nothing that was typed.
func TestPlainSettingsHoldNoNames(t *testing.T) {
	s := DefaultSettings("pl")
	s.Players = []rules.Player{{Name: "Żaneta"}, {Name: "Grzegorz"}}
	s.Shown = map[string]bool{"Żaneta/dzicz/home": true}
	s.Covers, s.Screen, s.Scale = map[string]bool{"dzicz": true}, "Monitor Grzegorza", 125
	got := s.Plain()
	for _, secret := range []string{"Żaneta", "Grzegorz", "home", "Monitor"} {
		if strings.Contains(got, secret) {
			t.Errorf("%q stands in\n%s", secret, got)
		}
	}
	for _, want := range []string{"language pl\n", "scale 125\n", "players: 2\n", "shown: 1\n", "fullScreen false\n", "animation normal\n"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is missing in\n%s", want, got)
		}
	}
	// One line for each but the name of the monitor.
	if n := strings.Count(got, "\n"); n != reflect.TypeFor[Settings]().NumField()-1 {
		t.Errorf("%d lines:\n%s", n, got)
	}
}
