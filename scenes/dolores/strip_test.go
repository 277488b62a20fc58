package dolores

import (
	"os"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
)

// superAiming is a super-missile that is to be aimed at a full part of the planet.
func superAiming(t testing.TB) *rules.Match {
	t.Helper()
	m := fighting(t)
	play(t, m, "end", "end", "aim x1")
	return m
}

// windy is the middle before a wind that blows.
func windy(t testing.TB) *rules.Match {
	t.Helper()
	for seed := range uint64(60) {
		m := sketched(t, 4, func(s *sketch) {
			furnish(s)
			s.Rand = rules.NewRand(seed)
		})
		play(t, m, toTaxes...)
		v := m.View(rules.NoSeat).(game.View)
		if w := (game.Wind{First: int8(v.Wind[0]), Second: int8(v.Wind[1])}); w.Direction() == game.East && w.Second > 2 {
			return sketched(t, 4, func(s *sketch) {
				furnish(s)
				s.Rand = rules.NewRand(seed)
			})
		}
	}
	t.Fatal("no wind blows with any seed")
	return nil
}

// strips are the moves that are shown best, by what they show.
var strips = map[string]struct {
	start func(testing.TB) *rules.Match
	moves []string // the last one is shown
}{
	"claim":    {middle, []string{"claim K5"}},
	"found":    {middle, []string{"found J9"}},
	"place":    {middle, []string{"place K9 infantry"}},
	"build":    {middle, []string{"build K7 power-plant"}},
	"buy":      {middle, []string{"buy oil 3"}},
	"wind":     {windy, toTaxes},
	"step":     {fighting, []string{"move a1 L8"}},
	"attack":   {fighting, []string{"attack a1 M10"}},
	"raid":     {fighting, []string{"sabotage w1 M11"}},
	"launch":   {aiming, []string{"fire N11"}},
	"empty":    {aiming, []string{"fire A7"}},
	"hit":      {intercepting, []string{"hold", "hold"}},
	"answer":   {intercepting, []string{"intercept m1"}},
	"mushroom": {superAiming, []string{"fire K9", "hold", "hold"}},
}

// TestStrips writes strips of what moves to the folder named in DOLORES_STRIPS, for
// people to look at; DOLORES_ONLY names some of them.
func TestStrips(t *testing.T) {
	if os.Getenv("DOLORES_STRIPS") == "" {
		return
	}
	scenetest.NeedLoop(t)
	c := tabletest.NewCanvas(t)
	for name, x := range strips {
		if !strings.Contains(name, os.Getenv("DOLORES_ONLY")) {
			continue
		}
		for _, size := range []layout.Size{{W: 1280, H: 800}, {W: 1024, H: 640}} {
			m := x.start(t)
			last := len(x.moves) - 1
			play(t, m, x.moves[:last]...)
			d := lay(t, m, size.W, size.H, "pl").Open()
			mv, err := m.Parse(x.moves[last])
			if err != nil {
				t.Fatal(err)
			}
			d.Strip(c, "DOLORES_STRIPS", name+"-"+numeral(int(size.W)), func() layout.Rect { return d.Face.places.board.Grow(0.6) }, func() { d.Play(mv) })
		}
	}
}
