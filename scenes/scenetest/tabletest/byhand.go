package tabletest

import (
	"schron/assets"
	"schron/input"
)

// byHand does with the mouse what a step points at: it drags the first thing onto the
// last, clicks the last, or one after another. It tells whether a move was played.
func (p *pupil[F]) byHand(s *assets.LessonStep) bool {
	p.T.Helper()
	var ids []string
	for i := range s.Point {
		ids = append(ids, p.State(p.markOf(i), "around").(string))
	}
	if len(ids) == 0 {
		return false
	}
	last, n := ids[len(ids)-1], p.Match.Len()
	for _, do := range []func(){
		func() { p.dragTo(ids[0], last) },
		func() { p.clickOn(last) },
		func() { p.clickOn(ids...) },
		func() { p.clickOn(ids[0]) },
	} {
		if do(); p.Has("confirm:yes") {
			p.Click("confirm:yes")
		}
		if p.Match.Len() > n {
			return true
		}
		if p.Key(input.KeyEscape); p.Has("menu:resume") {
			p.Click("menu:resume")
		}
	}
	return false
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
