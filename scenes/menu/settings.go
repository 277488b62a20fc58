package menu

import (
	"math"
	"strings"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// Settings is the scene of what is chosen once for all games. Every change
// applies at once.
type Settings struct {
	h *house.House
	// scale is the size that the slider shows while it is being dragged: the
	// interface must not change its size under the cursor.
	scale    int
	tracking bool
	// volume is that of the slider of the volume while it is being dragged: what is
	// chosen is written once.
	volume track
}

// NewSettings makes the scene.
func NewSettings(h *house.House) *Settings { return &Settings{h: h} }

// Name is "settings".
func (s *Settings) Name() string { return "settings" }

// Key goes back with Escape.
func (s *Settings) Key(g input.Gesture) bool { return goesBack(s.h, g) }

// settingRow is a line of the scene: words at the left, a control at the right,
// and a sentence below.
type settingRow struct {
	words, help string
	control     func(b *ui.Builder, r layout.Rect)
	toggle      *ui.Toggle // in place of control
	many        bool       // the control is twice as high where there is little room
}

// below reports whether the control stands below its words in a panel of a width.
func (r *settingRow) below(width float64) bool {
	return r.toggle == nil && (width < settingNarrow || r.many && width < settingWide)
}

// high is the height of the row's control below its words in a panel of a width.
func (r *settingRow) high(width float64) float64 {
	if r.many && width < settingTight {
		return 2 * control
	}
	return control
}

// settingGap is the room between two settings.
const settingGap = 22.0

// scaleStep is the step of the slider of the interface's size in per cent.
const scaleStep = 5

var settingHelp = sprites.Small.Sized(13.5).Aligned(sprites.Start, sprites.Start)

// settingNarrow is the width of a panel below which a control stands below its words.
const settingNarrow = 380.0

// settingWide is that for a control of many options.
const settingWide = 620.0

// settingTight is the width below which a control of many options has two rows.
const settingTight = 290.0

// Build lays the scene out: three panels side by side and the folder below.
func (s *Settings) Build(b *ui.Builder) {
	room := page(b, s.h, s.h.Say("frame.settings"), s.h.Host.Pop)
	columns := []struct {
		id, heading string
		rows        []settingRow
	}{
		{"screen", s.h.Say("settings.screen"), s.screenRows()},
		{"game", s.h.Say("settings.game"), s.gameRows()},
		{"sound", s.h.Say("settings.sound"), s.soundRows()},
	}
	high := 0.0
	for i, c := range columns {
		_, total := s.heights(b, c.rows, room.Column(i, len(columns), gap).W-2*panelPad)
		high = math.Max(high, total)
	}
	top, rest := room.CutTop(math.Min(high+panelHead+2*panelPad, room.H-72-gap))
	for i, c := range columns {
		s.column(b, top.Column(i, len(columns), gap), c.id, c.heading, c.rows)
	}
	_, rest = rest.CutTop(gap)
	foot, _ := rest.CutTop(72)
	s.folder(b, foot)
}

// column adds the rows of a panel, scrolled where there is little room.
func (s *Settings) column(b *ui.Builder, r layout.Rect, id, heading string, rows []settingRow) {
	inner := panel(b, r, heading)
	heights, total := s.heights(b, rows, inner.W)
	width := inner.W
	if total > inner.H {
		width -= 16 // the scroll bar
		heights, total = s.heights(b, rows, width)
	}
	b.Scroll(ui.ScrollArea{ID: "settings:" + id, Rect: inner, Content: total}, func(in layout.Rect) {
		y := in.Y
		for i, row := range rows {
			s.row(b, row, layout.R(in.X, y, width, heights[i]))
			y += heights[i]
			if i < len(rows)-1 {
				line := layout.R(in.X, y-settingGap/2, width, 1)
				b.Draw(line, func(c *sprites.Canvas, _ ui.State) { c.Fill(line, sprites.LineDark) })
			}
		}
	})
}

// heights returns the rows' heights in a panel of a width, and their sum.
func (s *Settings) heights(b *ui.Builder, rows []settingRow, width float64) ([]float64, float64) {
	total := 0.0
	heights := make([]float64, len(rows))
	for i, row := range rows {
		heights[i] = control + settingGap
		if row.below(width) {
			heights[i] += row.high(width)
		}
		if row.help != "" {
			heights[i] += b.ParagraphHeight(row.help, width-32, settingHelp) + 2
		}
		total += heights[i]
	}
	return heights, total
}

// row adds one setting.
func (s *Settings) row(b *ui.Builder, row settingRow, r layout.Rect) {
	line, rest := r.CutTop(control)
	switch {
	case row.toggle != nil:
		t := *row.toggle
		t.Rect, t.Text = line, row.words
		b.Toggle(t)
	case row.below(r.W):
		b.Label(line.InsetXY(8, 0), row.words, sprites.Body.Fitted())
		line, rest = rest.CutTop(row.high(r.W))
		row.control(b, line.InsetXY(8, 0))
	default:
		right, words := line.CutRight(math.Round(line.W * 0.56))
		_, words = words.CutRight(10)
		b.Label(words.InsetXY(8, 0), row.words, sprites.Body.Fitted())
		row.control(b, right)
	}
	if row.help != "" {
		b.Paragraph(layout.R(rest.X+8, rest.Y+2, rest.W-16, rest.H), row.help, settingHelp)
	}
}

func (s *Settings) screenRows() []settingRow {
	say, set := s.h.Say, s.h.Settings
	return []settingRow{
		{words: say("settings.language"), control: s.language},
		{words: say("settings.scale"), help: say("settings.scale.help"), control: s.scaleSlider},
		s.toggle("settings.full-screen", set.FullScreen, func(t *store.Settings, on bool) { t.FullScreen = on }),
		{words: say("settings.animation"), help: say("settings.animation.help"), control: s.animation, many: true},
		s.toggle("settings.marks", set.Marks, func(t *store.Settings, on bool) { t.Marks = on }),
	}
}

func (s *Settings) gameRows() []settingRow {
	set := s.h.Settings
	return []settingRow{
		s.confirmEnd(),
		s.toggle("settings.ask-reactions", set.AskReactions, func(t *store.Settings, on bool) { t.AskReactions = on }),
		s.toggle("settings.show-me", set.ShowMe, func(t *store.Settings, on bool) { t.ShowMe = on }),
		s.toggle("settings.recap", set.Recap, func(t *store.Settings, on bool) { t.Recap = on }),
	}
}

// confirmEnd is the switch for everybody: what each person chose gives way to it.
func (s *Settings) confirmEnd() settingRow {
	row := s.toggle("settings.confirm-end", s.h.Settings.ConfirmEnd, nil)
	row.toggle.OnChange = s.h.ConfirmEnds
	return row
}

// track is a number that a slider shows while it is being dragged.
type track struct {
	on    bool
	value int
}

func (s *Settings) soundRows() []settingRow {
	set := s.h.Settings
	return []settingRow{
		s.toggle("settings.sounds", set.Sounds, func(t *store.Settings, on bool) { t.Sounds = on }),
		{words: s.h.Say("settings.volume"), control: s.volumeSlider},
		s.toggle("settings.frame-sounds", set.FrameSounds, func(t *store.Settings, on bool) { t.FrameSounds = on }),
		s.toggle("settings.game-sounds", set.GameSounds, func(t *store.Settings, on bool) { t.GameSounds = on }),
		s.toggle("settings.quiet-behind", set.QuietBehind, func(t *store.Settings, on bool) { t.QuietBehind = on }),
	}
}

// volumeStep is the step of the slider of the volume in per cent.
const volumeStep = 5

// volumeSlider adds the volume. It is written when the knob is let go, and then it is
// heard how loud that is.
func (s *Settings) volumeSlider(b *ui.Builder, r layout.Rect) {
	value := s.h.Settings.Volume
	if s.volume.on {
		value = s.volume.value
	}
	change := func(v int) {
		s.h.Change(func(t *store.Settings) { t.Volume = v })
		b.Root().Sound(ui.SoundDrop)
	}
	n := b.Slider(ui.Number{
		ID: "setting:volume", Rect: r, Label: s.h.Say("settings.volume"), Max: 100, Step: volumeStep, Value: value,
		Show: func(v int) string { return s.h.Say("settings.percent", rules.Number("n", v)) },
		OnChange: func(v int) {
			if s.volume.on {
				s.volume.value = v
				return
			}
			change(v)
		},
	})
	follow := n.OnTrack
	n.OnTrack = func(t ui.Track) {
		if t.Phase == ui.TrackDown {
			s.volume = track{true, s.h.Settings.Volume}
		}
		follow(t)
		if t.Phase == ui.TrackUp {
			s.volume.on = false
			if s.volume.value != s.h.Settings.Volume {
				change(s.volume.value)
			}
		}
	}
}

// toggle is a row with a switch; key is that of its words.
func (s *Settings) toggle(key string, on bool, put func(t *store.Settings, on bool)) settingRow {
	return settingRow{
		words: s.h.Say(key), help: s.h.Say(key + ".help"),
		toggle: &ui.Toggle{ID: "setting:" + strings.TrimPrefix(key, "settings."), On: on, OnChange: func(on bool) {
			s.h.Change(func(t *store.Settings) { put(t, on) })
		}},
	}
}

// languages are those of the program, each in its own words.
func languages(h *house.House) (list []ui.Option) {
	for _, l := range assets.Languages() {
		list = append(list, ui.Option{ID: l, Text: h.Texts.Say(l, "settings.language.own", nil)})
	}
	return list
}

// language adds the choice of the language.
func (s *Settings) language(b *ui.Builder, r layout.Rect) {
	b.Segmented(ui.Choice{
		ID: "setting:language", Rect: r, Options: languages(s.h), Value: s.h.Settings.Language, Label: s.h.Say("settings.language"),
		OnChange: func(id string) { s.h.Change(func(t *store.Settings) { t.Language = id }) },
	})
}

// animation adds the choice of how changes are shown.
func (s *Settings) animation(b *ui.Builder, r layout.Rect) {
	var list []ui.Option
	for _, a := range store.Animations() {
		list = append(list, ui.Option{ID: string(a), Text: s.h.Say("settings.animation." + string(a))})
	}
	rows := int(math.Round(r.H / control))
	b.Segmented(ui.Choice{
		ID: "setting:animation", Rect: r, Rows: rows, Options: list, Value: string(s.h.Settings.Animation), Label: s.h.Say("settings.animation"),
		OnChange: func(id string) { s.h.Change(func(t *store.Settings) { t.Animation = store.Animation(id) }) },
	})
}

// scaleSlider adds the size of the interface. While the knob is dragged only
// the number changes; the size follows when it is let go.
func (s *Settings) scaleSlider(b *ui.Builder, r layout.Rect) {
	value := s.h.Settings.Scale
	if s.tracking {
		value = s.scale
	}
	n := b.Slider(ui.Number{
		ID: "setting:scale", Rect: r, Label: s.h.Say("settings.scale"),
		Min: store.MinScale, Max: store.MaxScale, Step: scaleStep, Value: value,
		Show: func(v int) string { return s.h.Say("settings.percent", rules.Number("n", v)) },
		OnChange: func(v int) {
			if s.tracking {
				s.scale = v
				return
			}
			s.h.Change(func(t *store.Settings) { t.Scale = v })
		},
	})
	follow := n.OnTrack
	n.OnTrack = func(t ui.Track) {
		if t.Phase == ui.TrackDown {
			s.tracking, s.scale = true, s.h.Settings.Scale
		}
		follow(t)
		if t.Phase == ui.TrackUp {
			s.tracking = false
			if s.scale != s.h.Settings.Scale {
				s.h.Change(func(set *store.Settings) { set.Scale = s.scale })
			}
		}
	}
}

// folder shows where saves and settings lie, and the way to the rest of what is told
// of the program.
func (s *Settings) folder(b *ui.Builder, r layout.Rect) {
	b.Panel(r, panelQuiet)
	in := r.InsetXY(18, 12)
	buttons := []ui.Button{
		{ID: "keys", Text: s.h.Say("keys.title"), Icon: "icon/keys", OnClick: func() { s.h.Navigation.Keys("") }},
		{ID: "about", Text: s.h.Say("info.title"), OnClick: s.h.Navigation.About},
		{ID: "reveal", Text: s.h.Say("files.menu.folder"), Icon: "icon/load", OnClick: func() { s.h.Navigation.Reveal(s.h.Files.Places().Data) }},
	}
	for _, u := range buttons {
		u.Rect, in = in.CutRight(b.ButtonWidth(u))
		_, in = in.CutRight(gap)
		b.Button(u)
	}
	top, bottom := in.CutTop(in.H / 2)
	b.Label(top, s.h.Say("settings.folder"), sprites.Small.Sized(14))
	b.Info("folder", bottom, elideMiddle(b, s.h.Files.Places().Data, bottom.W, sprites.Body), sprites.Body)
}

// elideMiddle leaves out the middle of a path that is too long: its beginning
// and its end tell most.
func elideMiddle(b *ui.Builder, path string, width float64, st sprites.TextStyle) string {
	letters := []rune(path)
	for cut := 0; cut < len(letters)-8; cut++ {
		text := path
		if cut > 0 {
			keep := len(letters) - cut
			text = string(letters[:keep/3]) + "…" + string(letters[len(letters)-(keep-keep/3):])
		}
		if b.TextWidth(text, st) <= width {
			return text
		}
	}
	return path
}
