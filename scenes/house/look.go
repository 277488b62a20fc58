package house

import (
	"image/color"
	"slices"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/ui"
	"schron/sprites"
)

// Look is how a player's pieces and name are told apart from the others'.
type Look struct {
	Name   string
	Colour color.NRGBA // of the pieces
	Words  color.NRGBA // of the name on dark ground
	Mark   sprites.MarkID
	Bot    bool
	Plays  string // how well a bot plays, in words; empty for a person
	Face   string // the picture of an opponent; empty for others
	Large  bool   // colour-blind marks: the mark stands out wherever colour does
}

// LookOf returns the look of a player. Without a colour or mark of the house the
// i-th player gets the i-th one.
func (h *House) LookOf(p rules.Player, i int) Look {
	colour := own(p.Colour, sprites.PlayerColours(), i)
	plays, face := "", ""
	level, _ := bots.StyleOf(p.Bot)
	if key := "setup.bot." + level; p.Bot != "" && h.Speaker().Has(key) {
		plays = h.Say(key)
	}
	if _, ok := h.opponent(p.Bot); ok {
		face = "face/of-" + p.Bot
	}
	return Look{
		Name: h.Called(p, i), Plays: plays, Face: face, Colour: sprites.PlayerColour(colour), Words: sprites.PlayerText(colour),
		Mark: own(p.Mark, sprites.Marks(), i), Bot: p.Bot != "", Large: h.Settings.Marks,
	}
}

// Called is the name of a player, the i-th one from 0. One that nobody chose is said in the
// language of now, in whatever language it was written down.
func (h *House) Called(p rules.Player, i int) string {
	key, n, usual := h.UsualName(p.Name)
	switch {
	case p.Name != "" && !usual:
		return p.Name
	case p.Name == "" && p.Bot != "":
		if name, ok := h.opponent(p.Bot); ok {
			return name
		}
		key, n = "setup.bot-name", i+1
	case p.Name == "":
		key, n = "frame.player", i+1
	}
	return h.Say(key, rules.Number("n", n))
}

// opponent is the name of a bot with a character; false for a bot without one.
func (h *House) opponent(bot string) (name string, ok bool) {
	key := "setup.bot." + bot + ".name"
	if bot == "" || !h.Speaker().Has(key) {
		return "", false
	}
	return h.Say(key), true
}

// usualName is a name that nobody chose, such as “Player 2”: the key of its words and its
// number.
type usualName struct {
	key string
	n   int
}

// UsualName reports whether nobody chose a name, in any language, and which it is.
func (h *House) UsualName(name string) (key string, n int, usual bool) {
	if h.usual == nil && h.Texts != nil {
		h.usual = map[string]usualName{}
		for _, lang := range assets.Languages() {
			for _, key := range []string{"frame.player", "setup.bot-name"} {
				for n := range mostNumbered {
					h.usual[h.Texts.Say(lang, key, map[string]any{"n": n + 1})] = usualName{key, n + 1}
				}
			}
		}
	}
	u, usual := h.usual[name]
	return u.key, u.n, usual
}

// Looks returns the looks of a match's players: nobody has a colour or a mark
// that another one has, whatever the record says.
func (h *House) Looks(players []rules.Player) []Look {
	players = slices.Clone(players)
	distinct(players, sprites.PlayerColours(), func(p *rules.Player) *string { return &p.Colour })
	distinct(players, sprites.Marks(), func(p *rules.Player) *string { return &p.Mark })
	looks := make([]Look, len(players))
	for i, p := range players {
		looks[i] = h.LookOf(p, i)
	}
	return looks
}

// own is id if all has it, else the i-th of all.
func own[T ~string](id string, all []T, i int) T {
	if slices.Contains(all, T(id)) {
		return T(id)
	}
	return all[i%len(all)]
}

// distinct gives players what they named, first come, first served. Then each of the
// others gets one that is left: that of its turn if that is free.
func distinct[T ~string](players []rules.Player, all []T, of func(*rules.Player) *string) {
	taken := map[T]bool{}
	var without []int
	for i := range players {
		if id := T(*of(&players[i])); slices.Contains(all, id) && !taken[id] {
			taken[id] = true
		} else {
			without = append(without, i)
		}
	}
	for _, i := range without {
		id := all[i%len(all)]
		for _, x := range all {
			if !taken[id] {
				break
			}
			id = x
		}
		taken[id] = true
		*of(&players[i]) = string(id)
	}
}

// Owner is how pieces of the player look.
func (l Look) Owner() sprites.Owner { return sprites.Owner{Colour: l.Colour, Mark: l.Mark} }

// DrawMark paints the player's shape in the player's colour.
func (l Look) DrawMark(c *sprites.Canvas, r layout.Rect) {
	c.Sprite(markArt[l.Mark], r, sprites.SpriteOpt{Tint: l.Colour})
}

// markArt names the pictures of the marks, so that drawing puts no names together.
var markArt = func() map[sprites.MarkID]string {
	art := map[sprites.MarkID]string{}
	for _, m := range sprites.Marks() {
		art[m] = "mark/" + string(m)
	}
	return art
}()

// DrawName paints the player's mark and name in one line. The mark is larger where the
// look says so.
func (l Look) DrawName(c *sprites.Canvas, r layout.Rect, st sprites.TextStyle) {
	side := st.Size * 0.8
	if l.Large {
		side = st.Size * 1.15
	}
	mark, words := r.CutLeft(side)
	l.DrawMark(c, layout.Around(mark.Center(), layout.S(side, side)))
	_, words = words.CutLeft(st.Size * 0.35)
	c.Text(l.Name, words, st)
}

// Tip is a tooltip with the player's whole name, for names that may be cut.
func (l Look) Tip() func() ui.Tip {
	return func() ui.Tip { return ui.Tip{Title: l.Name} }
}
