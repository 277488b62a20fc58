package pieces

import (
	"math"

	"schron/layout"
	"schron/sprites"
)

// Fighter is what stands on a character card of Wradislavia. Person, Weapon and
// the hazards in Safe are ids of package rules/wradislavia.
type Fighter struct {
	Person, Weapon               string
	Name, WeaponName, ArmourName string   // in words
	Armour                       int      // the number in the shield
	Torn                         bool     // buckshot tore the armour
	Safe                         []string // the hazards crossed out
}

// FighterProportion is the width of a character card by its height.
const FighterProportion = 168.0 / 226.0

// The least width of a character card, in units, with the names of weapon and
// armour; smaller ones show pictures only.
const fighterWords = 118.0

var (
	fighterBand   = sprites.WithAlpha(sprites.Hex(0x12100d), 0.8)
	fighterName   = sprites.TextStyle{Size: 15, Bold: true, Colour: sprites.Paper, AlignY: sprites.Middle, Fit: true}
	fighterWeapon = sprites.TextStyle{Size: 12.5, Bold: true, Colour: sprites.Ink, AlignY: sprites.Middle, Fit: true}
	fighterArmour = sprites.TextStyle{Size: 12, Colour: sprites.Ink}
)

// FighterCard draws a character card in the middle of r: portrait, name, weapon,
// armour and crossed-out hazards. The middle of the lower edge stays free for a
// manoeuvre token. Alpha and Halo apply; the card is never turned.
func FighterCard(c *sprites.Canvas, r layout.Rect, f *Fighter, opt sprites.SpriteOpt) {
	box := r.FitAspect(FighterProportion)
	k := box.W / 168
	at := func(x, y, w, h float64) layout.Rect {
		return layout.R(box.X+x*k, box.Y+y*k, w*k, h*k)
	}
	if opt.Alpha > 0 {
		c.PushAlpha(opt.Alpha)
		defer c.PopAlpha()
	}
	c.Sprite("wradislavia/card", box, sprites.SpriteOpt{Halo: opt.Halo, Reach: opt.Reach})
	portrait(c, PortraitBox(box), f.Person, sprites.SpriteOpt{})
	nameBand(c, f.Name, PortraitBox(box), k)
	if box.W < fighterWords {
		Weapon(c, at(12, 126, 144, 48), f.Weapon, sprites.SpriteOpt{})
		armourShield(c, at(11, 178, 36, 42), f.Armour, f.Torn, sprites.SpriteOpt{})
		for i, h := range f.Safe {
			HazardSign(c, at(128-34*float64(i), 184, 30, 30), h, true, sprites.SpriteOpt{})
		}
		return
	}
	Weapon(c, at(10, 125, 90, 30), f.Weapon, sprites.SpriteOpt{})
	name := at(12, 160, 146, 0)
	c.Text(f.WeaponName, name.InsetXY(0, -math.Max(8, 8*k)), fighterWeapon.Sized(fighterWeapon.Size*k))
	armourShield(c, at(11, 173, 34, 40), f.Armour, f.Torn, sprites.SpriteOpt{})
	c.Paragraph(f.ArmourName, at(50, 169, 88, 44), fighterArmour.Sized(fighterArmour.Size*k))
	for i, h := range f.Safe {
		HazardSign(c, at(139, 172+22*float64(i), 20, 20), h, true, sprites.SpriteOpt{})
	}
}

// PortraitBox is where the portrait lies on a card.
func PortraitBox(card layout.Rect) layout.Rect {
	k := card.W / 168
	return layout.R(card.X+8*k, card.Y+8*k, 152*k, 114*k)
}

// nameBand draws the band with the name along the lower edge of a portrait.
func nameBand(c *sprites.Canvas, name string, portrait layout.Rect, k float64) {
	if name == "" {
		return
	}
	band, _ := portrait.CutBottom(math.Max(16, 21*k))
	c.Fill(band, fighterBand)
	c.Text(name, band.InsetXY(math.Min(7, 7*k), 0), fighterName.Sized(fighterName.Size*k))
}

// FighterBack draws a character card face down in its owner's colour.
func FighterBack(c *sprites.Canvas, r layout.Rect, o sprites.Owner, opt sprites.SpriteOpt) {
	c.Piece("wradislavia/back", r.FitAspect(FighterProportion), o, opt, sprites.MarkSpot{X: 0.5, Y: 0.5, Size: 0.14})
}

// Weapon draws one of the four weapons in the colour of the option's tint, dark
// as on paper without one. It is 120 wide for a height of 40.
func Weapon(c *sprites.Canvas, r layout.Rect, weapon string, opt sprites.SpriteOpt) {
	if opt.Tint.A == 0 {
		opt.Tint = sprites.Hex(0x35332d)
	}
	c.Sprite(weaponArt.of(weapon), r, opt)
}

// portrait draws a character down to the chest before a landscape; it is 152
// wide for a height of 114.
func portrait(c *sprites.Canvas, r layout.Rect, person string, opt sprites.SpriteOpt) {
	c.Sprite(portraitArt.of(person), r, opt)
}

// Face draws the head and shoulders of a character in a square.
func Face(c *sprites.Canvas, r layout.Rect, person string, opt sprites.SpriteOpt) {
	c.Sprite(faceArt.of(person), r, opt)
}

// artNames are the pictures that go with ids, so that drawing spells no names.
type artNames map[string]string

func namesOf(prefix string, ids ...string) artNames {
	n := artNames{}
	for _, id := range ids {
		n[id] = prefix + id
	}
	return n
}

// of returns the picture of an id; an unknown id is taken for a picture's name,
// which Store.Err reports.
func (n artNames) of(id string) string {
	if name, ok := n[id]; ok {
		return name
	}
	return id
}

var (
	fighters = []string{
		"karol", "jadwiga", "jerzy", "ewa", "barbara", "stanislaw", "zofia", "kazimierz",
		"zbigniew", "urszula", "witold", "lidia", "halina", "tadeusz", "krystyna", "feliks",
		"mieszko", "danuta", "marek", "celina", "grazyna", "ryszard", "teresa", "roman",
		"leszek", "iwona", "olga", "sabina", "wanda", "henryk", "andrzej", "hubert",
		"bogdan", "bozena", "irena", "jolanta",
	}
	portraitArt = namesOf("wradislavia/portrait-", fighters...)
	faceArt     = namesOf("wradislavia/face-", fighters...)
	weaponArt   = namesOf("wradislavia/weapon-", "shotgun", "machine-gun", "sniper-rifle", "pulse-rifle")
)
