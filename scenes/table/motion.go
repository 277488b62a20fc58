package table

import (
	"schron/scenes/sounds"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
	"schron/sprites"
)

// showing is the move that is being shown.
type showing struct {
	motion.Show
	told *motion.Stretch // as of the last tick
}

// Hidden reports whether a piece is on its way and must be left out of Build.
func (t *Table) Hidden(piece string) bool { return t.motion.Hidden(piece) }

// Passed returns how much of the time (0..1) of the motion on show has passed, 0
// without one. Faces use it to lay out what the motion has reached.
func (t *Table) Passed() float64 { return t.motion.Passed() }

// Tick goes on with what moves by itself: shown moves, bots, replays, the
// curve of a game that is over.
func (t *Table) Tick() bool {
	went := t.goOn()
	moved := t.moveFace()
	news := false
	for _, p := range t.parts {
		news = p.Tick() || news
	}
	return t.answerForSilent() || moved || went || news
}

func (t *Table) goOn() bool {
	switch {
	case t.motion.On():
		return t.tickMotion()
	case t.Showing():
		return t.start()
	case t.Looking():
		return t.past.PlayOn()
	}
	return t.bots.Play()
}

// moveFace lets a tick pass for what moves by itself.
func (t *Table) moveFace() bool {
	build, draw := t.face.Move()
	if draw {
		t.Root.Redraw()
	}
	return build
}

// Animating is true while a move is shown: not while it waits, see Paused. What else moves,
// banner and light, has the table drawn by itself.
func (t *Table) Animating() bool { return t.motion.On() && !t.Paused() }

// Waiting reports whether something comes by itself. That may be a move that is shown,
// or one that a replay or a bot will play. It may be advice, chances after the end, a
// card, or the end of a banner.
func (t *Table) Waiting() bool {
	for _, p := range t.parts {
		if p.Waits() {
			return true
		}
	}
	return t.Animating() || t.Showing() && !t.Paused()
}

// start shows the next move and reports whether the table must be laid out anew.
func (t *Table) start() bool {
	ticks := t.past.Ticks(t.House().MotionTicks())
	if t.bots.Hastes() {
		ticks = 0
	}
	step := t.Step()
	var items []motion.Motion
	var course []motion.Stretch
	if ticks > 0 {
		if waits, build := t.face.Come(step.Before, step.After); waits {
			t.motion.Await()
			return build
		}
		t.motion.End()
		items = t.face.Motions(step.Before, step.After)
		course = t.face.Course(step.Before, step.After)
	}
	reads := !t.Looking() && len(t.Since()) == 0 && t.anybody()
	t.motion.Begin(items, motion.How{Ticks: ticks, Calm: t.House().Calm(), Pauses: reads, Course: course})
	if !t.motion.On() {
		t.House().Sounds.Show(t.Game(), step.Entries, 0)
		t.finish()
		return true
	}
	passed := 0.0
	if drop, ok := t.Root.LetGo(); ok {
		passed = t.motion.Drop(drop.At, drop.Ghost.Center())
	}
	t.House().Sounds.ShowWhen(t.Game(), step.Entries, t.motion.Length(), t.heardWhen().After(passed))
	t.motion.told = t.motion.Told()
	return true
}

// phaseShown returns the id of the phase that the bar lights. That is the phase of the
// game, or the one that a motion shows.
func (t *Table) phaseShown() string {
	if s := t.motion.Told(); s != nil && s.Phase != "" {
		return s.Phase
	}
	return t.Status().Phase
}

func (t *Table) tickMotion() bool {
	switch _, frozen := t.motion.Frozen(); {
	case t.motion.Coming() && !t.Showing() && !t.Looking():
		t.motion.End()
		return true
	case t.motion.Coming():
		return t.start()
	case frozen:
		return false
	case t.Paused():
		t.House().Sounds.Wait()
		return false
	}
	if t.motion.Tick() {
		t.finish()
		return true
	}
	was := t.motion.told
	t.motion.told = t.motion.Told()
	return t.Paused() || t.motion.told != was
}

// followMotion ends the motion of a move that was taken back.
func (t *Table) followMotion() {
	if t.motion.On() && !t.Showing() && !t.Looking() {
		t.motion.End()
		t.House().Sounds.Cut()
	}
}

// finish ends the motion; the move counts as shown.
func (t *Table) finish() {
	t.motion.End()
	if t.Looking() {
		t.Look(t.Moment() + 1)
		return
	}
	t.Advance()
}

// Leave stops what runs beside the window: nobody waits for that at another scene. Back at
// the table it begins anew. What was still to be heard of a move is not heard elsewhere.
func (t *Table) Leave() {
	t.House().Sounds.Cut()
	for _, p := range t.parts {
		p.Leave()
	}
}

// buildMotion draws the pieces on their way over the face and the bar.
func (t *Table) buildMotion(b *ui.Builder) {
	if t.motion.On() {
		b.Draw(b.Area, func(c *sprites.Canvas, _ ui.State) { t.motion.Draw(c) })
	}
}

// heardWhen is when events of the move being shown are seen, nil where nobody knows: fades
// show all of it at once.
func (t *Table) heardWhen() sounds.When {
	if t.House().Calm() {
		return nil
	}
	return t.face.Seen
}
