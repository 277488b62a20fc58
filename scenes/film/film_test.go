package film_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/gif"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/film"
	"schron/scenes/house"
	"schron/scenes/program"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
	"schron/sprites/testloop"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Loop(m)) }

// recorded is the match of a record, as it was after some of its moves; −1 for all.
func recorded(t testing.TB, file string, moves int) *rules.Match {
	t.Helper()
	r := rulestest.ReadRecord(t, filepath.Join("../..", file))
	if moves >= 0 {
		r.Cut(moves)
	}
	m, err := rules.LoadMatch(registry.Game, r)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// shown is a table of a match as a film shows it.
func shown(h *house.House, m *rules.Match, seat int) *table.Table {
	t := table.New(h, m, program.Tables()[m.Game().ID()], table.Options{Replay: true, Still: true, Film: true})
	t.Show(seat)
	return t
}

// below is a scene that films are made over.
type below struct{}

func (below) Name() string        { return "below" }
func (below) Build(b *ui.Builder) { b.Background() }

// cinema is a window in which films are made and that is drawn after every tick.
type cinema struct {
	*scenetest.Driver
	canvas *sprites.Canvas
	dst    *ebiten.Image
	film   *film.Film
	asked  int
	path   string // that is chosen
	saved  map[string][]byte
	slow   time.Duration // the longest that a tick and a frame took
}

func open(t testing.TB, m *rules.Match, seat int, lang string) *cinema {
	t.Helper()
	scenetest.NeedLoop(t)
	h := tabletest.House(t, m.Game(), lang)
	h.Games = registry.Games()
	x := &cinema{canvas: tabletest.NewCanvas(t), path: "a.gif", saved: map[string][]byte{}}
	x.Driver = scenetest.NewIn(t, &ui.Env{Instant: true}, 1280, 800, func(host ui.Host) {
		h.Host = host
		host.Push(below{})
	})
	x.dst = ebiten.NewImage(160, 100) // a corner of the window: what is made is drawn aside
	t.Cleanup(x.dst.Deallocate)
	x.film = film.New(h, film.Options{
		Source: shown(h, m, seat), Moves: m.Len(), Who: "Ala",
		Choose: func(do func(string)) { x.asked++; do(x.path) },
		Save:   func(path string, data []byte) { x.saved[path] = data },
	})
	h.Host.Push(x.film)
	x.pass()
	return x
}

// pass is a tick and a frame of the window.
func (x *cinema) pass() {
	begun := time.Now()
	x.Ticks(1)
	x.canvas.Begin(x.dst, 1)
	x.Stack.Draw(x.canvas)
	x.slow = max(x.slow, time.Since(begun))
	testloop.Rest()
}

// make lets the window go on until the film is there, and decodes it.
func (x *cinema) make(t testing.TB) *gif.GIF {
	t.Helper()
	x.Click("film:choose")
	for until := time.Now().Add(8 * time.Minute); x.Scene() == "film"; x.pass() {
		if time.Now().After(until) {
			t.Fatalf("it is not done at frame %v", x.State("film:progress", "value"))
		}
	}
	g, err := gif.DecodeAll(bytes.NewReader(x.saved[x.path]))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// begun is a match that begins with a state, or with another one that a seat cannot tell
// from it.
func begun(t testing.TB, m *rules.Match, n, seat int, other bool) *rules.Match {
	t.Helper()
	s, err := m.At(n)
	if err != nil {
		t.Fatal(err)
	}
	if other {
		r := rules.NewRand(5)
		s = s.(rules.Redrawer).Redraw(nil, seat, &r)
	}
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	out, err := rules.NewMatchAt(m.Game(), m.Players(), data)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestFilmsOfAllGames decode, have the frames that were promised, of the size that was
// promised, and what they show changes.
func TestFilmsOfAllGames(t *testing.T) {
	for i, g := range registry.Games() {
		m := recorded(t, "build/shots/"+g.ID()+".json", 2)
		x := open(t, m, rules.NoSeat, []string{"pl", "en"}[i%2])
		made := x.make(t)
		p := x.film.Plan()
		if len(made.Image) != p.Frames || p.Frames != 3 || made.Config.Width != p.Size.X || made.Config.Height != p.Size.Y {
			t.Errorf("%s: %d frames of %d × %d, promised are %+v", g.ID(), len(made.Image), made.Config.Width, made.Config.Height, p)
		}
		for n, d := range made.Delay {
			if d != p.DelayOf(n) {
				t.Errorf("%s: frame %d stands for %d", g.ID(), n, d)
			}
		}
		if d := made.Delay[len(made.Delay)-1]; d < 300 {
			t.Errorf("%s: the result stands for %d hundredths of a second", g.ID(), d)
		}
		frames := film.Seen(made)
		for n := range frames[1:] {
			if bytes.Equal(frames[n].Pix, frames[n+1].Pix) {
				t.Errorf("%s: frames %d and %d are the same", g.ID(), n, n+1)
			}
		}
		if x.asked != 1 || x.Scene() != "below" {
			t.Errorf("%s: asked %d times for a file, ends on %s", g.ID(), x.asked, x.Scene())
		}
	}
}

// TestAFilmWaitsForItsArt: one whose art is made beside the window, however slowly, shows
// the same as one whose art is there at once. No game has a part in that: a proof films three.
func TestAFilmWaitsForItsArt(t *testing.T) {
	for _, game := range []string{"wcp", "dzicz", "dolores"}[:rulestest.Rounds(1, 3)] {
		m := recorded(t, "build/shots/"+game+".json", 1)
		filmed := func(atOnce bool) []*image.RGBA {
			x := open(t, m, rules.NoSeat, "en")
			art, err := sprites.NewStore(assets.Art())
			if err != nil {
				t.Fatal(err)
			}
			defer art.Close()
			art.Sync = atOnce
			x.canvas = sprites.NewCanvas(art, scenetest.Fonts(t))
			return film.Seen(x.make(t))
		}
		want, got := filmed(true), filmed(false)
		for n := range want {
			if !bytes.Equal(got[n].Pix, want[n].Pix) {
				t.Errorf("%s: frame %d is another one", game, n)
			}
		}
	}
}

// TestTheLongestGameFits: frames from all over it, which differ more than those beside
// each other, would together stay below what the file may have. That whatever is drawn
// stays below it is tested with noise.
func TestTheLongestGameFits(t *testing.T) {
	const some = 5
	m := recorded(t, "rules/wradislavia/testdata/endings/both.json", -1)
	x := open(t, m, rules.NoSeat, "pl")
	p := x.film.Plan()
	if m.Len() < 2000 || p.Frames < 300 {
		t.Fatalf("%d moves, %+v", m.Len(), p)
	}
	x.film.Thin(m.Len() / (some - 1))
	made := x.make(t)
	if n := len(made.Image); n < some || n > some+1 {
		t.Errorf("%d frames", n)
	}
	if all := len(x.saved["a.gif"]) / some * p.Frames; all > 3*p.Most {
		t.Errorf("the whole film would have %d bytes, to be made less coarsely than can be seen", all)
	}
}

// TestACancelledFilmLeavesNothing: no file, no scene, and the window goes on.
func TestACancelledFilmLeavesNothing(t *testing.T) {
	m := recorded(t, "build/shots/dzicz.json", -1)
	x := open(t, m, rules.NoSeat, "en")
	x.Click("film:choose")
	for x.State("film:progress", "value").(int) < 2 {
		x.pass()
	}
	x.Click("film:cancel")
	for range 20 {
		x.pass()
	}
	if len(x.saved) != 0 || x.Scene() != "below" {
		t.Errorf("%d films, on %s", len(x.saved), x.Scene())
	}
	if got := strings.Join(x.Toasts(), " "); got != "No film was made." {
		t.Errorf("it is said %q", got)
	}
	y := open(t, m, rules.NoSeat, "en") // before it began
	y.Key(input.KeyEscape)
	y.pass()
	if y.Scene() != "below" || y.asked != 0 || len(y.saved) != 0 || len(y.Toasts()) != 0 {
		t.Errorf("on %s it is said %q", y.Scene(), y.Toasts())
	}
}

// TestAFilmHoldsWhatItsEyesSee: two states that somebody cannot tell apart give the same
// film, though another one sees how they differ.
func TestAFilmHoldsWhatItsEyesSee(t *testing.T) {
	m := recorded(t, "build/shots/wradislavia.json", -1)
	const deployment = 13
	filmed := func(other bool, seat, eyes int) []byte {
		x := open(t, begun(t, m, deployment, seat, other), eyes, "en")
		x.make(t)
		return x.saved["a.gif"]
	}
	for seat := rules.NoSeat; seat < 1; seat++ {
		if !bytes.Equal(filmed(false, seat, seat), filmed(true, seat, seat)) {
			t.Errorf("seat %d sees more than it may know", seat)
		}
	}
	if bytes.Equal(filmed(false, 0, 1), filmed(true, 0, 1)) {
		t.Error("nothing differs: the test shows nothing")
	}
}

// TestWhatIsMadeIsSaidFirst, in words, before a file is chosen.
func TestWhatIsMadeIsSaidFirst(t *testing.T) {
	x := open(t, recorded(t, "build/shots/wcp.json", -1), rules.NoSeat, "en")
	var said []string
	for _, n := range x.Nodes() {
		if strings.HasPrefix(n.ID, "film:plan:") {
			said = append(said, n.Label)
		}
	}
	want := []string{
		"An animated picture (GIF), 960 × 600 pixels.", "Frames: 151, one for every move.", "About 3 min, then it loops.",
		"The file is 20 MB at most.", "View of the table: Ala.",
	}
	if diff := cmp.Diff(want, said); diff != "" {
		t.Error(diff)
	}
	if x.Has("film:progress") {
		t.Error("it begins before a file was chosen")
	}
}

// TestFilmFits looks at the scene in every window, in both languages, before and while
// it is made.
func TestFilmFits(t *testing.T) {
	m := recorded(t, "build/shots/dzicz.json", 2)
	for _, making := range []bool{false, true} {
		scenetest.AuditAll(t, tabletest.Art(), scenetest.Views(assets.Languages()...), func(t testing.TB, v scenetest.View) *scenetest.Driver {
			h := tabletest.House(t, m.Game(), v.Lang)
			d := scenetest.New(t, v.W, v.H, func(host ui.Host) {
				h.Host = host
				host.Push(film.New(h, film.Options{
					Source: shown(h, m, rules.NoSeat), Moves: m.Len(), Who: "Bardzo długie imię",
					Choose: func(do func(string)) { do("a.gif") },
				}))
			})
			if making {
				d.Click("film:choose")
			}
			return d
		})
	}
}
