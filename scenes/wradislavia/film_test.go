package wradislavia

import "testing"

// TestFilms writes pictures of moves that are shown, see Kit.Film.
func TestFilms(t *testing.T) {
	kit.Film(t, kit.Recorded(t), map[string]int{
		"wr-start": 7, "wr-reveal": 43, "wr-shot": 66, "wr-burst": 171, "wr-buckshot": 86, "wr-beam": 84, "wr-end": 113,
	}, 0.14, 0.3, 0.5, 0.75, 0.98)
}
