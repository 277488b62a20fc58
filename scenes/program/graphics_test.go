package program

import (
	"errors"
	"strings"
	"testing"
)

func TestCauseIsALine(t *testing.T) {
	for said, want := range map[string]string{
		"glfw: no":                    "glfw: no",
		" failed, source: \nfloat4\n": "failed, source…",
		strings.Repeat("ż", 300):      strings.Repeat("ż", 200) + "…",
		"":                            "",
	} {
		if got := cause(errors.New(said)); got != want {
			t.Errorf("%q: %q, want %q", said, got, want)
		}
	}
}
