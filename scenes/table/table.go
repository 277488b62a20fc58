package table

import (
	"slices"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/curve"
	"schron/rules/search"
	"schron/scenes/house"
	"schron/scenes/keys"
	"schron/scenes/session"
	"schron/scenes/table/ask"
	"schron/scenes/table/bar"
	"schron/scenes/table/bots"
	"schron/scenes/table/chances"
	"schron/scenes/table/concede"
	"schron/scenes/table/desk"
	"schron/scenes/table/lamp"
	"schron/scenes/table/log"
	"schron/scenes/table/menu"
	"schron/scenes/table/motion"
	"schron/scenes/table/replay"
	"schron/scenes/table/result"
	"schron/scenes/table/sheet"
	"schron/scenes/table/teach"
	"schron/scenes/table/turn"
	"schron/scenes/ui"
)

// Table is the scene of a match being played or replayed.
type Table struct {
	*desk.Desk
	*ask.Asker

	face Face

	motion  showing
	turn    *turn.Turn
	menu    *menu.Menu
	asks    asks
	log     *log.Log
	past    *replay.Replay
	bots    *bots.Bots
	sheet   *sheet.Sheet
	chances *chances.Chances
	parts   []desk.Part // from the lowest to what lies on top
	result  *result.Result
	teach   *teach.Teacher
	seen    seen
}

// Options say how a match comes to the table.
type Options struct {
	// Keep saves the match after every change.
	Keep func(*rules.Match) error
	// SaveAs keeps a copy of the match under a name that the player gave.
	SaveAs func(m *rules.Match, title string) error
	// Copy asks for a file and keeps a copy of the match there, as it is now; name is
	// proposed.
	Copy func(m *rules.Match, name string)
	// Bot finds a bot by its id.
	Bot func(id string) (rules.Bot, error)
	// Adviser tells what a strong player would do, for hints; nil gives none.
	Adviser func(p *rules.Position) search.Advice
	// Regret tells what a move gave away, to people who want to be told; nil tells none.
	Regret func(p *rules.Position, m rules.Move) search.Regret
	// Fallback names the bot that plays in the place of one that cannot decide, see
	// session.Options.
	Fallback func(g rules.Game, bot string) string
	// ThinkInBackground lets bots think beside the window: it goes on meanwhile, and what one
	// decides is played at the first tick that has it. Otherwise a bot is waited
	// for after its breath, so that recorded input always meets the same moments.
	ThinkInBackground bool
	// Broken is told why a bot had to be replaced, to keep a report. May be nil.
	Broken func(error)
	// Replay shows the match from its start; nothing can be played.
	Replay bool
	// Judge finds what judges positions of a game; may be nil. The curve of chances and
	// the offer to end a hopeless game need it.
	Judge func(g rules.Game) (curve.Judge, bool)
	// Abandon puts the match aside unfinished; nil where that cannot be done.
	Abandon func() error
	// Leave ends a replay; nil leads to the shelf.
	Leave func()
	// Explain shows cards to people who meet a thing for the first time, if they want
	// them.
	Explain bool
	// Lesson is the chapter of a course that is played here; nil where none is.
	Lesson *teach.Lesson
	// Quiet shows a table at which nobody is asked for anything.
	Quiet bool
	// Film shows a table that is only drawn, move after move. Nothing can be clicked. The
	// place of the prompt says what was done.
	Film bool
	// Still shows a table that is only drawn: nothing in it waits for a time.
	Still bool
}

// New puts a match on the table.
func New(h *house.House, m *rules.Match, g Game, opt Options) *Table {
	t := &Table{}
	play := session.New(m, session.Options{
		Keep: opt.Keep, Bot: opt.Bot, Fallback: opt.Fallback, Adviser: opt.Adviser, Regret: opt.Regret, FaceDownSecrets: g.FaceDownSecrets,
		Uncovered: func() bool { return !h.Settings.Covers[m.Game().ID()] },
		Recap:     func() bool { return h.Settings.Recap },
		Watch:     opt.Replay || opt.Quiet,
	})
	t.Desk = desk.New(h, play, desk.Options{
		Replay: opt.Replay, Lesson: opt.Lesson != nil, ThinkInBackground: opt.ThinkInBackground, Still: opt.Still,
		JumpTo: func(n int) { t.past.JumpTo(n) }, Phase: t.phaseShown, Caption: t.motion.Caption, EndMotion: t.motion.End, Report: t.reportAt,
		Hold: func() ui.Hold { return t.turn.Hold() }, MenuOpen: func() bool { return t.menu.IsOpen() },
	})
	t.face = g.Make(t)
	t.SeatName, t.RoleOf = t.face.SeatName, t.face.RoleOf
	if opt.Replay {
		t.Look(0)
	}
	t.asks.byHand = -1
	leave := opt.Leave
	if leave == nil {
		leave = func() { h.Navigation.Shelf() }
	}
	light := lamp.New(t.Desk)
	t.log = log.New(t.Desk, t.face.DrawSign)
	t.sheet = sheet.New(t.Desk, t.face.SheetPicture, !opt.Quiet)
	t.chances = chances.New(t.Desk, opt.Judge)
	t.bots = bots.New(t.Desk, bots.Core{
		Wait: func() bool { return t.teach.Coach.Holds() }, Paused: t.Paused, Played: func() { t.turn.Passed() }, Broken: opt.Broken,
	})
	t.past = replay.New(t.Desk, t.chances, replay.Core{
		Show: func() { t.start() }, Moving: t.motion.On, Finish: t.finish, Leave: leave, Opened: t.openedTip,
	})
	var ending *concede.Concession
	ways := menu.Core{
		SaveAs: opt.SaveAs, Copy: opt.Copy, Abandon: opt.Abandon, LeaveReplay: leave, Bots: t.bots, Sheet: t.sheet,
		Concedable: func() bool { return ending.Possible() }, Concede: func() { ending.Ask() },
	}
	if l := opt.Lesson; l != nil {
		ways.Again, ways.Course = l.Again, l.Course
	}
	t.menu = menu.New(t.Desk, ways)
	asked := func() bool { return t.asks.shown != nil }
	t.turn = turn.New(t.Desk, turn.Core{
		Asks: asked, OpenMenu: t.menu.Open, TakeBack: func() { t.takeBack("") }, Light: light,
	})
	t.result = result.New(t.Desk, result.Options{
		Hurried: t.bots.Hurried, Frozen: t.motion.Frozen, Curve: t.chances, Height: t.face.ResultHeight, Add: t.face.BuildResult,
	})
	t.teach = teach.New(t.Desk, t.face, teach.Core{
		Explain: opt.Explain, Lesson: opt.Lesson, Broken: opt.Broken,
		Named: func(x rules.Text) []string { return t.named(x, nil) }, Outline: t.outline, InSight: t.inSight,
		ResultShown: t.ResultShown, TakeBack: t.undo,
	})
	ending = concede.New(t.Desk, concede.Core{
		Judge: opt.Judge, Menu: t.menu, Busy: func() bool { return asked() || t.teach.Regret.Said() || t.teach.Cards.Shown() },
		Gives: func() {
			t.teach.Cards.Drop()
			t.plays()
		},
		Ask: func(b *ui.Builder, title, why string, by []int, yes, no ui.Button) {
			t.teach.Ask(b, teach.Question{ID: "offer", Title: title, Lines: []string{why}, State: map[string]any{"by": by}, Yes: yes, No: no})
		},
	})
	t.Asker = ask.New(t.Desk, ask.Core{
		Film: opt.Film, Play: t.Play, Hindrance: t.Hindrance, Prompted: t.face.Prompted, Listens: t.teach.Coach.Holds,
		Paused: t.Paused, GoOn: t.motion.GoOn, Tag: t.teach.Standing.Tag, Past: t.past, Result: t.result, Bots: t.bots,
	})
	t.parts = []desk.Part{
		light,
		laid{build: t.buildFace},
		bar.New(t.Desk, bar.Core{
			Film: opt.Film, OpenMenu: t.menu.Open, Undo: t.undo, Telling: t.turn.Telling,
			Sheet: t.sheet.Button, Log: t.log.Button, Hint: t.teach.Hint.Button, Past: t.past,
		}),
		t.past,
		t.turn,
		laid{follow: t.followMotion, build: t.buildMotion},
		t.bots,
		laid{build: t.buildRings},
		t.log,
		t.teach,
		ending,
		t.sheet,
		t.menu,
		laid{build: t.buildConfirm},
		t.result,
		t.chances,
		laid{build: t.teach.Coach.BuildEnd},
	}
	return t
}

// Name is "table", "replay" where nothing can be played, or "lesson".
func (t *Table) Name() string {
	switch {
	case t.Replay:
		return "replay"
	case t.Lesson:
		return "lesson"
	}
	return "table"
}

// Build lays the table out, or the cover where somebody must take the screen.
func (t *Table) Build(b *ui.Builder) {
	t.Desk.Begin(b.Root())
	t.follow()
	b.Background()
	if t.Cover() != rules.NoSeat {
		t.turn.BuildCover(b)
		t.menu.Build(b, b.Area)
		return
	}
	t.ReadMoves()
	_, below := b.Area.CutTop(desk.BarHigh)
	for _, p := range t.parts {
		p.Build(b, below)
	}
}

// buildFace lays out the face below the bar, with the sheet beside it.
func (t *Table) buildFace(b *ui.Builder) {
	_, room := b.Area.CutTop(desk.BarHigh)
	if t.Looking() {
		_, room = room.CutBottom(replay.SliderHigh)
	}
	t.Room, t.Asked = t.sheet.Beside(b, room), layout.Rect{}
	t.SetPrimary(nil)
	t.face.Build(b, t.Room) // places the log and the prompt, which what follows reads
	t.log.Homeless(b)
	b.KeepClear(t.Asked)
}

// laid is what the table itself lays out among its parts.
type laid struct {
	desk.None
	follow func() // nil where there is nothing to do
	build  func(b *ui.Builder)
}

// Follow takes up what has changed.
func (l laid) Follow() {
	if l.follow != nil {
		l.follow()
	}
}

// Build lays it out.
func (l laid) Build(b *ui.Builder, _ layout.Rect) { l.build(b) }

// Enter is called when the table is shown, first or again.
func (t *Table) Enter() {
	t.turn.Enter()
	if !t.Still {
		t.House().Sounds.Prepare(t.Game())
	}
}

// Open hands the screen to the player it is covered for.
func (t *Table) Open() { t.turn.Open() }

// Show shows what a seat may know, as if its player had had the screen for a while.
func (t *Table) Show(seat int) { t.turn.Show(seat) }

// Early reports whether what is being done now may have been meant for the seat that
// acted before.
func (t *Table) Early() bool { return t.turn.Early() }

// Teach is what explains the game.
func (t *Table) Teach() *teach.Teacher { return t.teach }

// Sheet is the page on which a player looks things up.
func (t *Table) Sheet() *sheet.Sheet { return t.sheet }

// Count is what the result counts up.
func (t *Table) Count() *motion.Count { return t.result.Count() }

// ResultShown reports whether the result lies over the table.
func (t *Table) ResultShown() bool { return t.result.Shown() }

// Settled reports whether everything that happened has been shown and counted.
func (t *Table) Settled() bool { return !t.Showing() && !t.Count().On() }

// Chances is the curve of a game that is over.
func (t *Table) Chances() *chances.Chances { return t.chances }

// follow takes up what has changed since the last build, and tells the face when another
// position or another viewer is shown. What the acting seat may play is read after it.
func (t *Table) follow() {
	t.followRefusal()
	for _, p := range t.parts {
		p.Follow()
	}
	t.turn.FollowFocus()
	now := [3]int{t.Moment(), t.Viewer(), t.Acting()}
	if now == t.seen.shown {
		return
	}
	if now[1] != t.seen.shown[1] { // another one has the screen
		t.log.Fold()
	}
	t.seen.shown, t.asks.shown = now, nil
	t.face.Changed()
}

// Play plays a move for the acting seat and reports whether it was played. A move
// that gives something up (rules.Warner) is asked about first, and so is one that ends
// the turn of who wants that. A refusal is shown
// with its rule; a match that cannot be saved goes on, with a warning. What goes
// on, ends or answers comes too early just after the acting seat changed: see Hold.
func (t *Table) Play(m rules.Move) bool {
	if t.asksFirst(func() { t.play(m) }, m) {
		return false
	}
	return t.play(m)
}

// play plays a move without a question.
func (t *Table) play(m rules.Move) bool {
	t.plays()
	t.teach.Regret.LookBack(m)
	err := t.Session.Play(m)
	t.report(err)
	done := err == nil || session.IsSaveError(err)
	if done {
		t.log.Fold()
	}
	return done
}

// plays tells the parts that the acting seat plays.
func (t *Table) plays() {
	for _, p := range t.parts {
		p.Plays()
	}
}

// PlayAll plays moves in a row for the acting seat, as Play does one move. It returns
// how many; see Session.PlayAll for where it stops. It asks once, before the first one.
// It shows why the next one is refused.
func (t *Table) PlayAll(moves ...rules.Move) int {
	do := func() int { return t.playAll(t.teach.Coach.Fitting(moves)) } // a step may end between two of them
	if len(moves) > 0 && t.asksFirst(func() { do() }, moves...) {
		return 0
	}
	return do()
}

// playAll plays moves without a question.
func (t *Table) playAll(moves []rules.Move) int {
	t.plays()
	n, err := t.Session.PlayAll(moves...)
	if n > 0 {
		t.log.Fold()
	}
	t.report(err)
	return n
}

// report shows an error to the player: a refusal with its rule, anything else
// as what it is. A fault of the game is a crash.
func (t *Table) report(err error) { t.reportAt(err, "") }

// reportAt is report of what a key did that has a button too, whose id is at: a
// refusal stands beside that.
func (t *Table) reportAt(err error, at string) {
	if err == nil {
		return
	}
	if r := rules.AsRefusal(err); r != nil {
		t.refuse(r, at)
		return
	}
	if session.IsSaveError(err) {
		t.House().Host.Toast(ui.Toast{Text: t.House().Speaker().Error(err), Refused: true, Lasting: true})
		return
	}
	panic(err)
}

// Refuse shows why something is not allowed, beside the place where it was tried:
// see ui.Root.Refuse. It goes with the next move and the next player too.
func (t *Table) Refuse(r *rules.Refusal) { t.refuse(r, "") }

func (t *Table) refuse(r *rules.Refusal, at string) {
	why := t.Why(r)
	t.seen.refused = t.standing()
	t.House().Host.Toast(ui.Toast{Text: why.Text, Rule: why.Rule, Refused: true, At: at})
}

// seen is what was shown by the last build, and what the last refusal was about, or the
// last build: see follow and standing.
type seen struct{ shown, refused [3]int }

// standing is the number of moves, who decides and who looks.
func (t *Table) standing() [3]int { return [3]int{t.Match().Len(), t.Match().Actor(), t.Viewer()} }

// followRefusal puts a refusal away when the match goes on or back, or somebody
// else decides or looks: it was about the position before.
func (t *Table) followRefusal() {
	if now := t.standing(); now != t.seen.refused {
		t.seen.refused = now
		t.Root.EndRefusal()
	}
}

// Bound says that a value is the greatest that can be chosen, or the least.
func (t *Table) Bound(value string, most bool) string { return t.House().Bound(value, most) }

// Hindrance returns nil if m may be played now, else why not, for drop targets.
func (t *Table) Hindrance(m rules.Move) *ui.Refusal {
	err := t.Check(m)
	if err == nil {
		return nil
	}
	if why := t.teach.Coach.Refuses(m); why != nil {
		return why
	}
	if r := rules.AsRefusal(err); r != nil {
		return t.Why(r)
	}
	panic(err)
}

// Key takes the keys that work on every table.
func (t *Table) Key(g input.Gesture) bool {
	if t.teach.Cards.Shown() && keys.Away.Is(g) { // it lies over all else
		t.escape(g.Repeat)
		return true
	}
	if t.teach.Coach.Key(g) || t.Cover() == rules.NoSeat && t.face.Key(g) {
		return true
	}
	switch {
	case slices.ContainsFunc(t.parts, func(p desk.Part) bool { return p.Key(g) }):
	case keys.Redo.Is(g):
		t.reportAt(t.Redo(), "undo")
	case keys.Undo.Is(g):
		t.undo()
	case keys.Jump.Is(g):
		t.jumpFocus(1)
	case keys.JumpBack.Is(g):
		t.jumpFocus(-1)
	case keys.Rules.Is(g):
		t.House().OpenBook(t.Game())
	case keys.Away.Is(g):
		t.escape(g.Repeat)
	case keys.Hint.Is(g) && t.Cover() == rules.NoSeat && t.teach.Hint.Offered():
		if !g.Repeat {
			t.teach.Hint.Toggle()
		}
	case t.keySkips(g):
	default:
		return false
	}
	return true
}

// The areas between which keys jump.
var areas = []string{"board", "panel", "buttons", "bar"}

// jumpFocus moves the focus to the next area of the table, or the one before.
func (t *Table) jumpFocus(by int) {
	t.Root.Jump(areas, func(n *ui.Node) string {
		at := n.Rect.Center()
		switch {
		case t.Asked.Contains(at) && n.Role != "field":
			return "buttons"
		case n.Role == "field", n.Role == "map":
			return "board"
		case t.Room.Contains(at):
			return "panel"
		case at.Y < desk.BarHigh:
			return "bar"
		}
		return "buttons" // of the past
	}, by)
}

// escape puts away what lies on top: a hint, the unfolded log, the recap, the past, at
// last the menu comes. A key held down goes one step only.
func (t *Table) escape(repeat bool) {
	if repeat {
		return
	}
	for _, p := range slices.Backward(t.parts) {
		if p.PutAway() {
			return
		}
	}
	t.menu.Open()
}
