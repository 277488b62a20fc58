package menu

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/tally"
	"schron/scenes/ui"
	"schron/sprites"
)

// bar is a line of a chart: how often something was played, and the part that was won.
type bar struct {
	name        string
	played, won int
	plain       bool // nothing is won here
}

// chart is a panel of bars under a heading.
type chart struct {
	id, heading string
	bars        []bar
}

const (
	chartRow  = 25.0
	chartMost = 12 // bars that are shown; those of what was played least are left out
)

func (s *Stats) named(l tally.Lines, name func(key string, args ...rules.Arg) string) []bar {
	var out []bar
	for _, x := range l {
		out = append(out, bar{name: name(x.Key), played: x.Played, won: x.Won})
	}
	return out
}

// title names a game as it is shown, also one that this program does not know.
func (s *Stats) title(game string, _ ...rules.Arg) string {
	if s.h.Game(game) == nil {
		return game
	}
	return s.h.Name(game)
}

// side names a side as it is shown.
func (s *Stats) side(key string, _ ...rules.Arg) string {
	if !s.h.Speaker().Has(key) {
		return key
	}
	return s.h.Say(key)
}

func (s *Stats) seat(n string, _ ...rules.Arg) string {
	return s.h.Say("stats.seat", rules.Literal("seat", n))
}

// plain are bars of how often something was played only.
func (s *Stats) plain(l tally.Lines) []bar {
	out := s.named(l, s.title)
	for i := range out {
		out[i].plain = true
	}
	return out
}

// opponents names people by their names and bots by what the set-up calls them.
func (s *Stats) opponents(l tally.Lines) []bar {
	var out []bar
	for _, x := range l {
		name := x.Key
		if key := "setup.bot." + x.Key; x.Bot && s.h.Speaker().Has(key) {
			name = s.h.Say(key)
		}
		out = append(out, bar{name: name, played: x.Played, won: x.Won})
	}
	return out
}

// againstBots are charts of how people have done against the levels of computers, and
// against those of each character.
func (s *Stats) againstBots(l tally.Lines) []chart {
	level := func(id string) string {
		level, _ := bots.StyleOf(id)
		return level
	}
	style := func(id string) string {
		_, style := bots.StyleOf(id)
		return style
	}
	return []chart{
		{"levels", "stats.levels", s.opponents(l.Bots(level))},
		{"styles", "stats.styles", s.named(l.Bots(style), func(id string, _ ...rules.Arg) string { return s.side("stats.style." + id) })},
	}
}

// names is the part of a line that its name takes: more where games are named.
func (c *chart) names() float64 {
	if c.id == "games" || c.id == "against" || c.id == "levels" {
		return 0.56
	}
	return 0.36
}

// high is the height of a chart's panel.
func (c *chart) high() float64 {
	return 2*panelPad + panelHead + float64(min(len(c.bars), chartMost))*chartRow
}

// charts adds those that have bars, in two columns that are filled in turn.
func (s *Stats) charts(b *ui.Builder, r layout.Rect, list []chart) {
	var heights [2]float64
	type placed struct {
		chart
		column int
		y      float64
	}
	var all []placed
	for _, c := range list {
		if len(c.bars) == 0 {
			continue
		}
		column := 0
		if heights[1] < heights[0] {
			column = 1
		}
		all = append(all, placed{c, column, heights[column]})
		heights[column] += c.high() + 12
	}
	total := math.Max(heights[0], heights[1]) - 12
	width := r.W
	if total > r.H {
		width -= 16 // the scroll bar
	}
	b.Scroll(ui.ScrollArea{ID: "charts", Rect: r, Content: total, Keys: total > r.H, Label: s.h.Say("stats.title")}, func(in layout.Rect) {
		in.X, in.W = in.X+1, width-2 // the borders are as wide
		for _, c := range all {
			box := in.Column(c.column, 2, 12)
			s.chart(b, layout.R(box.X, in.Y+c.y, box.W, c.high()), c.chart)
		}
	})
}

// chart adds the bars of one panel. A dark bar is as long as the number of games
// played; its amber part is what was won of them.
func (s *Stats) chart(b *ui.Builder, r layout.Rect, x chart) {
	inner := panel(b, r, s.h.Say(x.heading))
	most := 1
	for _, l := range x.bars {
		most = max(most, l.played)
	}
	for i, l := range x.bars[:min(len(x.bars), chartMost)] {
		row, rest := inner.CutTop(chartRow)
		inner = rest
		name, row := row.CutLeft(row.W * x.names())
		name, _ = name.CutLeft(name.W - 8)
		count, row := row.CutRight(56)
		words := s.share(l.won, l.played)
		if l.plain {
			words = itoa(l.played)
		}
		track := layout.R(row.X, row.Center().Y-6, row.W, 12)
		whole := layout.R(track.X, track.Y, math.Max(4, track.W*float64(l.played)/float64(most)), track.H)
		won := layout.R(whole.X, whole.Y, whole.W*float64(l.won)/float64(max(l.played, 1)), whole.H)
		b.Label(name, l.name, sprites.Body.Sized(14).Fitted())
		n := b.Draw(layout.R(name.X, name.Y, r.Right()-panelPad-name.X, chartRow), func(c *sprites.Canvas, _ ui.State) {
			c.Panel(track, barTrack)
			ground := barWhole
			if l.plain {
				ground = barWon
			}
			c.Panel(whole, ground)
			if won.W >= 1 && !l.plain {
				c.Panel(won, barWon)
			}
		})
		b.Label(count, words, sprites.Small.Sized(13).Aligned(sprites.End, sprites.Middle).Fitted())
		n.ID, n.Role, n.Label = x.id+":"+itoa(i+1), "bar", l.name
		n.State = map[string]any{"played": l.played, "won": l.won}
		n.Tip = func() ui.Tip {
			if l.plain {
				return ui.Tip{Title: l.name, Lines: []string{s.h.Say("stats.tip.played", rules.Number("n", l.played))}}
			}
			return ui.Tip{Title: l.name, Lines: []string{s.h.Say("stats.tip", rules.Number("played", l.played), rules.Number("won", l.won)), s.percent(l.won, l.played)}}
		}
	}
}

var (
	barTrack = sprites.PanelStyle{Fill: sprites.Well, Radius: 4}
	barWhole = sprites.PanelStyle{Fill: sprites.Hex(0x4a5557), Radius: 4}
	barWon   = sprites.PanelStyle{Fill: sprites.Amber, Radius: 4}
)
