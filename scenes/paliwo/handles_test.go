package paliwo

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"schron/layout"
	game "schron/rules/paliwo"
	"schron/rules/rulestest"
)

// sizes are the windows in which the table was found hard to use.
var sizes = [...][2]float64{{1024, 640}, {1280, 800}}

// inSizes runs a test in these windows in both languages. Outside of a proof each language
// has one of them, Polish, whose words are longer, the least.
func inSizes(t *testing.T, do func(t *testing.T, w, h float64, lang string)) {
	t.Helper()
	for i, size := range sizes {
		for _, lang := range []string{"pl", "en"} {
			if (lang == "en") != (i > 0) && !rulestest.Thorough() {
				continue
			}
			t.Run(fmt.Sprintf("%.0fx%.0f-%s", size[0], size[1], lang), func(t *testing.T) { do(t, size[0], size[1], lang) })
		}
	}
}

// handlesOf are nodes that look as if they could be picked up. They are pieces on the board
// and beside it, cards, and the lines of the humans.
func handlesOf(d *desk) []string {
	var out []string
	for _, n := range d.Nodes() {
		switch n.Role {
		case "human", "zombie":
			out = append(out, "field:"+n.State["field"].(string))
		case "person", "card", "supply", "track":
			out = append(out, n.ID)
		case "piece":
			if _, at, ok := strings.Cut(n.ID, ":"); ok && !strings.HasPrefix(n.ID, "goo") {
				out = append(out, "field:"+at)
			} else if n.ID == "piece" {
				out = append(out, n.ID)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestEveryHandleIsLiftedOrSaysWhy drags every handle of every position onto the
// prompt, where nothing can be put, outside of a proof in every second position. It hangs at the cursor, or it is said beside it
// why it does not.
func TestEveryHandleIsLiftedOrSaysWhy(t *testing.T) {
	for i, name := range slices.Sorted(maps.Keys(positions)) {
		if i%rulestest.Rounds(2, 1) > 0 {
			continue
		}
		t.Run(name, func(t *testing.T) {
			d := lay(t, positions[name](t), 1280, 800, "pl").Open()
			for _, id := range handlesOf(d) {
				if !d.Has(id) || d.Has("result") {
					continue
				}
				before := len(d.Moves())
				prompt := d.Find("prompt").Rect
				d.Script.Carry(d.Point(id), layout.P(prompt[0]+prompt[2]/2, prompt[1]+prompt[3]/2), 6)
				up := d.Root().Dragging() != nil
				said, _ := d.Lookup("toast")
				if !up && said.Label == "" {
					t.Errorf("%s does nothing when dragged and does not say why", id)
				}
				if barred := d.State(id, "barred"); up == (barred != nil) {
					t.Errorf("%s is lifted: %v, barred because %v", id, up, barred)
				}
				d.LetGo()
				d.Ticks(2)
				if d.Has("confirm:no") {
					d.Click("confirm:no")
				}
				if got := d.Moves()[before:]; len(got) > 0 {
					t.Fatalf("a wrong drag of %s plays %q", id, got)
				}
				d.Face.putDown()
				d.Root().Invalidate()
				d.Ticks(1)
			}
		})
	}
}

// TestAWeaponIsPutOnAHumansLine as on the human itself.
func TestAWeaponIsPutOnAHumansLine(t *testing.T) {
	inSizes(t, func(t *testing.T, w, h float64, lang string) {
		d := lay(t, placed(14)(t), w, h, lang).Open()
		d.Drag("piece", "person:mechanic")
		if lastMoves(d, 1) != "arm mechanic" {
			t.Errorf("played %q", lastMoves(d, 1))
		}
		d.Drag("piece", "person:mechanic")
		d.WantRefused("WP-5")
	})
}

// TestAHumansLineIsAHandle of the human on the board, and takes a card that is put
// on it.
func TestAHumansLineIsAHandle(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Drag("person:mechanic", "field:H1")
	d.WantPlayed("step mechanic H1")
	d = lay(t, turn(t), 1280, 800, "en").Open()
	d.Drag("card:first-aid", "person:businessman")
	d.WantPlayed("aid businessman businessman")
}

// TestWhoMustChargeIsDraggedToo: to where it goes or onto whom it goes for; elsewhere
// it is said where it goes.
func TestWhoMustChargeIsDraggedToo(t *testing.T) {
	d := lay(t, charging(t), 1280, 800, "en").Open()
	d.Drag("field:E4", "field:E5")
	d.WantRefused("WP-33")
	d.Drag("field:E4", "field:G4") // the Businessman
	if lastMoves(d, 1) != "charge E4" {
		t.Errorf("played %q", lastMoves(d, 1))
	}
}

// TestThePoolIsAHandle of the zombie that is to be put down.
func TestThePoolIsAHandle(t *testing.T) {
	d := lay(t, rising(t), 1280, 800, "en").Open()
	d.Click("facing:E")
	d.Drag("stock:pool", "field:A4")
	if lastMoves(d, 1) != "new A4 E" {
		t.Errorf("played %q", lastMoves(d, 1))
	}
}

// TestWhatMayBeActedOnIsMarked: whatever a click or drag does something with has the
// same state, and what cannot be played has not.
func TestWhatMayBeActedOnIsMarked(t *testing.T) {
	for name, make := range positions {
		d := lay(t, make(t), 1280, 800, "en").Open()
		for _, n := range d.Nodes() {
			may, told := n.State["may"].(bool)
			switch n.Role {
			case "human", "zombie":
				at := "field:" + n.State["field"].(string)
				if !told || may != (d.State(at, "may") == true) {
					t.Errorf("%s: %s is marked %v, its field %v", name, n.ID, may, d.State(at, "may"))
				}
			case "card":
				if strings.HasPrefix(n.ID, "card:") && (!told || may != (n.State["usable"] == true)) {
					t.Errorf("%s: %s is marked %v, usable %v", name, n.ID, may, n.State["usable"])
				}
			case "person":
				if !told {
					t.Errorf("%s: %s is not told to be marked or not", name, n.ID)
				}
				if may && d.Root().Node(n.ID).Drag != nil && n.State["barred"] != nil && n.State["on_board"] == false {
					t.Errorf("%s: %s is marked and barred by %v", name, n.ID, n.State["barred"])
				}
			}
		}
	}
	d := lay(t, turn(t), 1280, 800, "en").Open()
	for _, h := range game.Humans() {
		if d.State("person:"+h.String(), "may") != true {
			t.Errorf("%s could be picked up and is not marked", h)
		}
	}
	d.Click("field:D5")
	d.Click("field:D4")
	d.Click("finish")
	mean(d)
	if d.State("person:lumberjack", "may") != false || d.State("field:D4", "may") != false {
		t.Error("who was activated is marked as before")
	}
}

// TestAmberIsTheWayOn: ending the turn is not urged to while somebody can act, and
// a card that is picked up is the only thing urged to.
func TestAmberIsTheWayOn(t *testing.T) {
	amber := func(d *desk) string {
		d.T.Helper()
		var out []string
		for _, id := range []string{"pass", "card:play", "act:leave"} {
			if n := d.Root().Node(id); n != nil && d.State(id, "amber") == true {
				out = append(out, id)
			}
		}
		return strings.Join(out, " ")
	}
	d := lay(t, turn(t), 1280, 800, "en").Open()
	if got := amber(d); got != "" {
		t.Errorf("with humans who can act %q is amber", got)
	}
	d.Click("card:silence")
	if got := amber(d); got != "card:play" {
		t.Errorf("with Silence picked up %q is amber", got)
	}
	m := match(t, placing...)
	play(t, m, "end")
	d = lay(t, m, 1280, 800, "en").Open()
	if got := amber(d); got != "pass" {
		t.Errorf("where only drawing can be done %q is amber", got)
	}
}

// TestWhatIsLostIsAskedAbout: idle humans, points of another human, activations.
func TestWhatIsLostIsAskedAbout(t *testing.T) {
	inSizes(t, func(t *testing.T, w, h float64, lang string) {
		d := lay(t, turn(t), w, h, lang).Open()
		before := len(d.Moves())
		asked := func(what string) {
			t.Helper()
			d.Ticks(1)
			if !d.Has("confirm:no") || d.Focus() != "confirm:no" {
				t.Errorf("%s is not asked about, or the focus is on %q", what, d.Focus())
				return
			}
			d.Click("confirm:no")
			if got := d.Moves()[before:]; len(got) > 0 {
				t.Fatalf("%s: played %q before the answer", what, got)
			}
		}
		d.Click("pass")
		asked("the end of the turn")
		d.Click("card:silence")
		d.Click("card:play")
		asked("Silence")
		d.Click("card:back")
		d.Click("field:D5")
		d.Click("field:D4")
		before = len(d.Moves())
		d.Click("field:I2")
		d.Click("field:I1")
		asked("another human")
		if d.State("person:runner", "held") != true {
			t.Error("after going back the Runner is put down")
		}
		d.Click("person:lumberjack")
		d.Click("finish")
		asked("the end of the activation")

		d = lay(t, moving(t), w, h, lang).Open()
		before = len(d.Moves())
		d.Click("pass")
		asked("the end of the movement")
	})
}
