// Package result shows how a game ended: who won, the story, the points that count up, and
// the ways that lead on.
package result

import (
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/table/desk"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
	"schron/sprites"
)

// resultRow is the height of one player's line, legsHigh that of what is said of two legs.
const (
	resultRow = 40.0
	legsHigh  = 28.0
)

var (
	placeText  = sprites.BodyBold.In(sprites.Amber).Aligned(sprites.Start, sprites.Middle)
	winnerText = sprites.BodyBold.In(sprites.Amber).Aligned(sprites.End, sprites.Middle)
	whyText    = sprites.Small.Sized(14)
)

// Result is how the game at a desk ended, until it is put aside.
type Result struct {
	*desk.Desk
	desk.None
	opt Options

	aside bool // it was put aside
	heard bool // the end was heard, or was there from the start
	count motion.Count
	story story
}

// Options are what a result needs besides the desk.
type Options struct {
	// Hurried reports whether bots were told to hurry.
	Hurried func() bool
	// Frozen returns the part of its time at which the count stands still, if it does.
	Frozen func() (part float64, frozen bool)
	// Curve is the curve of chances, which stands below the players.
	Curve Curve
	// Height is the height, in a width, of what the game adds; 0 for nothing. Add lays it
	// out.
	Height func(width float64) float64
	Add    func(b *ui.Builder, r layout.Rect)
}

// Curve is the curve of chances of a game that is over.
type Curve interface {
	// StripHeight is the height of the small curve, 0 if none has come or is on its way.
	StripHeight() float64
	Strip(b *ui.Builder, r layout.Rect)
	// IsOpen reports whether the curve lies large over the table.
	IsOpen() bool
}

// New makes the result of what lies on a desk.
func New(d *desk.Desk, opt Options) *Result {
	return &Result{Desk: d, opt: opt, heard: d.Match().Result().Over}
}

// Shown reports whether the result lies over the table.
func (x *Result) Shown() bool {
	return x.Match().Result().Over && !x.aside && !x.Replay && !x.opt.Curve.IsOpen() && !x.Looking() && !x.Showing() && !x.MenuOpen()
}

// Aside reports whether the result was put aside.
func (x *Result) Aside() bool { return x.aside && x.Match().Result().Over }

// Return brings back the result that was put aside.
func (x *Result) Return() { x.aside = false }

// Follow starts the count of the result when it comes up, and then plays the sound of the
// end. It does so once for every time the game ends at this table.
func (x *Result) Follow() {
	res := x.Match().Result()
	switch {
	case !res.Over:
		x.aside, x.heard = false, false
	case x.heard || !x.Shown():
	default:
		x.heard = true
		if !x.startCount() {
			x.Root.Sound(x.sound(res))
		}
	}
}

// sound is that of a person who wins, or of none.
func (x *Result) sound(res rules.Result) ui.Sound {
	for _, seat := range res.Winners {
		if x.Match().Bot(seat) == "" {
			return ui.SoundWin
		}
	}
	return ui.SoundLose
}

// Again has the end be counted and heard once more.
func (x *Result) Again() { x.heard = false }

// Build shows how the game ended, with its story where there is one, over the last
// position, until it is put aside.
func (x *Result) Build(b *ui.Builder, _ layout.Rect) {
	if !x.Shown() {
		return
	}
	res := x.Match().Result()
	const width = 660.0
	lines, looks := x.Match().Places(), x.PlayersLooks()
	rows, wide := float64(len(lines))*resultRow, 0.0
	for _, l := range lines {
		if l.Scored {
			wide = max(wide, b.TextWidth(x.SayOwn("frame.points", rules.Number("n", l.Points)), sprites.Body)+12)
		}
	}
	extra, strip := 0.0, 0.0
	body, told := x.Words(res.Reason), x.tell(b, width-storyMargin)
	if told.high > 0 {
		body = ""
	}
	legs, evening := x.House().LegsWords(x.Match()), 0.0
	if x.Lesson {
		legs = ""
	}
	if legs != "" {
		extra += legsHigh
	}
	if x.House().EveningShown() && !x.Lesson {
		evening = house.EveningHigh + 12
	}
	if high := x.opt.Curve.StripHeight(); high > 0 {
		strip = high + 12
	}
	own := x.opt.Height(width - 52)
	if own > 0 {
		extra += own + 12
	}
	b.Dialog(ui.Dialog{
		ID: "result", Title: x.WinnersWords(), Body: body, Width: width,
		ContentHeight: told.high + rows + evening + strip + extra,
		Content: func(b *ui.Builder, r layout.Rect) {
			story, rest := r.CutTop(told.high)
			told.show(b, story)
			list, rest := rest.CutTop(rows)
			for i, l := range lines {
				x.line(b, list.Row(i, len(lines), 4), l, looks[l.Player], wide)
			}
			if legs != "" {
				var line layout.Rect
				line, rest = rest.CutTop(legsHigh)
				b.Info("legs", line, legs, sprites.BodyBold.Sized(15).In(sprites.Amber).Fitted())
			}
			if evening > 0 {
				var line layout.Rect
				line, rest = rest.CutTop(evening)
				_, line = line.CutTop(12)
				x.House().Evening(b, line)
			}
			if strip > 0 {
				var line layout.Rect
				line, rest = rest.CutTop(strip)
				_, line = line.CutTop(12)
				x.opt.Curve.Strip(b, line)
			}
			if own > 0 {
				_, rest = rest.CutTop(12)
				x.opt.Add(b, rest)
			}
		},
		OnCancel: func() { x.aside = true },
		Buttons:  x.buttons(),
	})
}

// buttons are the ways from the result: at the end of a lesson only one, to what
// the coach says of it.
func (x *Result) buttons() []ui.Button {
	aside := func() { x.aside = true }
	if x.Lesson {
		return []ui.Button{{ID: "go-on", Kind: ui.Primary, Text: x.Say("lesson.on"), OnClick: aside}}
	}
	again := "frame.result.again"
	if x.House().AwaitsSecondLeg(x.Match()) {
		again = "frame.result.second-leg"
	}
	return []ui.Button{
		{ID: "shelf", Text: x.Say("frame.to-shelf"), OnClick: x.House().Navigation.Shelf},
		{ID: "look", Text: x.Say("frame.result.look"), OnClick: aside},
		{ID: "replay", Text: x.Say("frame.result.replay"), OnClick: func() { x.House().Navigation.Replay(house.Match{Match: x.Match()}) }},
		{ID: "again", Kind: ui.Primary, Text: x.Say(again), OnClick: func() { x.House().Navigation.Again(x.Match()) }},
	}
}

// faceWide is the room for the face of an opponent in a line of a height.
func faceWide(look house.Look, high float64) float64 {
	if look.Face == "" {
		return 0
	}
	return high + 2
}

// WinnersWords says who won.
func (x *Result) WinnersWords() string {
	var names []string
	looks := x.PlayersLooks()
	for _, p := range x.Match().Places() {
		if p.Won {
			names = append(names, looks[p.Player].Name)
		}
	}
	last := len(names) - 1
	switch last {
	case -1:
		return x.Say("frame.result.nobody")
	case 0:
		return x.Say("frame.result.one", rules.Literal("player", names[0]))
	}
	all := x.Say("frame.and", rules.Literal("first", strings.Join(names[:last], ", ")), rules.Literal("last", names[last]))
	return x.Say("frame.result.several", rules.Literal("players", all))
}

// line is one player: the place, name and role, points where there are any, and whether
// the player won. It says what decided where points did not. All points stand in a width.
func (x *Result) line(b *ui.Builder, r layout.Rect, p rules.Place, look house.Look, wide float64) {
	said := func(n int) string { return x.SayOwn("frame.points", rules.Number("n", n)) }
	if !p.Scored {
		said = func(int) string { return "" }
	}
	score := x.count.Tally(p.Points, said)
	winner, role := x.Say("frame.result.winner"), x.Roles(p.Player)
	place, why := "", x.Words(p.Why)
	if len(x.Match().Result().Winners) > 0 {
		place = x.Say("frame.place", rules.Number("n", p.N))
	}
	st := sprites.BodyBold.Sized(16).In(look.Words).Fitted()
	at, in := r.InsetXY(10, 0).CutLeft(22)
	name, rest := in.CutLeft(in.W * 0.43)
	var part layout.Rect
	whole := strings.Trim(role+" · "+look.Plays, " ·")
	if whole != "" {
		name, part = name.CutLeft(min(b.TextWidth(look.Name, st)+1.5*st.Size+12+faceWide(look, r.H), name.W*0.62))
		part = part.InsetXY(5, 0)
	}
	if role == "" || b.TextWidth(whole, desk.RoleText) <= part.W {
		role = whole // else the tip says how the computer plays
	}
	won := layout.Rect{}
	if p.Won {
		won, rest = rest.CutRight(b.TextWidth(winner, winnerText) + 12)
	}
	points, note := rest.CutLeft(wide)
	face := layout.Rect{}
	if look.Face != "" {
		face, name = name.CutLeft(faceWide(look, name.H))
		face = layout.Around(face.Center(), layout.S(name.H-6, name.H-6))
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		style := sprites.WellBox
		if p.Won {
			style = style.Bordered(sprites.Amber, 1.5)
		}
		c.Panel(r, style)
		c.Text(place, at, placeText)
		if look.Face != "" {
			c.Sprite(look.Face, face, sprites.SpriteOpt{})
		}
		look.DrawName(c, name, st)
		c.Text(role, part, desk.RoleText)
		score.Draw(c, points, sprites.Body)
		if p.Won {
			c.Text(winner, won, winnerText)
		}
	})
	id := "came-out:" + strconv.Itoa(p.Player)
	n.ID, n.Role, n.Label = id, "player", look.Name
	n.State = map[string]any{"place": p.N, "points": p.Points, "won": p.Won, "role": role, "why": why}
	n.Tip = func() ui.Tip { return ui.TipOf(look.Name, whole) }
	if why == "" {
		return
	}
	link := 0.0
	if p.Rule != "" {
		link = b.TextWidth(p.Rule, whyText) + 8
	}
	words, rule := note.CutLeft(min(b.TextWidth(why, whyText)+1, note.W-link))
	b.Info(id+":why", words, why, whyText.Fitted())
	rule, _ = rule.CutLeft(link)
	x.RuleLink(b, id+":rule", p.Rule, rule, whyText.In(sprites.Muted).Aligned(sprites.End, sprites.Middle))
}
