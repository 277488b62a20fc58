package menu

import (
	"slices"

	"schron/input"
	"schron/layout"
	"schron/scenes/house"
	"schron/scenes/keys"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// Saves is the list of kept games: in progress, saved under a title, finished.
type Saves struct {
	h      *house.House
	all    []store.Entry
	game   string // only this game, "" for all
	state  string // only these: one of the states below
	chosen string // key of the chosen row
	trash  []store.Trashed
	naming bool
	title  string
}

// The states to choose from.
const (
	stateAll  = "all"
	stateOpen = "open"
	stateOver = "over"
)

// NewSaves makes the scene.
func NewSaves(h *house.House) *Saves { return &Saves{h: h, state: stateAll} }

// Name is "saves".
func (s *Saves) Name() string { return "saves" }

// Enter reads the list again: a game may have gone on since.
func (s *Saves) Enter() { s.read() }

// read reads the list and keeps something chosen.
func (s *Saves) read() {
	s.all = kept(s.h)
	if s.all == nil {
		s.all = []store.Entry{}
	}
	s.settle()
}

// settle chooses the first row if the chosen one is not shown any more.
func (s *Saves) settle() {
	list := s.shown()
	if s.at(list) < 0 {
		s.chosen = ""
		i := slices.IndexFunc(list, func(e store.Entry) bool { return e.Problem == nil })
		if len(list) > 0 {
			s.chosen = key(list[max(i, 0)])
		}
	}
}

// key names a kept game among all.
func key(e store.Entry) string { return [...]string{"auto", "named", "replay"}[e.Kind] + "-" + e.ID }

// shown lists the games that the filters let through.
func (s *Saves) shown() []store.Entry {
	var out []store.Entry
	for _, e := range s.all {
		if s.game != "" && e.Game != s.game {
			continue
		}
		closed := e.Over || e.Abandoned() || e.Older()
		if s.state == stateOpen && (closed || e.Problem != nil) || s.state == stateOver && (!closed || e.Problem != nil) {
			continue
		}
		out = append(out, e)
	}
	return out
}

// at is the place of the chosen row, −1 if it is not there.
func (s *Saves) at(list []store.Entry) int {
	return slices.IndexFunc(list, func(e store.Entry) bool { return key(e) == s.chosen })
}

// Key deletes with Delete, opens a file with Ctrl+O and goes back with Escape.
func (s *Saves) Key(g input.Gesture) bool {
	switch {
	case g.IsKey(input.KeyEscape, 0):
		s.h.Host.Pop()
	case keys.Remove.Is(g):
		list := s.shown()
		if i := s.at(list); i >= 0 {
			s.remove(list[i])
		}
	case keys.Restore.Is(g):
		s.restore()
	case keys.Open.Is(g):
		s.h.Navigation.Open()
	default:
		return false
	}
	return true
}

// open goes on with a game that is not finished, and watches one that is.
func (s *Saves) open(e store.Entry) {
	worked := true
	switch {
	case e.Problem != nil || s.h.Game(e.Game) == nil:
		return
	case e.Over:
		worked = watch(s.h, e)
	case resumable(s.h, e):
		worked = resume(s.h, e)
	}
	if !worked {
		s.read() // it is listed with its fault now
	}
}

// watch shows a game from its start.
func (s *Saves) watch(e store.Entry) {
	if !watch(s.h, e) {
		s.read()
	}
}

// remove moves a game to the trash; the row below takes its place.
func (s *Saves) remove(e store.Entry) {
	list := s.shown()
	t, err := s.h.Files.Delete(e)
	if err != nil {
		tell(s.h, err)
		return
	}
	s.trash = append(s.trash, t)
	if i := s.at(list); i >= 0 && i+1 < len(list) {
		s.chosen = key(list[i+1])
	} else if i > 0 {
		s.chosen = key(list[i-1])
	}
	s.read()
}

// restore brings back what was deleted last.
func (s *Saves) restore() {
	if len(s.trash) == 0 {
		return
	}
	last := len(s.trash) - 1
	e, err := s.h.Files.Restore(s.trash[last])
	s.trash = s.trash[:last]
	if err != nil {
		tell(s.h, err)
		return
	}
	s.game, s.state, s.chosen = "", stateAll, key(e)
	s.read()
}

// rename gives a save another title. A game that has none is kept once more
// under the title.
func (s *Saves) rename(e store.Entry) {
	title := store.CleanTitle(s.title)
	if title == e.Title || title == "" {
		s.naming = false
		return
	}
	m, err := s.h.Files.Load(e)
	if err != nil {
		s.naming = false
		tell(s.h, err)
		s.read()
		return
	}
	if e.Kind == store.Named && !s.taken(e, title) {
		e.Title = title
		e, err = s.h.Files.Overwrite(e, m)
	} else {
		e, err = s.h.Files.SaveNew(title, m)
	}
	if err != nil {
		tell(s.h, err)
		return
	}
	s.naming, s.chosen = false, key(e)
	s.read()
}

// taken reports whether another save has a title.
func (s *Saves) taken(e store.Entry, title string) bool {
	other, ok := s.h.Files.ByTitle(title)
	return ok && other.ID != e.ID
}

// Build lays the scene out: filters, the list, and what can be done with the
// chosen game.
func (s *Saves) Build(b *ui.Builder) {
	if s.all == nil {
		s.read()
	}
	room := page(b, s.h, s.h.Say("shelf.saves"), s.h.Host.Pop)
	s.opener(b)
	filters, room := room.CutTop(control)
	_, room = room.CutTop(gap)
	foot, room := room.CutBottom(48)
	_, room = room.CutBottom(gap)
	list := s.shown()
	s.filters(b, filters, len(list))
	s.list(b, room, list)
	s.actions(b, foot, list)
	if s.naming {
		s.nameDialog(b, list)
	}
}

// opener adds the way to a record that lies elsewhere, at the right of the bar.
func (s *Saves) opener(b *ui.Builder) {
	u := ui.Button{ID: "file", Text: s.h.Say("files.menu.open"), Icon: "icon/load", OnClick: s.h.Navigation.Open}
	w := b.ButtonWidth(u)
	bar := column(layout.R(0, 0, b.Area.W, barHeight))
	u.Rect = layout.R(bar.Right()-w, bar.Y+9, w, barHeight-18)
	b.Button(u)
	left := bar.X + 160 + b.TextWidth(s.h.Say("shelf.saves"), barTitle)
	b.ToastArea(layout.R(left, 4, u.Rect.X-20-left, barHeight-8))
}

// copyOf asks where a copy of a kept game goes.
func (s *Saves) copyOf(e store.Entry) {
	s.h.Navigation.Copy(s.heading(e), func(path string) error { return s.h.Files.Copy(e, path) })
}

// filters adds the choices of what is listed.
func (s *Saves) filters(b *ui.Builder, r layout.Rect, count int) {
	left, rest := r.CutLeft(r.W * 0.28)
	games := []ui.Option{{ID: stateAll, Text: s.h.Say("saves.all-games")}}
	for _, g := range s.h.Games {
		id := g.ID()
		if s.game == id || slices.ContainsFunc(s.all, func(e store.Entry) bool { return e.Game == id }) {
			games = append(games, ui.Option{ID: id, Text: s.h.Name(id)})
		}
	}
	value := s.game
	if value == "" {
		value = stateAll
	}
	b.Select(ui.Select{
		ID: "game", Rect: left, Options: games, Value: value, Label: s.h.Say("saves.game"),
		OnChange: func(id string) {
			if id == stateAll {
				id = ""
			}
			s.game = id
			s.settle()
		},
	})
	_, rest = rest.CutLeft(gap)
	states, rest := rest.CutLeft(rest.W * 0.62)
	var tabs []ui.Option
	for _, t := range []string{stateAll, stateOpen, stateOver} {
		tabs = append(tabs, ui.Option{ID: t, Text: s.h.Say("saves.state." + t)})
	}
	b.Segmented(ui.Choice{
		ID: "state", Rect: states, Options: tabs, Value: s.state, Label: s.h.Say("saves.state"),
		OnChange: func(id string) { s.state = id; s.settle() },
	})
	b.Info("count", rest, itoa(count), countStyle)
}
