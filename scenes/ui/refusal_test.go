package ui_test

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// crowd is a scene of fields side by side, one of which is refused on a click, with
// a prompt below them.
type crowd struct {
	host    ui.Host
	why     ui.Refusal
	clicks  map[string]int
	ask     layout.Rect
	may     string // the field that can be acted on now
	lasting bool
}

func (*crowd) Name() string { return "crowd" }

func (s *crowd) Build(b *ui.Builder) {
	b.Background()
	board, rest := b.Area.Inset(40).CutTop(b.Area.H * 0.6)
	for i, r := range board.Grid(6, 4, 4) {
		id := "field:" + string(rune('a'+i))
		b.Add(ui.Node{
			ID: id, Role: "field", Label: id, Rect: r, State: map[string]any{"may": s.may == id},
			OnClick: func() {
				s.clicks[id]++
				if id == "field:h" {
					s.host.Toast(ui.Toast{Text: s.why.Text, Rule: s.why.Rule, Refused: true, Lasting: s.lasting})
				}
			},
			Tip: func() ui.Tip { return ui.Tip{Title: id, Lines: []string{"Pole, o którym jest coś do powiedzenia."}} },
		})
	}
	s.ask, _ = rest.CutTop(60)
	b.Add(ui.Node{ID: "prompt", Role: "text", Label: "Co teraz?", Rect: s.ask})
	b.KeepClear(s.ask)
	b.Button(ui.Button{ID: "undo", Rect: layout.R(b.Area.Right()-140, 4, 120, 30), Text: "Cofnij", OnClick: func() {}})
}

// Key refuses U beside the button and R beside the focus.
func (s *crowd) Key(g input.Gesture) bool {
	switch {
	case g.IsKey(input.KeyU, 0):
		s.host.Toast(ui.Toast{Text: s.why.Text, Refused: true, At: "undo"})
	case g.IsKey(input.KeyR, 0):
		s.host.Toast(ui.Toast{Text: s.why.Text, Refused: true})
	case g.IsKey(input.KeyX, 0):
	default:
		return false
	}
	return true
}

func layCrowd(t *testing.T, rule func(string)) (*scenetest.Driver, *crowd) {
	t.Helper()
	s := &crowd{clicks: map[string]int{}, why: ui.Refusal{Text: "Tu nie wolno stanąć, bo pole jest zajęte.", Rule: "XX-7"}}
	d := scenetest.NewIn(t, &ui.Env{OnRule: rule}, 1024, 640, func(h ui.Host) {
		s.host = h
		h.Push(s)
	})
	return d, s
}

func rectOf(d *scenetest.Driver, id string) layout.Rect {
	r := d.Find(id).Rect
	return layout.R(r[0], r[1], r[2], r[3])
}

// gap is how far two boxes are apart.
func gap(a, b layout.Rect) float64 {
	dx := max(0, a.X-b.Right(), b.X-a.Right())
	dy := max(0, a.Y-b.Bottom(), b.Y-a.Bottom())
	return max(dx, dy)
}

// TestARefusalStandsBesideWhatWasTried and lets everything through but to its rule.
func TestARefusalStandsBesideWhatWasTried(t *testing.T) {
	opened := ""
	d, s := layCrowd(t, func(rule string) { opened = rule })
	d.Click("field:h")
	box, field := rectOf(d, "toast"), rectOf(d, "field:h")
	if box.Intersects(field) || gap(box, field) > 60 || box.Intersects(s.ask) {
		t.Errorf("it stands at %v, the field at %v", box, field)
	}
	if why, shown := d.Root().Refusal(); !shown || why != s.why {
		t.Errorf("%v says %v", shown, why)
	}
	link := rectOf(d, "toast:rule")
	for _, n := range d.Nodes() {
		under := layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3]).Intersect(box)
		if n.Role != "field" || n.ID == "field:h" || under.W < 8 || under.H < 8 || link.Contains(under.Center()) {
			continue
		}
		d.Script.Click(under.Center())
		if s.clicks[n.ID] != 1 || d.Has("toast") {
			t.Errorf("a click on %s through it: clicked %d times, still there %v", n.ID, s.clicks[n.ID], d.Has("toast"))
		}
		d.Click("field:h")
	}
	d.Click("toast:rule")
	if opened != "XX-7" || d.Has("toast") {
		t.Errorf("the link leads to %q; still there %v", opened, d.Has("toast"))
	}
}

// TestARefusalGoes with the next press, which acts, with a key that does something, with the
// wheel of what takes it, or by itself. It never stacks.
func TestARefusalGoes(t *testing.T) {
	d, s := layCrowd(t, nil)
	for range 3 {
		d.Click("field:h")
	}
	if got := d.Toasts(); len(got) != 1 {
		t.Errorf("said %q", got)
	}
	d.Click("field:a")
	if s.clicks["field:a"] != 1 || len(d.Toasts()) != 0 {
		t.Errorf("after the next click on a field, clicked %d times, it says %q", s.clicks["field:a"], d.Toasts())
	}
	d.Click("field:h")
	d.Key(input.KeyTab)
	if len(d.Toasts()) != 1 {
		t.Error("moving the focus takes it away")
	}
	d.Key(input.KeyX)
	if len(d.Toasts()) != 0 {
		t.Error("it outlives what a key did")
	}
	d.Click("field:h")
	d.RightClick("field:b")
	if len(d.Toasts()) != 0 {
		t.Error("it outlives the other button")
	}
	d.Click("field:h")
	d.Ticks(400)
	if len(d.Toasts()) != 1 {
		t.Error("it goes too soon")
	}
	d.Ticks(30)
	if len(d.Toasts()) != 0 {
		t.Error("it does not go by itself")
	}
	d.Click("field:h")
	d.Root().EndRefusal()
	if len(d.Toasts()) != 0 {
		t.Error("it stays though what it was about is over")
	}
}

// TestARefusalGivesWay to what is asked over it, and stays in its place otherwise.
func TestARefusalGivesWay(t *testing.T) {
	var keep layout.Rect
	d := show(t, layout.S(600, 400), func(b *ui.Builder) { b.KeepClear(keep) })
	d.Root().Refuse(ui.Refusal{Text: "Not now."})
	d.Ticks(1)
	was := rectOf(d, "toast")
	for _, c := range []struct {
		keep  layout.Rect
		stays bool
	}{{layout.R(1, 1, 4, 4), true}, {was, false}} {
		keep = c.keep
		d.Root().Invalidate()
		d.Ticks(1)
		if box := rectOf(d, "toast"); (box == was) != c.stays || box.Intersects(keep) {
			t.Errorf("with %v to be kept clear it goes from %v to %v", keep, was, box)
		}
	}
}

// TestARefusalOfAKey stands beside the button that does the same, else beside the
// focus, else beside what is asked.
func TestARefusalOfAKey(t *testing.T) {
	d, s := layCrowd(t, nil)
	for _, c := range []struct {
		key   input.Key
		focus string
		near  func() layout.Rect
	}{
		{input.KeyU, "", func() layout.Rect { return rectOf(d, "undo") }},
		{input.KeyU, "field:c", func() layout.Rect { return rectOf(d, "undo") }},
		{input.KeyR, "field:c", func() layout.Rect { return rectOf(d, "field:c") }},
		{input.KeyR, "", func() layout.Rect { return s.ask }},
	} {
		d.Root().EndRefusal()
		d.Script.Click(layout.P(3, 3))
		if c.focus != "" {
			d.Root().SetFocus(c.focus)
			d.Ticks(1)
		}
		d.Key(c.key)
		box := rectOf(d, "toast")
		if near := c.near(); gap(box, near) > 20 || box.Intersects(near) {
			t.Errorf("%v with the focus on %q: it stands at %v, want it beside %v", c.key, c.focus, box, near)
		}
	}
}

// TestNoTooltipComesUpBesideARefusal while the cursor rests where that was.
func TestNoTooltipComesUpBesideARefusal(t *testing.T) {
	d, _ := layCrowd(t, nil)
	d.Click("field:h")
	d.Ticks(90)
	if d.Tip() != "" {
		t.Errorf("the tooltip says %q", d.Tip())
	}
	d.Hover("field:i")
	d.Ticks(60)
	if box, about := d.Root().TipBox(); about != "field:i" || box.Intersects(rectOf(d, "toast")) {
		t.Errorf("after a move the tooltip %q stands at %v, the refusal at %v", d.Tip(), box, rectOf(d, "toast"))
	}
}

// TestWhatFailedIsNoRefusal: a lasting message stays in its place through presses.
func TestWhatFailedIsNoRefusal(t *testing.T) {
	d, s := layCrowd(t, nil)
	s.lasting = true
	d.Click("field:h")
	d.Click("field:a")
	if _, shown := d.Root().Refusal(); shown || len(d.Root().Toasts()) != 1 {
		t.Errorf("a refusal %v, messages %v", shown, d.Root().Toasts())
	}
	s.lasting = false
	d.Click("field:h")
	if got := d.Toasts(); len(got) != 2 {
		t.Errorf("both together: %q", got)
	}
	seen := map[string]layout.Rect{}
	for _, n := range d.Nodes() {
		if n.Role == "toast" {
			seen[n.ID] = layout.R(n.Rect[0], n.Rect[1], n.Rect[2], n.Rect[3])
		}
	}
	if len(seen) != 2 || seen["toast"].Intersects(seen["toast:1"]) {
		t.Errorf("they stand at %v", seen)
	}
}

// TestARefusalGoesWithAPressByKey of the button that has the focus.
func TestARefusalGoesWithAPressByKey(t *testing.T) {
	d, s := layCrowd(t, nil)
	d.Root().SetFocus("field:a")
	d.Ticks(1)
	d.Key(input.KeyR)
	if len(d.Toasts()) != 1 {
		t.Fatalf("it says %q", d.Toasts())
	}
	if d.Key(input.KeyEnter); s.clicks["field:a"] != 1 || len(d.Toasts()) != 0 {
		t.Errorf("after %d clicks it says %q", s.clicks["field:a"], d.Toasts())
	}
}
