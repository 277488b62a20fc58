package rules

import "slices"

// Narrator is a Game that tells how a match went.
type Narrator interface {
	// Story tells a match that is over in three sentences with its own figures. Each is
	// a text "<game>.story.…" or empty, the last one from Match.Ending. A Story uses
	// public knowledge only: the tale and views of NoSeat. Neither need go back to the
	// deal, because a match may begin in the middle of a game.
	Story(m *Match, tale Story) []Text
}

// Story is how the match went, in three sentences: nothing while it goes on, and
// where the game tells none.
func (m *Match) Story() (out []Text) {
	t, ok := m.game.(Narrator)
	if !ok || !m.Result().Over {
		return nil
	}
	if err := Guard("story of "+m.game.ID(), func() error {
		out = slices.DeleteFunc(t.Story(m, m.Log(NoSeat)), Text.Empty)
		return nil
	}); err != nil {
		return nil
	}
	return out
}

// Story is all that everybody saw happen in a match, with what stories ask of it.
// Events are named by the keys of their texts.
type Story []LogEntry

// First is the first event with one of the keys, and whether there is one.
func (t Story) First(keys ...string) (LogEntry, bool) {
	for _, e := range t {
		if slices.Contains(keys, e.Event.Text.Key) {
			return e, true
		}
	}
	return LogEntry{}, false
}

// Last is the last event with one of the keys, and whether there is one.
func (t Story) Last(keys ...string) (LogEntry, bool) {
	for i := len(t) - 1; i >= 0; i-- {
		if slices.Contains(keys, t[i].Event.Text.Key) {
			return t[i], true
		}
	}
	return LogEntry{}, false
}

// Count is how many events have one of the keys.
func (t Story) Count(keys ...string) int {
	n := 0
	for _, e := range t {
		if slices.Contains(keys, e.Event.Text.Key) {
			n++
		}
	}
	return n
}

// Arg is an argument of the event's text under another name; the zero Arg where
// there is none.
func (e LogEntry) Arg(name, as string) Arg {
	a, _ := e.Event.Text.Arg(name)
	a.Name = as
	return a
}

// Names are the players of some seats in a row, such as "Ala, Bartek and Celina".
func Names(seats ...int) Text {
	if len(seats) == 0 {
		return Text{}
	}
	t := Msg("frame.story.name", SeatArg("player", seats[0]))
	for i, seat := range seats[1:] {
		key := "frame.comma"
		if i == len(seats)-2 {
			key = "frame.and"
		}
		t = Msg(key, TextArg("first", t), TextArg("last", Msg("frame.story.name", SeatArg("player", seat))))
	}
	return t
}
