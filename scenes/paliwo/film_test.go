package paliwo

import "testing"

// TestFilms writes pictures of moves that are shown, see Kit.Film.
func TestFilms(t *testing.T) {
	kit.Film(t, kit.Recorded(t), map[string]int{
		"paliwo-new": 30, "paliwo-step": 18, "paliwo-slip": 17, "paliwo-shot": 34, "paliwo-push": 38, "paliwo-courage": 20, "paliwo-charge": 27,
		"paliwo-weapon": 53, "paliwo-aid": 54, "paliwo-open": 61, "paliwo-bite": 68, "paliwo-crawl": 89, "paliwo-axe": 103,
		"paliwo-wrench": 109, "paliwo-turned": 117, "paliwo-take": 132, "paliwo-token": 165, "paliwo-clutch": 187, "paliwo-leave": 188,
	}, 0.1, 0.5, 0.93)
}
