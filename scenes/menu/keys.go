package menu

import (
	"math"
	"runtime"
	"slices"
	"strings"

	"schron/input"
	"schron/layout"
	"schron/scenes/house"
	"schron/scenes/keys"
	"schron/scenes/ui"
	"schron/sprites"
)

// Keys is the scene that lists what keys do: those of one game, or of all games.
type Keys struct {
	h    *house.House
	game string
}

// NewKeys makes the scene; game is "" for all games.
func NewKeys(h *house.House, game string) *Keys { return &Keys{h: h, game: game} }

// Name is "keys".
func (s *Keys) Name() string { return "keys" }

// Key goes back with Escape.
func (s *Keys) Key(g input.Gesture) bool { return goesBack(s.h, g) }

const (
	keysColumn = 400.0 // least width of a column
	keysPart   = 0.42  // of a column that the keys take
	keysHead   = 34.0
	keysPad    = 6.0 // between two rows
	keysSpace  = 14.0
)

var (
	keysNames = sprites.BodyBold.Sized(14.5).In(sprites.AmberHigh).Aligned(sprites.Start, sprites.Start)
	keysWords = sprites.Body.Sized(14.5).Aligned(sprites.Start, sprites.Start)
)

// keyGroup is a group as the page shows it.
type keyGroup struct {
	heading string
	keys.Group
}

// groups are those of all scenes, then those of games that have keys of their own.
func (s *Keys) groups() []keyGroup {
	var out []keyGroup
	for _, g := range keys.Groups() {
		out = append(out, keyGroup{s.h.Say("keys.group." + g.ID), g})
	}
	for _, g := range s.h.Games {
		if own := s.h.Boxes[g.ID()].Keys; len(own) > 0 && (s.game == "" || s.game == g.ID()) {
			out = append(out, keyGroup{s.h.Name(g.ID()), keys.Group{ID: g.ID(), Bindings: own}})
		}
	}
	return out
}

// Build lays the groups out in columns, one below the other.
func (s *Keys) Build(b *ui.Builder) {
	room := page(b, s.h, s.h.Say("keys.title"), s.h.Host.Pop)
	b.Panel(room, panelQuiet)
	inner := room.Inset(panelPad)
	const bar = 16.0 // of the scroll area
	many := max(1, int((inner.W-bar+gap)/(keysColumn+gap)))
	wide := (inner.W - bar - gap*float64(many-1)) / float64(many)
	groups := s.groups()
	heights, total := make([]float64, len(groups)), 0.0
	for i, g := range groups {
		heights[i] = s.high(b, g, wide)
		total += heights[i]
	}
	columns, most := share(heights, many, total)
	b.Scroll(ui.ScrollArea{ID: "keys:all", Rect: inner, Content: most, Keys: true, Label: s.h.Say("keys.title")}, func(in layout.Rect) {
		for c, list := range columns {
			y := in.Y
			for _, i := range list {
				s.group(b, groups[i], layout.R(in.X+float64(c)*(wide+gap), y, wide, heights[i]))
				y += heights[i]
			}
		}
	})
}

// share deals groups of heights to columns in order, so that the highest column is as
// low as can be, and returns its height.
func share(heights []float64, many int, total float64) (columns [][]int, most float64) {
	for limit := max(total/float64(many), slices.Max(heights)); ; limit += 10 {
		columns, most = [][]int{nil}, 0
		sum := 0.0
		for i, h := range heights {
			if sum > 0 && sum+h > limit {
				columns, sum = append(columns, nil), 0
			}
			last := len(columns) - 1
			columns[last], sum = append(columns[last], i), sum+h
			most = max(most, sum)
		}
		if len(columns) <= many {
			return columns, most
		}
	}
}

// high is the height of a group in a width.
func (s *Keys) high(b *ui.Builder, g keyGroup, width float64) float64 {
	high := keysHead + keysSpace
	for _, k := range g.Bindings {
		high += s.rowHigh(b, k, width) + keysPad
	}
	return high
}

func (s *Keys) rowHigh(b *ui.Builder, k keys.Binding, width float64) float64 {
	left := math.Round(width * keysPart)
	return max(b.ParagraphHeight(s.names(k), left-10, keysNames), b.ParagraphHeight(s.words(k), width-left, keysWords))
}

// group adds a heading and a row for each binding.
func (s *Keys) group(b *ui.Builder, g keyGroup, r layout.Rect) {
	head, rest := r.CutTop(keysHead)
	b.Heading(head.InsetXY(0, 4), upper(g.heading))
	left := math.Round(r.W * keysPart)
	for _, k := range g.Bindings {
		row, below := rest.CutTop(s.rowHigh(b, k, r.W))
		name, words := row.CutLeft(left)
		names, text := s.names(k), s.words(k)
		name.W -= 10
		n := b.Draw(row, func(c *sprites.Canvas, _ ui.State) {
			c.Paragraph(names, name, keysNames)
			c.Paragraph(text, words, keysWords)
		})
		n.ID, n.Role, n.Label = "key:"+g.ID+":"+strings.TrimPrefix(k.ID, "keys."), "text", names+": "+text
		_, rest = below.CutTop(keysPad)
	}
}

// words are what a binding does.
func (s *Keys) words(k keys.Binding) string { return s.h.Say(k.ID) }

// names are the keys of a binding.
func (s *Keys) names(k keys.Binding) string {
	if slices.Equal(k.Strokes, keys.Walk.Strokes) {
		return s.h.Say("keys.name.arrows")
	}
	var out []string
	for _, x := range k.Strokes {
		out = append(out, s.name(x))
	}
	return strings.Join(out, ", ")
}

// keySigns are keys with the same name in every language.
var keySigns = map[input.Key]string{
	input.KeyTab: "Tab", input.KeyEnter: "Enter", input.KeyEscape: "Esc", input.KeyBackspace: "Backspace",
	input.KeyDelete: "Delete", input.KeyInsert: "Insert", input.KeyHome: "Home", input.KeyEnd: "End",
	input.KeyPageUp: "Page Up", input.KeyPageDown: "Page Down", input.KeyPlus: "+", input.KeyMinus: "−",
}

// name is a key with its modifiers.
func (s *Keys) name(x keys.Stroke) string {
	out := ""
	for _, m := range []struct {
		is   input.Mods
		name string
	}{{input.Ctrl, commandKey()}, {input.Alt, "Alt"}, {input.Shift, "Shift"}} {
		if x.Mods.Has(m.is) {
			out += m.name + "+"
		}
	}
	if sign, ok := keySigns[x.Key]; ok {
		return out + sign
	}
	id := x.Key.String()
	if x.Key.IsLetter() || x.Key >= input.Key0 && x.Key <= input.Key9 || x.Key >= input.KeyF1 && x.Key <= input.KeyF12 {
		return out + strings.ToUpper(id)
	}
	return out + s.h.Say("keys.name."+id)
}

// commandKey is what the key of most commands is called on this system.
func commandKey() string {
	if runtime.GOOS == "darwin" {
		return "Cmd"
	}
	return "Ctrl"
}
