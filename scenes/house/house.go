// Package house is what all scenes share: words, settings, saves, the games and
// the ways from one scene to another. The ways are functions that the program
// fills in, so that no scene needs to know another one's package.
package house

import (
	"maps"
	"slices"
	"strings"

	"schron/assets"
	"schron/rules"
	"schron/scenes/desktop"
	"schron/scenes/keys"
	"schron/scenes/say"
	"schron/scenes/sounds"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// House is the environment of every scene. It belongs to the game's goroutine.
type House struct {
	// Texts are the words of both languages.
	Texts *assets.Texts
	// Games are the games that can be played, in the order of the shelf.
	Games []rules.Game
	// Boxes tell by game what the shelf and the set-up say of its table.
	Boxes map[string]Box
	// Aspect is the width of a picture of the art by its height, as its store says.
	Aspect func(picture string) float64
	// Host changes scenes and shows messages.
	Host ui.Host
	// Version is the program's version, for the shelf and reports.
	Version string
	// System is what the system does for the program.
	System System
	// Navigation leads to other scenes.
	Navigation Navigation
	// Desktop is what the system around the window offers.
	Desktop desktop.Desktop
	// Files are the saves, replays and settings on disk.
	Files *store.Store
	// Sounds plays what is heard; nil for silence.
	Sounds *sounds.Sounds
	// Settings are those in force. Change changes them.
	Settings store.Settings
	// Book is who has played here, as it was read last. ChangeBook changes it.
	Book store.Book
	// OnSettings puts changed settings into force: it saves them and tells the
	// window. It may be nil.
	OnSettings func(before, now store.Settings)

	keeping keeping

	lang  string
	speak *say.Speaker
	usual map[string]usualName // by what they are in a language; see UsualName
}

// Box is what is told of a game's table before anybody sits at it.
type Box struct {
	Minutes int // that a game takes among people
	// FaceDownSecrets says that the game's secrets lie face down on the table, so that the
	// cover between turns can be left out.
	FaceDownSecrets bool
	// First says that newcomers should begin with the game.
	First bool
	// Prints says that what is in the game's box can be printed.
	Prints bool
	// Keys are the keys of the game's own.
	Keys []keys.Binding
}

// Navigation lead to scenes. Each pushes or resets as its name says.
type Navigation struct {
	Shelf    func()                  // close everything and show the shelf
	Setup    func(game string)       // set up a new match of a game
	PlayNow  func(game string)       // begin a match of one person and an easy computer
	Again    func(m *rules.Match)    // set up the next match of the same people
	Table    func(t Match)           // close everything and put a match on the table
	Replay   func(t Match)           // show a match from its start, over the present scene
	Saves    func()                  // the list of saves and replays
	Settings func()                  // the settings
	Keys     func(game string)       // what keys do, in one game if one is given
	About    func()                  // version, licences, the folder of saves
	Stats    func()                  // people and their games
	Rules    func(game, rule string) // a game's rulebook, at a rule if one is given
	Course   func(game string)       // the chapters of a game's course
	Lesson   func(l *assets.Lesson)  // close everything and put a chapter on the table
	Open     func()                  // ask for a record in a file and open it
	// Copy asks for a file and has write put a record in it; name is proposed.
	Copy func(name string, write func(path string) error)
	// Figures asks for a file and puts a table in it, as CSV; name is proposed.
	Figures func(name string, csv []byte)
	// Report asks for a file and puts the report for the makers in it.
	Report func(text string)
	// Picture asks for a file and saves a picture of the window in it, as it is after
	// the present tick. name is proposed.
	Picture func(name string)
	// Film makes an animated picture of a match as a seat sees it, or everybody (NoSeat);
	// name is proposed for its file.
	Film   func(m *rules.Match, seat int, name string)
	Print  func(game string) // ask how to print a game's box, and make the file
	Reveal func(path string) // show a file or folder in the system's file manager
	// Still makes the table of a rulebook's figure. It is not shown as a scene:
	// it is only drawn, and gets neither ticks nor gestures.
	Still func(b *assets.Board) (ui.Scene, error)
}

// Match is a match on its way to the table.
type Match struct {
	Match *rules.Match
	// Slot is where it saves itself; nil for a new match, which gets one.
	Slot *store.Slot
}

// SetLanguage chooses the language of Say, "pl" or "en". Scenes are built again.
func (h *House) SetLanguage(lang string) {
	h.lang, h.speak = lang, say.New(h.Texts, lang)
	if h.Host != nil {
		h.Host.InvalidateAll()
	}
}

// Change changes settings and puts them into force everywhere.
func (h *House) Change(do func(s *store.Settings)) {
	before := h.Settings
	do(&h.Settings)
	if h.Settings.Language != before.Language || h.speak == nil {
		h.SetLanguage(h.Settings.Language)
	}
	h.Sounds.Change(h.Settings)
	if h.OnSettings != nil {
		h.OnSettings(before, h.Settings)
	}
	if h.Host != nil {
		h.Host.InvalidateAll()
	}
}

// Cover chooses whether a game whose secrets lie face down covers the screen
// between turns all the same. The choice is kept for matches to come and those
// that are resumed.
func (h *House) Cover(game string, on bool) {
	h.Change(func(s *store.Settings) { s.Covers = with(s.Covers, game, on) })
}

// Mute turns the sound off, or on, and says so.
func (h *House) Mute() {
	h.Change(func(s *store.Settings) { s.Sounds = !s.Sounds })
	key := "frame.sound.off"
	if h.Settings.Sounds {
		key = "frame.sound.on"
	}
	h.Host.Toast(ui.Toast{Text: h.Say(key), Lasting: true})
}

// PinSheet chooses whether a game's sheet lies beside the table. The choice is kept
// for every match of the game.
func (h *House) PinSheet(game string, on bool) {
	h.Change(func(s *store.Settings) { s.Sheets = with(s.Sheets, game, on) })
}

// with is a copy of a set with one id in it or not.
func with(set map[string]bool, id string, on bool) map[string]bool {
	out := maps.Clone(set)
	if out == nil {
		out = map[string]bool{}
	}
	out[id] = on
	return out
}

// ShownTo reports whether a card was shown to a person, or a course taught what it says.
func (h *House) ShownTo(person string, c *assets.Card) bool {
	return h.Settings.Shown[person+"/"+c.Name()] || h.Settings.Shown["/"+c.Name()]
}

// Taught keeps that a course taught what a card says.
func (h *House) Taught(cards []*assets.Card) {
	if len(cards) == 0 {
		return
	}
	h.Change(func(s *store.Settings) {
		for _, c := range cards {
			s.Shown = with(s.Shown, "/"+c.Name(), true)
		}
	})
}

// Showed keeps that a card was shown to a person.
func (h *House) Showed(person string, c *assets.Card) {
	h.Change(func(s *store.Settings) { s.Shown = with(s.Shown, person+"/"+c.Name(), true) })
}

// ConfirmsEnd reports whether a person is asked before a turn ends.
func (h *House) ConfirmsEnd(person string) bool {
	if on, chosen := h.Settings.Confirms[store.Fold(person)]; chosen {
		return on
	}
	return h.Settings.ConfirmEnd
}

// ConfirmEnd keeps whether a person is asked before a turn ends.
func (h *House) ConfirmEnd(person string, on bool) {
	h.Change(func(s *store.Settings) { s.Confirms = with(s.Confirms, store.Fold(person), on) })
}

// ConfirmEnds has everybody asked before a turn ends, or nobody.
func (h *House) ConfirmEnds(on bool) {
	h.Change(func(s *store.Settings) { s.ConfirmEnd, s.Confirms = on, nil })
}

// Learned keeps that a chapter has come to its end.
func (h *House) Learned(l *assets.Lesson) {
	h.Change(func(s *store.Settings) { s.Lessons = with(s.Lessons, l.ID(), true) })
}

// MotionTicks is how long a move is shown, in ticks: 0 where animation is off. Where
// movement is reduced nothing takes longer than that.
func (h *House) MotionTicks() int {
	switch h.Settings.Animation {
	case store.AnimationOff:
		return 0
	case store.AnimationReduced:
		return 12
	case store.AnimationFast:
		return 9
	}
	return 20
}

// Calm reports whether short fades take the place of movement.
func (h *House) Calm() bool { return h.Settings.Animation == store.AnimationReduced }

// Moves reports whether things may move: neither fade only nor stand still.
func (h *House) Moves() bool { return h.MotionTicks() > 0 && !h.Calm() }

// Lang is the language spoken.
func (h *House) Lang() string { return h.lang }

// Speaker speaks the language chosen.
func (h *House) Speaker() *say.Speaker {
	if h.speak == nil {
		h.SetLanguage(assets.Polish)
	}
	return h.speak
}

// Say returns the words of a key; args are its placeholders.
func (h *House) Say(key string, args ...rules.Arg) string {
	return h.Speaker().Text(rules.Msg(key, args...))
}

const (
	brake     = 100 // turns from which a limit is only there so that a game ends at all
	nearBrake = 10  // so many turns before it is told
)

// Turn says which turn of a game it is, and of how many; "" before the first one. A
// limit that is only a brake is told once it is near.
func (h *House) Turn(game string, turn, of int) string {
	n := rules.Number("n", turn)
	switch {
	case turn == 0:
		return ""
	case of == 0, of >= brake && turn+nearBrake <= of:
		return h.SayFor(game, "frame.turn", n)
	}
	return h.SayFor(game, "frame.turn-of", n, rules.Number("m", of))
}

// SayFor returns the words of a key of the frame as a game says them. A game may have
// its own, such as "dolores.turn" for "frame.turn".
func (h *House) SayFor(game, key string, args ...rules.Arg) string {
	if own := game + strings.TrimPrefix(key, "frame"); h.Speaker().Has(own) {
		key = own
	}
	return h.Say(key, args...)
}

// Game finds a game by its id; nil if it cannot be played (yet).
func (h *House) Game(id string) rules.Game {
	for _, g := range h.Games {
		if g.ID() == id {
			return g
		}
	}
	return nil
}

// HasBook reports whether a game has a rulebook in the language chosen.
func (h *House) HasBook(game string) bool { return slices.Contains(assets.Books(h.Lang()), game) }

// OpenBook shows the rulebook of a game, if it has one.
func (h *House) OpenBook(game string) {
	if h.HasBook(game) {
		h.Navigation.Rules(game, "")
	}
}

// Name is what a game is called.
func (h *House) Name(game string) string { return h.Say(game + ".name") }

// Because is a reason why something is greyed, for ui.Node.Why.
func (h *House) Because(key string, args ...rules.Arg) func() *ui.Refusal {
	return ui.Because(h.Say(key, args...))
}

// Bound says that a value is the greatest that can be chosen, or the least.
func (h *House) Bound(value string, most bool) string {
	key := "frame.barred.least"
	if most {
		key = "frame.barred.most"
	}
	return h.Say(key, rules.Literal("value", value))
}
