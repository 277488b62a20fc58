package menu

import (
	"fmt"
	"math"
	"time"

	"schron/assets"
	"schron/layout"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

// still is the picture of a board on a rulebook's page. It is made when it comes close
// to the visible part, a piece in each frame, and then kept. The scene that drew it is
// dropped.
type still struct {
	board *assets.Board
	size  layout.Size // on the page
	top   float64     // on the page

	root   *ui.Root
	next   int // the node of the scene to go on with
	whole  bool
	passes int
	crop   layout.Rect // what is shown of the scene
	spots  []spot
	arrows []spot            // from tip to disc
	marks  [][2]layout.Point // corners
	plate  sprites.Plate
	scale  float64 // of the canvas that the plate was made for
	ready  bool
	err    error
}

// spot is a number on a board with the point that it marks, or an arrow from tip to
// disc. Both points are in parts of the picture's width and height.
type spot struct{ disc, tip layout.Point }

const (
	stillTime  = 3 * time.Millisecond // for stills in each frame
	stillMost  = 48 << 20             // bytes of stills that are kept
	arrowFree  = 0.22                 // of an arrow's way, at both ends,
	arrowMost  = 20.0                 // but no more units of the scene than these
	stillTries = 8                    // passes, for pictures that never come
)

// begin starts the picture anew.
func (s *still) begin(h *house.House, env *ui.Env) {
	s.next, s.passes = 0, 0
	if s.err = s.open(h, env); s.err != nil {
		s.root = nil
	}
}

// open builds the scene of the board and finds what is shown of it.
func (s *still) open(h *house.House, env *ui.Env) error {
	scene, err := h.Navigation.Still(s.board)
	if err != nil {
		return err
	}
	size := layout.S(s.board.Window[0], s.board.Window[1])
	s.root = ui.NewRoot(scene, &ui.Env{Fonts: env.Fonts, Instant: true}, size)
	s.root.Sync()
	if s.crop, err = s.part(); err != nil {
		return err
	}
	s.spots, s.arrows, s.marks = nil, nil, nil
	for i := range s.board.Callouts {
		c := &s.board.Callouts[i]
		box, err := s.box(c.Node)
		if err != nil {
			return fmt.Errorf("callout %d: %w", i+1, err)
		}
		tip := layout.P(box.X+box.W*c.Place[0], box.Y+box.H*c.Place[1])
		s.spots = append(s.spots, spot{s.inside(layout.P(tip.X+c.Lead[0], tip.Y+c.Lead[1])), s.inside(tip)})
	}
	for i, a := range s.board.Arrows {
		from, err := s.box(a.From)
		if err != nil {
			return fmt.Errorf("arrow %d: %w", i+1, err)
		}
		to, err := s.box(a.To)
		if err != nil {
			return fmt.Errorf("arrow %d: %w", i+1, err)
		}
		// The arrow leaves the pieces at its ends free.
		p, q := s.inside(from.Center()), s.inside(to.Center())
		free := arrowFree
		if way := from.Center().Dist(to.Center()); way*free > arrowMost {
			free = arrowMost / way
		}
		s.arrows = append(s.arrows, spot{tip: p.Lerp(q, free), disc: q.Lerp(p, free)})
	}
	for i, id := range s.board.Marks {
		box, err := s.box(id)
		if err != nil {
			return fmt.Errorf("mark %d: %w", i+1, err)
		}
		s.marks = append(s.marks, [2]layout.Point{s.inside(box.Min()), s.inside(box.Max())})
	}
	return nil
}

// box is where a node of the scene lies.
func (s *still) box(id string) (layout.Rect, error) {
	n := s.root.Node(id)
	if n == nil {
		return layout.Rect{}, fmt.Errorf("board %s/%s has no node %q", s.board.Game, s.board.Name, id)
	}
	return n.Rect, nil
}

// part is what the picture shows of the scene: all nodes that it names, in the
// picture's proportions.
func (s *still) part() (layout.Rect, error) {
	all := s.root.Area()
	part := all
	for i, id := range s.board.Show {
		box, err := s.box(id)
		if err != nil {
			return part, err
		}
		if i == 0 {
			part = box
		} else {
			part = part.Union(box)
		}
	}
	if len(s.board.Show) > 0 {
		part = part.Inset(-s.board.Margin)
	}
	size := layout.S(math.Max(part.W, part.H*s.board.Ratio), math.Max(part.H, part.W/s.board.Ratio))
	return layout.Around(part.Center(), size).MovedInto(all), nil
}

// inside tells where in the picture a point of the scene lies.
func (s *still) inside(p layout.Point) layout.Point {
	return layout.P((p.X-s.crop.X)/s.crop.W, (p.Y-s.crop.Y)/s.crop.H)
}

// step goes on with the picture until enough says so. Where pictures were missing
// it is drawn once more, in another pass.
func (s *still) step(c *sprites.Canvas, h *house.House, env *ui.Env, enough func() bool) {
	if s.scale != c.Scale() {
		s.scale, s.next, s.passes = c.Scale(), 0, 0
	}
	if s.root == nil {
		if s.begin(h, env); s.err != nil || enough() {
			return
		}
	}
	if s.next == 0 {
		if s.passes > 0 && s.passes < stillTries && c.Store().Pending() > 0 {
			return // what was ordered is still being made
		}
		s.whole = true
		s.plate.Drop()
	}
	whole := c.Aside(&s.plate, s.crop, s.size.W*c.Scale()/s.crop.W, func() {
		s.next = s.root.DrawFrom(c, s.next, enough)
	})
	s.whole = s.whole && whole
	if s.next >= 0 {
		return
	}
	s.next = 0
	if s.passes++; s.whole || s.passes > stillTries {
		s.ready, s.root = true, nil
	}
}

// drop gives the picture's memory back.
func (s *still) drop() {
	s.plate.Drop()
	s.root, s.ready = nil, false
}

// pending reports whether the picture is still to be made.
func (s *still) pending() bool { return s.err == nil && !s.ready }

// stills makes the pictures of boards that are seen, and of those near them.
type stills struct {
	h    *house.House
	all  []*still
	view [2]float64 // what is seen of the page, from top to bottom
	news bool       // one became ready
}

// near reports whether a still lies within so many views' heights of what is seen.
func (g *stills) near(s *still, views float64) bool {
	more := (g.view[1] - g.view[0]) * views
	return s.top < g.view[1]+more && s.top+s.size.H > g.view[0]-more
}

// busy reports whether there is something to be done.
func (g *stills) busy() bool {
	if g.h.Navigation.Still == nil {
		return false
	}
	for _, s := range g.all {
		if s.pending() && g.near(s, 1) {
			return true
		}
	}
	return false
}

// work goes on with the stills, those that are seen first, for a small part of a
// frame. A store that makes its art at once has no frames to hold up.
func (g *stills) work(c *sprites.Canvas, env *ui.Env) {
	if c.Rehearsing() {
		g.rehearse(env)
		return
	}
	for _, s := range g.all {
		if s.ready && s.scale != c.Scale() {
			s.ready = false
		}
	}
	if !g.busy() {
		return
	}
	end := time.Now().Add(stillTime)
	enough := func() bool { return time.Now().After(end) }
	if c.Store().Sync {
		enough = func() bool { return false }
	}
	for _, views := range []float64{0, 1} {
		for _, s := range g.all {
			if s.pending() && g.near(s, views) {
				s.step(c, g.h, env, enough)
				g.news = g.news || !s.pending()
				if enough() {
					return
				}
			}
		}
		if c.Store().Sync {
			break
		}
	}
	g.trim(stillMost)
}

// rehearse builds the scenes of what is seen.
func (g *stills) rehearse(env *ui.Env) {
	for _, s := range g.all {
		if g.h.Navigation.Still != nil && s.pending() && s.root == nil && g.near(s, 0) {
			s.begin(g.h, env)
			g.news = true
		}
	}
}

// trim gives back the memory of stills far away, if all take more than some bytes.
func (g *stills) trim(most int64) {
	sum := int64(0)
	for _, s := range g.all {
		sum += s.plate.Bytes()
	}
	for _, s := range g.all {
		if sum > most && !g.near(s, 2) {
			sum -= s.plate.Bytes()
			s.drop()
		}
	}
}

// drop gives back all memory.
func (g *stills) drop() {
	for _, s := range g.all {
		s.drop()
	}
}

// state returns what the UI tree says of the picture in a box. It says which board it
// is, whether it is made, and where its numbers stand.
func (s *still) state(box layout.Rect) map[string]any {
	out := map[string]any{
		"board": s.board.Game + "/" + s.board.Name, "ready": s.ready,
		"box": [4]float64{box.X, box.Y, box.W, box.H},
	}
	numbers := make([][2]float64, len(s.spots))
	for i, sp := range s.spots {
		numbers[i] = [2]float64{box.X + sp.disc.X*box.W, box.Y + sp.disc.Y*box.H}
	}
	out["numbers"] = numbers
	if s.err != nil {
		out["error"] = s.err.Error()
	}
	return out
}

var (
	stillGround = sprites.PanelStyle{Fill: sprites.TableTop, Fill2: sprites.TableBottom}
	stillFrame  = sprites.PanelStyle{Border: sprites.Hex(0x4a4231), Width: 1}
	stillMark   = sprites.PanelStyle{Border: sprites.Amber, Width: 3, Radius: 7}
	stillMark2  = sprites.PanelStyle{Border: badgeRim, Width: 5, Radius: 8}
	stillLead   = sprites.Amber
	stillArrow  = sprites.Amber
)

// draw paints the picture in a box, with its numbers on top.
func (s *still) draw(c *sprites.Canvas, box layout.Rect) {
	if !s.ready {
		c.Panel(box, stillGround)
		c.Panel(box, stillFrame)
		return
	}
	c.Plate(&s.plate, box)
	s.over(c, box)
}

// over draws what lies over the picture in a box: frame, marks, arrows and numbers.
func (s *still) over(c *sprites.Canvas, box layout.Rect) {
	c.Panel(box, stillFrame)
	at := func(p layout.Point) layout.Point { return layout.P(box.X+p.X*box.W, box.Y+p.Y*box.H) }
	for _, m := range s.marks {
		p, q := at(m[0]), at(m[1])
		r := layout.R(p.X, p.Y, q.X-p.X, q.Y-p.Y)
		c.Panel(r.Inset(-1), stillMark2)
		c.Panel(r, stillMark)
	}
	for i := range s.spots {
		if sp := &s.spots[i]; sp.disc != sp.tip {
			c.Line(at(sp.disc), at(sp.tip), 3.5, badgeRim)
			c.Disc(at(sp.tip), 4, badgeRim)
			c.Line(at(sp.disc), at(sp.tip), 1.8, stillLead)
			c.Disc(at(sp.tip), 2.8, stillLead)
		}
	}
	for _, a := range s.arrows {
		c.Arrow(at(a.tip), at(a.disc), 6.5, 0, badgeRim)
		c.Arrow(at(a.tip), at(a.disc), 4, 0, stillArrow)
	}
	for i := range s.spots {
		badge{n: i + 1}.draw(c, at(s.spots[i].disc))
	}
}
