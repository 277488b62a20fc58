package dolores

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/rules/rulestest"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/sprites"
)

// drawnOver are the words that a desk draws in a box.
func drawnOver(t *testing.T, d *desk, box layout.Rect) (out []sprites.AuditText) {
	t.Helper()
	dst := ebiten.NewImage(16, 16)
	defer dst.Deallocate()
	c := sprites.NewCanvas(art, scenetest.Fonts(t))
	c.Audit = &sprites.Audit{}
	c.Begin(dst, 1)
	d.Stack.Draw(c)
	for _, x := range c.Audit.Texts {
		if x.Box.Within(box.Inset(-4)) {
			out = append(out, x)
		}
	}
	return out
}

// cutWords are the names of goods that a desk shows without their end.
func cutWords(t *testing.T, d *desk) (out []string) {
	t.Helper()
	dst := ebiten.NewImage(16, 16)
	defer dst.Deallocate()
	c := sprites.NewCanvas(art, scenetest.Fonts(t))
	c.Begin(dst, 1)
	c.PushClip(layout.R(-8, -8, 1, 1))
	defer c.PopClip()
	for _, cut := range d.Root().Cuts(c) {
		for g := range game.GoodKinds {
			if cut.Text == d.Face.short(g) {
				out = append(out, cut.Text)
			}
		}
	}
	return out
}

// stockBox is where a good of the store stands.
func stockBox(d *desk, g game.Good) layout.Rect {
	r := d.Find("stock:" + g.String()).Rect
	return layout.R(r[0], r[1], r[2], r[3])
}

// TestEveryGoodIsNamedWhole in every window and both languages, whole and no
// smaller than words may be. Outside of a proof the languages take turns.
func TestEveryGoodIsNamedWhole(t *testing.T) {
	for i, size := range sizes {
		for j, lang := range []string{"pl", "en"} {
			if (i+j)%rulestest.Rounds(2, 1) > 0 {
				continue
			}
			units := scenes.Units(1, size.w, size.h)
			d := lay(t, middle(t), units.W, units.H, lang)
			for _, cut := range cutWords(t, d) {
				t.Errorf("%v × %v, %s: %q is cut", size.w, size.h, lang, cut)
			}
			for g := range game.GoodKinds {
				name, found := d.Face.short(g), false
				for _, x := range drawnOver(t, d, stockBox(d, g)) {
					found = found || x.Text == name && x.Fits()
					if x.Set < sprites.MinTextSize {
						t.Errorf("%v × %v, %s: %q is set in %v", size.w, size.h, lang, x.Text, x.Set)
					}
				}
				if !found {
					t.Errorf("%v × %v, %s: %s is not named", size.w, size.h, lang, g)
				}
			}
		}
	}
}

// saidOf is what the store says of a good beside its name.
func saidOf(t *testing.T, d *desk, g game.Good) string {
	t.Helper()
	var out []string
	for _, x := range drawnOver(t, d, stockBox(d, g)) {
		if x.Text != d.Face.short(g) {
			out = append(out, x.Text)
		}
	}
	return strings.Join(out, " ")
}

// TestTheStoreSaysWhatChanged since the last phase. That is what was bought and sold, then
// what the taxes took, then what the yield brought. It says so again after the match was
// loaded.
func TestTheStoreSaysWhatChanged(t *testing.T) {
	calm := sketched(t, 4, func(s *sketch) { furnish(s); s.roll(1, 1, 3, 3, 3, 3) })
	d := lay(t, calm, 1280, 800, "pl")
	wants := func(when string, want map[game.Good]string) {
		t.Helper()
		for g := range game.GoodKinds {
			said, by := saidOf(t, d, g), d.State("stock:"+g.String(), "by").(int)
			w, ok := want[g]
			if ok && !strings.Contains(said, w) || !ok && by != 0 {
				t.Errorf("%s: of %s it says %q, want %q; %d", when, g, said, w, by)
			}
		}
	}
	wants("at first", nil)
	play(t, d.Match, "buy oil 3", "sell coal 2")
	d.Open()
	d.Ticks(3)
	wants("after trade", map[game.Good]string{game.Oil: "+3", game.Coal: "−2"})
	if tip := d.TipOf("stock:oil"); !strings.Contains(tip, "Od etapu Inwestycje: +3") {
		t.Errorf("the tooltip says %q", tip)
	}
	play(t, d.Match, "end", "end", "end", "end")
	d.Open()
	d.Ticks(3)
	wants("before the taxes", map[game.Good]string{game.Oil: "+3", game.Coal: "−2"}) // nothing since
	play(t, d.Match, "settle")
	d.Click("player:0")
	paid := map[game.Good]string{}
	for g := range game.GoodKinds {
		if by := d.State("stock:"+g.String(), "by").(int); by > 0 {
			t.Errorf("after the taxes %s has grown by %d", g, by)
		} else if by < 0 {
			paid[g] = signed(by)
		}
	}
	if len(paid) < 3 {
		t.Errorf("the taxes took %v", paid)
	}
	wants("after the taxes", paid)
	m := until(t, d.Match, "military")
	text, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	loaded, err := rules.LoadMatch(func(string) (rules.Game, error) { return game.Game{}, nil }, text)
	if err != nil {
		t.Fatal(err)
	}
	d = lay(t, loaded, 1280, 800, "en")
	wants("after the yield", map[game.Good]string{
		game.Coal: "+", game.Oil: "+", game.Iron: "+", game.Food: "+", game.Wood: "+", game.Energy: "+", game.Infantry: "+",
	})
}

// TestTheStoreLightsWhatIsLacking for the taxes, and for the building in hand or
// pointed at that is priced in goods; what it says fits its place.
func TestTheStoreLightsWhatIsLacking(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for _, size := range sizes {
			units := scenes.Units(1, size.w, size.h)
			poor := sketched(t, 4, func(s *sketch) { furnish(s); s.Federations[0].Store = stock(1) })
			d := lay(t, poor, units.W, units.H, lang)
			owed := view(d)
			f := owed.Forecast(0)
			short := 0
			for g := range game.GoodKinds {
				have := owed.Federations[0].Store[g]
				want := max(0, f.Taxes[g]-have)
				if got := d.State("stock:"+g.String(), "lacks"); got != want {
					t.Errorf("%s: %v of %s are said to lack, want %d", lang, got, g, want)
				}
				if want > 0 {
					short++
					if said := saidOf(t, d, g); !strings.Contains(said, "/"+compact(f.Taxes[g])) {
						t.Errorf("%s, %v × %v: of %s it says %q", lang, size.w, size.h, g, said)
					}
				}
			}
			if short == 0 {
				t.Fatal("nothing is lacking")
			}
		}
	}
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Click("district:9")
	d.Hover("build:nuclear-plant")
	price := game.Buildings[game.NuclearPlant].Goods
	if price.Empty() {
		t.Fatal("a nuclear plant costs no goods")
	}
	for g, n := range price {
		if n > 0 && d.State("stock:"+game.Good(g).String(), "asked") != n {
			t.Errorf("of %s %v are asked, want %d", game.Good(g), d.State("stock:"+game.Good(g).String(), "asked"), n)
		}
	}
}

// TestRobotsCoverNoNameOfABuilding: their number lies on its picture, also where it is
// small.
func TestRobotsCoverNoNameOfABuilding(t *testing.T) {
	d := lay(t, crowded(t), 1024, 640, "pl")
	d.Open()
	numbers := 0
	for _, n := range d.Nodes() {
		if n.Role != "district" || n.State["robots"] == 0 {
			continue
		}
		r := d.Root().Node(n.ID).Rect
		all, _ := d.In(r.Inset(-8))
		_, words := r.CutLeft(22)
		named, _ := d.In(words.Inset(-8))
		if number := fmt.Sprintf("+%d", n.State["robots"]); slices.Contains(all, number) && !slices.Contains(named, number) {
			numbers++
		} else {
			t.Errorf("%s: %q stand there, %q over the name", n.ID, all, named)
		}
	}
	if numbers == 0 {
		t.Error("no building has robots")
	}
}
