package stand

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/scenes/scenetest/newcomer"
	"schron/scenes/ui"
)

const (
	learnMost = 6000 // looks at the window that a whole course may take
	hintTicks = 600  // that a hint may take
)

// Learn goes a newcomer's way by mouse, from the shelf through every chapter of a
// game's course. It does what is pointed at. It plays the small game at the end by
// hints.
func Learn(t *testing.T, game string) {
	t.Helper()
	w := Start(t, Quickly(t))
	w.WaitScene("shelf")
	w.Click("box:" + game)
	w.Click("learn")
	w.WaitScene("course")
	p := student{mouse: mouse{Window: w}, course: assets.Lessons(game)}
	w.Click("begin:" + p.course[0].Name)
	w.WaitScene("lesson")
	for range learnMost {
		if p.look(); w.Scene() == "course" {
			break
		}
	}
	w.wantLearned(game)
	t.Logf("%d clicks and drags, %.0f s of the game's time", p.gestures, float64(w.Session.ProcessedTicks())/60)
	w.Close()
}

// wantLearned fails unless all chapters of a game are done, as its course tells, and
// with the last one the game at its end.
func (w *Window) wantLearned(game string) {
	w.T.Helper()
	for _, l := range assets.Lessons(game) {
		if id := "chapter:" + l.Name; !w.Has(id) || w.Find(id).State["done"] != true {
			w.T.Errorf("%s is not done; %s", l.ID(), w.There())
		}
	}
}

// student is somebody who goes through a course.
type student struct {
	mouse
	course  []*assets.Lesson
	chapter int
}

// look does the next thing.
func (p *student) look() {
	p.T.Helper()
	switch {
	case p.clickAny("lesson:next"):
		p.chapter++
		p.WaitScene("lesson")
	case p.Has("lesson:again"): // the end of the last chapter
		p.clickAny("lesson:course")
		p.WaitScene("course")
	case p.clickAny("result:go-on", "confirm:yes", "lesson:on", "go-on"):
	case p.Has("lesson:bubble") && p.asked():
		p.act()
	default:
		p.Tick(4)
	}
}

// asked reports whether the learner is asked to play, and not early.
func (p *student) asked() bool { return p.Has("prompt:who") }

// act plays what is pointed at, or what a hint says where everybody plays freely.
func (p *student) act() {
	p.T.Helper()
	s := p.step()
	if s == nil {
		p.Tick(4)
		return
	}
	hand := newcomer.Newcomer{Hand: &p.mouse, Point: newcomer.Rings, Fits: append(s.Play[:len(s.Play):len(s.Play)], s.Fits...)}
	if s.Until != "" {
		hand.Point, hand.Ask = newcomer.Hints, p.ask
	}
	if !hand.Play() {
		var rings []ui.TreeNode
		for _, n := range p.Tree().Nodes {
			if n.Role == "ring" || n.ID == "hint:words" {
				rings = append(rings, n)
			}
		}
		p.T.Fatalf("chapter %s, step %s: nothing comes of what is ringed: %v", p.course[p.chapter].Name, s.Say, rings)
	}
}

// ask asks for a hint and waits for it.
func (p *student) ask() {
	p.T.Helper()
	if p.clickAny("hint:ask") {
		p.WaitFor("a hint", hintTicks, func() bool { return p.Has("hint:words") || !p.asked() })
	}
}

// step is the step of the chapter that is said, nil without one.
func (p *student) step() *assets.LessonStep {
	n, ok := p.Lookup("lesson:bubble")
	step, has := n.State["step"].(float64)
	if steps := p.course[p.chapter].Steps; ok && has && int(step) < len(steps) {
		return &steps[int(step)]
	}
	return nil
}

// mouse is the hand of somebody who sees the window for the first time.
type mouse struct {
	*Window
	gestures int // clicks and drags so far
}

// clickAny clicks the first of some nodes that is there, and reports whether one was.
func (m *mouse) clickAny(ids ...string) bool {
	m.T.Helper()
	done := m.Window.ClickAny(ids...)
	if done {
		m.gestures++
	}
	return done
}

// Nodes lists what can be pointed at.
func (m *mouse) Nodes() []ui.TreeNode { return m.Tree().Nodes }

// Moves is how many moves have been played in the chapter.
func (m *mouse) Moves() int {
	n, ok := m.Lookup("lesson:bubble")
	if moves, has := n.State["moves"].(float64); ok && has {
		return int(moves)
	}
	return int(^uint(0) >> 1) // the chapter is over
}

// at is where a node is seen: its ring if it has one.
func (m *mouse) at(id string) (ui.TreeNode, bool) {
	var found ui.TreeNode
	for _, n := range m.Nodes() {
		if n.ID == id {
			found = n
		}
		if n.Role == "ring" && n.State["around"] == id && found.Enabled {
			found.Rect = n.Rect
		}
	}
	return found, found.Enabled
}

// Click clicks a node, where that can be done, once it is no longer held back.
func (m *mouse) Click(id string) bool {
	for n := 0; n < untilTurn; n++ {
		if x, ok := m.Lookup(id); !ok || x.Enabled {
			break
		}
		m.Tick(1)
	}
	n, ok := m.at(id)
	if ok {
		m.gestures++
		m.Move(Centre(n))
		m.Press()
		m.Release()
		m.Tick(1)
	}
	return ok
}

// Drag drags a node onto another one; who drags a field moves the map.
func (m *mouse) Drag(from, to string) bool {
	a, drags := m.at(from)
	b, drops := m.at(to)
	if drags = drags && drops && a.Role != "field"; drags {
		m.gestures++
		m.Carry(a, b)
		m.Release()
		m.Tick(1)
	}
	return drags
}

// Fill replaces what stands in a text field.
func (m *mouse) Fill(id, text string) {
	m.gestures++
	m.Window.Fill(id, text)
}

// PutDown puts down what was picked up and closes what was opened.
func (m *mouse) PutDown() {
	m.Key(ebiten.KeyEscape)
	m.ClickAny("menu:resume")
}
