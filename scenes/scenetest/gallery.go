package scenetest

import (
	"fmt"

	"schron/input"
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

// Gallery is a scene with every widget of the kit, for tests of the kit itself.
type Gallery struct {
	Host ui.Host

	Clicks  map[string]int
	Player  string
	Speed   string
	Size    int
	Count   int
	Sound   bool
	Marks   bool
	Tab     string
	Row     int
	Opened  int
	Field   string // where the token lies
	Ask     bool
	Who     string
	Hovered string
	Banned  string // the field that does not take what is held over it
	Held    bool
	Keys    []string
	Builds  int
	Moving  int // ticks of an animation that is left
	Entered int
	Left    int
	Ghosts  []layout.Rect // where the token was drawn while it was held or let go
}

// NewGallery makes a gallery with usual values.
func NewGallery(h ui.Host) *Gallery {
	return &Gallery{
		Host: h, Clicks: map[string]int{}, Player: "Łucja", Speed: "normal", Size: 100, Count: 3,
		Tab: "one", Row: -1, Opened: -1, Field: "field:a1", Sound: true,
	}
}

// Name is the scene's name in the UI tree.
func (g *Gallery) Name() string { return "gallery" }

// Enter counts.
func (g *Gallery) Enter() { g.Entered++ }

// Leave counts.
func (g *Gallery) Leave() { g.Left++ }

// Tick runs the animation.
func (g *Gallery) Tick() bool {
	if g.Moving == 0 {
		return false
	}
	g.Moving--
	return g.Moving == 0
}

// Animating reports whether the animation runs.
func (g *Gallery) Animating() bool { return g.Moving > 0 }

// Key notes the keys that come to the scene and uses R.
func (g *Gallery) Key(k input.Gesture) bool {
	g.Keys = append(g.Keys, k.Key.String())
	return k.IsKey(input.KeyR, 0)
}

func (g *Gallery) click(id string) func() { return func() { g.Clicks[id]++ } }

// Build lays out everything.
func (g *Gallery) Build(b *ui.Builder) {
	g.Builds++
	b.Background()
	all := b.Area.Inset(24)
	title, all := all.CutTop(36)
	b.Info("title", title, "Galeria części · zażółć gęślą jaźń", sprites.Title)
	_, all = all.CutTop(12)
	left, rest := all.CutLeft(300)
	_, rest = rest.CutLeft(24)
	middle, right := rest.CutLeft((rest.W - 24) / 2)
	_, right = right.CutLeft(24)
	g.left(b, left)
	g.middle(b, middle)
	g.right(b, right)
	if g.Ask {
		g.dialog(b)
	}
}

// next cuts a row off the top, with a gap after it.
func next(r *layout.Rect, h float64) layout.Rect {
	cut, rest := r.CutTop(h)
	_, *r = rest.CutTop(10)
	return cut
}

func (g *Gallery) left(b *ui.Builder, r layout.Rect) {
	b.Heading(next(&r, 20), "PRZYCISKI")
	b.Button(ui.Button{ID: "go", Rect: next(&r, 48), Text: "Nowa gra", Icon: "icon/play", Kind: ui.Primary, OnClick: g.click("go")})
	for i, c := range next(&r, 42).Columns(2, 10) {
		kind := []ui.ButtonKind{ui.Normal, ui.Danger}[i]
		id := []string{"normal", "danger"}[i]
		b.Button(ui.Button{ID: id, Rect: c, Text: []string{"Zwykły", "Usuń"}[i], Kind: kind, OnClick: g.click(id), Tip: tip("Tu " + id)})
	}
	for i, c := range next(&r, 42).Columns(3, 10) {
		switch i {
		case 0:
			b.Button(ui.Button{ID: "quiet", Rect: c, Text: "Cichy", Kind: ui.Quiet, OnClick: g.click("quiet")})
		case 1:
			b.Button(ui.Button{ID: "off", Rect: c, Text: "Nie dziś", Disabled: true, OnClick: g.click("off"), Tip: tip("Dlaczego nie")})
		case 2:
			b.Button(ui.Button{ID: "icon", Rect: c, Icon: "icon/undo", Label: "Cofnij", OnClick: g.click("icon")})
		}
	}
	b.Heading(next(&r, 20), "WYBÓR")
	b.Toggle(ui.Toggle{ID: "sound", Rect: next(&r, 34), Text: "Dźwięki", On: g.Sound, OnChange: func(on bool) { g.Sound = on }})
	b.Toggle(ui.Toggle{ID: "marks", Rect: next(&r, 34), Text: "Znaki dla daltonistów", Box: true, On: g.Marks, OnChange: func(on bool) { g.Marks = on }})
	b.Segmented(ui.Choice{
		ID: "speed", Rect: next(&r, 40), Value: g.Speed, OnChange: func(id string) { g.Speed = id },
		Options: []ui.Option{{ID: "off", Text: "bez"}, {ID: "fast", Text: "szybko"}, {ID: "normal", Text: "zwykle"}},
	})
	b.Slider(ui.Number{
		ID: "size", Rect: next(&r, 36), Label: "Wielkość", Min: 75, Max: 200, Step: 5, Value: g.Size,
		Show: func(v int) string { return fmt.Sprintf("%d%%", v) }, OnChange: func(v int) { g.Size = v },
	})
	b.Stepper(ui.Number{ID: "count", Rect: next(&r, 40), Label: "Gracze", Min: 2, Max: 4, Value: g.Count, OnChange: func(v int) { g.Count = v }})
}

func tip(s string) func() ui.Tip {
	return func() ui.Tip {
		return ui.Tip{Title: s, Lines: []string{"Druga linia, trochę dłuższa, żeby było co łamać w oknie."}}
	}
}

func (g *Gallery) middle(b *ui.Builder, r layout.Rect) {
	b.Tabs(ui.Choice{
		ID: "tab", Rect: next(&r, 30), Value: g.Tab, OnChange: func(id string) { g.Tab = id },
		Options: []ui.Option{{ID: "one", Text: "Jeden"}, {ID: "two", Text: "Dwa"}, {ID: "three", Text: "Trzy", Disabled: true}},
	})
	b.TextField(ui.TextField{
		ID: "name", Rect: next(&r, 40), Label: "Imię", Value: g.Player, Placeholder: "Imię gracza", Most: 24,
		OnChange: func(v string) { g.Player = v }, OnSubmit: g.click("submit"),
	})
	b.Select(ui.Select{
		ID: "who", Rect: next(&r, 40), Label: "Kto gra", Value: g.Who, Options: options(12),
		OnChange: func(id string) { g.Who = id },
	})
	list := next(&r, 150)
	b.Panel(list, sprites.WellBox)
	b.List(ui.List{
		ID: "list", Rect: list.Inset(6), Label: "Zapisy", Count: 40, RowHeight: 30, Selected: g.Row,
		OnSelect: func(i int) { g.Row = i }, OnOpen: func(i int) { g.Opened = i },
		Text: func(i int) string { return fmt.Sprintf("Zapis %d", i) },
		Row: func(b *ui.Builder, i int, r layout.Rect) {
			b.Label(r.InsetXY(10, 0), fmt.Sprintf("Zapis numer %d", i), sprites.Body)
		},
	})
	words := next(&r, 90)
	text := "Schron stoi. "
	for i := range 12 {
		text += fmt.Sprintf("Zdanie numer %d mówi coś o zasadach. ", i)
	}
	b.Scroll(ui.ScrollArea{ID: "words", Rect: words, Content: b.ParagraphHeight(text, words.W-14, sprites.Body), Keys: true}, func(in layout.Rect) {
		b.Paragraph(in, text, sprites.Body.Aligned(sprites.Start, sprites.Start))
	})
	b.Progress(next(&r, 20), 0.75, "3/4", ui.AmberProgress)
	row := next(&r, 26)
	c := b.Chip(row.Min(), "zapisana", ui.ChipGood)
	c = b.Chip(layout.P(c.Right()+8, row.Y), "twoja kolej", ui.ChipAct)
	b.Chip(layout.P(c.Right()+8, row.Y), "bot", ui.ChipQuiet)
}

func options(n int) []ui.Option {
	out := make([]ui.Option, n)
	for i := range out {
		out[i] = ui.Option{ID: fmt.Sprint(i), Text: fmt.Sprintf("Gracz %d", i)}
	}
	return out
}

// Token is what the gallery lets one drag.
type Token struct{}

func (g *Gallery) right(b *ui.Builder, r layout.Rect) {
	b.Heading(next(&r, 20), "PRZECIĄGANIE")
	board := next(&r, 120)
	for i, c := range board.Columns(3, 8) {
		id := "field:" + []string{"a1", "b1", "c1"}[i]
		g.field(b, id, c, id != "field:c1")
	}
	g.hexes(b, next(&r, 90))
	secret := next(&r, 40)
	b.Add(ui.Node{
		ID: "secret", Role: "button", Label: "Tajna misja", Rect: secret,
		OnTrack: func(t ui.Track) { g.Held = t.Phase != ui.TrackUp },
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(secret, sprites.SlotBox)
			c.Text("przytrzymaj", secret, sprites.ButtonText)
		},
	})
	for i, c := range next(&r, 40).Columns(3, 8) {
		switch i {
		case 0:
			b.Button(ui.Button{ID: "ask", Rect: c, Text: "Pytanie", OnClick: func() { g.Ask = true }})
		case 1:
			b.Button(ui.Button{ID: "note", Rect: c, Text: "Notatka", OnClick: func() { g.Host.Toast(ui.Toast{Text: "Zapisano grę."}) }})
		case 2:
			b.Menu(ui.Menu{Button: ui.Button{ID: "menu", Rect: c, Text: "Menu"}, Items: options(3), OnPick: func(id string) { g.Clicks["menu:"+id]++ }})
		}
	}
	b.Link("link", next(&r, 24), "Zasady gry", sprites.Body, g.click("link"))
	b.Paragraph(r, "Jedno zdanie wyjaśnienia, które się łamie, bo jest dłuższe niż miejsce.", sprites.Small.Aligned(sprites.Start, sprites.Start))
}

func (g *Gallery) field(b *ui.Builder, id string, r layout.Rect, open bool) {
	b.Add(ui.Node{
		ID: id, Role: "field", Label: id, Rect: r, State: map[string]any{"token": g.Field == id},
		OnClick: g.click(id),
		Drop: &ui.Drop{
			Accepts: func(payload any) (bool, *ui.Refusal) {
				if _, ok := payload.(Token); !ok || g.Field == id {
					return false, nil
				}
				if !open {
					return false, &ui.Refusal{Text: "Tu nie wolno kłaść żetonu.", Rule: "XX-7"}
				}
				return true, nil
			},
			OnBanned: func(on bool) { g.Banned = map[bool]string{true: id, false: ""}[on] },
			OnDrop:   func(any) { g.Field = id },
		},
		Draw: func(c *sprites.Canvas, s ui.State) {
			c.Panel(r, sprites.PanelStyle{Fill: sprites.Forest, Radius: 8})
			if s.DropOK {
				c.Panel(r, sprites.TargetBox)
			}
			if s.DropOver || s.Hover {
				c.Panel(r, sprites.ChosenBox.Filled(sprites.WithAlpha(sprites.Amber, 0.2)))
			}
		},
	})
	if g.Field != id {
		return
	}
	side := r.FitAspect(1).Inset(18)
	b.Add(ui.Node{
		ID: "token", Role: "token", Label: "Żeton", Rect: side, Tip: tip("Żeton"),
		Drag: &ui.Drag{Payload: Token{}, Ghost: g.drawGhost},
		Draw: func(c *sprites.Canvas, s ui.State) {
			if !s.Dragging {
				drawToken(c, side)
			}
		},
	})
}

func (g *Gallery) drawGhost(c *sprites.Canvas, r layout.Rect) {
	g.Ghosts = append(g.Ghosts, r)
	drawToken(c, r)
}

func drawToken(c *sprites.Canvas, r layout.Rect) {
	c.Panel(r, sprites.PanelStyle{Fill: sprites.Red, Border: sprites.Ink, Width: 3, Radius: 99, Shadow: 5})
}

// hexes are two fields whose boxes overlap and whose shapes do not.
func (g *Gallery) hexes(b *ui.Builder, r layout.Rect) {
	for i, id := range []string{"hex:a", "hex:b"} {
		box := layout.R(r.X+float64(i)*60, r.Y, 80, 80)
		mid := box.Center()
		b.Add(ui.Node{
			ID: id, Role: "field", Label: id, Rect: box, OnClick: g.click(id),
			Hit:     func(p layout.Point) bool { return p.Dist(mid) < 38 },
			OnHover: func(on bool) { g.Hovered = map[bool]string{true: id, false: ""}[on] },
			Draw: func(c *sprites.Canvas, s ui.State) {
				st := sprites.PanelStyle{Border: sprites.LineColour, Width: 2, Radius: 99}
				if s.Hover {
					st.Border = sprites.Amber
				}
				c.Panel(box, st)
			},
		})
	}
}

func (g *Gallery) dialog(b *ui.Builder) {
	b.Dialog(ui.Dialog{
		ID: "sure", Title: "Zakończyć turę?", Body: "Został jeszcze jeden ruch żołnierza. Po zakończeniu tury nie da się go wykonać.",
		OnCancel: func() { g.Ask = false },
		Buttons: []ui.Button{
			{ID: "no", Text: "Wróć", OnClick: func() { g.Ask = false }},
			{ID: "yes", Text: "Zakończ turę", Kind: ui.Primary, OnClick: func() { g.Ask = false; g.Clicks["yes"]++ }},
		},
	})
}
