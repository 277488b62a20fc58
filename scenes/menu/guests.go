package menu

import (
	"math"
	"slices"

	"schron/layout"
	"schron/rules"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// sits is the player who has a person's name, −1 if nobody has.
func (l *lineup) sits(name string) int {
	for i, p := range l.players {
		if p.Bot == "" && store.Fold(cleanName(p.Name)) == store.Fold(name) {
			return i
		}
	}
	return -1
}

// vacant returns the place where the next person sits down. That is the first person's
// place without a name, else a new one; −1 if the table is full.
func (l *lineup) vacant() int {
	for i, p := range l.players {
		if p.Bot == "" && cleanName(p.Name) == "" {
			return i
		}
	}
	if len(l.players) < l.most {
		return len(l.players)
	}
	return -1
}

// sit seats a person with colour and mark where there is room; who sits already gets up.
func (l *lineup) sit(who store.Person) {
	if i := l.sits(who.Name); i >= 0 {
		if len(l.players) > l.least {
			l.remove(i)
		} else {
			l.players[i].Name = ""
		}
		return
	}
	i := l.vacant()
	if i < 0 {
		return
	}
	if i == len(l.players) {
		l.add()
	}
	if known(who.Colour, sprites.PlayerColours()) && !l.worn(func(p rules.Player) bool { return p.Colour == who.Colour }) {
		l.colour(i, sprites.ColourID(who.Colour))
	}
	if known(who.Mark, sprites.Marks()) && !l.worn(func(p rules.Player) bool { return p.Mark == who.Mark }) {
		l.mark(i, sprites.MarkID(who.Mark))
	}
	l.players[i].Name = who.Name
}

// worn reports whether somebody with a name has something: who comes later leaves it.
func (l *lineup) worn(has func(p rules.Player) bool) bool {
	return slices.ContainsFunc(l.players, func(p rules.Player) bool { return cleanName(p.Name) != "" && has(p) })
}

const (
	chipGap   = 6.0
	chipStyle = 14.0 // size of the names
)

// chips adds the people who played last, as many as fit beside the heading. A click
// seats one, or lets the person get up. The last chip leads to all of them.
func (s *Setup) chips(b *ui.Builder, r layout.Rect) {
	people := s.h.Book.People
	if len(people) == 0 {
		return
	}
	heading := b.TextWidth(upper(s.h.Say("setup.players")), sprites.Heading)
	_, row := r.CutLeft(heading + 18)
	all, row := row.CutRight(38)
	_, row = row.CutRight(chipGap)
	b.Button(ui.Button{
		ID: "people", Rect: all, Icon: "icon/people", Label: s.h.Say("setup.people"),
		OnClick: func() { s.people = true },
		Tip:     func() ui.Tip { return ui.Tip{Title: s.h.Say("setup.people")} },
	})
	x := row.X
	for i, who := range people {
		w := s.chipWidth(b, who)
		if x+w > row.Right() {
			break
		}
		s.chip(b, "guest:"+itoa(i+1), layout.R(x, row.Y, w, row.H), who)
		x += w + chipGap
	}
}

func (s *Setup) chipWidth(b *ui.Builder, who store.Person) float64 {
	return b.TextWidth(who.Name, sprites.Body.Sized(chipStyle)) + 46
}

// chip adds a person to choose, with colour and mark.
func (s *Setup) chip(b *ui.Builder, id string, r layout.Rect, who store.Person) {
	seat := s.lineup.sits(who.Name)
	look := s.h.LookOf(rules.Player{Name: who.Name, Colour: who.Colour, Mark: who.Mark}, 0)
	full := seat < 0 && s.lineup.vacant() < 0
	b.Button(ui.Button{
		ID: id, Role: "checkbox", Rect: r, Label: who.Name, Selected: seat >= 0, Disabled: full,
		State:   map[string]any{"sits": seat >= 0},
		OnClick: func() { s.lineup.sit(who) },
		Tip: func() ui.Tip {
			key := "setup.people.sit"
			switch {
			case seat >= 0:
				key = "setup.people.rise"
			case full:
				key = "setup.people.full"
			}
			return ui.Tip{Title: who.Name, Lines: []string{s.h.Say(key)}}
		},
	})
	mark, name := r.InsetXY(9, 0).CutLeft(16)
	mark = layout.Around(mark.Center(), layout.S(14, 14))
	_, name = name.CutLeft(7)
	st := sprites.Body.Sized(chipStyle).In(look.Words).Fitted()
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		if full {
			c.PushAlpha(0.45)
			defer c.PopAlpha()
		}
		look.DrawMark(c, mark)
		c.Text(who.Name, name, st)
	})
}

// everybody adds the list of all people that are remembered: each can be seated, and
// forgotten with all that was counted under the name.
func (s *Setup) everybody(b *ui.Builder) {
	const row, columns = 40.0, 2
	done := func() { s.people, s.doomed = false, "" }
	people := s.h.Book.People
	lines := (len(people) + columns - 1) / columns
	b.Dialog(ui.Dialog{
		ID: "everybody", Title: s.h.Say("setup.people"), Body: s.h.Say("setup.people.help"), Width: 620, OnCancel: done,
		ContentHeight: math.Max(1, float64(lines)) * row,
		Content: func(b *ui.Builder, r layout.Rect) {
			for i, who := range people {
				cell := layout.R(r.X, r.Y+float64(i/columns)*row, r.W, row).Column(i%columns, columns, 16)
				forget, cell := cell.InsetXY(0, 3).CutRight(36)
				_, cell = cell.CutRight(chipGap)
				s.chip(b, "everybody:"+itoa(i+1), cell, who)
				s.bin(b, "everybody:"+itoa(i+1)+":forget", forget, who.Name)
			}
		},
		Buttons: []ui.Button{{ID: "done", Text: s.h.Say("frame.ok"), Kind: ui.Primary, OnClick: done}},
	})
}

// bin adds the button that forgets a person: the first click asks for another one.
func (s *Setup) bin(b *ui.Builder, id string, r layout.Rect, name string) {
	u := ui.Button{
		ID: id, Rect: r, Icon: "icon/trash", Kind: ui.Quiet, Label: s.h.Say("setup.people.forget"),
		OnClick: func() { s.doomed = name },
		Tip: func() ui.Tip {
			return ui.Tip{Title: s.h.Say("setup.people.forget"), Lines: []string{s.h.Say("setup.people.forget.help", rules.Literal("player", name))}}
		},
	}
	if s.doomed == name {
		u.Kind, u.OnClick = ui.Danger, func() { s.forget(name) }
	}
	b.Button(u)
}

// forget forgets a person, at this table too.
func (s *Setup) forget(name string) {
	s.doomed = ""
	if i := s.lineup.sits(name); i >= 0 {
		s.lineup.players[i].Name = ""
	}
	s.h.Forget(name)
}
