package ui_test

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

func TestTabWalksAllAndAround(t *testing.T) {
	d, _ := gallery(t)
	d.Key(input.KeyTab)
	first := d.Focus()
	if first != "go" {
		t.Errorf("the first focus is %q", first)
	}
	var order []string
	for range 200 {
		order = append(order, d.Focus())
		d.Key(input.KeyTab)
		if d.Focus() == first {
			break
		}
	}
	if d.Focus() != first || len(order) < 20 {
		t.Fatalf("Tab does not come around: %v", order)
	}
	for _, id := range order {
		if id == "off" || id == "tab:three" {
			t.Errorf("Tab comes to the disabled %s", id)
		}
	}
	d.Key(input.KeyTab, input.Shift)
	if d.Focus() != order[len(order)-1] {
		t.Errorf("Shift+Tab goes to %s, want %s", d.Focus(), order[len(order)-1])
	}
}

func TestArrowsGoToTheNearest(t *testing.T) {
	d, g := gallery(t)
	d.Key(input.KeyTab)
	for _, step := range []struct {
		key  input.Key
		want string
	}{
		{input.KeyDown, "normal"},
		{input.KeyRight, "danger"},
		{input.KeyDown, "icon"},
		{input.KeyUp, "danger"},
		{input.KeyLeft, "normal"},
		{input.KeyDown, "quiet"},
		{input.KeyDown, "sound"},
	} {
		d.Key(step.key)
		if d.Focus() != step.want {
			t.Fatalf("%s goes to %s, want %s", step.key, d.Focus(), step.want)
		}
	}
	d.Key(input.KeySpace)
	if g.Sound {
		t.Error("Space does not act")
	}
	d.Key(input.KeyEnter)
	if !g.Sound {
		t.Error("Enter does not act")
	}
	if d.State("sound", "focused") != true {
		t.Error("the tree does not show the focus")
	}
}

func TestSceneGetsKeysThatNobodyUses(t *testing.T) {
	d, g := gallery(t)
	d.Key(input.KeyR)
	d.Click("name")
	d.Key(input.KeyR)
	d.Type("r")
	if len(g.Keys) != 1 || g.Keys[0] != "r" {
		t.Errorf("the scene got %v: letters of a text field are not its business", g.Keys)
	}
}

// TestCtrlEnterPressesTheAmberButton that lies on top, from wherever the focus is; where
// it is greyed it says why.
func TestCtrlEnterPressesTheAmberButton(t *testing.T) {
	pressed, off, over := "", false, false
	d := show(t, layout.S(400, 300), func(b *ui.Builder) {
		add := func(id string, y float64, k ui.ButtonKind) {
			b.Button(ui.Button{
				ID: id, Rect: layout.R(20, y, 100, 30), Text: id, Kind: k, Disabled: off && k == ui.Primary,
				Why: ui.Because("not yet"), OnClick: func() { pressed += id + " " },
			})
		}
		add("amber", 20, ui.Primary)
		add("other", 60, ui.Normal)
		if over {
			b.Modal("m", "", func() {}, func() { add("top", 100, ui.Primary) })
		}
	})
	build := func() { d.Stack.InvalidateAll(); d.Ticks(1) }
	d.Key(input.KeyTab, input.Shift)
	d.Key(input.KeyEnter, input.Ctrl)
	over = true
	build()
	d.Key(input.KeyEnter, input.Ctrl)
	if pressed != "amber top " {
		t.Errorf("it presses %q", pressed)
	}
	over, off = false, true
	build()
	d.Key(input.KeyEnter, input.Ctrl)
	if why, _ := d.Root().Refusal(); why.Text != "not yet" || pressed != "amber top " {
		t.Errorf("greyed it says %q and presses %q", why.Text, pressed)
	}
}

// TestTheFocusIsWhite, unlike what is legal.
func TestTheFocusIsWhite(t *testing.T) {
	if sprites.FocusBox.Border != sprites.PaperHigh || sprites.FocusBox.Width < 3 {
		t.Errorf("it is framed by %v, %v wide", sprites.FocusBox.Border, sprites.FocusBox.Width)
	}
}
