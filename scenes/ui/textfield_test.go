package ui_test

import (
	"testing"

	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

func TestWriting(t *testing.T) {
	d, g := gallery(t)
	write := func(what, want string) {
		t.Helper()
		if g.Player != want {
			t.Errorf("%s: %q, want %q", what, g.Player, want)
		}
	}
	d.Click("name")
	d.Key(input.KeyEnd)
	d.Type(" Żółć")
	write("Polish letters", "Łucja Żółć")
	d.Key(input.KeyBackspace)
	write("Backspace", "Łucja Żół")
	d.Key(input.KeyHome)
	d.Key(input.KeyDelete)
	write("Delete", "ucja Żół")
	d.Type("Ś")
	write("at the start", "Śucja Żół")
	d.Key(input.KeyRight)
	d.Key(input.KeyLeft, input.Shift)
	d.Type("ł")
	write("over a selection", "Śłcja Żół")
	d.Key(input.KeyRight, input.Ctrl)
	d.Key(input.KeyBackspace, input.Ctrl)
	write("Ctrl+Backspace", " Żół")
	d.Key(input.KeyA, input.Ctrl)
	d.Key(input.KeyX, input.Ctrl)
	write("Ctrl+X", "")
	d.Key(input.KeyV, input.Ctrl)
	d.Key(input.KeyV, input.Ctrl)
	write("Ctrl+V", " Żół Żół")
	d.Key(input.KeyA, input.Ctrl)
	d.Key(input.KeyC, input.Ctrl)
	d.Key(input.KeyEnd)
	d.Key(input.KeyV, input.Ctrl)
	write("Ctrl+C", " Żół Żół Żół Żół")
	d.Type("0123456789")
	write("no more than 24 letters", " Żół Żół Żół Żół01234567")
	d.Key(input.KeyEnter)
	if g.Clicks["submit"] != 1 {
		t.Error("Enter does not submit")
	}
	if d.Focus() != "name" {
		t.Errorf("the focus went to %q", d.Focus())
	}
}

func TestSpaceInATextFieldIsText(t *testing.T) {
	d, g := gallery(t)
	d.Click("name")
	d.Key(input.KeyEnd)
	d.Key(input.KeySpace)
	d.Type(" ")
	if g.Player != "Łucja " {
		t.Errorf("%q", g.Player)
	}
}

func TestClickAndDragInATextField(t *testing.T) {
	d, g := gallery(t)
	r := d.Find("name").Rect
	end := layout.P(r[0]+r[2]-4, r[1]+r[3]/2)
	d.Script.Click(end)
	d.Type("!")
	if g.Player != "Łucja!" {
		t.Errorf("a click at the end: %q", g.Player)
	}
	d.Script.Drag(end, layout.P(r[0]+2, end.Y), 4)
	d.Type("Ó")
	if g.Player != "Ó" {
		t.Errorf("a drag selects: %q", g.Player)
	}
	d.Type("la i Ewa")
	d.DoubleClick("name")
	d.Type("Ą")
	if g.Player != "Ą" {
		t.Errorf("a double click selects all: %q", g.Player)
	}
}

func TestTabSelectsTheText(t *testing.T) {
	d, g := gallery(t)
	d.Click("tab:two")
	d.Key(input.KeyTab)
	if d.Focus() != "name" {
		t.Fatalf("the focus is on %q", d.Focus())
	}
	d.Type("Jan")
	if g.Player != "Jan" {
		t.Errorf("%q", g.Player)
	}
}

// amounts is a scene with one field for a number.
type amounts struct{ value string }

func (*amounts) Name() string { return "amounts" }

func (a *amounts) Build(b *ui.Builder) {
	b.TextField(ui.TextField{
		ID: "n", Rect: layout.R(20, 20, 80, 34), Value: a.value, Whole: true, OnChange: func(v string) { a.value = v },
	})
}

func TestAClickSelectsAllOfANumber(t *testing.T) {
	a := &amounts{value: "12"}
	d := scenetest.New(t, 400, 200, func(h ui.Host) { h.Push(a) })
	d.Click("n")
	d.Type("3")
	d.Type("4")
	if a.value != "34" {
		t.Errorf("the field holds %q, want 34", a.value)
	}
}

// board is a clipboard that others use too.
type board struct {
	text   string
	copied int
}

func (b *board) Copy(text string) { b.text, b.copied = text, b.copied+1 }
func (b *board) Paste() string    { return b.text }

// TestTextFieldsUseTheClipboardGiven: what is cut and copied goes there. What others put
// there is pasted on one line, and to copy nothing leaves it as it is.
func TestTextFieldsUseTheClipboardGiven(t *testing.T) {
	b := &board{text: "Ala\r\nz Łodzi\x00"}
	d, g := galleryIn(t, &ui.Env{Clipboard: b}, 1280, 800)
	d.Click("name")
	d.Key(input.KeyA, input.Ctrl)
	d.Key(input.KeyV, input.Ctrl)
	if g.Player != "Ala z Łodzi" {
		t.Errorf("pasted %q", g.Player)
	}
	d.Key(input.KeyC, input.Ctrl)
	d.Key(input.KeyX, input.Ctrl)
	if b.copied != 0 || b.text == "" {
		t.Errorf("nothing was copied %d times", b.copied)
	}
	d.Key(input.KeyA, input.Ctrl)
	d.Key(input.KeyC, input.Ctrl)
	if b.text != "Ala z Łodzi" || g.Player != b.text {
		t.Errorf("copied %q of %q", b.text, g.Player)
	}
	b.text = ""
	d.Key(input.KeyX, input.Ctrl)
	if b.text != "Ala z Łodzi" || g.Player != "" {
		t.Errorf("cut %q, left %q", b.text, g.Player)
	}
}

// TestLettersThatNoFontHasAreRefused in words, and the rest of what is pasted stays.
func TestLettersThatNoFontHasAreRefused(t *testing.T) {
	b := &board{}
	d, g := galleryIn(t, &ui.Env{Clipboard: b, Unknown: func() string { return "unknown" }}, 1280, 800)
	d.Click("name")
	for _, c := range []struct {
		paste, want string
		refused     bool
	}{
		{"Ала Ω Ż", "Ала Ω Ż", false},
		{"Zo\u0301s\u0301ka", "Zóśka", false},
		{"Li 李小龙", "Li ", true},
		{"سارة", "", true},
		{"A😀\u200d👍🏽B", "AB", true},
	} {
		d.Key(input.KeyA, input.Ctrl)
		d.Key(input.KeyDelete, 0)
		b.text = c.paste
		d.Key(input.KeyV, input.Ctrl)
		why, shown := d.Root().Refusal()
		if g.Player != c.want || shown != c.refused || shown && why.Text != "unknown" {
			t.Errorf("%q gave %q, refused %v with %q", c.paste, g.Player, shown, why.Text)
		}
	}
	d.Key(input.KeyA, input.Ctrl)
	for _, typed := range []string{"o", "\u0301", "李", "k"} {
		d.Type(typed)
	}
	if g.Player != "ók" {
		t.Errorf("typed %q", g.Player)
	}
}

// TestAFieldTakesBackItsOwnChanges: Ctrl+Z works in the field that has the keyboard and
// nowhere else, a word at a time, and Ctrl+Y does it again.
func TestAFieldTakesBackItsOwnChanges(t *testing.T) {
	value, below := "Ola", 0
	d := scenetest.New(t, 400, 200, func(h ui.Host) {
		h.Push(&typed{&value, func(g input.Gesture) bool { below++; return true }})
	})
	step := func(what string, key input.Key, mods input.Mods, want string) {
		t.Helper()
		if d.Key(key, mods); value != want {
			t.Errorf("%s gives %q, want %q", what, value, want)
		}
	}
	d.Click("n")
	d.Key(input.KeyEnd)
	d.Type("nka Z")
	step("Ctrl+Z", input.KeyZ, input.Ctrl, "Olanka ")
	step("Ctrl+Z", input.KeyZ, input.Ctrl, "Olanka")
	step("Ctrl+Z", input.KeyZ, input.Ctrl, "Ola")
	step("Ctrl+Z with nothing left", input.KeyZ, input.Ctrl, "Ola")
	step("Ctrl+Y", input.KeyY, input.Ctrl, "Olanka")
	step("Ctrl+Shift+Z", input.KeyZ, input.Ctrl|input.Shift, "Olanka ")
	d.Key(input.KeyA, input.Ctrl)
	step("Backspace", input.KeyBackspace, 0, "")
	step("Ctrl+Z", input.KeyZ, input.Ctrl, "Olanka ")
	d.Type("x")
	step("Ctrl+Y after a change", input.KeyY, input.Ctrl, "x")
	value = "Ela" // changed by somebody else
	d.Stack.InvalidateAll()
	step("Ctrl+Z of what is not there any more", input.KeyZ, input.Ctrl, "Ela")
	if below != 0 {
		t.Errorf("%d keys reached what lies below", below)
	}
}

// typed is a scene with one field, and with keys of its own.
type typed struct {
	value *string
	key   func(g input.Gesture) bool
}

func (*typed) Name() string { return "typed" }

func (s *typed) Key(g input.Gesture) bool { return s.key(g) }

func (s *typed) Build(b *ui.Builder) {
	b.TextField(ui.TextField{ID: "n", Rect: layout.R(20, 20, 200, 34), Value: *s.value, OnChange: func(v string) { *s.value = v }})
}

// TestTheOtherKeysOfTheClipboard: Shift+Delete cuts, Ctrl+Insert copies, Shift+Insert
// pastes, on the numeric pad too.
func TestTheOtherKeysOfTheClipboard(t *testing.T) {
	b := &board{}
	d, g := galleryIn(t, &ui.Env{Clipboard: b}, 1280, 800)
	d.Click("name")
	d.Key(input.KeyA, input.Ctrl)
	d.Key(input.KeyInsert, input.Ctrl)
	if b.text != "Łucja" {
		t.Errorf("copied %q", b.text)
	}
	d.Key(input.KeyDelete, input.Shift)
	if b.text != "Łucja" || g.Player != "" || b.copied != 2 {
		t.Errorf("cut %q, left %q", b.text, g.Player)
	}
	d.Key(input.KeyInsert, input.Shift)
	d.Script.Pad(input.KeyPad0, input.Shift, "")
	if g.Player != "ŁucjaŁucja" {
		t.Errorf("pasted %q", g.Player)
	}
	d.Key(input.KeyDelete, input.Shift)
	if g.Player != "ŁucjaŁucja" {
		t.Errorf("cutting nothing leaves %q", g.Player)
	}
}

// TestTheNumericPadMovesInAField where NumLock is off.
func TestTheNumericPadMovesInAField(t *testing.T) {
	d, g := gallery(t)
	d.Click("name")
	for _, k := range []input.Key{input.KeyPad7, input.KeyPad6, input.KeyPadPoint} { // Home, Right, Delete
		d.Script.Pad(k, 0, "")
		d.Ticks(input.PadTicks)
	}
	d.Script.Pad(input.KeyPad8, 0, "8")
	if g.Player != "Ł8cja" {
		t.Errorf("it holds %q", g.Player)
	}
}

// selected is a clipboard of a system whose middle button pastes.
type selected struct{ board }

func (*selected) Selection() string { return "Ewa\n" }

// TestTheMiddleButtonPastes what is selected elsewhere where it was pressed, on systems
// that know that.
func TestTheMiddleButtonPastes(t *testing.T) {
	for want, clip := range map[string]ui.Clipboard{"ŁucjaEwa ": &selected{}, "Łucja": &board{text: "no"}} {
		d, g := galleryIn(t, &ui.Env{Clipboard: clip}, 1280, 800)
		r := d.Find("name").Rect
		d.Script.MiddleClick(layout.P(r[0]+r[2]-4, r[1]+r[3]/2))
		if want == "ŁucjaEwa " {
			d.Type(" ")
		}
		if g.Player != want || d.Focus() != "name" {
			t.Errorf("it holds %q with the keyboard at %q", g.Player, d.Focus())
		}
		d.Script.MiddleClick(layout.P(2, 2))
	}
}

// TestOnlyAFieldThatCountsShowsHowMany letters it holds, while one writes in it.
func TestOnlyAFieldThatCountsShowsHowMany(t *testing.T) {
	d := scenetest.New(t, 1280, 800, func(h ui.Host) {
		h.Push(sketch(func(b *ui.Builder) {
			b.TextField(ui.TextField{ID: "plain", Rect: layout.R(20, 20, 200, 34), Value: "Ala", Most: 9})
			b.TextField(ui.TextField{ID: "counts", Rect: layout.R(20, 80, 200, 34), Value: "Ala", Most: 9, Count: true})
		}))
	})
	d.Click("plain")
	if d.State("plain", "count") != "" || d.State("counts", "count") != "" {
		t.Error("letters are counted where nobody asks for it")
	}
	d.Click("counts")
	if got := d.State("counts", "count"); got != "3/9" {
		t.Errorf("it counts %v", got)
	}
}
