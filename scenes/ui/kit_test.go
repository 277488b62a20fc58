package ui_test

import (
	"testing"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// gallery shows the scene with every widget in a usual window.
func gallery(t testing.TB) (*scenetest.Driver, *scenetest.Gallery) {
	t.Helper()
	return galleryIn(t, &ui.Env{}, 1280, 800)
}

func galleryIn(t testing.TB, env *ui.Env, w, h float64) (*scenetest.Driver, *scenetest.Gallery) {
	t.Helper()
	var g *scenetest.Gallery
	d := scenetest.NewIn(t, env, w, h, func(host ui.Host) {
		g = scenetest.NewGallery(host)
		host.Push(g)
	})
	return d, g
}

// laid is a scene that only lays something out.
type laid func(b *ui.Builder)

func (laid) Name() string { return "laid" }

func (l laid) Build(b *ui.Builder) { l(b) }

// show lays something out in a window of a size.
func show(t testing.TB, size layout.Size, build func(b *ui.Builder)) *scenetest.Driver {
	t.Helper()
	return scenetest.New(t, size.W, size.H, func(h ui.Host) { h.Push(laid(build)) })
}

var pictures *sprites.Store

func art(t testing.TB) *sprites.Store {
	t.Helper()
	if pictures == nil {
		s, err := sprites.NewStore(assets.Art())
		if err != nil {
			t.Fatal(err)
		}
		pictures = s
	}
	return pictures
}

func TestGalleryIsSound(t *testing.T) {
	states := map[string]func(d *scenetest.Driver){
		"plain":  func(*scenetest.Driver) {},
		"dialog": func(d *scenetest.Driver) { d.Click("ask") },
		"select": func(d *scenetest.Driver) { d.Click("who") },
		"menu":   func(d *scenetest.Driver) { d.Click("menu") },
		"toasts": func(d *scenetest.Driver) { d.Click("note"); d.Drag("token", "field:c1") },
		"tip":    func(d *scenetest.Driver) { d.Hover("danger"); d.Ticks(60) },
	}
	for name, reach := range states {
		t.Run(name, func(t *testing.T) {
			scenetest.AuditAll(t, art(t), scenetest.Views("pl"), func(t testing.TB, v scenetest.View) *scenetest.Driver {
				d, _ := galleryIn(t, &ui.Env{}, v.W, v.H)
				reach(d)
				return d
			})
		})
	}
}

func TestButtons(t *testing.T) {
	d, g := gallery(t)
	for _, id := range []string{"go", "normal", "danger", "quiet", "icon", "link"} {
		d.Click(id)
		if g.Clicks[id] != 1 {
			t.Errorf("%s was clicked %d times", id, g.Clicks[id])
		}
	}
	d.Script.Click(d.Point("off"))
	if g.Clicks["off"] != 0 {
		t.Error("a disabled button acts")
	}
	d.Script.FastClick(d.Point("go"))
	if g.Clicks["go"] != 2 {
		t.Error("a press and release in one tick is lost")
	}
	d.DoubleClick("go")
	if g.Clicks["go"] != 4 {
		t.Error("fast clicks are lost")
	}
}

func TestReleaseElsewhereIsNoClick(t *testing.T) {
	d, g := gallery(t)
	d.Script.Drag(d.Point("go"), d.Point("normal"), 3)
	if len(g.Clicks) != 0 {
		t.Errorf("clicked: %v", g.Clicks)
	}
	// A shaky hand that stays on the button clicks.
	p := d.Point("go")
	q := p
	q.X += 30
	d.Script.Drag(p, q, 3)
	if g.Clicks["go"] != 1 {
		t.Error("a press that moves on the button is lost")
	}
}

func TestChoices(t *testing.T) {
	d, g := gallery(t)
	d.Click("sound")
	d.Click("marks")
	if g.Sound || !g.Marks {
		t.Error("toggles do not toggle")
	}
	d.Click("speed:fast")
	d.Click("tab:two")
	if g.Speed != "fast" || g.Tab != "two" {
		t.Errorf("chosen %s, %s", g.Speed, g.Tab)
	}
	if d.State("speed:fast", "selected") != true || d.State("speed:off", "selected") != false {
		t.Error("the tree does not show what is chosen")
	}
	d.Key(input.KeyLeft) // the focus is on the tab that was clicked
	if g.Tab != "one" || d.Focus() != "tab:one" {
		t.Errorf("Left chooses %s with the focus on %s", g.Tab, d.Focus())
	}
	if d.Find("tab:three").Enabled {
		t.Error("a disabled tab is enabled")
	}
}

func TestSliderAndStepper(t *testing.T) {
	d, g := gallery(t)
	rail := d.Find("size").Rect
	at := d.Point("size")
	at.X = rail[0] + 10
	d.Script.Click(at)
	if g.Size != 75 {
		t.Errorf("left end gives %d", g.Size)
	}
	end := at
	end.X = rail[0] + rail[2] + 200 // goes on outside
	d.Script.Drag(at, end, 5)
	if g.Size != 200 {
		t.Errorf("right end gives %d", g.Size)
	}
	d.Key(input.KeyLeft)
	if g.Size != 195 || d.Focus() != "size" {
		t.Errorf("Left gives %d with the focus on %s", g.Size, d.Focus())
	}
	d.Key(input.KeyHome)
	if g.Size != 75 {
		t.Errorf("Home gives %d", g.Size)
	}

	d.Click("count:more")
	if g.Count != 4 || d.Find("count:more").Enabled {
		t.Errorf("more gives %d", g.Count)
	}
	d.Wheel("count", -1)
	if g.Count != 3 {
		t.Errorf("a notch gives %d", g.Count)
	}
	d.Click("count:less")
	if g.Count != 2 {
		t.Errorf("wheel and less give %d", g.Count)
	}
}

// TestTheWheelPassesAStepperBy that has not the keyboard: it scrolls what is below.
func TestTheWheelPassesAStepperBy(t *testing.T) {
	value := 3
	d := show(t, layout.S(300, 200), func(b *ui.Builder) {
		b.Scroll(ui.ScrollArea{ID: "area", Rect: layout.R(0, 0, 300, 200), Content: 1000}, func(r layout.Rect) {
			b.Stepper(ui.Number{ID: "count", Rect: layout.R(r.X, r.Y+80, 120, 40), Max: 9, Value: value, OnChange: func(v int) { value = v }})
		})
	})
	offset := func() float64 { return d.State("area", "offset").(float64) }
	d.Wheel("count", -0.5)
	if value != 3 || offset() != 24 {
		t.Errorf("the wheel gives %d and scrolls to %v", value, offset())
	}
	d.Click("count:less")
	d.Touchpad("count", 2)
	if value != 4 || offset() != 24 {
		t.Errorf("with the keyboard the wheel gives %d and scrolls to %v", value, offset())
	}
	d.Wheel("count", -3)
	if value != 1 || offset() != 24 {
		t.Errorf("three notches give %d and scroll to %v", value, offset())
	}
}

func TestHold(t *testing.T) {
	d, g := gallery(t)
	d.Hold("secret")
	if !g.Held {
		t.Error("holding is not noticed")
	}
	d.Away()
	if !g.Held {
		t.Error("the hand may wander while it holds")
	}
	d.LetGo()
	if g.Held {
		t.Error("letting go is not noticed")
	}
	d.Hold("secret")
	d.Script.SetFocused(false)
	if g.Held {
		t.Error("a secret stays open when the window loses the keyboard")
	}
}

func TestHitShapes(t *testing.T) {
	d, g := gallery(t)
	a, b := d.Find("hex:a").Rect, d.Find("hex:b").Rect
	if a[0]+a[2] <= b[0] {
		t.Fatal("the boxes should overlap")
	}
	d.Click("hex:a")
	d.Click("hex:b")
	// The corner of b's box that lies in a's circle.
	p := d.Point("hex:a")
	p.X += 20
	d.Script.Click(p)
	if g.Clicks["hex:a"] != 2 || g.Clicks["hex:b"] != 1 {
		t.Errorf("clicks %v", g.Clicks)
	}
	if g.Hovered != "hex:a" {
		t.Errorf("hovered %q", g.Hovered)
	}
	d.Away()
	if g.Hovered != "" {
		t.Error("the hover stays")
	}
}

func TestTooltips(t *testing.T) {
	d, _ := gallery(t)
	d.Hover("danger")
	if d.Tip() != "" {
		t.Error("the tooltip does not wait")
	}
	d.Ticks(40)
	if d.Tip() == "" {
		t.Error("no tooltip")
	}
	d.Hover("off")
	d.Ticks(40)
	if d.Tip() == "" {
		t.Error("a disabled node has no tooltip")
	}
	d.Away()
	d.Ticks(40)
	if d.Tip() != "" {
		t.Error("the tooltip stays")
	}
	d.Key(input.KeyTab)
	d.Key(input.KeyDown)
	d.Ticks(40)
	if d.Focus() != "normal" || d.Tip() == "" {
		t.Errorf("the focus on %q shows no tooltip", d.Focus())
	}
	d.Key(input.KeyEnter)
	if d.Tip() != "" {
		t.Error("the tooltip stays after a key")
	}
}

func TestTheCursorIsKnown(t *testing.T) {
	d, _ := gallery(t)
	d.Hover("go")
	want := d.Point("go")
	if at, known := d.Root().Cursor(); !known || at != want {
		t.Errorf("the cursor is at %v (known %v), want %v", at, known, want)
	}
}

func TestATrackTellsThatItWasCancelled(t *testing.T) {
	var got []ui.Track
	scene := &tracked{on: func(t ui.Track) { got = append(got, t) }}
	d := scenetest.New(t, 400, 200, func(h ui.Host) { h.Push(scene) })
	for _, escape := range []bool{false, true} {
		got = nil
		d.Script.Move(layout.P(40, 40))
		d.Script.Press()
		d.Script.Move(layout.P(60, 60))
		if escape {
			d.Key(input.KeyEscape)
		}
		d.LetGo()
		last := got[len(got)-1]
		if last.Phase != ui.TrackUp || last.Cancelled != escape {
			t.Errorf("Escape %v: the track ends with %+v", escape, last)
		}
	}
}

// tracked is a scene of one node that follows the button.
type tracked struct{ on func(ui.Track) }

func (*tracked) Name() string { return "tracked" }

func (s *tracked) Build(b *ui.Builder) {
	b.Add(ui.Node{ID: "n", Rect: layout.R(20, 20, 100, 100), OnTrack: s.on})
}

// asks is a scene with a dialog of some buttons.
type asks []ui.Button

func (asks) Name() string { return "asks" }

func (a asks) Build(b *ui.Builder) {
	b.Background()
	b.Dialog(ui.Dialog{ID: "sure", Title: "Sure?", OnCancel: func() {}, Buttons: a})
}

// TestEnterDoesWhatIsAmber wherever that stands; where nothing is, it does nothing
// dangerous.
func TestEnterDoesWhatIsAmber(t *testing.T) {
	no, yes, kill := ui.Button{ID: "no", Text: "No"}, ui.Button{ID: "yes", Text: "Yes", Kind: ui.Primary}, ui.Button{ID: "kill", Text: "Kill", Kind: ui.Danger}
	for want, buttons := range map[string]asks{
		"sure:yes": {no, yes, kill}, "sure:no": {no, kill}, "sure:ok": {no, {ID: "ok", Text: "OK"}},
	} {
		d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(buttons) })
		if d.Focus() != want {
			t.Errorf("the focus is on %q, want %q", d.Focus(), want)
		}
	}
}

// TestAmberTellsItInTheTree: what can be pressed and is amber, and nothing else.
func TestAmberTellsItInTheTree(t *testing.T) {
	later := ui.Hold{From: 0, Until: 30}
	d := scenetest.New(t, 1280, 800, func(h ui.Host) {
		h.Push(asks{
			{ID: "go", Text: "Go", Kind: ui.Primary, State: map[string]any{"move": "go"}},
			{ID: "later", Text: "Later", Kind: ui.Primary, Hold: later},
			{ID: "off", Text: "Off", Kind: ui.Primary, Disabled: true},
			{ID: "no", Text: "No"},
			{ID: "kill", Text: "Kill", Kind: ui.Danger},
		})
	})
	for id, want := range map[string]any{"go": true, "later": true, "off": nil, "no": nil, "kill": nil} {
		if got := d.State("sure:"+id, "amber"); got != want {
			t.Errorf("%s: %v, want %v", id, got, want)
		}
	}
	if d.State("sure:go", "move") != "go" {
		t.Error("the rest of the state is lost")
	}
}

// TestAPageOfAListIsWhatFitsInIt: the keys come to the first row after those in view, or to
// the last one before.
func TestAPageOfAListIsWhatFitsInIt(t *testing.T) {
	at := 0
	d := show(t, layout.S(400, 300), func(b *ui.Builder) {
		b.List(ui.List{
			ID: "list", Rect: layout.R(20, 20, 200, 150), Count: 40, RowHeight: 30, Selected: at,
			OnSelect: func(i int) { at = i },
		})
	})
	d.Root().SetFocus("list:0")
	d.Ticks(1)
	for _, c := range []struct {
		key  input.Key
		want int
	}{{input.KeyPageDown, 5}, {input.KeyPageDown, 10}, {input.KeyPageUp, 5}, {input.KeyEnd, 39}, {input.KeyPageDown, 39}, {input.KeyPageUp, 34}} {
		if d.Key(c.key); at != c.want {
			t.Errorf("%v leads to %d, want %d", c.key, at, c.want)
		}
	}
}

// TestANumberThatIsOffStaysSo at the keys for less, and comes to the least one at those for
// more.
func TestANumberThatIsOffStaysSo(t *testing.T) {
	value := 0
	d := show(t, layout.S(400, 300), func(b *ui.Builder) {
		b.Stepper(ui.Number{ID: "n", Rect: layout.R(20, 20, 120, 40), Min: 3, Max: 12, Off: true, Value: value, OnChange: func(v int) { value = v }})
	})
	d.Root().SetFocus("n")
	d.Ticks(1)
	for _, c := range []struct {
		key  input.Key
		want int
	}{{input.KeyHome, 0}, {input.KeyLeft, 0}, {input.KeyPageDown, 0}, {input.KeyRight, 3}, {input.KeyLeft, 0}, {input.KeyEnd, 12}, {input.KeyHome, 0}} {
		if d.Key(c.key); value != c.want {
			t.Errorf("%v leads to %d, want %d", c.key, value, c.want)
		}
	}
}
