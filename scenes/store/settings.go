package store

import (
	"encoding/json"
	"slices"

	"golang.org/x/text/unicode/norm"

	"schron/assets"
	"schron/rules"
)

// Animation is how changes on the table are shown.
type Animation string

// The ways of animation: none, short fades in place of movement, and movement at two
// speeds.
const (
	AnimationOff     Animation = "off"
	AnimationReduced Animation = "reduced"
	AnimationFast    Animation = "fast"
	AnimationNormal  Animation = "normal"
)

// Animations lists all of them, that which moves least first.
func Animations() []Animation {
	return []Animation{AnimationOff, AnimationReduced, AnimationFast, AnimationNormal}
}

// The least and the greatest size of the interface, in per cent.
const (
	MinScale = 75
	MaxScale = 200
)

// Settings are what a player chooses once for all games.
type Settings struct {
	Language     string    // "pl" or "en"
	Scale        int       // size of the interface in per cent, MinScale to MaxScale
	FullScreen   bool      //
	Width        int       // of the window, in pixels of the desktop
	Height       int       //
	Placed       bool      // the window has stood somewhere: where the next four say, Width and Height
	Screen       string    // name of the monitor
	Left         int       // of the window, from that monitor's upper left corner, in pixels of the desktop
	Top          int       //
	Maximised    bool      //
	Animation    Animation //
	Sounds       bool      // anything is heard at all
	Volume       int       // in per cent
	FrameSounds  bool      // of buttons, refusals, turns
	GameSounds   bool      // of what happens on the table
	QuietBehind  bool      // nothing is heard while the window is not in front
	Marks        bool      // colour-blind marks: shapes everywhere where colour tells players apart
	ConfirmEnd   bool      // ask before a turn ends whoever has not chosen, see Confirms
	AskReactions bool      // ask for reactions; otherwise they are declined
	ShowMe       bool      // explain things to who meets them for the first time
	Recap        bool      // after the hand-over, show what the others did
	PastSpeed    int       // of replays, one of PastSpeeds, in per cent of the usual one
	// Covers holds the ids of the games that cover the screen between turns
	// although what is secret lies face down on their tables.
	Covers map[string]bool
	// Lessons holds the ids of the chapters that were learned to their ends.
	Lessons map[string]bool
	// Shown holds what was explained to whom, "person/game/card", and what a course
	// taught, without a person.
	Shown map[string]bool
	// Confirms holds by name who is asked before a turn ends, and who is not.
	Confirms map[string]bool
	// Sheets holds the ids of the games whose sheet lies beside the table.
	Sheets  map[string]bool
	Players []rules.Player
	Print   Print
	// Game is the id of the game that was played last, "" before the first one.
	Game string
}

// Print is how a box was printed last. What is empty or unknown is the usual choice.
type Print struct {
	Paper string          `json:"paper,omitempty"`
	Sides string          `json:"sides,omitempty"`
	Board string          `json:"board,omitempty"`
	Lang  string          `json:"lang,omitempty"`
	Spare bool            `json:"spare,omitempty"`
	Each  bool            `json:"each,omitempty"`
	Gap   int             `json:"gap,omitempty"`
	Left  map[string]bool `json:"left,omitempty"` // parts that were not printed, "game/part"
}

// usualVolume is the volume of a first start in per cent.
const usualVolume = 70

// usualSpeed is how fast replays are played at a first start.
const usualSpeed = 100

// PastSpeeds lists how fast replays can be played, in per cent of the usual speed.
func PastSpeeds() []int { return []int{50, usualSpeed, 200, 400} }

// DefaultSettings are those of a first start on a system in a language.
func DefaultSettings(language string) Settings {
	return Settings{
		Language: language, Scale: 100, Width: 1280, Height: 800,
		PastSpeed: usualSpeed, Animation: AnimationNormal, Sounds: true, Volume: usualVolume, FrameSounds: true, GameSounds: true, AskReactions: true, ShowMe: true, Recap: true,
	}
}

// settingField ties a setting to its name in the file; ok tells which values
// are accepted.
type settingField struct {
	name  string
	value any
	ok    func() bool
}

// The least and the greatest width and height of the window in pixels: less shows
// nothing, and no screen is greater.
const (
	minWindow = 160
	maxWindow = 16384
)

// longestScreen is how long the name of a monitor may be, in bytes.
const longestScreen = 200

func (s *Settings) fields() []settingField {
	within := func(v *int, least, most int) func() bool {
		return func() bool { return *v >= least && *v <= most }
	}
	always := func() bool { return true }
	return []settingField{
		{"language", &s.Language, func() bool { return slices.Contains(assets.Languages(), s.Language) }},
		{"scale", &s.Scale, within(&s.Scale, MinScale, MaxScale)},
		{"fullScreen", &s.FullScreen, always},
		{"width", &s.Width, within(&s.Width, minWindow, maxWindow)},
		{"height", &s.Height, within(&s.Height, minWindow, maxWindow)},
		{"placed", &s.Placed, always},
		{"screen", &s.Screen, func() bool { return len(s.Screen) <= longestScreen }},
		{"left", &s.Left, within(&s.Left, -maxWindow, maxWindow)},
		{"top", &s.Top, within(&s.Top, -maxWindow, maxWindow)},
		{"maximised", &s.Maximised, always},
		{"animation", &s.Animation, func() bool { return slices.Contains(Animations(), s.Animation) }},
		{"sounds", &s.Sounds, always},
		{"volume", &s.Volume, within(&s.Volume, 0, 100)},
		{"frameSounds", &s.FrameSounds, always},
		{"gameSounds", &s.GameSounds, always},
		{"quietBehind", &s.QuietBehind, always},
		{"marks", &s.Marks, always},
		{"confirmEnd", &s.ConfirmEnd, always},
		{"askReactions", &s.AskReactions, always},
		{"showMe", &s.ShowMe, always},
		{"recap", &s.Recap, always},
		{"pastSpeed", &s.PastSpeed, func() bool { return slices.Contains(PastSpeeds(), s.PastSpeed) }},
		{"covers", &s.Covers, always},
		{"lessons", &s.Lessons, always},
		{"shown", &s.Shown, always},
		{"confirms", &s.Confirms, always},
		{"sheets", &s.Sheets, always},
		{"players", &s.Players, always},
		{"print", &s.Print, always},
		{"game", &s.Game, func() bool { return len(s.Game) <= longestScreen }},
	}
}

// WindowFits reports whether a window of that size and place can be begun with.
func WindowFits(width, height, left, top int) bool {
	return min(width, height) >= minWindow && max(width, height) <= maxWindow &&
		min(left, top) >= -maxWindow && max(left, top) <= maxWindow
}

// SizeChosen reports whether the window was given a size: settings of before windows
// were remembered by place hold the usual one where nobody did.
func (s Settings) SizeChosen() bool {
	usual := DefaultSettings(s.Language)
	return s.Placed || s.Width != usual.Width || s.Height != usual.Height
}

// MarshalJSON writes the settings under their names in the file.
func (s Settings) MarshalJSON() ([]byte, error) {
	out := map[string]any{}
	for _, f := range s.fields() {
		out[f.name] = f.value
	}
	return json.MarshalIndent(out, "", "  ")
}

// readSettings takes what it can from a file and the rest from the defaults.
// bad lists the fields whose values were not accepted; an error means that
// nothing could be read.
func readSettings(data []byte, language string) (s Settings, bad []string, err error) {
	s = DefaultSettings(language)
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return s, nil, err
	}
	standard := DefaultSettings(language)
	defaults := standard.fields()
	for i, f := range s.fields() {
		text, there := raw[f.name]
		if !there {
			continue
		}
		switch good, usable := readValue(text, f); {
		case !usable:
			bad = append(bad, f.name)
			reset(f.value, defaults[i].value)
		case !good:
			bad = append(bad, f.name)
		}
	}
	return s, bad, nil
}

// readValue reads the value of a field. Of a set and of a list what is good is kept: good
// reports whether all of it is, usable whether it can be used.
func readValue(data json.RawMessage, f settingField) (good, usable bool) {
	switch v := f.value.(type) {
	case *map[string]bool:
		var raw map[string]json.RawMessage
		if json.Unmarshal(data, &raw) != nil {
			return false, false
		}
		good = true
		if raw != nil {
			*v = make(map[string]bool, len(raw))
		}
		for id, text := range raw {
			var on bool
			if json.Unmarshal(text, &on) != nil {
				good = false
				continue
			}
			(*v)[id] = on
		}
		return good, true
	case *[]rules.Player:
		list, ok := looseList[rules.Player](data)
		usable = ok || list != nil
		good = ok && len(list) <= mostSeats
		for i := range list {
			p := &list[i]
			for _, word := range []*string{&p.Name, &p.Colour, &p.Mark, &p.Bot} {
				if !plain(*word) {
					*word, good = "", false
				}
			}
			p.Name = norm.NFC.String(p.Name)
		}
		*v = list[:min(len(list), mostSeats)]
		return good, usable
	}
	ok := json.Unmarshal(data, f.value) == nil && f.ok()
	return ok, ok
}

// reset copies a default over a value of the same type.
func reset(value, standard any) {
	switch v := value.(type) {
	case *string:
		*v = *standard.(*string)
	case *int:
		*v = *standard.(*int)
	case *bool:
		*v = *standard.(*bool)
	case *Animation:
		*v = *standard.(*Animation)
	case *map[string]bool:
		*v = *standard.(*map[string]bool)
	case *[]rules.Player:
		*v = *standard.(*[]rules.Player)
	case *Print:
		*v = *standard.(*Print)
	}
}
