package program

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes"
	"schron/scenes/house"
	"schron/scenes/sounds"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sound"
)

// ear notes what is played.
type ear struct {
	heard  []string
	volume float64
}

func (e *ear) Play(name string, _, _ float64) { e.heard = append(e.heard, name) }
func (e *ear) Prepare([]string)               {}
func (e *ear) SetVolume(v float64)            { e.volume = v }
func (e *ear) Tick()                          {}

// take gives what was heard since it was last asked.
func (e *ear) take() []string {
	out := e.heard
	e.heard = nil
	return out
}

// listened is a program that is heard by an ear, with real tables, and a hand whose
// ticks are heard.
func listened(t *testing.T, animation store.Animation) (*running, *ear, func(n int)) {
	t.Helper()
	r, e := walk(t, t.TempDir(), usual()), &ear{}
	r.house.Settings.Animation = animation
	r.house.Sounds = sounds.New(e, r.house.Settings)
	r.Stack.Env.OnSound = func(s ui.Sound) { r.house.Sounds.Do(string(s)) }
	return r, e, func(n int) {
		for range n {
			r.Ticks(1)
			r.house.Sounds.Tick(true)
		}
	}
}

// seated puts a match of Dzicz on the table.
func seated(t *testing.T, r *running, moves int) {
	t.Helper()
	m := sample(r.house.Game("dzicz"), r.house, 5, false)
	r.house.Navigation.Table(house.Match{Match: cut(t, m, moves, "")})
	r.settle()
	r.table.Open()
}

// cut is a match after some of its moves, played on by bots or, for "", by people.
func cut(t *testing.T, m *rules.Match, moves int, bot string) *rules.Match {
	t.Helper()
	rec, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	rec.Cut(moves)
	for i := range rec.Players {
		rec.Players[i].Bot = bot
	}
	part, err := rules.LoadMatch(registry.Game, rec)
	if err != nil {
		t.Fatal(err)
	}
	return part
}

// TestTheTableIsHeardAsItMoves: a move sounds while it is shown and not with the click.
// Skipped, it sounds once; undone, it sounds taken back; and looking back at it sounds as it
// did.
func TestTheTableIsHeardAsItMoves(t *testing.T) {
	r, e, ticks := listened(t, store.AnimationNormal)
	seated(t, r, 0)
	ticks(200)
	e.take()
	if !r.table.Play(r.table.Legal(nil)[0]) {
		t.Fatal("a legal move was refused")
	}
	r.house.Sounds.Tick(true)
	if got := e.take(); slices.Contains(got, "dzicz/token") {
		t.Errorf("with the click %q were heard", got)
	}
	ticks(3)
	if got := e.take(); slices.Contains(got, "dzicz/token") || !r.table.Animating() {
		t.Errorf("as it began to move %q were heard", got)
	}
	ticks(40)
	if got := e.take(); !slices.Contains(got, "dzicz/token") {
		t.Errorf("when it was there %q were heard", got)
	}
	r.Key(input.KeyZ, input.Ctrl)
	ticks(2)
	r.Click("confirm:yes") // it was another one's move
	ticks(2)
	if got := e.take(); !slices.Contains(got, "frame/back") || slices.Contains(got, "dzicz/token") {
		t.Errorf("undone, %q were heard", got)
	}
}

// TestWhatIsNotShownIsNotHeard: who leaves a move that is being shown, in whatever way, hears
// no more of it; who skips it hears how it came out.
func TestWhatIsNotShownIsNotHeard(t *testing.T) {
	r, e, ticks := listened(t, store.AnimationNormal)
	takeBack := func() {
		if err := r.table.Undo(); err != nil {
			t.Fatal(err)
		}
		r.Stack.InvalidateAll()
	}
	for name, c := range map[string]struct {
		past  bool // it is shown once more
		leave func()
		heard bool
		soon  bool // … at once
	}{
		"shown":             {false, func() {}, true, false},
		"shown once more":   {true, func() {}, true, false},
		"skipped":           {false, func() { r.Key(input.KeyEnter) }, true, true},
		"the shelf":         {false, func() { r.house.Navigation.Shelf() }, false, false},
		"the rulebook":      {false, func() { r.house.Navigation.Rules("dzicz", "") }, false, false},
		"taken back":        {false, takeBack, false, false},
		"another moment":    {true, func() { r.Key(input.KeyHome) }, false, false},
		"back to the game":  {true, func() { r.Click("past:return") }, false, false},
		"out of the replay": {true, func() { r.house.Navigation.Shelf() }, false, false},
	} {
		seated(t, r, 0)
		ticks(200)
		r.table.Play(r.table.Legal(nil)[0])
		ticks(2)
		if c.past {
			ticks(100)
			r.table.Look(0)
			r.Stack.InvalidateAll()
			ticks(1)
			r.Click("past:on")
			ticks(2)
		}
		if !r.table.Animating() {
			t.Fatalf("%s: nothing is shown", name)
		}
		e.take()
		c.leave()
		ticks(2)
		soon := e.take()
		ticks(100)
		all := append(soon, e.take()...)
		ours := func(s string) bool { return strings.HasPrefix(s, "dzicz/") }
		if slices.ContainsFunc(soon, ours) != c.soon || slices.ContainsFunc(all, ours) != c.heard {
			t.Errorf("%s: heard %q, at once %q", name, all, soon)
		}
	}
}

// TestOnesTurnIsHeard: when the computer players have had their goes, once, and not
// while one goes on playing.
func TestOnesTurnIsHeard(t *testing.T) {
	r, e, ticks := listened(t, store.AnimationOff)
	r.steady = true
	players := people(r.house.Game("dzicz"), r.house, rules.RandomBot{}.ID())
	players[0].Bot = ""
	m, err := rules.NewMatch(r.house.Game("dzicz"), players, rules.Setup{Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	r.house.Navigation.Table(house.Match{Match: m})
	turns := 0
	for range 60 {
		for i := 0; i < 2000 && r.table.Acting() == rules.NoSeat; i++ {
			ticks(1)
		}
		ticks(40)
		if m.Result().Over {
			break
		}
		n := 0
		for _, s := range e.take() {
			if s == "frame/turn" {
				n++
			}
		}
		turns += n
		if n > 1 || n > 0 && m.Len() > 0 && m.LastSeat() == m.Actor() {
			t.Fatalf("after move %d, of seat %d, the turn is heard %d times", m.Len(), m.LastSeat(), n)
		}
		if !r.table.Play(r.table.Legal(nil)[0]) {
			t.Fatal("a legal move was refused")
		}
	}
	if turns < 5 {
		t.Errorf("in a whole game the turn is heard %d times", turns)
	}
}

// TestTheEndIsHeardOnce: by a person who wins, or by bots that do; a game that was
// over before is not heard to end.
func TestTheEndIsHeardOnce(t *testing.T) {
	for _, bot := range []string{"", rules.RandomBot{}.ID()} {
		r, e, ticks := listened(t, store.AnimationOff)
		g := r.house.Game("dzicz")
		m := sample(g, r.house, 5, true)
		r.house.Navigation.Table(house.Match{Match: m})
		ticks(30)
		if got := e.take(); slices.Contains(got, "frame/win") || slices.Contains(got, "frame/lose") {
			t.Fatalf("a game that is over ends: %q", got)
		}
		part := cut(t, m, m.Len()-1, bot)
		r.house.Navigation.Table(house.Match{Match: part})
		ticks(2)
		for i := 0; i < 4000 && !part.Result().Over; i++ {
			if bot == "" {
				r.table.Open()
				r.table.Session.Skip()
				r.table.Play(r.table.Legal(nil)[0])
			}
			ticks(1)
		}
		ticks(60)
		r.Key(input.KeyEscape)
		ticks(60)
		want, n := "frame/lose", 0
		if bot == "" && len(part.Result().Winners) > 0 {
			want = "frame/win"
		}
		got := e.take()
		for _, s := range got {
			if s == "frame/win" || s == "frame/lose" {
				n++
			}
		}
		if n != 1 || !slices.Contains(got, want) {
			t.Errorf("with bot %q, %d ends are heard, want %s once: %q", bot, n, want, got)
		}
	}
}

// TestMMutesEverywhere: in each scene, with words that say so, and it is kept.
func TestMMutesEverywhere(t *testing.T) {
	for _, scene := range sceneNames() {
		w := usual()
		w.Scene = scene
		r, e := walk(t, t.TempDir(), w), &ear{}
		r.house.Sounds = sounds.New(e, r.house.Settings)
		r.Stack.OnKey = func(g input.Gesture) {
			if g.IsKey(input.KeyM, 0) {
				r.house.Mute()
			}
		}
		r.settle()
		r.Key(input.KeyM)
		r.settle()
		if r.house.Settings.Sounds || e.volume != 0 || !slices.ContainsFunc(r.Toasts(), func(s string) bool { return strings.Contains(s, "M turns it on") }) {
			t.Errorf("%s: sound is %v at %g, said is %q", scene, r.house.Settings.Sounds, e.volume, r.Toasts())
		}
		if kept, err := r.house.Files.Settings("en"); err != nil || kept.Sounds {
			t.Errorf("%s: kept is %v: %v", scene, kept.Sounds, err)
		}
		r.Key(input.KeyM)
		r.settle()
		if !r.house.Settings.Sounds || e.volume == 0 {
			t.Errorf("%s: M does not bring the sound back", scene)
		}
	}
}

// TestTheBarMutes: where it has room for the button.
func TestTheBarMutes(t *testing.T) {
	r, e, ticks := listened(t, store.AnimationOff)
	seated(t, r, 4)
	ticks(60)
	if r.State("sound", "on") != true {
		t.Fatal("the button does not say that there is sound")
	}
	r.Click("sound")
	ticks(1)
	if e.volume != 0 || r.State("sound", "on") != false {
		t.Errorf("volume %g, button %v", e.volume, r.State("sound", "on"))
	}
	r.Click("sound")
	if ticks(1); e.volume == 0 {
		t.Error("the button does not bring the sound back")
	}
}

// TestTheVolumeIsChosen: by the slider of the settings, which is heard when it is let
// go, and each switch does what it says.
func TestTheVolumeIsChosen(t *testing.T) {
	r, e, ticks := listened(t, store.AnimationOff)
	r.house.Navigation.Settings()
	ticks(30)
	before := e.volume
	r.Click("setting:volume")
	ticks(2)
	if v := r.house.Settings.Volume; v >= 70 || v < 40 || e.volume >= before || !slices.Contains(e.take(), "frame/drop") {
		t.Errorf("in the middle the volume is %d, %g after %g", v, e.volume, before)
	}
	for id, of := range map[string]func() bool{
		"sounds":       func() bool { return r.house.Settings.Sounds },
		"frame-sounds": func() bool { return r.house.Settings.FrameSounds },
		"game-sounds":  func() bool { return r.house.Settings.GameSounds },
		"quiet-behind": func() bool { return r.house.Settings.QuietBehind },
	} {
		was := of()
		r.Click("setting:" + id)
		ticks(1)
		if of() == was {
			t.Errorf("the switch %s does nothing", id)
		}
	}
}

// TestWhatIsHeardIsRecorded: what a program is heard to do goes tick by tick into a WAV
// file, the same every time.
func TestWhatIsHeardIsRecorded(t *testing.T) {
	var files [2][]byte
	for i := range files {
		path := filepath.Join(t.TempDir(), "x.wav")
		err := record(path, func(rec *sound.Recorder) error {
			r := walk(t, t.TempDir(), usual())
			o := scenes.Options{}
			r.listen(&o, rec)
			r.Stack.Env.OnSound = func(s ui.Sound) { r.house.Sounds.Do(string(s)) }
			r.house.Settings.Animation = store.AnimationNormal
			seated(t, r, 0)
			for n := range 120 {
				if n == 20 {
					r.table.Play(r.table.Legal(nil)[0])
				}
				r.settle()
				o.OnTick(&scenes.App{})
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if files[i], err = os.ReadFile(path); err != nil {
			t.Fatal(err)
		}
	}
	if len(files[0]) != 44+120*sound.PerTick*2 || !slices.Equal(files[0], files[1]) {
		t.Errorf("%d and %d bytes, the same: %v", len(files[0]), len(files[1]), slices.Equal(files[0], files[1]))
	}
	if !slices.ContainsFunc(files[0][44:], func(b byte) bool { return b != 0 }) {
		t.Error("nothing was recorded")
	}
}
