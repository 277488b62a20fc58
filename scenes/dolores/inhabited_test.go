package dolores

import (
	"fmt"
	"slices"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// sizes are windows in pixels at which the map is looked at, and how large fields
// are at least where it opens.
var sizes = []struct{ w, h, field float64 }{
	{1024, 640, 38}, {1280, 800, 44}, {1920, 1080, 44}, {2560, 1440, 44}, {1024, 1280, 44},
}

// held are the fields that anybody owns and those on which units stand.
func held(v game.View) (out []game.Field) {
	for at := range game.Field(game.Fields) {
		if v.Owners[at.Row()][at.Col()] != '.' {
			out = append(out, at)
		}
	}
	for _, st := range v.Stacks {
		out = append(out, st.Field)
	}
	return out
}

// TestTheMapOpensOnWhatIsInhabited: all that is held is seen, and fields are large
// enough that numbers and signs on them can be read.
func TestTheMapOpensOnWhatIsInhabited(t *testing.T) {
	for name, start := range map[string]func(testing.TB) *rules.Match{
		"opening": positions["opening"], "middle": middle, "fighting": fighting, "truced": truced,
	} {
		for _, size := range sizes {
			for _, lang := range []string{"pl", "en"} {
				units := scenes.Units(1, size.w, size.h)
				d := lay(t, start(t), units.W, units.H, lang)
				where := fmt.Sprintf("%s, %v × %v, %s", name, size.w, size.h, lang)
				board, field := d.Face.places.board, d.Face.fieldBox(0).W
				if field < size.field {
					t.Errorf("%s: fields are %.1f units large", where, field)
				}
				least := 0.4 // of the fields around what is held
				if size.w >= 1280 {
					least = 1
				}
				if name == "opening" && size.w >= 1280 {
					least = 3
				}
				for _, at := range held(view(d)) {
					if box := d.Face.fieldBox(at); !box.Inset(-least * field * 0.99).Within(board) {
						t.Errorf("%s: %s at %v has not %v fields around in %v", where, at, box, least, board)
					}
				}
				if d.State("map:home", "selected") != true {
					t.Errorf("%s: the button does not say where the map is", where)
				}
			}
		}
	}
}

// TestFarHoldingsOpenOnTheOwnPart: where all that is held would make fields too
// small, the part of who decides is seen, large enough.
func TestFarHoldingsOpenOnTheOwnPart(t *testing.T) {
	far := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.own(2, 0, "K20")
		s.put(1, "w2", "U9")
		s.put(3, "w1", "A8")
	})
	d := lay(t, far, 1280, 800, "pl")
	seen := func(seat byte) {
		t.Helper()
		if field := d.Face.fieldBox(0).W; field < 44 {
			t.Errorf("fields are %.1f units large", field)
		}
		v := view(d)
		for _, at := range held(v) {
			if v.Owners[at.Row()][at.Col()] == '0'+seat && !d.Face.fieldBox(at).Within(d.Face.places.board) {
				t.Errorf("%s of who decides is out of sight", at)
			}
		}
	}
	seen(0)
	d.Click("pass")
	if d.Has("dialog:yes") {
		d.Click("dialog:yes")
	}
	d.Open()
	if view(d).Actor != 1 {
		t.Fatalf("%v decides", view(d).Actor)
	}
	seen(1)
	crowd := lay(t, crowded(t), 1280, 800, "en") // even the own part is too large
	if field := crowd.Face.fieldBox(0).W; field < 44 || !crowd.Face.fieldBox(at(t, "K9")).Within(crowd.Face.places.board) {
		t.Errorf("fields are %.1f units large, the capital lies at %v", field, crowd.Face.fieldBox(at(t, "K9")))
	}
}

// TestHomeAndEndLeadAcrossTheMap by keys and by buttons, from wherever it was
// moved to.
func TestHomeAndEndLeadAcrossTheMap(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	first := d.Face.cam
	for _, way := range []struct{ home, planet func() }{
		{func() { d.Key(input.KeyHome) }, func() { d.Key(input.KeyEnd) }},
		{func() { d.Click("map:home") }, func() { d.Click("map:whole") }},
	} {
		d.Wheel("field:K9", 3)
		d.Script.Move(d.Point("field:L10"))
		d.Script.Press()
		d.Script.Move(d.Point("field:L10").Add(layout.P(120, 60)))
		d.LetGo()
		if d.Face.cam == first || d.State("map:home", "selected") == true {
			t.Error("the map was not moved")
		}
		way.home()
		if d.Face.cam != first || d.State("map:home", "selected") != true {
			t.Errorf("home is %v, was %v", d.Face.cam, first)
		}
		way.planet()
		if d.State("map", "zoom") != 1.0 || d.Has("mini") || d.State("map:whole", "selected") != true {
			t.Error("the whole planet is not shown")
		}
		way.home()
		if d.Face.cam != first {
			t.Errorf("back home is %v, was %v", d.Face.cam, first)
		}
	}
	for _, id := range []string{"map:home", "map:whole"} {
		if tip := d.TipOf(id); tip == "" || tip == d.TipOf("map:in") {
			t.Errorf("%s says %q", id, tip)
		}
	}
}

// TestTheMapStaysWhereItIs while somebody invests, takes back, changes the size of
// the window or hands over, but for whom nothing would be in sight.
func TestTheMapStaysWhereItIs(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	home := d.Face.cam
	d.Click("tool:claim")
	d.Click("field:L6")
	d.Click("field:N9")
	d.Key(input.KeyZ, input.Ctrl)
	d.Key(input.KeyEscape)
	if d.Face.cam != home {
		t.Errorf("after an investment the map is at %v, was %v", d.Face.cam, home)
	}
	d.Wheel("field:K9", 5)
	moved := d.Face.cam
	d.Stack.Resize(layout.S(1920, 1200))
	d.Ticks(2)
	if d.Face.cam.zoom != moved.zoom || !d.Face.fieldBox(at(t, "K9")).Within(d.Face.places.board) {
		t.Errorf("in a larger window the map is at %v, was %v", d.Face.cam, moved)
	}
	d.Stack.Resize(layout.S(1024, 640))
	d.Ticks(2)
	if b := d.Face.cam.sees(d.Face.places.board); b.X < -0.01 || b.Y < -0.01 || b.Right() > game.Size+0.01 || b.Bottom() > game.Size+0.01 {
		t.Errorf("in a smaller window %v is seen", b)
	}
	d.Stack.Resize(layout.S(1280, 800))
	d.Ticks(2)
	d.Face.free(over(4, at(t, "K4"))) // nothing of the East is seen there
	d.Ticks(2)
	play(t, d.Match, "end")
	d.Open()
	d.Ticks(3)
	if board := d.Face.places.board; !d.Face.fieldBox(at(t, "M11")).Within(board) {
		t.Errorf("the East does not see its capital: the map is at %v", d.Face.cam)
	}
	d.Key(input.KeyHome)
	d.Stack.Resize(layout.S(1024, 640))
	d.Ticks(2)
	for _, at := range held(view(d)) {
		if !d.Face.fieldBox(at).Within(d.Face.places.board) {
			t.Errorf("%s is out of sight in a smaller window", at)
		}
	}
}

// TestHomeBelongsToThePast while the past is looked at: there Home and End go to
// its beginning and end.
func TestHomeBelongsToThePast(t *testing.T) {
	d := lay(t, onward(t, "claim K5", "claim K4"), 1280, 800, "pl")
	d.Table.Look(1)
	d.Root().Invalidate()
	d.Ticks(2)
	cam := d.Face.cam
	d.Key(input.KeyHome)
	if d.Table.Moment() != 0 || d.Face.cam != cam {
		t.Errorf("the moment is %d, the map at %v", d.Table.Moment(), d.Face.cam)
	}
}

// TestTheSmallMapCoversWhatIsEmpty: it stands in the lower right corner, and in the
// left one where something is held in the right.
func TestTheSmallMapCoversWhatIsEmpty(t *testing.T) {
	near := func(m *rules.Match) (*desk, layout.Rect) {
		d := lay(t, m, 1280, 800, "pl")
		d.Face.free(over(2, at(t, "K11")))
		d.Key(input.KeyPlus)
		mini := d.Find("mini").Rect
		return d, layout.R(mini[0], mini[1], mini[2], mini[3])
	}
	d, mini := near(middle(t))
	if mini.Center().X < d.Face.places.board.Center().X {
		t.Errorf("the small map is at %v", mini)
	}
	under := d.Face.fieldAt(mini.Center())
	d, mini = near(sketched(t, 4, func(s *sketch) { furnish(s); s.own(2, 0, under.String()) }))
	if mini.Center().X > d.Face.places.board.Center().X {
		t.Errorf("over %s, which is held, the small map is at %v", under, mini)
	}
}

// TestTheSmallMapLeadsWhileTheButtonIsDown to where the cursor is, and stays there.
func TestTheSmallMapLeadsWhileTheButtonIsDown(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Face.free(over(2, at(t, "B2")))
	d.Key(input.KeyPlus)
	there := layout.P(0.5, 0.5)
	d.Hold("mini")
	if got := d.Face.cam.mid; got.Dist(there) > 0.02 {
		t.Errorf("held, the map is at %v", got)
	}
	d.LetGo()
	d.Ticks(2)
	if got := d.Face.cam.mid; got.Dist(there) > 0.02 {
		t.Errorf("let go, the map is at %v", got)
	}
}

// TestWhoIsFiredAtSeesTheTarget wherever the map was moved to.
func TestWhoIsFiredAtSeesTheTarget(t *testing.T) {
	d := lay(t, aiming(t), 1280, 800, "pl")
	d.Face.free(over(4, at(t, "K4")))
	d.Ticks(2)
	play(t, d.Match, "fire N11")
	d.Open()
	d.Ticks(3)
	if view(d).Decision != game.DecideIntercept || !d.Face.fieldBox(at(t, "N11")).Within(d.Face.places.board) {
		t.Errorf("asked %q, the map is at %v", view(d).Decision, d.Face.cam)
	}
}

// listed is a scene with nothing but a list that scrolls.
type listed func(b *ui.Builder)

func (listed) Name() string          { return "listed" }
func (l listed) Build(b *ui.Builder) { l(b) }

// TestRowsOutOfSightAreNotBuilt: a list may be long.
func TestRowsOutOfSightAreNotBuilt(t *testing.T) {
	var built []int
	scenetest.New(t, 400, 300, func(h ui.Host) {
		h.Push(listed(func(b *ui.Builder) {
			built = nil
			rows(b, ui.ScrollArea{ID: "list", Rect: layout.R(0, 0, 200, 100)}, 40, 4, []int{0, 1, 2, 3, 4, 5}, func(_ *ui.Builder, _ layout.Rect, x int) { built = append(built, x) })
		}))
	})
	if !slices.Equal(built, []int{0, 1, 2}) {
		t.Errorf("rows %v are built", built)
	}
}
