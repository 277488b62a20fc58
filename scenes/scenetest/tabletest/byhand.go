package tabletest

import (
	"slices"

	"schron/assets"
	"schron/input"
)

// byHand does with the mouse what a step points at, and tells whether a move was played:
// it drags the first thing onto the last, clicks the last, or one after another. Where
// that brings up what is pointed at instead, such as a page, it goes on there.
func (p *pupil[F]) byHand(s *assets.LessonStep) bool {
	p.T.Helper()
	const most = 6 // things that are clicked one after another
	n := p.Match.Len()
	for range most {
		ids := p.pointed(s)
		if len(ids) == 0 {
			return false
		}
		further := false
		for _, do := range p.ways(ids) {
			if do(); p.Has("confirm:yes") {
				p.Click("confirm:yes")
			}
			if p.Match.Len() > n {
				return true
			}
			if further = !slices.Equal(p.pointed(s), ids); further {
				break
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
// may be needed several times, such as what turns a thing.
func (p *pupil[F]) ways(ids []string) []func() {
	last := ids[len(ids)-1]
	ways := []func(){
		func() { p.dragTo(ids[0], last) },
		func() { p.clickOn(last) },
		func() { p.clickOn(ids...) },
		func() { p.clickOn(ids[0]) },
	}
	if k := len(ids) - 3; k >= 0 {
		for times := 2; times < 6; times++ {
			turned := append(append(ids[k:k+1:k+1], slices.Repeat(ids[k+1:k+2], times)...), last)
			ways = append(ways, func() { p.clickOn(turned...) })
		}
	}
	return ways
}

// dragTo drags one node onto another, where that can be done.
func (p *pupil[F]) dragTo(from, to string) {
	if from == to {
		return
	}
	if _, ok := p.Root().ReachDrag(from); !ok {
		return
	}
	if _, ok := p.Root().ReachDrop(to); ok {
		p.Drag(from, to)
	}
}

// clickOn clicks nodes one after another, as far as they can be clicked.
func (p *pupil[F]) clickOn(ids ...string) {
	for _, id := range ids {
		if !p.Has(id) {
			return
		}
		if _, ok := p.Root().Reach(id); !ok {
			return
		}
		p.Click(id)
	}
}
