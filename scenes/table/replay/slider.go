package replay

import (
	"image/color"
	"math"
	"slices"
	"strconv"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// SliderHigh is the height of the slider with its marks and chapters.
const SliderHigh = 52.0

const (
	timelineSide = 22.0 // free at its ends
	signSide     = 16.0
	signGap      = 2.0
	railHigh     = 10.0
	knobSide     = 20.0
	labelGap     = 6.0 // between the names of two chapters
	divisionGap  = 3.0 // between two chapters that are told apart
	timelineID   = "past:slider"
)

var (
	railBox    = sprites.PanelStyle{Fill: sprites.Well, Border: sprites.LineDark, Width: 1, Radius: 99, Inner: 3}
	railGone   = sprites.PanelStyle{Fill: sprites.PaperLow, Radius: 99}
	railKnob   = sprites.PanelStyle{Fill: sprites.PaperHigh, Fill2: sprites.PaperLow, Border: sprites.Ink, Width: 1, Radius: 99, Shadow: 3}
	railHot    = sprites.PanelStyle{Fill: sprites.Hex(0xfff6e0), Fill2: sprites.AmberHigh, Border: sprites.Ink, Width: 1, Radius: 99, Shadow: 3}
	railCut    = desk.PastGround
	railStage  = sprites.WithAlpha(desk.PastGround, 0.55)
	railLabel  = sprites.Small.Sized(12).Aligned(sprites.Start, sprites.Middle)
	signOver   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.16), Radius: 5}
	signColour = map[string]color.NRGBA{
		"press": sprites.Hex(0xff6a52), "missile": sprites.Hex(0xff9a4d), "escape": sprites.Hex(0x8fd08a), "loss": sprites.Paper,
		"claim": sprites.AmberHigh, "alarm": sprites.AmberHigh, "fight": sprites.Hex(0xd8cdb4), turning: sprites.Ink,
	}
	signPicture = map[string]string{
		"press": "icon/press", "missile": "icon/missile", "escape": "icon/door", "loss": "icon/loss",
		"claim": "icon/flag", "alarm": "icon/warning", "fight": "icon/fight", turning: "icon/chart",
	}
)

// rail is where the moments of a match lie on the slider.
type rail struct {
	box   layout.Rect
	moves int
}

func (l rail) x(n int) float64 {
	return l.box.X + l.box.W*float64(n)/float64(max(l.moves, 1))
}

// at is the moment that lies nearest to x.
func (l rail) at(x float64) int {
	n := math.Round((x - l.box.X) / l.box.W * float64(l.moves))
	return int(min(max(n, 0), float64(l.moves)))
}

// placedMark is a mark with those that find no room beside it.
type placedMark struct {
	box     layout.Rect
	first   int    // of the timeline's marks …
	many    int    // … how many stand here
	best    int    // the weightiest one …
	words   string // … and what it says
	turning bool
}

// weight sorts kinds of marks, the weightiest first. What a game names goes before
// the turning point that it was: that shows by the amber ground of the mark.
func weight(kind string) int {
	if i := slices.Index(assets.LandmarkKinds(), kind); i >= 0 {
		return i
	}
	return len(assets.LandmarkKinds())
}

// placeMarks puts the marks in a row above the rail; those that would lie over one
// another stand together.
func placeMarks(marks []landmark, l rail, y float64) []placedMark {
	var out []placedMark
	for i, k := range marks {
		x := l.x(k.at) - signSide/2
		if n := len(out) - 1; n >= 0 && x < out[n].box.Right()+signGap {
			p := &out[n]
			p.many++
			p.turning = p.turning || k.kind == turning
			if weight(k.kind) < weight(marks[p.best].kind) {
				p.best = i
			}
			continue
		}
		out = append(out, placedMark{box: layout.R(x, y, signSide, signSide), first: i, many: 1, best: i, turning: k.kind == turning})
	}
	return out
}

// Build frames a table that shows the past, and lays out the slider over the whole game
// at its lower edge.
func (x *Replay) Build(b *ui.Builder, room layout.Rect) {
	if !x.Looking() {
		return
	}
	x.follow()
	r, _ := room.CutBottom(SliderHigh)
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) { c.Fill(r, desk.PastGround) })
	in := r.InsetXY(timelineSide, 0)
	l := rail{layout.R(in.X, r.Y+22, in.W, railHigh), x.Match().Len()}
	names := layout.R(in.X, l.box.Bottom()+1, in.W, 16)
	x.sayLine(l, r.Y+4)
	x.rail(b, r, l, names)
	x.chapters(b, l, names)
	for _, p := range x.line.placed {
		x.mark(b, p)
	}
	frame(b, room)
}

// rail adds the slider, which can be dragged and clicked. A click on the name
// of a chapter goes to its beginning. Each notch of the wheel goes a move forward or
// back.
func (x *Replay) rail(b *ui.Builder, r layout.Rect, l rail, names layout.Rect) {
	n := x.Moment()
	box := layout.R(r.X, l.box.Y-4, r.W, r.Bottom()-l.box.Y+4-pastFrame)
	gone := layout.R(l.box.X-railHigh/2, l.box.Y+1, l.x(n)-l.box.X+railHigh/2, railHigh-2)
	knob := layout.Around(layout.P(l.x(n), l.box.Center().Y), layout.S(knobSide, knobSide))
	cuts, stages := x.divisions(l)
	track := layout.R(l.box.X-railHigh/2, l.box.Y, l.box.W+railHigh, railHigh)
	b.Add(ui.Node{
		ID: timelineID, Role: "slider", Label: x.Say("frame.past.short", rules.Number("n", n), rules.Number("m", l.moves)), Rect: box,
		State: map[string]any{"value": n, "min": 0, "max": l.moves, "chapters": len(x.line.chapters), "marks": len(x.line.marks)},
		OnTrack: func(g ui.Track) {
			if g.Phase != ui.TrackUp {
				x.slide(l, names, g)
			}
		},
		OnNotch: func(notches int) bool {
			if notches != 0 {
				x.JumpTo(min(max(n-notches, 0), l.moves))
			}
			return true
		},
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(track, railBox)
			c.Panel(gone, railGone)
			for _, x := range stages {
				c.Fill(layout.R(x, l.box.Y+3, 1, railHigh-6), railStage)
			}
			for _, x := range cuts {
				c.Fill(layout.R(x-0.75, l.box.Y, 1.5, railHigh), railCut)
			}
			if s.Hover || s.Pressed {
				c.Panel(knob, railHot)
			} else {
				c.Panel(knob, railKnob)
			}
		},
	})
}

// slide goes to the moment under the cursor.
func (x *Replay) slide(l rail, names layout.Rect, g ui.Track) {
	n := l.at(g.At.X)
	if g.Phase == ui.TrackDown && g.At.Y >= names.Y {
		if i := x.line.chapterAt(n); i >= 0 {
			n = x.line.chapters[i].at
		}
	}
	if n != x.Moment() || x.core.Moving() {
		x.JumpTo(n)
	}
}

// divisions are where chapters and phases begin, as far as they can be told apart.
func (x *Replay) divisions(l rail) (cuts, stages []float64) {
	free := l.box.X
	for _, c := range x.line.chapters {
		if x := l.x(c.at); x >= free+divisionGap {
			cuts, free = append(cuts, x), x
		}
	}
	free = l.box.X
	for _, n := range x.line.stages {
		if x := l.x(n); x >= free+2*divisionGap {
			stages, free = append(stages, x), x
		}
	}
	return cuts, stages
}

// chapters names the chapters below the rail, in words or by number, where
// there is room, and all of them in tips.
func (x *Replay) chapters(b *ui.Builder, l rail, names layout.Rect) {
	line, here := &x.line, x.line.chapterAt(x.Moment())
	free := names.X - labelGap
	step := x.chapterStep(l)
	for i, c := range line.chapters {
		from, to := l.x(c.at), l.x(line.endOf(i, l.moves))
		words, cell := line.names[i], layout.R(from, l.box.Y-3, to-from, names.Bottom()-l.box.Y+3)
		st := railLabel.In(sprites.Muted)
		if i == here {
			st = railLabel.In(sprites.PaperHigh).Strong()
		}
		label := words
		if c.turn > 0 && b.TextWidth(words, railLabel.Strong())+labelGap > cell.W {
			label = strconv.Itoa(c.turn)
		}
		w := b.TextWidth(label, railLabel.Strong()) + 1
		if fits := w+labelGap <= cell.W || c.turn > 0 && c.turn%step == 0; fits && from >= free+labelGap && from+w <= names.Right()+timelineSide-labelGap {
			b.Label(layout.R(from, names.Y, w, names.H), label, st)
			free = from + w
		}
		if cell.W <= 0 {
			continue
		}
		b.Add(ui.Node{
			ID: "past:chapter:" + strconv.Itoa(i), Role: "chapter", Label: words, Rect: cell,
			State: map[string]any{"move": c.at, "current": i == here},
			Tip:   func() ui.Tip { return x.chapterTip(words, c.at, line.endOf(i, l.moves)) },
		})
	}
}

// chapterStep is how many turns lie between two that are numbered whether their own
// room is enough or not.
func (x *Replay) chapterStep(l rail) int {
	return desk.AxisStep(l.box.W / float64(max(len(x.line.chapters), 1)))
}

// chapterTip names a chapter and its moves.
func (x *Replay) chapterTip(words string, from, to int) ui.Tip {
	return ui.Tip{Title: words, Lines: []string{x.Say("frame.past.moves", rules.Number("n", from+1), rules.Number("m", max(to, from+1)))}}
}

// mark is what happened at a place of the slider; a click goes there.
func (x *Replay) mark(b *ui.Builder, p placedMark) {
	best := x.line.marks[p.best]
	picture, ink := signPicture[best.kind], signColour[best.kind]
	if p.turning {
		ink = sprites.Ink
	}
	icon := p.box.Inset(1)
	if p.turning {
		icon = p.box.Inset(2)
	}
	b.Add(ui.Node{
		ID: "past:mark:" + strconv.Itoa(p.first), Role: "mark", Label: p.words, Rect: p.box, NoFocus: true,
		State:   map[string]any{"kind": best.kind, "move": best.at, "many": p.many},
		OnClick: func() { x.JumpTo(best.at) }, Tip: func() ui.Tip { return x.markTip(p) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			if s.Hover {
				c.Panel(p.box.Inset(-1), signOver)
			}
			if p.turning {
				c.Disc(p.box.Center(), signSide/2, sprites.Amber)
			}
			c.Sprite(picture, icon, sprites.SpriteOpt{Tint: ink})
		},
	})
}

// markTip tells what stands at a place, the weightiest first if that is not all.
func (x *Replay) markTip(p placedMark) ui.Tip {
	said := x.markWords(x.line.marks[p.best])
	for i := p.first; i < p.first+p.many; i++ {
		if i != p.best {
			said = append(said, x.markWords(x.line.marks[i])...)
		}
	}
	if more := len(said) - mostTold; more > 0 {
		said = append(said[:mostTold], x.Say("frame.past.more", rules.Number("n", more)))
	}
	return ui.Tip{Lines: said}
}
