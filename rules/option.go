package rules

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Option is something that players choose before a game. Its name stands under
// "<game>.option.<id>", a choice's under "<game>.option.<id>.<choice>".
type Option struct {
	ID       string   `json:"id"`
	Default  any      `json:"default"`           // bool, int or string; its type is the option's
	Min, Max int      `json:"-"`                 // bounds of a number
	Off      bool     `json:"-"`                 // a number may also be 0, below Min: the option is switched off
	Choices  []string `json:"choices,omitempty"` // the values of a string
	// Printed holds the values that the printed rules name, first the one that they
	// play by. It is empty where they leave the question open.
	Printed []any `json:"-"`
}

// IsPrinted reports whether the printed rules name a value.
func (s Option) IsPrinted(v any) bool { return slices.Contains(s.Printed, v) }

// Recommender is a Game that recommends other options than the usual ones.
type Recommender interface {
	// Recommended returns the options to change for a number of players.
	Recommended(players int) Options
}

// PrintedOptions are the options of the printed rules of g. What these leave open is as usual.
func PrintedOptions(g Game) Options {
	out := make(Options)
	for _, s := range g.Options() {
		out[s.ID] = s.Default
		if len(s.Printed) > 0 {
			out[s.ID] = s.Printed[0]
		}
	}
	return out
}

// RecommendedOptions are the options of g that suit a number of players best.
func RecommendedOptions(g Game, players int) Options {
	out := make(Options)
	for _, s := range g.Options() {
		out[s.ID] = s.Default
	}
	if r, ok := g.(Recommender); ok {
		maps.Copy(out, r.Recommended(players))
	}
	return out
}

// OptionError is returned by Game.New when the value of an option does not go with
// the number of players or with other options.
type OptionError struct {
	Option  string // its id
	Refusal *Refusal
	Err     error // the same in English, with the accepted values
}

func (e *OptionError) Error() string { return e.Err.Error() }

// Sentence is the reason in words for players.
func (e *OptionError) Sentence() Text { return e.Refusal.Text }

// Options are chosen values by option id: bool, int or string.
type Options map[string]any

// Complete returns the options with defaults filled in and numbers as int. An
// unknown id or a wrong value is an error that names the accepted ones.
func (o Options) Complete(specs []Option) (Options, error) {
	out := make(Options, len(specs))
	for _, s := range specs {
		out[s.ID] = s.Default
	}
	for id, v := range o {
		i := slices.IndexFunc(specs, func(s Option) bool { return s.ID == id })
		if i < 0 {
			return nil, fmt.Errorf("unknown option %q, accepted: %s", id, optionIDs(specs))
		}
		got, err := specs[i].accept(v)
		if err != nil {
			return nil, err
		}
		out[id] = got
	}
	return out, nil
}

func optionIDs(specs []Option) string {
	if len(specs) == 0 {
		return "none"
	}
	ids := make([]string, len(specs))
	for i, s := range specs {
		ids[i] = s.ID
	}
	return strings.Join(ids, ", ")
}

func (s Option) accept(v any) (any, error) {
	switch s.Default.(type) {
	case bool:
		if b, ok := v.(bool); ok {
			return b, nil
		}
		return nil, fmt.Errorf("option %s is %v, accepted: true, false", s.ID, v)
	case int:
		n, ok := asInt(v)
		if off := s.Off && n == 0; !ok || !off && (n < s.Min || n > s.Max) {
			return nil, fmt.Errorf("option %s is %v, accepted: %s", s.ID, v, s.numbers())
		}
		return n, nil
	default:
		if c, ok := v.(string); ok && slices.Contains(s.Choices, c) {
			return c, nil
		}
		return nil, fmt.Errorf("option %s is %v, accepted: %s", s.ID, v, strings.Join(s.Choices, ", "))
	}
}

// numbers says which numbers an option takes.
func (s Option) numbers() string {
	if s.Off {
		return fmt.Sprintf("0 or %d to %d", s.Min, s.Max)
	}
	return fmt.Sprintf("%d to %d", s.Min, s.Max)
}

func asInt(v any) (int, bool) {
	switch n := v.(type) {
	case int:
		return n, true
	case float64:
		return int(n), n == float64(int(n))
	}
	return 0, false
}

// Bool returns a completed option of that type.
func (o Options) Bool(id string) bool { b, _ := o[id].(bool); return b }

// Int returns a completed option of that type.
func (o Options) Int(id string) int { n, _ := asInt(o[id]); return n }

// Choice returns a completed option of that type.
func (o Options) Choice(id string) string { s, _ := o[id].(string); return s }

// CheckPlayers returns an error unless g can be played by n.
func CheckPlayers(g Game, n int) error {
	least, most := g.Players()
	if n < least || n > most {
		return fmt.Errorf("%s has %d players, accepted: %s", g.ID(), n, PlayerNumbers(g))
	}
	return nil
}

// PlayerNumbers names the numbers of players that g takes: "2 to 4", or "2" where
// it is the only one.
func PlayerNumbers(g Game) string {
	least, most := g.Players()
	if least == most {
		return strconv.Itoa(least)
	}
	return fmt.Sprintf("%d to %d", least, most)
}
