// Package sounds decides what is heard and when, of all that is done and of what the
// table shows. Which sound belongs to what is data (assets.Cue). The sounds of a move
// come from the events in the viewer's log and from nothing else.
package sounds

import (
	"math"

	"schron/assets"
	"schron/rules"
	"schron/scenes/store"
	"schron/sound"
)

// Sounds plays what is heard. It belongs to the game's goroutine. A nil one is silent.
type Sounds struct {
	player sound.Player
	set    store.Settings
	front  bool // the window is in front
	loud   float64

	ticks   int64
	shown   int64 // the tick of the last move that was heard
	queue   []pending
	gesture string // the most important thing done in this tick
	ready   map[string]bool
	heard   map[string]uint64 // how often each sound was played
}

// pending is a sound on its way.
type pending struct {
	Sound
	at int64 // tick
}

// New makes sounds that are played by player.
func New(player sound.Player, set store.Settings) *Sounds {
	s := &Sounds{player: player, front: true, shown: -always, ready: map[string]bool{}, heard: map[string]uint64{}, loud: -1}
	s.Change(set)
	return s
}

// always is more ticks than a program runs.
const always = math.MaxInt32

// Change puts settings into force.
func (s *Sounds) Change(set store.Settings) {
	if s == nil {
		return
	}
	s.set = set
	s.level()
}

// level tells the player how loud all is.
func (s *Sounds) level() {
	loud := 0.0
	if s.set.Sounds && (s.front || !s.set.QuietBehind) {
		// Ears count in ratios: half of the way of the slider is to sound half as loud.
		loud = math.Pow(float64(s.set.Volume)/100, 5.0/3)
	}
	if loud != s.loud {
		s.loud = loud
		s.player.SetVolume(loud)
	}
}

// Prepare says that a game is on the table.
func (s *Sounds) Prepare(game string) {
	if s == nil || s.ready[game] || s.loud == 0 {
		return
	}
	s.ready[game] = true
	s.player.Prepare(assets.Sounds(game))
}

// ranks are the things done anywhere, the most important one first: of those that come
// together only one is heard.
var ranks = [...]string{"win", "lose", "refuse", "cover", "back", "turn", "drop", "pick-up", "press"}

// Do says that something was done that sounds alike anywhere: see ui.Sound.
func (s *Sounds) Do(what string) {
	if s == nil || !s.set.FrameSounds {
		return
	}
	for _, r := range ranks {
		switch r {
		case s.gesture:
			return
		case what:
			s.gesture = what
			return
		}
	}
}

// moveGap is the least number of ticks between two moves that are heard but not shown.
// Bots that hurry play one a tick.
const moveGap = 5

// Show says that a move of a game begins to be shown and takes so many ticks, 0 if it
// is there at once. entries are what the viewer may know of it.
func (s *Sounds) Show(game string, entries []rules.LogEntry, ticks int) {
	s.ShowWhen(game, entries, ticks, nil)
}

// ShowWhen is Show for a move of which somebody may know when its events are seen.
func (s *Sounds) ShowWhen(game string, entries []rules.LogEntry, ticks int, when When) {
	if s == nil || !s.set.GameSounds || s.loud == 0 {
		return
	}
	s.Prepare(game)
	s.Hurry()
	if ticks == 0 && s.ticks-s.shown < moveGap {
		return
	}
	s.shown = s.ticks
	for _, h := range heard(game, entries, when) {
		s.queue = append(s.queue, pending{h, s.ticks + int64(h.delay(ticks))})
	}
}

// Hurry drops the sounds still to come of the move that is shown, because the move is
// done. The last one of them plays at once.
func (s *Sounds) Hurry() { s.Jump(always) }

// Jump is told that the move that is shown goes on by so many ticks at once. Of what
// would have been heard meanwhile only the last comes, now.
func (s *Sounds) Jump(ticks int) {
	if s == nil {
		return
	}
	var last *Sound
	kept := s.queue[:0]
	for _, p := range s.queue {
		if p.at -= int64(ticks); p.at <= s.ticks {
			last = &p.Sound
		} else {
			kept = append(kept, p)
		}
	}
	s.queue = kept
	if last != nil {
		s.play(*last)
	}
}

// Wait is told in each tick in which the move that is shown stands still.
func (s *Sounds) Wait() {
	if s == nil {
		return
	}
	for i := range s.queue {
		s.queue[i].at++
	}
}

// Cut leaves out all that is still to be heard: something else is shown.
func (s *Sounds) Cut() {
	if s != nil {
		s.queue = s.queue[:0]
	}
}

// frameReady is the tick after which the frame's sounds are made ready: the first
// scene is there by then.
const frameReady = 45

// Tick lets a sixtieth of a second pass; front reports whether the window is in front.
func (s *Sounds) Tick(front bool) {
	if s == nil {
		return
	}
	if front != s.front {
		s.front = front
		s.level()
	}
	if s.ticks++; s.ticks >= frameReady {
		s.Prepare(assets.FrameSounds)
	}
	if s.gesture != "" {
		for _, h := range ofGesture(s.gesture) {
			s.play(h)
		}
		s.gesture = ""
	}
	kept := s.queue[:0]
	for _, p := range s.queue {
		if p.at <= s.ticks {
			s.play(p.Sound)
		} else {
			kept = append(kept, p)
		}
	}
	s.queue = kept
	s.player.Tick()
}

// play plays a sound, a little higher or lower each time.
func (s *Sounds) play(h Sound) {
	if s.loud == 0 {
		return
	}
	n := s.heard[h.Name]
	s.heard[h.Name]++
	s.player.Play(h.Name, h.Gain, h.pitch(n))
}
