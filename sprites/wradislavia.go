package sprites

import (
	"math"

	"schron/layout"
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
	fighterBand   = WithAlpha(Hex(0x12100d), 0.8)
	fighterName   = TextStyle{Size: 15, Bold: true, Colour: Paper, AlignY: Middle, Fit: true}
	fighterWeapon = TextStyle{Size: 12.5, Bold: true, Colour: Ink, AlignY: Middle, Fit: true}
	fighterArmour = TextStyle{Size: 12, Colour: Ink}
)

// FighterCard draws a character card in the middle of r: portrait, name, weapon,
// armour and crossed-out hazards. The middle of the lower edge stays free for a
// manoeuvre token. Alpha and Halo apply; the card is never turned.
func (c *Canvas) FighterCard(r layout.Rect, f *Fighter, opt SpriteOpt) {
	box := within(r, FighterProportion)
	k := box.W / 168
	at := func(x, y, w, h float64) layout.Rect {
		return layout.R(box.X+x*k, box.Y+y*k, w*k, h*k)
	}
	if opt.Alpha > 0 {
		c.PushAlpha(opt.Alpha)
		defer c.PopAlpha()
	}
	c.Sprite("wradislavia/card", box, SpriteOpt{Halo: opt.Halo, Reach: opt.Reach})
	c.Portrait(at(8, 8, 152, 114), f.Person, SpriteOpt{})
	c.fighterName(f.Name, at(8, 8, 152, 114), k)
	if box.W < fighterWords {
		c.Weapon(at(12, 126, 144, 48), f.Weapon, SpriteOpt{})
		c.ArmourShield(at(11, 178, 36, 42), f.Armour, f.Torn, SpriteOpt{})
		for i, h := range f.Safe {
			c.HazardSign(at(128-34*float64(i), 184, 30, 30), h, true, SpriteOpt{})
		}
		return
	}
	c.Weapon(at(10, 125, 90, 30), f.Weapon, SpriteOpt{})
	name := at(12, 160, 146, 0)
	c.Text(f.WeaponName, name.InsetXY(0, -math.Max(8, 8*k)), fighterWeapon.Sized(fighterWeapon.Size*k))
	c.ArmourShield(at(11, 173, 34, 40), f.Armour, f.Torn, SpriteOpt{})
	c.Paragraph(f.ArmourName, at(50, 169, 88, 44), fighterArmour.Sized(fighterArmour.Size*k))
	for i, h := range f.Safe {
		c.HazardSign(at(139, 172+22*float64(i), 20, 20), h, true, SpriteOpt{})
	}
}

// fighterName draws the band with the name along the lower edge of a portrait.
func (c *Canvas) fighterName(name string, portrait layout.Rect, k float64) {
	if name == "" {
		return
	}
	band, _ := portrait.CutBottom(math.Max(16, 21*k))
	c.Fill(band, fighterBand)
	c.Text(name, band.InsetXY(math.Min(7, 7*k), 0), fighterName.Sized(fighterName.Size*k))
}

// FighterBack draws a character card face down in its owner's colour.
func (c *Canvas) FighterBack(r layout.Rect, o Owner, opt SpriteOpt) {
	c.Piece("wradislavia/back", within(r, FighterProportion), o, opt, MarkSpot{0.5, 0.5, 0.14})
}

// Weapon draws one of the four weapons in the colour of the option's tint, dark
// as on paper without one. It is 120 wide for a height of 40.
func (c *Canvas) Weapon(r layout.Rect, weapon string, opt SpriteOpt) {
	if opt.Tint.A == 0 {
		opt.Tint = Hex(0x35332d)
	}
	c.Sprite(weaponArt.of(weapon), r, opt)
}

// Portrait draws a character down to the chest before a landscape; it is 152
// wide for a height of 114.
func (c *Canvas) Portrait(r layout.Rect, person string, opt SpriteOpt) {
	c.Sprite(portraitArt.of(person), r, opt)
}

// Face draws the head and shoulders of a character in a square.
func (c *Canvas) Face(r layout.Rect, person string, opt SpriteOpt) {
	c.Sprite(faceArt.of(person), r, opt)
}

// within is the largest box of a proportion in the middle of r.
func within(r layout.Rect, proportion float64) layout.Rect {
	w := math.Min(r.W, r.H*proportion)
	h := w / proportion
	return layout.R(r.X+(r.W-w)/2, r.Y+(r.H-h)/2, w, h)
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

// of gives the picture of an id; an unknown id is taken for a picture's name,
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
