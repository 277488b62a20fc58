package sounds

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/scenes/store"
)

// ear notes what is played, and when.
type ear struct {
	tick   int
	heard  []string // "tick name"
	pitch  []float64
	gain   []float64
	ready  []string
	volume float64
}

func (e *ear) Play(name string, gain, pitch float64) {
	e.heard = append(e.heard, fmt.Sprint(e.tick, " ", name))
	e.pitch, e.gain = append(e.pitch, pitch), append(e.gain, gain)
}
func (e *ear) Prepare(names []string) { e.ready = append(e.ready, names...) }
func (e *ear) SetVolume(v float64)    { e.volume = v }
func (e *ear) Tick()                  { e.tick++ }

// listening is sounds with usual settings, changed, and the ear that hears them.
func listening(change func(s *store.Settings)) (*Sounds, *ear) {
	set := store.DefaultSettings("pl")
	if change != nil {
		change(&set)
	}
	e := &ear{}
	return New(e, set), e
}

// entries are those of events with keys of a game.
func entries(game string, keys ...string) []rules.LogEntry {
	var out []rules.LogEntry
	for _, k := range keys {
		out = append(out, rules.LogEntry{Event: rules.Event{Text: rules.Msg(game + ".event." + k)}})
	}
	return out
}

func ticks(s *Sounds, n int) {
	for range n {
		s.Tick(true)
	}
}

// want fails unless the ear has heard these, "tick name".
func (e *ear) want(t *testing.T, list ...string) {
	t.Helper()
	if !slices.Equal(e.heard, list) {
		t.Errorf("heard %q, want %q", e.heard, list)
	}
	e.heard = nil
}

// TestSoundsFollowWhatIsShown: a move's events share its time, and each is heard at its part
// of that. A move that is there at once is heard at once.
func TestSoundsFollowWhatIsShown(t *testing.T) {
	s, e := listening(nil)
	s.Show("dzicz", entries("dzicz", "soldier"), 20)
	ticks(s, 30)
	e.want(t, "10 dzicz/soldier")
	s.Show("dzicz", entries("dzicz", "move", "kill", "done"), 20)
	ticks(s, 30)
	e.want(t, "30 dzicz/march", "40 dzicz/kill")
	s.Show("dzicz", entries("dzicz", "move", "kill"), 0)
	ticks(s, 30)
	e.want(t, "60 dzicz/march", "63 dzicz/kill")
}

// TestWhatStandsStillIsNotHeardOn: while a move waits for somebody its sounds wait, and
// what was leapt over is heard as its last sound.
func TestWhatStandsStillIsNotHeardOn(t *testing.T) {
	s, e := listening(nil)
	s.Show("dzicz", entries("dzicz", "move", "kill"), 20)
	ticks(s, 5)
	for range 40 {
		s.Wait()
		s.Tick(true)
	}
	e.want(t, "0 dzicz/march")
	ticks(s, 20)
	e.want(t, "50 dzicz/kill")
	s.Show("dzicz", entries("dzicz", "move", "kill", "soldier"), 30)
	s.Jump(20)
	e.want(t, "65 dzicz/kill")
	ticks(s, 20)
	e.want(t, "70 dzicz/soldier")
}

// TestASkippedMoveIsHeardAsItsOutcome: once, at once; and what another picture takes
// the place of is not heard at all.
func TestASkippedMoveIsHeardAsItsOutcome(t *testing.T) {
	s, e := listening(nil)
	s.Show("dzicz", entries("dzicz", "move", "assault", "kill"), 60)
	ticks(s, 3)
	s.Hurry()
	ticks(s, 90)
	e.want(t, "0 dzicz/march", "3 dzicz/kill")
	s.Show("dzicz", entries("dzicz", "kill"), 60)
	s.Cut()
	ticks(s, 90)
	e.want(t)
}

// TestBotsThatHurryAreNoMachineGun: of moves that come tick by tick not every one is
// heard, and no move makes more than some sounds.
func TestBotsThatHurryAreNoMachineGun(t *testing.T) {
	s, e := listening(nil)
	for range 100 {
		s.Show("dzicz", entries("dzicz", "token"), 0)
		s.Tick(true)
	}
	if n := len(e.heard); n < 10 || n > 100/moveGap {
		t.Errorf("%d sounds in 100 ticks", n)
	}
	many := entries("dzicz", strings.Fields(strings.Repeat("token kill outpost soldier claim.open ", 10))...)
	found := heard("dzicz", many, nil)
	if len(found) != mostHeard {
		t.Errorf("%d sounds of a move", len(found))
	}
	alike := heard("dzicz", entries("dzicz", "token", "token", "token", "token"), nil)
	if len(alike) != mostAlike || alike[2].Gain >= alike[0].Gain || alike[2].At <= alike[0].At {
		t.Errorf("alike are %+v", alike)
	}
}

// TestOneThingDoneIsHeardOfSeveral: the most important one.
func TestOneThingDoneIsHeardOfSeveral(t *testing.T) {
	s, e := listening(nil)
	for _, what := range []string{"press", "refuse", "drop", "nothing"} {
		s.Do(what)
	}
	ticks(s, 2)
	s.Do("press")
	ticks(s, 1)
	e.want(t, "0 frame/refuse", "2 frame/press")
	for _, r := range ranks {
		if len(ofGesture(r)) != 1 {
			t.Errorf("%s has %d sounds", r, len(ofGesture(r)))
		}
	}
}

// TestSettingsAreHeard: volume, mute, the two kinds of sounds and the background.
func TestSettingsAreHeard(t *testing.T) {
	all := func(s *Sounds) {
		s.Do("press")
		s.Show("dzicz", entries("dzicz", "move"), 9)
		ticks(s, 3)
	}
	for name, c := range map[string]struct {
		change func(s *store.Settings)
		want   []string
	}{
		"usual": {nil, []string{"0 frame/press", "0 dzicz/march"}},
		"mute":  {func(s *store.Settings) { s.Sounds = false }, nil},
		"none":  {func(s *store.Settings) { s.Volume = 0 }, nil},
		"games": {func(s *store.Settings) { s.FrameSounds = false }, []string{"0 dzicz/march"}},
		"frame": {func(s *store.Settings) { s.GameSounds = false }, []string{"0 frame/press"}},
	} {
		s, e := listening(c.change)
		all(s)
		if !slices.Equal(e.heard, c.want) {
			t.Errorf("%s: %q, want %q", name, e.heard, c.want)
		}
		if c.want == nil && (e.volume != 0 || len(e.ready) > 0) {
			t.Errorf("%s: volume %g, made ready are %q", name, e.volume, e.ready)
		}
	}
	s, e := listening(func(s *store.Settings) { s.QuietBehind = true })
	s.Tick(false)
	if e.volume != 0 {
		t.Errorf("behind others the volume is %g", e.volume)
	}
	if s.Tick(true); e.volume <= 0 || e.volume >= 1 {
		t.Errorf("in front the volume is %g", e.volume)
	}
	set := store.DefaultSettings("pl")
	set.Volume = 100
	s.Change(set)
	if s.Tick(false); e.volume != 1 {
		t.Errorf("unasked, the volume behind others is %g", e.volume)
	}
}

// TestWhatIsNeededIsMadeReady: the frame's sounds when the first scene is there, a
// game's when it is on the table, each once.
func TestWhatIsNeededIsMadeReady(t *testing.T) {
	s, e := listening(nil)
	s.Tick(true)
	if len(e.ready) > 0 {
		t.Errorf("at the start %q are made ready", e.ready)
	}
	ticks(s, 100)
	s.Prepare("dzicz")
	s.Show("dzicz", nil, 9)
	if want := append(assets.Sounds("frame"), assets.Sounds("dzicz")...); !slices.Equal(e.ready, want) {
		t.Errorf("made ready are %q, want %q", e.ready, want)
	}
}

// TestPitchesVaryWithinBounds: by the count of what was heard alone, so they are the
// same in every run.
func TestPitchesVaryWithinBounds(t *testing.T) {
	a, e := listening(nil)
	b, f := listening(nil)
	for range 200 {
		for _, s := range []*Sounds{a, b} {
			s.Show("dzicz", entries("dzicz", "move"), 9)
			ticks(s, 9)
		}
	}
	if !slices.Equal(e.pitch, f.pitch) {
		t.Error("pitches differ between runs")
	}
	least, most := slices.Min(e.pitch), slices.Max(e.pitch)
	if least < 0.95 || most > 1.05 || most-least < 0.06 {
		t.Errorf("pitches from %g to %g, want nearly 0.95 to 1.05", least, most)
	}
	mean := 0.0
	for _, p := range e.pitch {
		mean += p / float64(len(e.pitch))
	}
	if math.Abs(mean-1) > 0.01 {
		t.Errorf("pitches lie at %g on the whole", mean)
	}
}

// TestNobodyListens: without sounds nothing happens.
func TestNobodyListens(t *testing.T) {
	var s *Sounds
	s.Do("press")
	s.Show("dzicz", entries("dzicz", "move"), 9)
	s.Prepare("dzicz")
	s.Hurry()
	s.Jump(3)
	s.Wait()
	s.Cut()
	s.Change(store.Settings{})
	s.Tick(true)
}

// TestWhatIsSeenLaterIsHeardLater: who shows a move may know better than its cues when
// its events are seen to happen.
func TestWhatIsSeenLaterIsHeardLater(t *testing.T) {
	var when When = func(e *rules.LogEntry) (float64, bool) {
		return 0.25, e.Event.Text.Key == "dolores.event.blast"
	}
	s, e := listening(nil)
	s.ShowWhen("dolores", entries("dolores", "wind", "blast"), 40, when)
	ticks(s, 60)
	e.want(t, "0 dolores/wind", "9 dolores/explosion")
	s, e = listening(nil)
	s.ShowWhen("dolores", entries("dolores", "blast", "wind"), 40, when)
	ticks(s, 60)
	e.want(t, "9 dolores/explosion", "19 dolores/wind")
	for part, want := range map[float64]string{0: "19", 0.2: "4", 0.5: "0"} { // left out
		s, e = listening(nil)
		s.ShowWhen("dolores", entries("dolores", "blast"), 80, when.After(part))
		ticks(s, 60)
		e.want(t, want+" dolores/explosion")
	}
}
