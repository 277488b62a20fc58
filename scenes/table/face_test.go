package table_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/curve"
	"schron/rules/search"
	"schron/scenes/byhand"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
	"schron/sprites"
)

// face is the toy's part of the table. It has a field to click, a token to drag to a tray,
// the viewer's secret in words, prompt and log.
type face struct {
	table.Base
	t       *table.Table
	fields  [2]layout.Rect
	changed int
	held    bool
	keys    []string
	taken   int           // keys it used
	deaf    func() bool   // it uses no key
	still   bool          // nothing moves
	also    string        // follows the players' names
	slow    float64       // how many times the usual length the token takes
	parts   []float64     // of its time, as it was told
	pause   float64       // the part of its time after which the token waits
	shown   string        // the phase that the second half of a motion shows
	boxes   []layout.Rect // where the slow token was, by parts
	lands   float64       // the part after which the slow token has landed
	besides bool          // something else has a course of its own
	places  []layout.Rect // where the token was drawn on its way
	calm    bool          // the slow token has a short form of its own
	calms   []float64     // of its time, as that was told

	low      bool           // the log has little room
	roles    []string       // of the seats
	question table.Question // asked beside the field
	urges    rules.Move     // is the main choice
	bars     *ui.Refusal    // why the field cannot be dragged, nil if it can
	answer   rules.Move     // to an order, none if empty
}

func (f *face) Changed() { f.changed, f.held = f.changed+1, false }

func (f *face) Paths(rules.Move) []byhand.Path { return nil }

// Answer is what the test says.
func (f *face) Answer() (rules.Move, bool) { return f.answer, f.answer != rules.Move{} }

func (f *face) Key(g input.Gesture) bool {
	f.keys = append(f.keys, g.Key.String())
	if g.Key == input.KeyEscape && f.held {
		f.held = false
		return true
	}
	if f.deaf != nil && f.deaf() || !g.IsKey(input.KeyR, 0) {
		return false
	}
	f.taken++
	return true
}

func (f *face) Build(b *ui.Builder, area layout.Rect) {
	in := area.Inset(14)
	right, board := in.CutRight(max(300, in.W*0.3))
	_, board = board.CutRight(14)
	ask, log := right.CutBottom(f.t.AskHeight(b, right.W))
	_, log = log.CutBottom(10)
	if f.low {
		log, _ = log.CutBottom(150)
	}
	f.t.Log(b, log)
	if f.urges.Verb != 0 {
		f.t.SetPrimary(func(m rules.Move) bool { return m == f.urges })
	}
	f.t.Ask(b, ask)

	v := f.t.View().(toy.View)
	if v.Seat != rules.NoSeat {
		b.Info("secret", board.Row(0, 8, 8), fmt.Sprintf("secret %d of seat %d", v.Secret[v.Seat], v.Seat), sprites.Body)
	}
	f.fields = [2]layout.Rect{board.Row(2, 4, 8), board.Row(3, 4, 8)}
	b.Add(ui.Node{
		ID: "field", Role: "field", Rect: f.fields[0], OnClick: func() { f.t.Play(toy.Give(1)) },
		Drag: &ui.Drag{Payload: toy.Hide(2), Ghost: draw, Barred: func() *ui.Refusal { return f.bars }},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(f.fields[0], sprites.WellBox)
			if !f.t.Hidden("token") {
				draw(c, f.fields[0].Inset(20))
			}
		},
	})
	b.Add(ui.Node{
		ID: "tray", Role: "field", Rect: f.fields[1], OnClick: func() { f.t.Play(toy.Shout) },
		Drop: &ui.Drop{
			Accepts: func(m any) (bool, *ui.Refusal) {
				why := f.t.Hindrance(m.(rules.Move))
				return why == nil, why
			},
			OnDrop: func(m any) { f.t.Play(m.(rules.Move)) },
		},
	})
	f.question.Build(b, f.t, func(size layout.Size) layout.Rect {
		return layout.Beside(f.fields[0], size, 7, b.Area, []layout.Thing{{Box: f.fields[0], Weight: 1}})
	})
}

func draw(c *sprites.Canvas, r layout.Rect) {
	c.Panel(r, sprites.PanelStyle{Fill: sprites.Red, Radius: 9})
}

// Motions moves the token whenever something was played.
func (f *face) Motions(before, after rules.View) []motion.Motion {
	if f.still || before.(toy.View).At == after.(toy.View).At {
		return nil
	}
	token := motion.Motion{Piece: "token", From: f.fields[0], To: f.fields[1], Arc: 30, Pause: f.pause, Draw: func(c *sprites.Canvas, r layout.Rect) {
		f.places = append(f.places, r)
		draw(c, r)
	}}
	if f.slow > 0 {
		token.Lands = f.lands
		token.Time, token.Play = f.slow, func(c *sprites.Canvas, r layout.Rect, x float64) {
			f.parts, f.boxes = append(f.parts, x), append(f.boxes, r)
			draw(c, r)
		}
	}
	if f.calm {
		token.Still = func(c *sprites.Canvas, r layout.Rect, x float64) {
			f.calms, f.boxes = append(f.calms, x), append(f.boxes, r)
			draw(c, r)
		}
	}
	if f.besides {
		return []motion.Motion{token, {Piece: "other", From: f.fields[0], To: f.fields[0], Play: func(*sprites.Canvas, layout.Rect, float64) {}}}
	}
	return []motion.Motion{
		token,
		{Piece: "ghost", From: f.fields[0], To: f.fields[0], Fade: motion.Appear, Draw: func(c *sprites.Canvas, r layout.Rect) {
			draw(c, r)
			if f.slow > 0 {
				c.Text("appears", r, sprites.Body)
			}
		}},
	}
}

// Course is what the test says in the second half.
func (f *face) Course(_, _ rules.View) []motion.Stretch {
	if f.shown == "" {
		return nil
	}
	return []motion.Stretch{{Until: 0.5}, {Until: 1, Phase: f.shown}, motion.Caption("", "and then")}
}

// SeatName adds what the test says.
func (f *face) SeatName(_ int, player string) string { return player + f.also }

// RoleOf is what the test says.
func (f *face) RoleOf(seat int) string {
	if seat >= len(f.roles) {
		return ""
	}
	return f.roles[seat]
}

// ender is a face with something of its own in the result.
type ender struct{ *face }

func (ender) ResultHeight(float64) float64 { return 60 }

func (ender) BuildResult(b *ui.Builder, r layout.Rect) {
	b.Info("result:own", r, "who held what", sprites.Body)
}

// world is a table of the toy in a window, with notes of what it asked for.
type world struct {
	*scenetest.Driver
	tb    *table.Table
	face  *face
	house *house.House
	went  []string
	kept  int
	saved []string
	// broken counts bots that had to be replaced.
	broken int
	fail   error // of keeping and saving
}

// lines says how a world begins.
type lines struct {
	game     toy.Game
	players  []rules.Player
	replay   bool
	moves    []rules.Move // played before
	tall     bool
	low      bool // the log has little room
	roles    []string
	w, h     float64
	lang     string
	set      func(s *store.Settings)
	bots     func(id string) (rules.Bot, error)
	beside   bool // bots are not waited for
	still    bool // the table is only drawn
	leave    func()
	judge    curve.Judge // of the chances, nil for no curve
	adviser  func(p *rules.Position) search.Advice
	noHints  bool // the players do without
	regret   func(p *rules.Position, m rules.Move) search.Regret
	guide    bool // the face knows where moves are played
	atlas    bool // it has fields that texts name
	fallback func(g rules.Game, bot string) string
}

// texts are read once.
var texts *assets.Texts

func open(t testing.TB, l lines) *world {
	t.Helper()
	if texts == nil {
		all, err := assets.LoadTexts()
		if err != nil {
			t.Fatal(err)
		}
		texts = all
	}
	if l.w == 0 {
		l.w, l.h = 1280, 800
	}
	if l.lang == "" {
		l.lang = assets.English
	}
	w := &world{}
	h := &house.House{Texts: texts, Settings: store.DefaultSettings(l.lang)}
	h.Settings.Animation = store.AnimationOff
	if l.set != nil {
		l.set(&h.Settings)
	}
	h.SetLanguage(l.lang)
	h.Navigation = w.ways()
	w.house = h
	m := toy.Match(t, l.game, l.players)
	toy.Play(t, m, l.moves...)
	m.AllowHints(!l.noHints)
	make := func(tb *table.Table) table.Face {
		w.face = &face{t: tb, low: l.low, roles: l.roles}
		switch {
		case l.tall:
			return ender{w.face}
		case l.guide:
			return guide{w.face}
		case l.atlas:
			return atlas{w.face}
		}
		return w.face
	}
	opt := table.Options{
		Bot: toy.Bots, Replay: l.replay, Leave: l.leave, ThinkInBackground: l.beside, Still: l.still,
		Adviser: l.adviser, Fallback: l.fallback, Regret: l.regret, Explain: l.regret != nil,
	}
	opt.Broken = func(error) { w.broken++ }
	if l.judge != nil {
		opt.Judge = func(rules.Game) (curve.Judge, bool) { return l.judge, true }
	}
	if l.bots != nil {
		opt.Bot = l.bots
	}
	opt.Abandon = func() error { w.went = append(w.went, "abandon"); return w.fail }
	opt.Keep = func(*rules.Match) error { w.kept++; return w.fail }
	opt.SaveAs = func(_ *rules.Match, title string) error { w.saved = append(w.saved, title); return w.fail }
	opt.Copy = func(m *rules.Match, name string) { w.went = append(w.went, "copy "+name) }
	w.Driver = scenetest.NewIn(t, &ui.Env{Instant: true}, l.w, l.h, func(host ui.Host) {
		h.Host = host
		w.tb = table.New(h, m, table.Game{Make: make}, opt)
		host.Push(w.tb)
	})
	return w
}

// ways note where they lead.
func (w *world) ways() house.Navigation {
	went := func(to string) func() { return func() { w.went = append(w.went, to) } }
	return house.Navigation{
		Shelf:    went("shelf"),
		Settings: went("settings"),
		Again:    func(m *rules.Match) { w.went = append(w.went, "again "+m.Players()[0].Name) },
		Rules:    func(game, rule string) { w.went = append(w.went, "rules "+game+rule) },
		Replay:   func(house.Match) { w.went = append(w.went, "replay") },
		Picture:  func(name string) { w.went = append(w.went, "picture "+name) },
		Film: func(_ *rules.Match, seat int, name string) {
			w.went = append(w.went, fmt.Sprint("film of ", seat, " ", name))
		},
	}
}

// act plays a move through the table, as soon as it takes one, and shows it.
func (w *world) act(t testing.TB, moves ...rules.Move) {
	t.Helper()
	for _, m := range moves {
		w.await()
		if !w.tb.Play(m) {
			t.Fatalf("%v is refused: %v", m, w.tb.Check(m))
		}
		w.settle()
	}
}

// await lets ticks pass until who acts is taken to have the screen.
func (w *world) await() {
	for n := 0; n < 60 && w.tb.Early(); n++ {
		w.Ticks(1)
	}
}

// settle lets everything that moves by itself come to rest.
func (w *world) settle() {
	w.Stack.InvalidateAll()
	w.Ticks(2)
}

// label is what a node is called.
func (w *world) label(id string) string { return w.Find(id).Label }

func turn(seat, n int) toy.Ask { return toy.Ask{Seat: seat, Turn: n} }

// two is a game of people who take turns in public.
func two(turns int) toy.Game {
	g := toy.Game{Turns: turns}
	for n := range turns {
		g.Asks = append(g.Asks, turn(0, n+1), turn(1, n+1))
	}
	return g
}

func normal(s *store.Settings) { s.Animation = store.AnimationNormal }

var errFull = errors.New("the disk is full")

// pass goes on n times.
func pass(n int) []rules.Move { return slices.Repeat([]rules.Move{toy.Pass}, n) }

// art is read once.
var art *sprites.Store

func pictureStore(t testing.TB) *sprites.Store {
	t.Helper()
	if art == nil {
		s, err := sprites.NewStore(assets.Art())
		if err != nil {
			t.Fatal(err)
		}
		s.Sync = true
		art = s
	}
	return art
}
