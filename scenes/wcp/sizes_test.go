package wcp

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
)

// rich is a game of n people who own a dozen trophies each.
func rich(t testing.TB, n int) *rules.Match {
	t.Helper()
	m := reached(t, n, solo, func(v game.View) bool { return v.Decision == game.DecidePlace && len(v.Halls) > 8 })
	return changed(t, m, func(p *position) {
		for seat := range p.Players {
			own := &p.Players[seat]
			for range 10 {
				i := slices.IndexFunc(p.TokenStack, func(x game.Token) bool { return x.Kind() == game.Trophy })
				if i < 0 {
					break
				}
				own.Owned = append(own.Owned, p.TokenStack[i])
				own.Value += p.TokenStack[i].Value()
				p.TokenStack = slices.Delete(p.TokenStack, i, i+1)
			}
			slices.Sort(own.Owned)
		}
		p.TokensLeft = len(p.TokenStack)
	})
}

// audited notes what a desk draws.
func audited(d *desk) *sprites.Audit {
	d.T.Helper()
	dst := ebiten.NewImage(64, 64)
	defer dst.Deallocate()
	c := tabletest.NewCanvas(d.T)
	c.Begin(dst, 1)
	c.Audit = &sprites.Audit{}
	c.PushClip(layout.R(-8, -8, 1, 1)) // what is drawn is only noted
	d.Root().Draw(c)
	c.PopClip()
	return c.Audit
}

// TestCrowdedTrophiesCanBeRead in the least window: their coins are as large as words,
// and each number has room in its coin.
func TestCrowdedTrophiesCanBeRead(t *testing.T) {
	for n := 2; n <= 6; n++ {
		d := lay(t, rich(t, n), 1024, 640, "pl").Open()
		coins := 0
		for _, x := range audited(d).Texts {
			for seat := range d.Face.v.Players {
				row := d.Face.places.rows[seat]
				in := x.Box.Within(d.Face.playerBoxes(row, d.Face.v.Players[seat].Owned).owned.Inset(-2))
				if !in || strings.HasPrefix(x.Text, "×") || x.Box.W != x.Box.H {
					continue
				}
				coins++
				if x.Box.W < 20 || x.Set < 12 || x.Need.W > x.Box.W-6 {
					t.Errorf("%d people: a coin of %.0f with %q in %.0f", n, x.Box.W, x.Text, x.Set)
				}
			}
		}
		if coins < 3*n/2 {
			t.Errorf("%d people: only %d coins", n, coins)
		}
	}
}

// TestGuardsCanBeReadInTheLeastWindow: their numbers on the board are larger than
// the least words.
func TestGuardsCanBeReadInTheLeastWindow(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		d := lay(t, placing(t), 1024, 640, lang).Open()
		numbers := 0
		for _, h := range d.Face.v.Halls {
			if h.Content == nil || h.Content.Kind() != game.Guard {
				continue
			}
			box := d.Face.places.field(h.Field)
			for _, x := range audited(d).Texts {
				if (x.Text == strconv.Itoa(h.Content.Fire()) || x.Text == strconv.Itoa(h.Content.Armour())) && x.Box.Within(box) {
					numbers++
					if x.Set < 15 || !x.Fits() {
						t.Errorf("%s: %q in %.0f", h.Field, x.Text, x.Set)
					}
				}
			}
		}
		if numbers < 4 {
			t.Errorf("only %d numbers", numbers)
		}
	}
}
