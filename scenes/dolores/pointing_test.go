package dolores

import (
	"math"
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/table"
)

// moves are the notations played so far.
func moves(d *desk) string {
	d.T.Helper()
	r, err := d.Match.Record()
	if err != nil {
		d.T.Fatal(err)
	}
	return strings.Join(r.Moves, ", ")
}

// sweep presses on a field and drags over others without letting go.
func sweep(d *desk, names ...string) {
	d.T.Helper()
	d.Script.Move(d.Point("field:" + names[0]))
	d.Script.Press()
	for _, name := range names[1:] {
		r := d.Find("field:" + name).Rect
		d.Script.Move(layout.R(r[0], r[1], r[2], r[3]).Center())
	}
}

func TestARowOfFieldsIsBoughtByDragging(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Click("tool:claim")
	sweep(d, "K5", "K3")
	if got := d.State("bubble", "lines").([]string); got[0] != "Koszt: 9 kokosów" {
		t.Errorf("the row costs %q", got)
	}
	if d.State("field:K4", "legal") != true || d.Match.Len() != 0 {
		t.Error("the row is not shown, or bought at once")
	}
	d.Script.Move(d.Point("field:K4"))
	if got := d.State("bubble", "lines").([]string); got[0] != "Koszt: 6 kokosów" {
		t.Errorf("going back the row costs %q", got)
	}
	d.LetGo()
	d.Ticks(4)
	d.WantPlayed("claim K5, claim K4")
	d.Click("undo")
	d.WantPlayed("claim K5")
	sweep(d, "K4", "L4")
	d.Key(input.KeyEscape)
	d.LetGo()
	d.Ticks(3)
	d.WantPlayed("claim K5")
	if d.Away(); d.Face.pondered().Done > 0 {
		t.Error("the forecast tells of a row that was given up")
	}
}

// TestARowBeginsUnderAUnit that cannot be picked up: the tool in hand is used, and nothing is
// said of the unit.
func TestARowBeginsUnderAUnit(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Click("tool:sow")
	sweep(d, "L7", "L6")
	d.LetGo()
	d.Ticks(4)
	d.WantPlayed("sow L7")
	if toasts := d.Toasts(); len(toasts) > 0 {
		t.Errorf("it says %q", toasts)
	}
}

func TestARowStopsWhereItMay(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.fund(0, 7)
	})
	d := wide(lay(t, m, 1280, 800, "pl"))
	d.Click("tool:claim")
	sweep(d, "K5", "K2")
	d.LetGo()
	d.Ticks(4)
	d.WantPlayed("claim K5, claim K4")
}

func TestToolsAreDraggedAndRefusedWithTheReason(t *testing.T) {
	d := wide(lay(t, middle(t), 1280, 800, "pl"))
	d.Drag("tool:sow", "field:L7")
	d.WantPlayed("sow L7")
	for _, c := range []struct{ tool, field, rule string }{
		{"tool:found", "field:A1", "DO-13"},
		{"tool:claim", "field:K11", "DO-4"},
		{"tool:land-section", "field:H13", "DO-19"},
		{"tool:warship", "field:K9", "DO-21"},
		{"tool:launcher", "field:K6", "DO-21"},
	} {
		d.Drag(c.tool, c.field)
		toasts := d.Toasts()
		if len(toasts) == 0 || !strings.HasSuffix(toasts[len(toasts)-1], c.rule) {
			t.Errorf("%s on %s: toasts %q, want one with %s", c.tool, c.field, toasts, c.rule)
		}
	}
	d.WantPlayed("sow L7")
	d.Drag("tool:infantry", "field:K9")
	d.WantPlayed("sow L7, place K9 infantry")
}

func TestTheMapIsZoomedAroundTheCursorAndMoved(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	middleOf := func(id string) layout.Point {
		r := d.Find(id).Rect
		return layout.R(r[0], r[1], r[2], r[3]).Center()
	}
	before := middleOf("field:H5")
	d.Wheel("field:H5", 1)
	d.Wheel("field:H5", 1)
	if after := middleOf("field:H5"); after.Dist(before) > 1 {
		t.Errorf("H5 goes from %v to %v", before, after)
	}
	z := d.State("map", "zoom").(float64)
	if z < 1.9 || !d.Has("mini") {
		t.Errorf("the zoom is %v", z)
	}
	d.Touchpad("field:H5", 1)
	if got := d.State("map", "zoom").(float64); math.Abs(got/z-1.25) > 1e-6 {
		t.Errorf("ten tenths of a notch zoom from %v to %v", z, got)
	}
	d.Wheel("field:H5", -1)
	d.Script.Move(before)
	d.Script.Press()
	d.Script.Move(before.Add(layout.P(60, 35)))
	d.LetGo()
	if after := middleOf("field:H5"); after.Dist(before.Add(layout.P(60, 35))) > 2 {
		t.Errorf("dragged from %v, H5 lies at %v", before, after)
	}
	if d.Match.Len() != 0 {
		t.Error("something was played")
	}
	d.Key(input.KeyMinus)
	d.Key(input.KeyEnd)
	if d.State("map", "zoom") != 1.0 || d.Has("mini") {
		t.Error("the whole planet is not shown again")
	}
	d.Click("map:in")
	d.Click("map:whole")
	if d.State("map", "zoom") != 1.0 {
		t.Error("the button does not show the whole planet")
	}
}

func TestConnectionsAreShown(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Click("map:nets")
	if d.State("nets", "links") != 3 { // K7 to K8 to K9 to the bank
		t.Errorf("%v links are shown", d.State("nets", "links"))
	}
	d.Click("map:nets")
	if d.Has("nets") {
		t.Error("the connections stay")
	}
}

func TestKeysPlay(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Click("tool:claim")
	for range 80 {
		if d.Key(input.KeyTab); d.Focus() == "map" {
			break
		}
	}
	d.Key(input.KeyUp) // the cursor begins on the capital
	for range 4 {
		d.Key(input.KeyUp)
	}
	d.Key(input.KeyEnter)
	d.WantPlayed("claim K5")
	d.Key(input.KeyZ, input.Ctrl)
	d.WantPlayed("")
	d.Key(input.KeyEscape)
	if d.State("tool:claim", "held") != false {
		t.Error("Escape does not put the tool down")
	}
}

func TestAReplayPlaysNothing(t *testing.T) {
	m := onward(t, "claim K5", "buy oil 3", "end")
	d := kit.LayWith(t, m, table.Options{Replay: true})
	for _, id := range []string{"field:K4", "tool:claim", "page:bank"} {
		d.Click(id)
	}
	if m.Len() != 3 || d.Find("buy").Enabled {
		t.Error("a replay was played in")
	}
	if d.State("ledger", "seat") != 0 {
		t.Error("the ledger is not that of who decided then")
	}
}

// TestARefusedClickLetsTheMapGo: the message of a refusal does not keep the
// release of the button from the map, which would follow the cursor else.
func TestARefusedClickLetsTheMapGo(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	cam := d.Face.cam
	d.Click("tool:claim")
	d.Click("field:L6")
	if len(d.Toasts()) != 1 || d.Face.grip.on {
		t.Errorf("toasts %q, the map is held: %v", d.Toasts(), d.Face.grip.on)
	}
	d.Hover("field:N9")
	if d.Face.cam != cam {
		t.Error("the map follows the cursor")
	}
}

// TestAFieldThatAnswersIsChosenOnceItIsPointedAt, be it land, a crop, a forest or a tax.
func TestAFieldThatAnswersIsChosenOnceItIsPointedAt(t *testing.T) {
	for name, m := range map[string]*rules.Match{"taxing": taxing(t), "gathering": gathering(t)} {
		d := lay(t, m, 1280, 800, "pl")
		at := slices.IndexFunc(d.Face.planet.Fields, func(x pieces.PlanetField) bool { return x.Mark == pieces.PlanetPick })
		d.Hover("field:" + game.Field(at).String())
		if got := d.Face.planet.Fields[at].Mark; got != pieces.PlanetChosen {
			t.Errorf("%s: %s has the mark %v", name, game.Field(at), got)
		}
	}
}

// TestWhatCanActIsMarked: fields of units that can act have a halo and say so, and no others
// do. So do the fields whose tax can be paid.
func TestWhatCanActIsMarked(t *testing.T) {
	for name, m := range map[string]*rules.Match{"fighting": fighting(t), "arranging": arranging(t), "taxing": taxing(t), "gathering": gathering(t)} {
		d := lay(t, m, 1280, 800, "pl")
		want := map[string]bool{}
		for _, mv := range d.Table.Moves() {
			switch mv.Verb {
			case game.VerbMove, game.VerbEmbark, game.VerbAttack, game.VerbAim, game.VerbTop:
				want[d.Face.unitPost(d.Face.t.Acting(), game.Unit(mv.A)).Field.String()] = true
			case game.VerbPay, game.VerbHarvest, game.VerbFell:
				want[game.Field(mv.A).String()] = true
			}
		}
		n := 0
		for _, x := range d.Nodes() {
			field, ok := strings.CutPrefix(x.ID, "field:")
			if ok && (x.State["may"] == true) != want[field] {
				t.Errorf("%s: %s is marked: %v", name, field, x.State["may"])
			}
			if ok && want[field] {
				n++
			}
		}
		if n == 0 || n != len(want) {
			t.Errorf("%s: %d of %v are in sight", name, n, want)
		}
		units := name == "fighting" || name == "arranging"
		if slices.ContainsFunc(d.Face.planet.Fields, func(x pieces.PlanetField) bool { return x.Mark == pieces.PlanetMay }) != units {
			t.Errorf("%s: units have no halo, or something else has", name)
		}
	}
}
