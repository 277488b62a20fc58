package table

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// motion is the move that is being shown.
type motion struct {
	on     bool
	items  []Motion
	hidden map[string]bool
	age    int     // ticks since it began
	length int     // ticks in all
	usual  int     // ticks of a piece that says nothing else
	pause  int     // the tick that waits for somebody to go on, 0 if none does
	calm   bool    // fades take the place of movement
	stop   float64 // the part of the time at which calm motions wait, 1 if they do not
	frozen bool    // it stands still

	comes bool // the face brings into sight what is shown next …
	build bool // … and is to be laid out anew

	status rules.Status // of the game, before the move
	phase  string       // that the bar lights
}

// Hidden reports whether a piece is on its way and must be left out of Build.
func (t *Table) Hidden(piece string) bool { return t.motion.on && t.motion.hidden[piece] }

// Passed returns how much of the time (0..1) of the motion on show has passed, 0
// without one. Faces use it to lay out what the motion has reached.
func (t *Table) Passed() float64 {
	if !t.motion.on {
		return 0
	}
	return float64(t.motion.age) / float64(max(t.motion.length, 1))
}

// Tick goes on with what moves by itself: shown moves, bots, replays, the
// curve of a game that is over.
func (t *Table) Tick() bool {
	if t.bannerGoes() || t.lampGoes() {
		t.root.Redraw()
	}
	t.tickCount()
	went := t.goOn()
	moved := t.moveFace()
	led := t.followLesson()
	gone := t.tickBanner()
	news := t.followChances()
	answered := t.tickHint()
	regrets, open, offers := t.tickRegret(), t.tickCard(), t.tickConcession()
	return t.answerForSilent() || regrets || offers || open || led || moved || went || gone || news || answered
}

func (t *Table) goOn() bool {
	switch {
	case t.motion.on:
		return t.tickMotion()
	case t.Showing():
		t.start()
		return true
	case t.Looking():
		return t.tickTransport()
	case t.BotWaits() && !t.replay && t.menu == menuNone && !t.botsHeld() && !t.coachHolds():
		return t.tickBot()
	}
	return false
}

// Animating is true while a move is shown: not while it waits, see Paused. What else moves,
// banner and light, has the table drawn by itself.
func (t *Table) Animating() bool { return t.motion.on && !t.Paused() }

// Waiting reports whether something comes by itself. That may be a move that is shown,
// or one that a replay or a bot will play. It may be advice, chances after the end, a
// card, or the end of a banner.
func (t *Table) Waiting() bool {
	return t.Animating() || t.Showing() && !t.Paused() || t.rewind.playing ||
		t.BotWaits() && !t.botsHeld() || t.Advising() && !t.hint.shown || t.chances.answer != nil ||
		t.cards.still > 0 || t.root != nil && t.root.Now() < t.turn.banner
}

// start shows the next move.
func (t *Table) start() {
	ticks := t.pastTicks(t.h.MotionTicks())
	if t.hastes() {
		ticks = 0
	}
	step := t.Step()
	if ticks > 0 {
		if waits, build := t.comes(step); waits {
			t.motion = motion{on: true, comes: true, build: build, status: t.Status()}
			t.motion.phase = t.phaseShown(t.motion.status)
			return
		}
	}
	t.motion = motion{}
	if ticks > 0 {
		t.motion = motion{items: t.face.Motions(step.Before, step.After), length: ticks}
	}
	if len(t.motion.items) == 0 {
		t.h.Sounds.Show(t.Game(), step.Entries, 0)
		t.finish()
		return
	}
	passed := 0.0
	if drop, ok := t.root.LetGo(); ok && !t.Looking() && !t.h.Calm() {
		if m := landing(t.motion.items, drop.At); m != nil {
			passed, t.motion.length = m.settle(drop.Ghost.Center()), 1
		}
	}
	t.motion.on, t.motion.calm, t.motion.stop = true, t.h.Calm(), 1
	t.motion.hidden = make(map[string]bool, len(t.motion.items))
	for i := range t.motion.items {
		m := &t.motion.items[i]
		t.motion.hidden[m.Piece] = true
		t.motion.length = max(t.motion.length, t.motion.ticks(m, ticks))
	}
	t.h.Sounds.ShowWhen(t.Game(), step.Entries, t.motion.length, laterWhen(t.heardWhen(), passed))
	t.motion.usual = ticks
	t.motion.pause = t.pauseTick(t.motion.items, ticks)
	if t.motion.pause > 0 {
		t.motion.stop = float64(t.motion.pause) / float64(ticks)
	}
	if t.frozen != nil {
		t.motion.frozen, t.motion.pause = true, 0
		t.motion.age = int(math.Round(*t.frozen * float64(t.motion.length)))
	}
	t.motion.status = t.Status()
	t.motion.phase = t.phaseShown(t.motion.status)
}

// ticks is how long a piece is on its way where usual is the usual time. A fade takes
// that, whatever the movement would have taken.
func (x *motion) ticks(m *Motion, usual int) int {
	if m.Time <= 0 || x.calm {
		return usual
	}
	return max(1, int(math.Round(float64(usual)*m.Time)))
}

func (t *Table) tickMotion() bool {
	switch {
	case t.motion.frozen:
		return false
	case t.motion.comes && !t.Showing() && !t.Looking():
		t.motion = motion{}
		return true
	case t.motion.comes:
		t.start()
		return !t.motion.comes || t.motion.build
	case t.Paused():
		t.h.Sounds.Wait()
		return false
	}
	if t.motion.age++; t.motion.age >= t.motion.length {
		t.finish()
		return true
	}
	was := t.motion.phase
	t.motion.phase = t.phaseShown(t.motion.status)
	return t.Paused() || t.motion.phase != was
}

// followMotion ends the motion of a move that was taken back.
func (t *Table) followMotion() {
	if t.motion.on && !t.Showing() && !t.Looking() {
		t.motion = motion{}
		t.h.Sounds.Cut()
	}
}

// finish ends the motion; the move counts as shown.
func (t *Table) finish() {
	t.motion = motion{}
	if t.Looking() {
		t.Look(t.Moment() + 1)
		return
	}
	t.Advance()
}

// Skip ends the animation. A press goes straight to its end, or to where it waits; the
// next press goes on from there. Skip reports whether the press is used up. It is,
// unless the player who moved goes on playing. So nobody who only did not want to wait
// takes the screen or plays by it. A press on the buttons for the bots' pace, or on
// what leads through the past, skips nothing. Any press puts a hint away.
func (t *Table) Skip() bool {
	t.pressedBesideHint()
	if t.skipCount() {
		return true
	}
	if !t.motion.on || t.overPace() || t.overPast() {
		return false
	}
	if t.skipToPause() {
		return true
	}
	t.h.Sounds.Hurry()
	t.motion = motion{}
	if t.Looking() {
		t.Look(t.Moment() + 1)
		return true
	}
	t.Session.Skip()
	return t.Acting() == rules.NoSeat || t.Acting() != t.mover || len(t.Since()) > 0
}

// buildMotion draws the pieces on their way above everything else.
func (t *Table) buildMotion(b *ui.Builder) {
	if !t.motion.on {
		return
	}
	b.Draw(b.Area, func(c *sprites.Canvas, _ ui.State) {
		for i := range t.motion.items {
			m := &t.motion.items[i]
			time := min(float64(t.motion.age)/float64(max(t.motion.ticks(m, t.motion.usual), 1)), 1)
			if t.motion.calm {
				m.fade(c, time, t.motion.stop)
			} else {
				m.draw(c, time)
			}
		}
	})
}

// draw paints the piece when a part of its time (0..1) has passed.
func (m *Motion) draw(c *sprites.Canvas, time float64) {
	x := layout.EaseInOut(time)
	r := m.From.Lerp(m.To, x).Translate(0, -m.Arc*4*x*(1-x))
	alpha := 1.0
	if m.Fade != nil {
		alpha = m.Fade[0] + (m.Fade[1]-m.Fade[0])*x
	}
	c.PushAlpha(alpha)
	if m.Play != nil {
		m.Play(c, r, time)
	} else {
		m.Draw(c, r)
	}
	c.PopAlpha()
}

// answerForSilent declines reactions for people who do not want to be asked, so that
// nobody needs to take the screen. It also plays the answers of the face.
func (t *Table) answerForSilent() bool {
	if !t.TakesOrders() {
		return false
	}
	if !t.h.Settings.AskReactions && t.CanDecline() {
		t.report(t.Decline())
		return true
	}
	f, ok := t.face.(Answerer)
	if !ok || t.Acting() == rules.NoSeat || t.CanRedo() == nil {
		return false
	}
	m, ok := f.Answer()
	if !ok || t.confirm != nil || t.byHand == t.Match().Len() {
		return false
	}
	play := func() { t.report(t.Session.Play(m)) }
	if !t.endsTurn(play, func() { t.byHand = t.Match().Len() }, m) {
		play()
	}
	return true
}
