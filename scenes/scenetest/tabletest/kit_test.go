package tabletest

import (
	"fmt"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/rules/dzicz"
	"schron/scenes/table"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
	"schron/sprites"
)

func (x *told) Error(args ...any)         { x.what = append(x.what, fmt.Sprint(args...)) }
func (x *told) Errorf(f string, a ...any) { x.what = append(x.what, fmt.Sprintf(f, a...)) }

// place is a position of Dzicz.
type place struct {
	dzicz.Position
	Rand rules.Rand `json:"rand"`
}

// spoilt is a face with a button that counts, and something wrong after so many
// clicks.
type spoilt struct {
	table.Base
	t      *table.Table
	clicks int
	wrong  func(b *ui.Builder, area layout.Rect)
}

func (f *spoilt) Build(b *ui.Builder, area layout.Rect) {
	talk, rest := area.CutBottom(200)
	f.t.Ask(b, talk)
	b.Button(ui.Button{ID: "count", Rect: rest.Inset(60), Text: "1", OnClick: func() { f.clicks++ }})
	if f.clicks > 1 && f.wrong != nil {
		f.wrong(b, area)
	}
}

func (f *spoilt) Motions(_, _ rules.View) []motion.Motion { return nil }

func kitOf(wrong func(b *ui.Builder, area layout.Rect)) Kit[*spoilt, place] {
	return Kit[*spoilt, place]{Rules: dzicz.Game{}, Game: table.Game{Make: func(t *table.Table) table.Face {
		return &spoilt{t: t, wrong: wrong}
	}}}
}

// TestAMonkeyFindsWhatIsWrong lets it loose on faces that go wrong after two
// clicks, and on one that does not.
func TestAMonkeyFindsWhatIsWrong(t *testing.T) {
	for want, wrong := range map[string]func(b *ui.Builder, area layout.Rect){
		"leaves the window": func(b *ui.Builder, area layout.Rect) {
			b.Label(layout.R(area.Right()-10, area.Y, 200, 20), "Schron", sprites.Title)
		},
		"two nodes have the id count": func(b *ui.Builder, area layout.Rect) {
			b.Button(ui.Button{ID: "count", Rect: area.Inset(200)})
		},
		"it breaks": func(*ui.Builder, layout.Rect) { panic("it breaks") },
		"":          nil,
	} {
		k := kitOf(wrong)
		x := &told{TB: t}
		func() {
			defer func() {
				if r := recover(); r != nil {
					x.what = append(x.what, fmt.Sprint(r))
				}
			}()
			k.monkey(x, k.Match(t, 3), 1, usualKeys).roam(200)
		}()
		if got := strings.Join(x.what, "\n"); !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("%q is told where it is wrong that %q", got, want)
		}
	}
}

// TestAMonkeyDoesTheSameAgain: what one finds can be found again.
func TestAMonkeyDoesTheSameAgain(t *testing.T) {
	var moves [2]string
	for i := range moves {
		k := kitOf(nil)
		y := k.monkey(t, k.Match(t, 3), 5, usualKeys)
		y.roam(100)
		moves[i] = strings.Join(y.Moves(), ", ")
	}
	if moves[0] != moves[1] || moves[0] == "" {
		t.Errorf("%q and %q", moves[0], moves[1])
	}
}

// TestFitsLooksAtTheCoverToo: the cover is audited, then the table behind it, and
// what is wrong is told of both.
func TestFitsLooksAtTheCoverToo(t *testing.T) {
	k := kitOf(nil)
	m := k.Changed(t, k.Match(t, 3, "home c5"), func(*place) {})
	d := k.Lay(t, m, 1280, 800, "pl")
	if !d.Has("cover:open") || d.Open().Has("cover:open") {
		t.Fatal("the table has no cover, or keeps it")
	}
	d.Click("count")
	d.Face.wrong = func(b *ui.Builder, area layout.Rect) {
		b.Label(layout.R(area.Right()-10, area.Y, 200, 20), "Schron", sprites.Title)
	}
	d.Click("count")
	x := &told{TB: t}
	wantFits(x, "here: ", d, 1)
	if got := strings.Join(x.what, "\n"); !strings.HasPrefix(got, "here: ") || !strings.Contains(got, "leaves the window") {
		t.Errorf("told %q", got)
	}
}

// TestADeskKnowsItsFace and compares what was played.
func TestADeskKnowsItsFace(t *testing.T) {
	k := kitOf(nil)
	d := k.Lay(t, k.Match(t, 3), 1280, 800, "pl").Open()
	d.Click("count")
	if d.Face.clicks != 1 {
		t.Errorf("%d clicks", d.Face.clicks)
	}
	x := &told{TB: t}
	d.T = x
	d.WantPlayed()
	d.WantRefused("DZ-1")
	Play(t, d.Match, "home c5", "home a3")
	d.WantPlayed("home c5", "home a3")
	d.WantPlayed("home c5, home a3")
	d.WantMoves("home a3")
	d.WantPlayed("home a3")
	if len(x.what) != 2 || !strings.Contains(x.what[0], "DZ-1") || !strings.Contains(x.what[1], `want "home a3"`) {
		t.Errorf("told %q", x.what)
	}
}
