package film

import (
	"image"
	"math"
	"strconv"
	"time"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

// Source is a scene that shows a match after any of its moves, as somebody saw it. It is
// only drawn, and gets neither ticks nor gestures.
type Source interface {
	ui.Scene
	Look(moves int)
}

// Options say what film is made.
type Options struct {
	Source Source
	Moves  int    // of the match
	Who    string // whose view it is
	// Choose asks for a file and calls do with its path.
	Choose func(do func(path string))
	// Save puts the film in the file and tells what became of it.
	Save func(path string, data []byte)
}

// Film is the scene that makes an animated picture of a match.
type Film struct {
	h    *house.House
	opt  Options
	plan Plan

	path   string // of the file, "" until it is chosen
	source *ui.Root
	size   layout.Size
	frame  int  // that is being drawn
	shown  bool // the source shows its moment
	next   int  // the node of the source to go on with
	whole  bool
	passes int
	plate  sprites.Plate

	spare  []*image.RGBA    // pictures to draw in
	drawn  *image.RGBA      // a frame that waits to be put together
	packed chan *image.RGBA // the one that is being put together, once it is
	done   int              // frames put together
	bytes  int              // … and what they take
	out    *encoder
}

const (
	sliceTime = 7 * time.Millisecond // for drawing in each frame of the window
	tries     = 60                   // passes, for art that never comes
)

// New makes the scene. Nothing is made before a file was chosen.
func New(h *house.House, o Options) *Film {
	return &Film{h: h, opt: o, plan: PlanFor(o.Moves), size: layout.S(unitsWide, unitsHigh)}
}

// Name is "film".
func (*Film) Name() string { return "film" }

// Plan is what is made.
func (s *Film) Plan() Plan { return s.plan }

// Key gives up with Escape.
func (s *Film) Key(g input.Gesture) bool {
	if !g.IsKey(input.KeyEscape, 0) {
		return false
	}
	if !g.Repeat {
		s.cancel()
	}
	return true
}

// making reports whether frames are on their way.
func (s *Film) making() bool { return s.path != "" }

// Animating is true while frames are drawn.
func (s *Film) Animating() bool { return s.making() }

// choose asks for the file.
func (s *Film) choose() { s.opt.Choose(s.begin) }

// begin starts the film that goes into a file.
func (s *Film) begin(path string) {
	if s.making() || path == "" {
		return
	}
	s.path, s.out = path, newEncoder(s.plan.Size)
	for range 2 {
		s.spare = append(s.spare, image.NewRGBA(image.Rectangle{Max: s.plan.Size}))
	}
	s.h.Host.InvalidateAll()
}

// cancel gives up: nothing was written yet, and what is being put together is forgotten.
func (s *Film) cancel() {
	making := s.making()
	s.drop()
	s.h.Host.Pop()
	if making {
		s.h.Host.Toast(ui.Toast{Text: s.h.Say("film.cancelled")})
	}
}

// drop gives all memory back.
func (s *Film) drop() {
	s.plate.Drop()
	s.path, s.source, s.spare, s.drawn, s.packed, s.out = "", nil, nil, nil, nil, nil
}

// Tick shows the source its next moment and hands drawn frames on; at the end the film
// is saved. It reports whether there is news.
func (s *Film) Tick() bool {
	if !s.making() {
		return false
	}
	news := s.unpack()
	if s.drawn != nil && s.packed == nil {
		s.pack()
	}
	if s.done == s.plan.Frames {
		path, data := s.path, s.out.end()
		s.drop()
		s.h.Host.Pop()
		s.opt.Save(path, data)
		return true
	}
	if s.frame < s.plan.Frames && !s.shown && s.source != nil {
		s.opt.Source.Look(s.plan.Moment(s.frame))
		s.source.Invalidate()
		s.source.Sync()
		s.shown, s.next, s.passes = true, 0, 0
	}
	return news
}

// pack puts the drawn frame together beside the window.
func (s *Film) pack() {
	img, n := s.drawn, s.done
	out, delay, share := s.out, s.plan.DelayOf(n), s.plan.Share(n, s.out.len())
	packed := make(chan *image.RGBA, 1)
	s.drawn, s.packed = nil, packed
	go func() {
		out.add(img, delay, share)
		packed <- img
	}()
}

// unpack takes a frame that was put together.
func (s *Film) unpack() bool {
	select {
	case img := <-s.packed:
		s.spare = append(s.spare, img)
		s.packed = nil
		s.done++
		s.bytes = s.out.len()
		return true
	default:
		return false
	}
}

// work goes on drawing the present frame, for a small part of a frame of the window.
func (s *Film) work(c *sprites.Canvas) {
	if !s.shown || s.drawn != nil || len(s.spare) == 0 || c.Rehearsing() {
		return
	}
	end := time.Now().Add(sliceTime)
	enough := func() bool { return time.Now().After(end) }
	if c.Store().Sync {
		enough = func() bool { return false }
	}
	if s.next == 0 {
		if s.passes > 0 && c.Store().Pending() > 0 {
			return // what was ordered is still being made
		}
		s.whole = true
	}
	area := s.source.Area()
	whole := c.Aside(&s.plate, area, float64(s.plan.Size.X)/area.W, func() {
		s.next = s.source.DrawFrom(c, s.next, enough)
	})
	s.whole = s.whole && whole
	if s.next >= 0 {
		return
	}
	s.next = 0
	if s.passes++; !s.whole && s.passes <= tries {
		return
	}
	last := len(s.spare) - 1
	s.drawn, s.spare = s.spare[last], s.spare[:last]
	s.plate.Image().ReadPixels(s.drawn.Pix)
	s.frame, s.shown = s.frame+1, false
}

// Measures of the scene.
const (
	buttonHigh = 46.0
	barHigh    = 18.0
	lineHigh   = 26.0
	sceneEdge  = 22.0
)

var (
	filmTitle = sprites.Title.Sized(24)
	filmLine  = sprites.Body.Sized(16).Fitted()
	filmNote  = sprites.Small.Sized(14).Fitted()
	barBox    = sprites.PanelStyle{Fill: sprites.Well, Border: sprites.LineDark, Width: 1, Radius: 99, Inner: 3}
	barDone   = sprites.PanelStyle{Fill: sprites.Amber, Radius: 99}
	viewFrame = sprites.PanelStyle{Border: sprites.Hex(0x4a4231), Width: 1}
)

// Build lays the scene out: what is made, then the frame that is being drawn, and how
// far it is.
func (s *Film) Build(b *ui.Builder) {
	if s.making() && s.source == nil {
		s.source = ui.NewRoot(s.opt.Source, &ui.Env{Fonts: b.Fonts, Instant: true}, s.size)
	}
	b.Background()
	if !s.making() {
		s.buildPlan(b)
		return
	}
	r := b.Area.Inset(sceneEdge)
	title, r := r.CutTop(34)
	b.Label(title, s.h.Say("film.title"), filmTitle)
	_, r = r.CutTop(8)
	foot, r := r.CutBottom(buttonHigh)
	_, r = r.CutBottom(14)
	s.buildMaking(b, r)
	cancel := ui.Button{ID: "film:cancel", Text: s.h.Say("frame.cancel"), OnClick: s.cancel}
	cancel.Rect, _ = foot.CutRight(max(b.ButtonWidth(cancel), 130))
	b.Button(cancel)
}

// lines say what is made.
func (s *Film) lines() []string {
	p := s.plan
	every := s.h.Say("film.every", rules.Number("n", p.Every))
	seconds := s.h.Say("film.seconds", rules.Number("time", p.Seconds()))
	if p.Seconds() > 90 {
		seconds = s.h.Say("film.minutes", rules.Number("time", (p.Seconds()+30)/60))
	}
	return []string{
		s.h.Say("film.what", rules.Number("width", p.Size.X), rules.Number("height", p.Size.Y)),
		s.h.Say("film.frames", rules.Number("n", p.Frames), rules.Literal("every", every)),
		seconds,
		s.h.Say("film.most", rules.Number("n", p.Most/1_000_000)),
		s.h.Say("film.view", rules.Literal("who", s.opt.Who)),
	}
}

// buildPlan says what is made, and asks for a file.
func (s *Film) buildPlan(b *ui.Builder) {
	lines := s.lines()
	b.Dialog(ui.Dialog{
		ID: "film", Title: s.h.Say("film.title"), OnCancel: s.cancel, Width: 560,
		ContentHeight: float64(len(lines)) * lineHigh,
		Content: func(b *ui.Builder, r layout.Rect) {
			for i, l := range lines {
				b.Info("film:plan:"+strconv.Itoa(i), r.Row(i, len(lines), 0), l, filmLine)
			}
		},
		Buttons: []ui.Button{
			{ID: "cancel", Text: s.h.Say("frame.cancel"), OnClick: s.cancel},
			{ID: "choose", Kind: ui.Primary, Text: s.h.Say("film.choose"), OnClick: s.choose},
		},
	})
}

func (s *Film) buildMaking(b *ui.Builder, r layout.Rect) {
	words, r := r.CutBottom(lineHigh)
	bar, r := r.CutBottom(barHigh)
	_, r = r.CutBottom(12)
	share := float64(s.done) / float64(s.plan.Frames)
	scale := math.Min(r.W/s.size.W, r.H/s.size.H)
	view := r.Anchor(layout.S(s.size.W*scale, s.size.H*scale), 0.5, 0.5)
	b.Draw(view, func(c *sprites.Canvas, _ ui.State) {
		s.work(c)
		c.Plate(&s.plate, view)
		c.Panel(view, viewFrame)
	})
	full := bar
	full.W = max(bar.H, bar.W*share)
	tenths := (s.bytes + 50_000) / 100_000 // of a MB
	said := s.h.Say("film.progress", rules.Number("n", s.done), rules.Number("m", s.plan.Frames), rules.Number("whole", tenths/10), rules.Number("tenth", tenths%10))
	n := b.Draw(bar, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(bar, barBox)
		c.Panel(full, barDone)
	})
	n.ID, n.Role, n.Label = "film:progress", "progress", said
	n.State = map[string]any{"value": s.done, "max": s.plan.Frames, "bytes": s.bytes}
	b.Label(words, said, filmNote)
}
