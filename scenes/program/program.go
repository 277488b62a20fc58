// Package program puts everything together. It puts settings, saves, words, art and
// games into a house, scenes into ways, and all of it into the window. It is the only
// package that knows every scene.
package program

import (
	"errors"
	"image"
	"io"
	"os"
	"slices"
	"time"

	"schron/assets"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes"
	"schron/scenes/desktop"
	"schron/scenes/disk"
	"schron/scenes/graphics"
	"schron/scenes/house"
	"schron/scenes/icon"
	"schron/scenes/instance"
	"schron/scenes/start"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sound"
	"schron/sprites"
)

// Parts are what the command line starts.
func Parts() start.Parts {
	return start.Parts{Scenes: sceneNames(), Window: open, Demo: demo, Boxes: printable, Print: printFiles}
}

// program is a running program. It belongs to the game's goroutine.
type program struct {
	house  *house.House
	window start.Window
	tables map[string]table.Game // by the game's id
	app    *scenes.App           // nil while pictures of single scenes are drawn
	table  *table.Table          // the match that is being played; nil without one
	slot   *store.Slot           // where it saves itself; nil without one
	fell   fall                  // where the last crash was
	kept   bool                  // the last change of the match was saved
	asking asking                // a dialog of the system that is open beside the window
	shows  revealing             // what the file manager was asked to show
	// folders are where files of an ending were found last.
	folders map[string]string
	// drawing is read while the program is made; nil where nobody began to.
	drawing <-chan drawing
	// reading gets what shows a file that is read beside the window; nil where none is.
	reading <-chan func()
	// wish gets whether the system's user wishes for less movement; nil where it is not
	// asked.
	wish <-chan bool
	// picture takes a picture of the next frames; nil where there is no window.
	picture func(done func(*image.RGBA))
	// next is done at the end of the tick.
	next []func()
	// crashed is the report of the last crash, empty without one.
	crashed string
	steady  bool // bots are waited for, so that pictures come out the same
	// early is told once there is a window: what was wrong with the settings, or
	// with the record of -load.
	early []error
}

// newProgram reads texts and settings; what the command line says goes before.
func newProgram(w start.Window) (*program, error) {
	texts, err := assets.LoadTexts()
	if err != nil {
		return nil, err
	}
	p := &program{window: w, tables: Tables(), house: &house.House{
		Texts: texts, Version: start.Version(),
		Files: store.Open(store.Home(w.Data), registry.Game, time.Now),
	}}
	h := p.house
	h.Desktop = &desktop.Own{}
	h.Games = p.playable(registry.Games())
	h.Boxes = boxes(p.tables)
	if h.Settings, err = h.Files.Settings(store.SystemLanguage()); err != nil {
		p.early = append(p.early, err)
	}
	if err := h.ReadBook(); err != nil {
		p.early = append(p.early, err)
	}
	if w.Lang != "" {
		h.Settings.Language = w.Lang
	}
	if w.Scale != 0 {
		h.Settings.Scale = int(w.Scale*100 + 0.5)
	}
	if w.Width != 0 {
		h.Settings.Width, h.Settings.Height = w.Width, w.Height
	}
	h.SetLanguage(h.Settings.Language)
	h.OnSettings = p.settingsChanged
	h.Navigation = p.ways()
	h.System = p.system()
	return p, nil
}

// viewer is the variable with the address of a test that shows the window and plays in
// it (scenes.Options.Viewer).
const viewer = "SCHRON_VIEWER"

// playable leaves out games that have no table yet.
func (p *program) playable(games []rules.Game) []rules.Game {
	return slices.DeleteFunc(games, func(g rules.Game) bool { return p.tables[g.ID()].Make == nil })
}

// drawing is what everything is drawn with.
type drawing struct {
	art   *sprites.Store
	fonts *sprites.Fonts
	err   error
}

// readDrawing reads pictures and fonts on a goroutine: the window waits for them, and
// for the texts, which are read meanwhile.
func readDrawing() <-chan drawing {
	got := make(chan drawing, 1)
	go func() {
		var d drawing
		if d.art, d.err = sprites.NewStore(assets.Art()); d.err == nil {
			d.fonts, d.err = sprites.NewFonts()
		}
		got <- d
	}()
	return got
}

// options are what the window and single pictures are opened with.
func (p *program) options() (scenes.Options, error) {
	d := p.drawing
	if d == nil {
		d = readDrawing()
	}
	got := <-d
	if got.err != nil {
		return scenes.Options{}, got.err
	}
	art, fonts := got.art, got.fonts
	p.house.Aspect = art.Aspect
	s := p.house.Settings
	return scenes.Options{
		Title: "Schron", Icons: windowIcons(),
		Width: s.Width, Height: s.Height, Scale: float64(s.Scale) / 100, FullScreen: s.FullScreen,
		Store: art, Fonts: fonts, UITree: p.window.UITree,
		Env: ui.Env{
			OnRule: p.openRule, Clipboard: p.house.Desktop, Instant: s.Animation == store.AnimationOff, Calm: s.Animation == store.AnimationReduced,
			Bound:   p.house.Bound,
			OnSound: func(s ui.Sound) { p.house.Sounds.Do(string(s)) },
			Unknown: p.unknownLetters,
		},
		OnMute:       p.house.Mute,
		OnClose:      p.close,
		OnFullScreen: p.fullScreenChanged,
		OnFiles:      p.openFiles,
		Crash:        p.crash,
	}, nil
}

// unknownLetters is the sentence that refuses letters that no font has.
func (p *program) unknownLetters() string { return p.house.Say("frame.letters-unknown") }

// windowIcons are the sizes of the icon that systems ask for. A program without
// an icon is still a program, so one that cannot be drawn is left out.
func windowIcons() []image.Image {
	var out []image.Image
	for _, n := range []int{16, 32, 48, 64} {
		if img, err := icon.Draw(n); err == nil {
			out = append(out, img)
		}
	}
	return out
}

// open opens the window, or draws one scene where a picture was asked for.
func open(w start.Window) error {
	if w.Shot != "" {
		return shoot(w)
	}
	drawing := readDrawing()
	p, err := newProgram(w)
	if err != nil {
		return err
	}
	p.drawing = drawing
	if w.RecordInput == "" && w.ReplayInput == "" { // else the same input might meet something else
		p.house.Desktop = desktop.System()
	}
	p.askWish()
	note, err := p.starting()
	if err != nil {
		return err
	}
	defer note.Shown()
	o, err := p.options()
	if err != nil {
		return err
	}
	p.placed(&o)
	o.Viewer = os.Getenv(viewer)
	o.OnShown = note.Shown
	o.Start = func(a *scenes.App) {
		p.app, p.house.Host = a, a
		p.picture = func(done func(*image.RGBA)) { a.CaptureLarger(pictureTimes, done) }
		p.begin()
	}
	o.OnTick = func(*scenes.App) { p.tick() }
	o.Offers = &scenes.Offers{}
	door, handed := p.enter(o.Offers)
	if handed {
		return nil
	}
	defer door.Close()
	desktop.Documents(o.Offers.Add)
	if p.window.ReplayInput == "" && o.Viewer == "" { // tests hear nothing
		p.listen(&o, sound.NewSpeaker(assets.Sound))
	}
	files, err := p.input(&o)
	if err != nil {
		return err
	}
	err = scenes.Run(o)
	door.Close() // another window of this start must not find it
	for _, f := range files {
		err = errors.Join(err, f.Close())
	}
	var failed *scenes.NoWindowError
	if errors.As(err, &failed) {
		return p.withoutWindow(note, failed)
	}
	return err
}

// enter takes the place of the window that is handed files, or hands the one of the
// command line to that. Played input knows no other windows, and what is recorded or
// watched is this one.
func (p *program) enter(offers *scenes.Offers) (door *instance.Door, handed bool) {
	w := p.window
	if w.ReplayInput != "" {
		return nil, false
	}
	file := w.Open
	if w.RecordInput != "" || w.UITree != "" {
		file = ""
	}
	return instance.Enter(p.house.Files.Places().Data, file, offers.Add)
}

// input opens the files that input is recorded to and taken from.
func (p *program) input(o *scenes.Options) ([]io.Closer, error) {
	var files []io.Closer
	if p.window.RecordInput != "" {
		file, err := disk.Target(p.window.RecordInput)
		if err != nil {
			return nil, err
		}
		f, err := os.Create(file)
		if err != nil {
			return nil, err
		}
		o.Record, files = f, append(files, f)
	}
	if p.window.ReplayInput != "" {
		f, err := disk.Open(p.window.ReplayInput, disk.Recording)
		if err != nil {
			return nil, err
		}
		o.Replay, files = f, append(files, f)
	}
	return files, nil
}

// begin shows the first scene.
func (p *program) begin() {
	p.show(p.house.Host)
	for _, err := range p.early {
		p.tell(err)
	}
	if graphics.Way() > 0 {
		p.house.Host.Toast(ui.Toast{Text: p.house.Say("graphics.other"), Lasting: true})
	}
	if p.window.Open != "" {
		p.openFile(p.window.Open)
	}
}

// tell shows an error as a message.
func (p *program) tell(err error) {
	var kept *store.Problem
	if p.app != nil && errors.As(err, &kept) {
		p.app.Note("told %s", kept.Text.Key)
	}
	p.house.Host.Toast(ui.Toast{Text: p.house.Speaker().Error(err), Refused: true, Lasting: true})
}

// settingsChanged puts changed settings into force and keeps them.
func (p *program) settingsChanged(before, now store.Settings) {
	if err := p.house.KeepSettings(before, now); err != nil {
		p.tell(err)
	}
	if p.app == nil {
		return
	}
	p.app.SetInstant(now.Animation == store.AnimationOff)
	p.app.SetCalm(now.Animation == store.AnimationReduced)
	if now.Scale != before.Scale {
		p.app.SetScale(float64(now.Scale) / 100)
	}
	if now.FullScreen != p.app.FullScreen() {
		p.app.SetFullScreen(now.FullScreen)
	}
}

// fullScreenChanged keeps what F11 did.
func (p *program) fullScreenChanged(on bool) {
	if on != p.house.Settings.FullScreen {
		p.house.Change(func(s *store.Settings) { s.FullScreen = on })
	}
}

// close frees the match for other windows. The match itself was saved after its last
// move.
func (p *program) close() {
	p.leaveTable()
	p.asking.stop()
	p.house.Finish()
}

// placeChanged keeps where the window stands, so that it is found there again.
func (p *program) placeChanged(at scenes.Place) {
	h := p.house
	if !store.WindowFits(at.Width, at.Height, at.X, at.Y) {
		return
	}
	before := h.Settings
	s := &h.Settings
	s.Placed, s.Screen, s.Left, s.Top, s.Maximised = true, at.Screen, at.X, at.Y, at.Maximised
	s.Width, s.Height = at.Width, at.Height
	// The window may be closing: then there is nobody left to tell that this failed.
	_ = h.KeepSettings(before, h.Settings)
}

// placed puts the place of the window into its options. That is the place of the
// command line, else the last one, else one that suits the monitor. Recorded input has
// a window of its own.
func (p *program) placed(o *scenes.Options) {
	s := p.house.Settings
	switch {
	case p.window.Width != 0:
		o.Width, o.Height = p.window.Width, p.window.Height
		return
	case p.window.ReplayInput != "":
		o.Width, o.Height = 0, 0
		return
	case s.Placed:
		o.Place = &scenes.Place{Screen: s.Screen, X: s.Left, Y: s.Top, Width: s.Width, Height: s.Height, Maximised: s.Maximised}
	case !s.SizeChosen():
		o.Width, o.Height = 0, 0
	}
	o.OnPlace = p.placeChanged
}
