package pieces

import (
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules/wradislavia"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
)

// longest are the longest words of a character card in both languages.
var longest = []*Fighter{
	{
		Person: "kazimierz", Weapon: "machine-gun", Name: "Kazimierz", WeaponName: "karabin maszynowy",
		ArmourName: "kamizelka kuloodporna", Armour: 4, Safe: []string{"radiation", "birds"},
	},
	{Person: "stanislaw", Weapon: "sniper-rifle", Name: "Stanisław", WeaponName: "karabin snajperski", ArmourName: "skafander ciśnieniowy", Torn: true},
	{Person: "krystyna", Weapon: "pulse-rifle", Name: "Krystyna", WeaponName: "karabin pulsacyjny", ArmourName: "ochraniacze hokejowe", Armour: 2},
	{Person: "bozena", Weapon: "shotgun", Name: "Bożena", WeaponName: "machine gun", ArmourName: "camouflage outfit", Armour: 5},
}

// TestFightersAreThoseOfTheRules finds a portrait, a face and a weapon for every
// card, and tokens, cards and signs for every kind.
func TestFightersAreThoseOfTheRules(t *testing.T) {
	s := tabletest.Art()
	has := func(n artNames, id string) {
		if name := n.of(id); name == id || !s.Has(name) {
			t.Errorf("no picture of %q", id)
		}
	}
	all := wradislavia.AllCharacters()
	if len(all) != len(fighters) {
		t.Errorf("%d portraits of %d characters", len(fighters), len(all))
	}
	for _, who := range all {
		has(portraitArt, who.String())
		has(faceArt, who.String())
		has(weaponArt, who.Weapon().String())
	}
	for _, m := range wradislavia.AllManoeuvres() {
		has(tokenArt, m.String())
	}
	for _, h := range wradislavia.AllHazards() {
		has(hazardArt, h.String())
		has(signArt, h.String())
	}
	for _, name := range []string{
		"first-fire", "wound", "perun", "perun-plain", "mark-heavy", "mark-dead", "mark-back", "sign-cover", "sign-bare",
		"sign-camouflage", "sign-fired", "sign-ready", "sign-highest", "sign-lowest", "sign-crossed", "slot-fighter", "slot-token",
		"active-die", "die-hidden", "card", "back", "shield", "shield-torn", "token-back", "hazard-back",
	} {
		if !s.Has("wradislavia/" + name) {
			t.Errorf("no picture %s", name)
		}
	}
}

// TestPortraitsDiffer compares the heads of all characters at the size of a
// list: no two look alike.
func TestPortraitsDiffer(t *testing.T) {
	c := tabletest.NewCanvas(t)
	heads := map[string][]byte{}
	for _, who := range fighters {
		heads[who] = tabletest.Pixels(t, c, 48, 48, 1, func() { Face(c, c.Bounds(), who, sprites.SpriteOpt{}) }).Pix
	}
	for i, a := range fighters {
		for _, b := range fighters[i+1:] {
			differ := 0
			for k := 0; k < len(heads[a]); k += 4 {
				d := 0
				for j := range 3 {
					d += max(int(heads[a][k+j])-int(heads[b][k+j]), int(heads[b][k+j])-int(heads[a][k+j]))
				}
				if d > 90 {
					differ++
				}
			}
			if differ < 48*48/6 {
				t.Errorf("%s and %s differ in %d pixels only", a, b, differ)
			}
		}
	}
}

// TestFighterCardsFitTheirWords draws cards of all sizes and audits their words:
// nothing is cut off or leaves the card.
func TestFighterCardsFitTheirWords(t *testing.T) {
	c := tabletest.NewCanvas(t)
	for _, width := range []float64{60, 96, 117, 118, 130, 150, 168, 252} {
		for _, f := range longest {
			c.Audit = &sprites.Audit{}
			box := layout.R(20, 20, width, width/FighterProportion)
			tabletest.Pixels(t, c, 320, 400, 1, func() { FighterCard(c, box, f, sprites.SpriteOpt{}) })
			var words []string
			for _, w := range c.Audit.Texts {
				words = append(words, w.Text)
				if !w.Fits() || !w.Box.Within(box.Inset(-0.5)) {
					t.Errorf("width %v: %q needs %v in %v", width, w.Text, w.Need, w.Box)
				}
			}
			if slices.Contains(words, f.ArmourName) != (width >= fighterWords) || !slices.Contains(words, f.Name) {
				t.Errorf("width %v: words %q", width, words)
			}
			for _, s := range c.Audit.Sprites {
				if !s.Box.Within(box.Inset(-0.5)) {
					t.Errorf("width %v: %s leaves the card", width, s.Name)
				}
			}
		}
	}
	if err := c.Store().Err(); err != nil {
		t.Error(err)
	}
}

// TestFighterCardStandsInTheMiddle draws a card in a box that is too wide and
// one that is too high.
func TestFighterCardStandsInTheMiddle(t *testing.T) {
	for _, r := range []layout.Rect{layout.R(10, 20, 400, 226), layout.R(10, 20, 168, 400)} {
		if got, mid := r.FitAspect(FighterProportion), r.Center(); got.Center() != mid || got.W > 168.01 || got.H > 226.01 || got.W < 167.9 {
			t.Errorf("%v in %v", got, r)
		}
	}
}

// TestCardsFaceDownTellNothing draws hidden tokens and cards as their backs.
func TestCardsFaceDownTellNothing(t *testing.T) {
	c := tabletest.NewCanvas(t)
	for _, id := range []string{"", "-"} {
		c.Audit = &sprites.Audit{}
		tabletest.Pixels(t, c, 100, 100, 1, func() {
			ManoeuvreToken(c, layout.R(0, 0, 40, 40), id, sprites.SpriteOpt{})
			HazardCard(c, layout.R(0, 40, 80, 60), id, sprites.SpriteOpt{})
		})
		if got := c.Audit.Sprites; len(got) != 2 || got[0].Name != tokenBack || got[1].Name != hazardBack || len(c.Audit.Texts) != 0 {
			t.Errorf("id %q draws %v and %v", id, got, c.Audit.Texts)
		}
	}
}

// TestWoundsStayInTheirColumn draws few and many wounds in a box of one height.
func TestWoundsStayInTheirColumn(t *testing.T) {
	c := tabletest.NewCanvas(t)
	box := layout.R(5, 5, 16, 80)
	for n := range 10 {
		c.Audit = &sprites.Audit{}
		tabletest.Pixels(t, c, 40, 100, 1, func() { Wounds(c, box, n, sprites.SpriteOpt{}) })
		if len(c.Audit.Sprites) != n {
			t.Errorf("%d wounds for %d", len(c.Audit.Sprites), n)
		}
		for _, s := range c.Audit.Sprites {
			if !s.Box.Within(box.Inset(-0.01)) {
				t.Errorf("a wound of %d lies in %v", n, s.Box)
			}
		}
	}
}

// TestBattleDiceShowTheirValues draws dice before and after they are changed,
// also below zero.
func TestBattleDiceShowTheirValues(t *testing.T) {
	c := tabletest.NewCanvas(t)
	c.Audit = &sprites.Audit{}
	box := layout.R(10, 10, 56, 56)
	tabletest.Pixels(t, c, 80, 80, 1, func() {
		BattleDie(c, box, 10, DiePlain, sprites.SpriteOpt{})
		BattleDie(c, box, 9, DieActive, sprites.SpriteOpt{})
		BattleDie(c, box, 3, DieHidden, sprites.SpriteOpt{})
		BattleDie(c, box, -1, DieLowered, sprites.SpriteOpt{})
		Perun(c, box, 1, sprites.SpriteOpt{})
		Perun(c, box, 12, sprites.SpriteOpt{})
		armourShield(c, box, 0, true, sprites.SpriteOpt{Zoom: 1.2, Alpha: 0.7})
	})
	var words []string
	for _, w := range c.Audit.Texts {
		words = append(words, w.Text)
		if !w.Fits() {
			t.Errorf("%q does not fit", w.Text)
		}
	}
	if want := []string{"10", "9", "−1", "12", "0"}; !slices.Equal(words, want) {
		t.Errorf("words %q, want %q", words, want)
	}
	for _, r := range strings.Join(words, "") {
		if !c.Fonts().Has(r) {
			t.Errorf("missing glyph %q", r)
		}
	}
}

// TestFightersAllocateNothing draws everything of the game again and again.
func TestFightersAllocateNothing(t *testing.T) {
	box, small := layout.R(100, 100, 168, 226), layout.R(300, 100, 48, 48)
	opt := sprites.SpriteOpt{}
	tabletest.Settles(t, map[string]func(c *sprites.Canvas){
		"card":      func(c *sprites.Canvas) { FighterCard(c, box, longest[0], sprites.SpriteOpt{Halo: sprites.Amber}) },
		"pale card": func(c *sprites.Canvas) { FighterCard(c, box, longest[1], sprites.SpriteOpt{Alpha: 0.5}) },
		"back": func(c *sprites.Canvas) {
			FighterBack(c, box, sprites.Owner{Colour: sprites.Red, Mark: sprites.MarkDisc}, opt)
		},
		"face":   func(c *sprites.Canvas) { Face(c, small, "karol", opt) },
		"token":  func(c *sprites.Canvas) { ManoeuvreToken(c, small, "attack", opt) },
		"hazard": func(c *sprites.Canvas) { HazardCard(c, layout.R(300, 200, 96, 72), "rats", opt) },
		"wounds": func(c *sprites.Canvas) { Wounds(c, small, 3, opt) },
		"Perun":  func(c *sprites.Canvas) { Perun(c, small, 7, opt) },
		"die":    func(c *sprites.Canvas) { BattleDie(c, small, -2, DieActive, opt) },
		"no die": func(c *sprites.Canvas) { BattleDie(c, small, 1, DieHidden, opt) },
	})
}
