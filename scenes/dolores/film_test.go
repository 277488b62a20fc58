package dolores

import "testing"

// TestFilms writes pictures of moves that are shown, see Kit.Film.
func TestFilms(t *testing.T) {
	kit.Film(t, kit.Recorded(t), map[string]int{"dolores-attack": 36, "dolores-sabotage": 37, "dolores-intercept": 40, "dolores-wind": 28}, 0.1, 0.25, 0.5, 0.95)
}
