package paliwo

import (
	"image"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
)

// covered is turn with a token under a human, fuel and goo under others, and under a
// zombie a find, which is a trap.
func covered(t testing.TB) *rules.Match {
	t.Helper()
	return kit.Changed(t, turn(t), func(p *position) {
		p.CrawlerTokens = append(p.CrawlerTokens, at(t, "D5"))
		p.TokensLeft--
		p.stand(t, "mechanic G5")
		p.Fuel = append(p.Fuel, at(t, "G2"))
		p.FindPool[game.Fuel]--
		p.FindsLeft--
		for i := range p.Finds {
			if p.Finds[i].Face == game.ZombieFind {
				p.Finds[i].Field = at(t, "I7")
			}
		}
	})
}

// picture is what a table of a size shows.
func picture(t testing.TB, d *desk, size [2]float64) *image.RGBA {
	t.Helper()
	c := tabletest.NewCanvas(t)
	return tabletest.Pixels(t, c, int(size[0]), int(size[1]), 1, func() { d.Root().Draw(c) })
}

// rect is where a node lies.
func rect(d *desk, id string) layout.Rect {
	r := d.Find(id).Rect
	return layout.R(r[0], r[1], r[2], r[3])
}

// What lies under a figure shows at its corner, in sight and on the tree, for those
// alone who may know it; nothing covers it.
func TestTokensUnderFiguresAreSeen(t *testing.T) {
	scenetest.NeedLoop(t)
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		d := lay(t, covered(t), size[0], size[1], "en").Open()
		for id, field := range map[string]string{"under:token:D5": "D5", "under:fuel:G2": "G2", "under:find:I7": "I7", "under:goo:G5": "G5"} {
			if box := d.Find("field:" + field).Rect; !rect(d, id).Within(rect(d, "field:"+field)) {
				t.Errorf("%s lies at %v, its field at %v", id, d.Find(id).Rect, box)
			}
		}
		if got := d.Find("under:token:D5").Label; got != "Crawler token" {
			t.Errorf("the token under the Lumberjack is called %q", got)
		}
		shown := picture(t, d, size)
		bare := picture(t, lay(t, turn(t), size[0], size[1], "en").Open(), size)
		for _, id := range []string{"under:token:D5", "under:fuel:G2", "under:find:I7", "under:goo:G5"} {
			if at := rect(d, id).Center(); shown.At(int(at.X), int(at.Y)) == bare.At(int(at.X), int(at.Y)) {
				t.Errorf("%s does not show", id)
			}
		}
		for _, n := range d.Nodes() {
			if strings.HasPrefix(n.ID, "under:") && !strings.Contains("D5 G2 I7 G5", n.ID[len(n.ID)-2:]) {
				t.Errorf("%s is shown where nothing lies", n.ID)
			}
		}
	}
}

// The prompt speaks of who is picked up, not of who was active before.
func TestThePromptNamesWhoIsPickedUp(t *testing.T) {
	d := lay(t, active(t), 1024, 640, "en").Open()
	said := func() string { return d.Find("prompt").Label + " " + d.State("prompt", "detail").(string) }
	wantSaid(d, said(), "Policeman acts, 1 AP left.")
	d.Click("field:D5")
	wantSaid(d, said(), "Lumberjack: 2 AP to spend.", "The activation of Policeman ends then.")
	d.Click("field:D5")
	wantSaid(d, said(), "Policeman acts, 1 AP left.")
}
