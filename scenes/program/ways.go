package program

import (
	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/house"
	"schron/scenes/menu"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// ways lead from any scene to any other.
func (p *program) ways() house.Navigation {
	h := p.house
	return house.Navigation{
		Shelf: func() {
			p.leaveTable()
			h.Host.Reset(menu.NewShelf(h))
		},
		Setup:    func(game string) { h.Host.Push(menu.NewSetup(h, h.Game(game), p.window.Seed)) },
		PlayNow:  func(game string) { menu.PlayNow(h, h.Game(game), p.window.Seed) },
		Again:    func(m *rules.Match) { menu.Next(h, m, p.window.Seed) },
		Table:    func(m house.Match) { p.play(m) },
		Replay:   func(m house.Match) { h.Host.Push(p.newTable(m.Match, h.Host.Pop)) },
		Saves:    func() { h.Host.Push(menu.NewSaves(h)) },
		Settings: func() { h.Host.Push(menu.NewSettings(h)) },
		Keys:     func(game string) { h.Host.Push(menu.NewKeys(h, game)) },
		About:    func() { h.Host.Push(menu.NewAbout(h)) },
		Stats:    func() { h.Host.Push(menu.NewStats(h)) },
		Rules:    func(game, rule string) { h.Host.Push(menu.NewRulebook(h, game, rule)) },
		Course:   func(game string) { h.Host.Push(menu.NewCourse(h, game)) },
		Lesson:   p.teach,
		Still:    p.still,
		Open:     p.askOpen,
		Copy:     p.askCopy,
		Picture:  p.askPicture,
		Film:     p.makeFilm,
		Print:    p.askPrint,
		Figures:  p.askTable,
		Report:   p.askReport,
		Reveal:   p.reveal,
	}
}

// openRule shows a rule of the game on top, for the link of a refusal.
func (p *program) openRule(rule string) {
	host, ok := p.house.Host.(interface{ Top() ui.Scene })
	if !ok {
		return
	}
	if g, ok := host.Top().(ui.Gamer); ok {
		p.house.Navigation.Rules(g.Game(), rule)
	}
}

// play puts a match on the table. A new one is saved at once, so that closing
// the window before the first move loses nothing.
func (p *program) play(m house.Match) {
	p.leaveTable()
	p.chose(m.Match.Game().ID())
	p.slot, p.kept = m.Slot, true
	fresh := p.slot == nil && p.window.Shot == ""
	if fresh {
		p.slot = p.house.Files.NewSlot(m.Match.Game().ID())
	}
	told := p.mend(m.Match)
	p.table = p.newTable(m.Match, nil)
	p.house.Host.Reset(p.table)
	p.tellAll(told)
	if err := p.slot.Restored(); err != nil {
		p.tell(err)
	}
	if _, ok := m.Match.Resumed(); ok {
		p.house.Host.Toast(ui.Toast{Text: p.house.Say("record.resumed"), Lasting: true})
	}
	if fresh {
		if err := p.keep(p.slot)(m.Match); err != nil {
			p.tell(err)
		}
	}
}

// chose keeps which game was played last, for the shelf.
func (p *program) chose(game string) {
	if p.house.Settings.Game != game && p.window.Shot == "" {
		p.house.Change(func(s *store.Settings) { s.Game = game })
	}
}

// newTable makes the table of a match, or of its replay if there is a way to
// leave that.
func (p *program) newTable(m *rules.Match, leave func()) *table.Table {
	opt := table.Options{
		Bot: bots.ByID, Fallback: bots.Fallback, Adviser: bots.Adviser(m.Game()), Regret: bots.Regret(m.Game()), Judge: bots.Judge,
		ThinkInBackground: p.lively(), Broken: p.broken, Replay: leave != nil, Leave: leave, Explain: true, Still: p.window.Shot != "",
	}
	if slot := p.slot; slot != nil && leave == nil {
		opt.Keep, opt.Abandon = p.keep(slot), slot.Abandon
	}
	opt.SaveAs = func(m *rules.Match, title string) error {
		_, err := p.house.Files.SaveNew(title, m)
		return err
	}
	opt.Copy = func(m *rules.Match, name string) { p.askCopy(name, p.house.Files.Export(m)) }
	return table.New(p.house, m, p.tables[m.Game().ID()], opt)
}

// lively reports whether bots think and files are read beside the window. Recorded input must meet the
// same moments whenever it is played, so both are waited for there.
func (p *program) lively() bool {
	return p.app != nil && !p.steady && p.window.RecordInput == "" && p.window.ReplayInput == ""
}

// broken keeps a report of a bot that had to be replaced. That it cannot be
// written stops nobody.
func (p *program) broken(err error) {
	var record *rules.Record
	if p.table != nil {
		record, _ = p.table.Match().Record()
	}
	_, _ = p.house.Files.Crash(p.reportOf("table", err, nil), record)
}

// leaveTable lets other windows go on with the match.
func (p *program) leaveTable() {
	if p.slot != nil {
		p.slot.Close()
	}
	if p.table != nil {
		p.table.StopThinking()
	}
	p.table, p.slot = nil, nil
}
