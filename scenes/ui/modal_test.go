package ui_test

import (
	"fmt"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/ui"
)

func TestDialogBlocksWhatIsBelow(t *testing.T) {
	d, g := gallery(t)
	under := d.Point("go")
	d.Click("name")
	d.Click("ask")
	if d.Has("go") || !d.Has("sure") || !d.Has("sure:yes") {
		t.Error("the tree does not show the dialog alone")
	}
	if d.Focus() != "sure:yes" {
		t.Errorf("the focus is on %q", d.Focus())
	}
	d.Script.Click(under)
	d.Key(input.KeyR)
	if g.Clicks["go"] != 0 || len(g.Keys) != 0 {
		t.Error("something below the dialog is reached")
	}
	for range 5 {
		d.Key(input.KeyTab)
		if f := d.Focus(); f != "sure:yes" && f != "sure:no" {
			t.Errorf("Tab leaves the dialog to %q", f)
		}
	}
	d.Key(input.KeyEscape)
	if g.Ask || d.Has("sure") || !d.Has("go") {
		t.Error("Escape does not cancel")
	}
	if d.Focus() != "ask" {
		t.Errorf("the focus returns to %q", d.Focus())
	}
	d.Key(input.KeyEnter)
	d.Key(input.KeyEnter)
	if g.Clicks["yes"] != 1 || g.Ask {
		t.Error("Enter does not answer the dialog")
	}
}

func TestSelectAndMenu(t *testing.T) {
	d, g := gallery(t)
	d.Click("who")
	if d.Has("go") {
		t.Error("an open list lets one reach what is below")
	}
	d.Click("who:3")
	if g.Who != "3" || d.Has("who:3") {
		t.Errorf("chosen %q", g.Who)
	}
	d.Click("who")
	d.Click("who:close")
	if g.Who != "3" || d.Has("who:3") {
		t.Error("a click beside does not just close")
	}
	d.Click("who")
	if d.Focus() != "who:3" {
		t.Errorf("the focus is on %q, not on the chosen one", d.Focus())
	}
	d.Key(input.KeyDown)
	d.Key(input.KeyEnter)
	if g.Who != "4" {
		t.Errorf("keys choose %q", g.Who)
	}
	d.Click("menu")
	d.Key(input.KeyEscape)
	if d.Has("menu:1") {
		t.Error("Escape does not close the menu")
	}
	d.Click("menu")
	d.Click("menu:1")
	if g.Clicks["menu:1"] != 1 {
		t.Error("the menu picks nothing")
	}
}

// TestALongListOpensWhereThereIsMoreRoom, below or above what opens it, and lies over
// neither that nor the edge of the window. What is chosen already is not chosen again.
func TestALongListOpensWhereThereIsMoreRoom(t *testing.T) {
	for y, below := range map[float64]bool{20: true, 150: true, 220: false, 350: false} {
		options, changed := make([]ui.Option, 20), 0
		for i := range options {
			options[i] = ui.Option{ID: fmt.Sprint(i), Text: fmt.Sprint(i)}
		}
		d := show(t, layout.S(600, 400), func(b *ui.Builder) {
			b.Select(ui.Select{ID: "one", Rect: layout.R(20, y, 200, 30), Options: options, Value: "0", OnChange: func(string) { changed++ }})
		})
		d.Click("one")
		list, from := rectOf(d, "one:list"), layout.R(20, y, 200, 30)
		if !list.Within(layout.R(0, 0, 600, 400)) || list.Intersects(from) || (list.Y > from.Y) != below {
			t.Errorf("opened at %v it lies at %v", from, list)
		}
		if d.Click("one:0"); changed > 0 || d.Has("one:list") {
			t.Errorf("chosen %d times, the list is there: %v", changed, d.Has("one:list"))
		}
	}
}

// TestADialogScrollsOnlyWhatIsTooHigh: neither a body nor a content that fits, however
// closely.
func TestADialogScrollsOnlyWhatIsTooHigh(t *testing.T) {
	words := func(n int) string { return strings.Repeat("many words to be read here ", n) }
	for _, c := range []struct {
		body          string
		content       float64
		scrolls, also bool
	}{
		{words(1), 0, false, false},
		{words(12), 0, false, false},
		{words(300), 0, true, false},
		{words(12), 60, false, false},
		{words(1), 3000, false, true},
		{words(300), 3000, true, true},
	} {
		d := show(t, layout.S(1024, 640), func(b *ui.Builder) {
			b.Dialog(ui.Dialog{
				ID: "long", Title: "Title", Body: c.body, Buttons: []ui.Button{{ID: "yes", Text: "Yes"}},
				ContentHeight: c.content, Content: func(*ui.Builder, layout.Rect) {},
			})
		})
		if d.Has("long:body") != c.scrolls || d.Has("long:content") != c.also {
			t.Errorf("%d letters and %v units: the body scrolls: %v, the content: %v", len(c.body), c.content, d.Has("long:body"), d.Has("long:content"))
		}
	}
}
