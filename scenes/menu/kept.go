package menu

import (
	"strings"
	"time"

	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// kept lists the saves, newest first. A folder that cannot be read is told
// once as a message.
func kept(h *house.House, kinds ...store.Kind) []store.Entry {
	list, err := h.Files.List(kinds...)
	if err != nil {
		tell(h, err)
	}
	return list
}

// tell shows an error as a message.
func tell(h *house.House, err error) {
	t := ui.Toast{Text: h.Speaker().Error(err), Refused: true, Lasting: true}
	if p, ok := err.(*store.Problem); ok {
		t.Rule = p.Rule
	}
	h.Host.Toast(t)
}

// resumable reports whether a kept game can be gone on with here.
func resumable(h *house.House, e store.Entry) bool { return e.Open() && h.Game(e.Game) != nil }

// resume puts a kept game on the table. It tells what hinders it and whether
// that worked.
func resume(h *house.House, e store.Entry) bool { return resumeBack(h, e, 0) }

// resumeBack is resume so many moves earlier; those moves are given up.
func resumeBack(h *house.House, e store.Entry, back int) bool {
	slot, m, err := h.Files.Resume(e)
	if err != nil {
		tell(h, err)
		return false
	}
	for range min(back, m.Len()) {
		if err := m.Retreat(); err != nil {
			slot.Close()
			tell(h, err)
			return false
		}
	}
	h.Navigation.Table(house.Match{Match: m, Slot: slot})
	return true
}

// watch shows a kept game from its start.
func watch(h *house.House, e store.Entry) bool {
	m, err := h.Files.Load(e)
	if err != nil {
		tell(h, err)
		return false
	}
	h.Navigation.Replay(house.Match{Match: m})
	if e.Copied {
		tell(h, store.Restored())
	}
	return true
}

// names lists the players of a kept game, and says which ones the computer plays.
func names(h *house.House, e store.Entry) string {
	var out []string
	for i, p := range e.Players {
		look := h.LookOf(p, i)
		if look.Plays != "" {
			look.Name += " (" + look.Plays + ")"
		}
		out = append(out, look.Name)
	}
	return strings.Join(out, ", ")
}

// turnOf says in which turn a kept game stands, "" where the game has none.
func turnOf(h *house.House, e store.Entry) string { return h.Turn(e.Game, e.Turn, e.Turns) }

// where says in which turn and phase a kept game stands, or who won it.
func where(h *house.House, e store.Entry) string {
	if e.Over {
		return outcome(h, e)
	}
	parts := []string{}
	if t := turnOf(h, e); t != "" {
		parts = append(parts, t)
	}
	if key := e.Game + ".phase." + e.Phase; e.Phase != "" && h.Speaker().Has(key) {
		parts = append(parts, h.Say(key))
	}
	return strings.Join(parts, " · ")
}

// outcome says who won a finished game. Winners are seats; where a player has
// one seat, which is most games, they are the players.
func outcome(h *house.House, e store.Entry) string {
	var won []string
	for _, seat := range e.Winners {
		if seat >= 0 && seat < len(e.Players) {
			won = append(won, h.LookOf(e.Players[seat], seat).Name)
		}
	}
	if len(won) == 0 {
		return h.Say("saves.over-nobody")
	}
	return h.Say("saves.over-won", rules.Literal("players", strings.Join(won, ", ")))
}

// when writes a date and time as the language does, in the zone of t.
func when(h *house.House, t time.Time) string {
	return h.Say("saves.when",
		rules.Number("day", t.Day()),
		rules.KeyArg("month", "saves.month."+itoa(int(t.Month()))),
		rules.Literal("year", itoa(t.Year())),
		rules.Literal("time", t.Format("15:04")),
	)
}
