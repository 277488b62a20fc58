package ui_test

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
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

// TestTabComesToWhatCanBeBroughtIntoView walks by Tab. It comes to a row that is scrolled out
// of sight, and not to a button that is cut off for good.
func TestTabComesToWhatCanBeBroughtIntoView(t *testing.T) {
	d := scenetest.New(t, 1280, 800, func(h ui.Host) {
		h.Push(sketch(func(b *ui.Builder) {
			b.Button(ui.Button{ID: "seen", Rect: layout.R(300, 10, 100, 40)})
			b.Clip(layout.R(500, 0, 50, 50), func() { b.Button(ui.Button{ID: "cut", Rect: layout.R(700, 10, 100, 40)}) })
			b.Scroll(ui.ScrollArea{ID: "area", Rect: layout.R(0, 0, 200, 100), Content: 300}, func(r layout.Rect) {
				b.Button(ui.Button{ID: "low", Rect: layout.R(0, r.Y+240, 100, 40)})
			})
		}))
	})
	came := map[string]bool{}
	for range 6 {
		d.Key(input.KeyTab)
		came[d.Focus()] = true
	}
	if !came["seen"] || !came["low"] || came["cut"] {
		t.Errorf("Tab comes to %v", came)
	}
}

// sizes is a scene with three segments that takes what keys they leave.
type sizes struct {
	value string
	keys  int
}

func (*sizes) Name() string { return "sizes" }

func (s *sizes) Key(input.Gesture) bool { s.keys++; return true }

func (s *sizes) Build(b *ui.Builder) {
	b.Segmented(ui.Choice{
		ID: "size", Rect: layout.R(10, 10, 300, 40), Value: s.value, OnChange: func(id string) { s.value = id },
		Options: []ui.Option{{ID: "a", Text: "A"}, {ID: "b", Text: "B"}, {ID: "c", Text: "C"}},
	})
}

// TestAnArrowChoosesTheNextSegment and does nothing else in the scene.
func TestAnArrowChoosesTheNextSegment(t *testing.T) {
	s := &sizes{value: "a"}
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(s) })
	d.Root().SetFocus("size:a")
	d.Key(input.KeyRight)
	if s.value != "b" || d.Focus() != "size:b" || s.keys != 0 {
		t.Errorf("chosen %q, the focus is on %q, %d keys are left", s.value, d.Focus(), s.keys)
	}
}
