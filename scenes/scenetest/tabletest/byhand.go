package tabletest

import (
	"slices"
	"strings"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/scenes/ui"
)

// byHand does with the mouse what a step points at, and tells whether a move was played:
// it drags the first thing onto the last, clicks the last, or one after another. Where
// that brings up what is pointed at instead, such as a page, it goes on there; where
// something is asked it answers. At last it follows the rings.
func (p *pupil[F]) byHand(s *assets.LessonStep) bool {
	p.T.Helper()
	return p.tries(s, true) || p.tries(s, false) || p.follow(s)
}

// follow clicks what a step points at one after another, each where it points once those
// before were clicked, and tells whether a move was played; if not, all is put down.
func (p *pupil[F]) follow(s *assets.LessonStep) bool {
	p.T.Helper()
	n := p.Match.Len()
	for i := range s.Point {
		if mark := p.markOf(i); p.Match.Len() == n && p.Has(mark) {
			p.clickOn(p.State(mark, "around").(string))
		}
	}
	if p.Match.Len() > n {
		return true
	}
	if p.Key(input.KeyEscape); p.Has("menu:resume") {
		p.Click("menu:resume")
	}
	return false
}

// tries tries all ways; anew puts down what was picked up and closes what was opened
// before the next one.
func (p *pupil[F]) tries(s *assets.LessonStep, anew bool) bool {
	p.T.Helper()
	const most = 8 // times that something else is pointed at
	n := p.Match.Len()
	var before []string
	for range most {
		ids := p.pointed(s)
		if len(ids) == 0 {
			return false
		}
		further := false
		ways := p.ways(ids)
		if fresh := slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return slices.Contains(before, id) }); before != nil && len(fresh) > 0 {
			ways = slices.Insert(ways, 0, func() bool { return p.clickOn(fresh...) }) // what has come up comes next
		}
		before = ids
		for _, do := range ways {
			if !do() {
				continue
			}
			p.answer(n)
			if p.Has("confirm:yes") {
				p.Click("confirm:yes")
			}
			if p.Match.Len() > n {
				return true
			}
			if further = !slices.Equal(p.pointed(s), ids); further {
				break
			}
			if !anew {
				continue
			}
			if p.Key(input.KeyEscape); p.Has("menu:resume") {
				p.Click("menu:resume")
			}
		}
		if !further {
			return false
		}
	}
	return false
}

// asksMost is how many questions may follow a click: which act, and which way.
const asksMost = 2

// answers begin the ids of what is pressed after a click: an answer beside a field, an
// arrow that turns somebody, the button of a card that is aimed.
var answers = []string{"near:", "face:", "card:play"}

// answer presses the one of the answers that plays what the step waits for, unless more
// than n moves have been played.
func (p *pupil[F]) answer(n int) {
	for range asksMost {
		at := slices.IndexFunc(p.Nodes(), func(x ui.TreeNode) bool {
			text, _ := x.State["move"].(string)
			m, err := p.Match.Parse(text)
			asked := slices.ContainsFunc(answers, func(id string) bool { return strings.HasPrefix(x.ID, id) })
			return err == nil && asked && p.run.Fits(m)
		})
		if at < 0 || p.Match.Len() > n {
			return
		}
		p.clickOn(p.Nodes()[at].ID)
	}
}

// counts tells whether a step asks for an amount, which is chosen by more than pointing.
func (p *pupil[F]) counts(s *assets.LessonStep) bool {
	m := p.solution(s)
	return slices.ContainsFunc(p.Match.Ranges(p.Match.Actor(), nil), func(r rules.Range) bool { return r.With(int(m.N)) == m })
}

// pointed lists the nodes that a step points at now.
func (p *pupil[F]) pointed(s *assets.LessonStep) []string {
	var ids []string
	for i := range s.Point {
		if mark := p.markOf(i); p.Has(mark) {
			ids = append(ids, p.State(mark, "around").(string))
		}
	}
	return ids
}

// ways are what may be done with things that are pointed at. What stands between others
// may be needed several times, such as what turns a thing. Each tells whether anything
// was done.
func (p *pupil[F]) ways(ids []string) []func() bool {
	last := ids[len(ids)-1]
	ways := []func() bool{
		func() bool { return p.dragTo(ids[0], last) },
		func() bool { return p.clickOn(ids[0]) },
		func() bool { return p.clickOn(last) },
		func() bool { return p.clickOn(ids...) },
	}
	if k := len(ids) - 3; k >= 0 {
		for times := 2; times < 6; times++ {
			turned := append(append(ids[k:k+1:k+1], slices.Repeat(ids[k+1:k+2], times)...), last)
			ways = append(ways, func() bool { return p.clickOn(turned...) })
		}
	}
	return ways
}

// dragTo drags one node onto another, where that can be done.
func (p *pupil[F]) dragTo(from, to string) bool {
	_, drags := p.Root().ReachDrag(from)
	_, drops := p.Root().ReachDrop(to)
	if from == to || !drags || !drops {
		return false
	}
	p.Drag(from, to)
	return true
}

// clickOn clicks nodes one after another, as far as they can be clicked.
func (p *pupil[F]) clickOn(ids ...string) bool {
	for i, id := range ids {
		if !p.Has(id) || !p.Find(id).Enabled {
			return i > 0
		}
		if _, ok := p.Root().Reach(id); !ok {
			return i > 0
		}
		p.Click(id)
	}
	return true
}
