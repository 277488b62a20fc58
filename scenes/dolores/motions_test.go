package dolores

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/rules/rulestest"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table/motion"
)

// shown plays moves at a table with animation, up to the motions of the last
// one, and returns them.
func shown(t testing.TB, m *rules.Match, moves ...string) (*face, []motion.Motion) {
	t.Helper()
	play(t, m, moves[:len(moves)-1]...)
	d := lay(t, m, 1280, 800, "pl")
	d.House.Settings.Animation = store.AnimationNormal
	last := moves[len(moves)-1]
	mv, err := m.Parse(last)
	if err != nil {
		t.Fatal(err)
	}
	d.AwaitTurn()
	if d.Play(mv); !d.Table.Showing() {
		t.Fatalf("%s is not shown", last)
	}
	step := d.Table.Step()
	return d.Face, d.Face.Motions(step.Before, step.After)
}

// moving are the pieces that move, each once, in order.
func moving(list []motion.Motion) []string { return slices.Compact(tabletest.Pieces(list)) }

// still is the middle before a calm.
func still(t testing.TB) *rules.Match {
	t.Helper()
	return sketched(t, 4, func(s *sketch) { furnish(s); s.roll(1) })
}

// TestMotions compares views before and after moves of each kind.
func TestMotions(t *testing.T) {
	for _, c := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		moves []string // the last one is shown
		want  string
	}{
		{"a border", middle, []string{"claim K5"}, "claim map toss"},
		{"a crop", middle, []string{"sow L7"}, "map new toss"},
		{"a section", middle, []string{"lay J9"}, "map new"},
		{"a city", middle, []string{"found J9"}, "map new toss"},
		{"a unit", middle, []string{"place K9 infantry"}, "new"},
		{"a building", middle, []string{"build K7 power-plant"}, "building map toss"},
		{"a purchase", middle, []string{"buy oil 3"}, "toss"},
		{"calm", still, toTaxes, "caption flare map rose sky"},
		{"a step", fighting, []string{"move a1 L8"}, "unit:0:a1"},
		{"a missile", aiming, []string{"fire A7"}, "map missile unit:0:m1"},
		{"a hit", aiming, []string{"fire J5"}, "map missile unit:0:m1"},
	} {
		_, list := shown(t, c.start(t), c.moves...)
		if got := strings.Join(moving(list), " "); got != c.want {
			t.Errorf("%s: %q move, want %q", c.name, got, c.want)
		}
	}
}

// TestTheWindMovesClouds lets a wind blow: each cloud goes as far as the dice
// say, those off the map fade, fires flicker and spread.
func TestTheWindMovesClouds(t *testing.T) {
	for seed := range uint64(40) {
		m := sketched(t, 4, func(s *sketch) {
			furnish(s)
			s.Rand = rules.NewRand(seed)
		})
		f, list := shown(t, m, toTaxes...)
		v := m.View(rules.NoSeat).(game.View)
		w := game.Wind{First: int8(v.Wind[0]), Second: int8(v.Wind[1])}
		if w.Direction() == game.Calm {
			continue
		}
		fire := rules.LogEntry{Event: rules.Event{Text: rules.Msg("dolores.event.fire")}}
		if part, known := f.Seen(&fire); !known || part != windTime*windSettles/f.course.total {
			t.Errorf("seed %d: a fire is seen after %v (known %v)", seed, part, known)
		}
		got := moving(list)
		for _, want := range []string{"sky", "rose", "gust", "flare"} {
			if !slices.Contains(got, want) {
				t.Errorf("seed %d: %q move, without %q", seed, got, want)
			}
		}
		for _, x := range list {
			if x.Piece != skyPiece {
				continue
			}
			from := f.fieldAt(x.From.Center())
			if from == game.NoField { // out of sight
				continue
			}
			if want, got := from.Step(w.Direction(), int(w.Second)), f.fieldAt(x.To.Center()); got != want {
				t.Errorf("seed %d: a cloud goes from %v to %v, want %v", seed, from, got, want)
			}
		}
		return
	}
	t.Fatal("no wind blows with any seed")
}

// TestAttacksAreShown plays every kind of attack until each has been seen: dice
// with sums, sabotage, missiles with their hits and those shot down.
func TestAttacksAreShown(t *testing.T) {
	for _, c := range []struct {
		start func(testing.TB) *rules.Match
		moves []string
		want  string
	}{
		{fighting, []string{"attack a1 M10"}, "dice"},
		{fighting, []string{"sabotage w1 M11"}, "dice"},
		{intercepting, []string{"intercept m1"}, "dice"},
		{intercepting, []string{"hold", "hold"}, "missile"},
	} {
		_, list := shown(t, c.start(t), c.moves...)
		if got := moving(list); !slices.Contains(got, c.want) {
			t.Errorf("%v: %q move, without %q", c.moves, got, c.want)
		}
	}
}

// TestAMoveIsShownAndSkipped plays with animation: the unit is left out of the
// map while it goes, and there when it has come.
func TestAMoveIsShownAndSkipped(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "pl")
	d.House.Settings.Animation = store.AnimationNormal
	d.Click("field:L7")
	d.Click("field:M7")
	d.Ticks(3)
	if d.Has("field:M7") && d.Find("field:M7").State["units"] == 1 || !d.Table.Animating() {
		t.Error("the unit does not go")
	}
	d.Ticks(60)
	if d.State("field:M7", "units") != 1 || d.Table.Animating() {
		t.Error("the unit has not come")
	}
}

// sights are moves with something to see, by what they show.
var sights = map[string]struct {
	start func(testing.TB) *rules.Match
	moves []string // the last one is shown
}{
	"claim":    {middle, []string{"claim K5"}},
	"found":    {middle, []string{"found J9"}},
	"place":    {middle, []string{"place K9 infantry"}},
	"build":    {middle, []string{"build K7 power-plant"}},
	"buy":      {middle, []string{"buy oil 3"}},
	"wind":     {windy, toTaxes},
	"step":     {fighting, []string{"move a1 L8"}},
	"attack":   {fighting, []string{"attack a1 M10"}},
	"raid":     {fighting, []string{"sabotage w1 M11"}},
	"launch":   {aiming, []string{"fire N11"}},
	"empty":    {aiming, []string{"fire A7"}},
	"hit":      {intercepting, []string{"hold", "hold"}},
	"answer":   {intercepting, []string{"intercept m1"}},
	"mushroom": {superAiming, []string{"fire K9", "hold", "hold"}},
}

// TestDrawingAllocatesNothing draws the table over and over, on every page, also
// with pieces on their way.
func TestDrawingAllocatesNothing(t *testing.T) {
	scenetest.NeedLoop(t)
	dst, c := tabletest.Canvas(t, 1280, 800)
	for _, name := range []string{"taxing", "fighting", "offered", "intercepting", "ended"} {
		d := lay(t, positions[name](t), 1280, 800, "pl")
		if n := tabletest.Allocations(c, dst, func() { d.Root().Draw(c) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", name, n)
		}
	}
	d := lay(t, crowded(t), 1280, 800, "pl")
	for _, id := range []string{"page:bank", "page:army", "page:services", "page:trade", "page:chronicle", "told:charts", "map:in", "map:nets"} {
		d.Click(id)
		if n := tabletest.Allocations(c, dst, func() { d.Root().Draw(c) }); n > 0 {
			t.Errorf("%s: %v allocations per frame", id, n)
		}
	}
	for name, x := range sights {
		_, list := shown(t, x.start(t), x.moves...)
		tabletest.Lightly(t, c, dst, name, list, 0.05, 0.3, 0.5, 0.7, 0.9, 0.99)
	}
}

// BenchmarkFrame draws the fullest table.
func BenchmarkFrame(b *testing.B) {
	tabletest.Frames(b, lay(b, crowded(b), 1280, 800, "pl").Driver, 1280, 800, 8)
}

// BenchmarkBuild lays the fullest table out anew.
func BenchmarkBuild(b *testing.B) {
	tabletest.Builds(b, lay(b, crowded(b), 1280, 800, "pl").Driver)
}

// BenchmarkDrag builds the fullest table with a tool being dragged over it:
// every field is asked whether it takes the tool.
func BenchmarkDrag(b *testing.B) {
	d := lay(b, crowded(b), 1280, 800, "pl")
	d.Carry("tool:claim", "field:K5")
	tabletest.Builds(b, d.Driver)
}

// TestGamesByChanceAreShown plays by chance with animation and draws every move
// at its start, on its way and at its end.
func TestGamesByChanceAreShown(t *testing.T) {
	scenetest.NeedLoop(t)
	dst, c := tabletest.Canvas(t, 1280, 800)
	for _, start := range map[string]func(testing.TB) *rules.Match{"fighting": fighting, "middle": middle, "crowning": crowning} {
		d := lay(t, start(t), 1280, 800, "pl")
		d.House.Settings.Animation = store.AnimationFast
		for range rulestest.Rounds(30, 80) {
			if d.Match.Result().Over {
				break
			}
			mv, err := d.Match.BotMove(rules.RandomBot{})
			if err != nil {
				t.Fatal(err)
			}
			d.AwaitTurn()
			d.Play(mv)
			for range 3 {
				d.Ticks(3)
				tabletest.Frame(c, dst, func() { d.Root().Draw(c) })
			}
			d.Table.Session.Skip()
			for d.Table.Animating() {
				d.Ticks(5)
				tabletest.Frame(c, dst, func() { d.Root().Draw(c) })
			}
			d.Ticks(1)
		}
	}
}
