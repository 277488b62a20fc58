// Package say turns what the rules want to tell people (texts, refusals,
// events) into words of one language.
package say

import (
	"errors"
	"strconv"
	"strings"

	"schron/assets"
	"schron/rules"
)

// Speaker renders texts in one language. It keeps no state of its own, so a
// Speaker may be copied and used by several goroutines; drawing code caches
// what it returns.
type Speaker struct {
	texts *assets.Texts
	lang  string
	names func(seat int) string
}

// New returns a speaker of a language ("pl" or "en"). Until Named gives it
// names, seats are called player 1, player 2 and so on.
func New(texts *assets.Texts, lang string) *Speaker { return &Speaker{texts: texts, lang: lang} }

// Named returns a speaker of the same language that calls seats by the names
// that the function gives. A seat with an empty name stays player 1, 2 …
func (s *Speaker) Named(names func(seat int) string) *Speaker {
	return &Speaker{texts: s.texts, lang: s.lang, names: names}
}

// Lang is the language spoken.
func (s *Speaker) Lang() string { return s.lang }

// Key returns the message of a key without arguments.
func (s *Speaker) Key(key string) string { return s.texts.Say(s.lang, key, nil) }

// Has reports whether the language has a key, for texts that a game may leave out.
func (s *Speaker) Has(key string) bool { return s.texts.Has(s.lang, key) }

// Name returns the name of a seat; rules.NoSeat is called nobody.
func (s *Speaker) Name(seat int) string {
	if seat == rules.NoSeat {
		return s.Key("frame.nobody")
	}
	if s.names != nil {
		if name := s.names(seat); name != "" {
			return name
		}
	}
	return s.texts.Say(s.lang, "frame.player", map[string]any{"n": seat + 1})
}

// Text renders a text; the empty text gives no words.
func (s *Speaker) Text(t rules.Text) string {
	if t.Empty() {
		return ""
	}
	return s.texts.Say(s.lang, t.Key, s.args(t, s.Name))
}

// Refusal returns the sentence of a refusal. The rule's id is not part of it: it
// is shown beside the sentence as a link to the rulebook.
func (s *Speaker) Refusal(r *rules.Refusal) string { return s.Text(r.Text) }

// Event returns the sentence of an event for the log.
func (s *Speaker) Event(e rules.Event) string { return s.Text(e.Text) }

// teller is an error that brings its own sentence, such as a
// *rules.RecordError.
type teller interface{ Sentence() rules.Text }

// Error returns a sentence for any error. That is a refusal's own, that of an error
// with a method Sentence, else a general one with the error's text as the reason.
func (s *Speaker) Error(err error) string {
	if err == nil {
		return ""
	}
	if r := rules.AsRefusal(err); r != nil {
		return s.Refusal(r)
	}
	var t teller
	if errors.As(err, &t) {
		return s.Text(t.Sentence())
	}
	return s.texts.Say(s.lang, "frame.fault", map[string]any{"reason": err.Error()})
}

// args are the values of the placeholders, with seats shown as seat says.
func (s *Speaker) args(t rules.Text, seat func(int) string) map[string]any {
	if len(t.Args) == 0 {
		return nil
	}
	values := make(map[string]any, len(t.Args))
	for _, a := range t.Args {
		switch a.Kind {
		case rules.ArgNumber:
			values[a.Name] = a.N
		case rules.ArgSeat:
			values[a.Name] = seat(a.N)
		case rules.ArgLiteral:
			values[a.Name] = a.S
		case rules.ArgKey:
			values[a.Name] = s.Key(a.S)
		case rules.ArgText:
			values[a.Name] = s.texts.Say(s.lang, a.T.Key, s.args(*a.T, seat))
		}
	}
	return values
}

// Run is a stretch of a sentence: plain words, or the name of a seat that is
// drawn bold and with the player's mark.
type Run struct {
	Text string
	Seat int // rules.NoSeat for plain words
}

// Marks around a seat's number while a sentence is put together. Both are from the
// private use area, which no text and no name uses.
const (
	seatOpen  = "\ue000"
	seatClose = "\ue001"
)

// Runs renders a text as plain words and names in turn. Joined together the
// runs read exactly as Text does.
func (s *Speaker) Runs(t rules.Text) []Run {
	if t.Empty() {
		return nil
	}
	rest := s.texts.Say(s.lang, t.Key, s.args(t, func(seat int) string {
		if seat == rules.NoSeat {
			return s.Name(seat)
		}
		return seatOpen + strconv.Itoa(seat) + seatClose
	}))
	var runs []Run
	for rest != "" {
		before, tail, _ := strings.Cut(rest, seatOpen)
		if before != "" {
			runs = append(runs, Run{Text: before, Seat: rules.NoSeat})
		}
		number, after, ok := strings.Cut(tail, seatClose)
		if ok {
			seat, _ := strconv.Atoi(number)
			runs = append(runs, Run{Text: s.Name(seat), Seat: seat})
		}
		rest = after
	}
	return runs
}
