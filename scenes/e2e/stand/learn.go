package stand

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/scenes/ui"
)

const (
	learnMost  = 6000 // looks at the window that a whole course may take
	learnStuck = 60   // … and that nothing may come of what is done
	hintTicks  = 600  // that a hint may take
)

// Learn goes a newcomer's way by mouse: from the shelf through every chapter of a game's
// course, doing what is pointed at, to the end of the small game at its end, which is
// played by hints.
func Learn(t *testing.T, game string) {
	t.Helper()
	w := Start(t, Quickly(t))
	w.WaitScene("shelf")
	w.Click("box:" + game)
	w.Click("learn")
	w.WaitScene("course")
	p := newcomer{Window: w, course: assets.Lessons(game)}
	w.Click("begin:" + p.course[0].Name)
	w.WaitScene("lesson")
	for range learnMost {
		if p.look(); w.Scene() == "course" {
			break
		}
	}
	for _, l := range p.course {
		if id := "chapter:" + l.Name; !w.Has(id) || w.Find(id).State["done"] != true {
			t.Errorf("%s is not done; %s", l.ID(), w.There())
		}
	}
	w.Close()
}

// newcomer is somebody who goes through a course.
type newcomer struct {
	*Window
	course  []*assets.Lesson
	chapter int
	seen    string // what was on the table when something was done last,
	tried   int    // and how often it has been the same since
}

// look does the next thing.
func (p *newcomer) look() {
	p.T.Helper()
	switch {
	case p.ClickAny("lesson:next"):
		p.chapter++
		p.WaitScene("lesson")
	case p.Has("lesson:again"): // the end of the last chapter
		p.Click("lesson:course")
		p.WaitScene("course")
	case p.ClickAny("result:go-on", "confirm:yes", "lesson:on", "go-on"):
	case p.Has("lesson:bubble") && p.asked():
		p.act()
	default:
		p.Tick(4)
	}
}

// asked tells whether the learner is asked to play, and not early.
func (p *newcomer) asked() bool { return p.Has("prompt:who") }

// act plays what is pointed at, or what a hint says where everybody plays freely.
func (p *newcomer) act() {
	p.T.Helper()
	if now := p.stand(); now != p.seen {
		p.seen, p.tried = now, 0
	}
	if p.tried++; p.tried > learnStuck {
		p.T.Fatalf("chapter %s, step %v: nothing comes of what is done; %s", p.course[p.chapter].Name, p.Find("lesson:bubble").State["step"], p.There())
	}
	rings := p.rings("lesson:at:")
	if p.free() {
		if !p.Has("hint:words") {
			p.ClickAny("hint:ask")
			p.WaitFor("a hint", hintTicks, func() bool { return p.Has("hint:words") || !p.asked() })
		}
		rings = p.rings("hint:")
	}
	p.press(rings)
}

// stand tells apart how far the chapter has come.
func (p *newcomer) stand() string {
	last := ""
	for _, l := range p.LogLines() {
		last = l.ID
	}
	return fmt.Sprint(p.chapter, p.Find("lesson:bubble").State, last)
}

// free tells whether everybody plays freely in the present step.
func (p *newcomer) free() bool {
	step, ok := p.Find("lesson:bubble").State["step"].(float64)
	return ok && int(step) < len(p.course[p.chapter].Steps) && p.course[p.chapter].Steps[int(step)].Until != ""
}

// rings lists what is ringed, in order.
func (p *newcomer) rings(prefix string) []ui.TreeNode {
	var out []ui.TreeNode
	for _, n := range p.Tree().Nodes {
		if strings.HasPrefix(n.ID, prefix) && n.Role == "ring" {
			out = append(out, n)
		}
	}
	return out
}

// press does one of the things that can be done with what is ringed, another one each
// time that nothing has come of the last.
func (p *newcomer) press(rings []ui.TreeNode) {
	p.T.Helper()
	if len(rings) == 0 {
		if !p.ClickAny("pass") {
			p.Tick(4)
		}
		return
	}
	last := rings[len(rings)-1]
	switch way := p.tried % 8; {
	case way == 1 && len(rings) > 1:
		p.Carry(rings[len(rings)-2], last)
		p.Release()
		p.Tick(1)
	case way == 2 && len(rings) > 1:
		p.Carry(rings[0], last)
		p.Release()
		p.Tick(1)
	case way == 3:
		for _, r := range slices.Backward(rings) {
			p.tapRing(r)
		}
	case way > 3 && len(rings) > 2: // what stands between is needed several times
		p.tapRing(rings[len(rings)-3])
		for range way - 2 {
			p.tapRing(rings[len(rings)-2])
		}
		p.tapRing(last)
	default:
		for _, r := range rings {
			p.tapRing(r)
		}
	}
}

// tapRing clicks where a ring is, if it still is there.
func (p *newcomer) tapRing(r ui.TreeNode) {
	p.T.Helper()
	if !p.Has(r.ID) {
		return
	}
	p.Move(Centre(p.Find(r.ID)))
	p.Press()
	p.Release()
	p.Tick(1)
}
