package say

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/assets"
	"schron/rules"
)

func speaker(t *testing.T, lang string) *Speaker {
	t.Helper()
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if m := texts.Missing(); len(m) > 0 {
			t.Errorf("texts missing: %v", m)
		}
	})
	return New(texts, lang).Named(func(seat int) string {
		return []string{"Żaneta {{.x}}", "Łucja", ""}[seat]
	})
}

func TestTextShowsEachKindOfArgument(t *testing.T) {
	s := speaker(t, assets.Polish)
	for _, c := range []struct {
		text rules.Text
		want string
	}{
		{rules.Text{}, ""},
		{rules.Msg("frame.undo"), "Cofnij"},
		{rules.Msg("frame.log.only", rules.SeatArg("player", 1)), "Tylko Łucja"},
		{rules.Msg("frame.log.only", rules.SeatArg("player", 0)), "Tylko Żaneta {{.x}}"},
		{rules.Msg("frame.log.only", rules.SeatArg("player", 2)), "Tylko Gracz 3"},
		{rules.Msg("frame.log.only", rules.SeatArg("player", rules.NoSeat)), "Tylko nikt"},
		{rules.Msg("frame.points", rules.Number("n", 4)), "4 punkty"},
		{rules.Msg("frame.refuse.rule", rules.Literal("rule", "DZ-9")), "Zasada DZ-9"},
		{rules.Msg("frame.refuse.rule", rules.Number("rule", -2)), "Zasada −2"},
		{rules.Msg("frame.log.only", rules.KeyArg("player", "frame.log")), "Tylko Dziennik"},
		{
			rules.Msg("frame.fault", rules.TextArg("reason", rules.Msg("frame.log.only", rules.SeatArg("player", 1)))),
			"Coś się zepsuło: Tylko Łucja",
		},
	} {
		if got := s.Text(c.text); got != c.want {
			t.Errorf("Text(%v) = %q, want %q", c.text, got, c.want)
		}
	}
}

func TestRunsSplitNamesFromWords(t *testing.T) {
	s := speaker(t, assets.English)
	text := rules.Msg("frame.asks", rules.SeatArg("player", 1), rules.KeyArg("question", "frame.undo"))
	want := []Run{{"Łucja", 1}, {": Undo", rules.NoSeat}}
	if d := cmp.Diff(want, s.Runs(text)); d != "" {
		t.Error(d)
	}
	if got := s.Runs(rules.Text{}); got != nil {
		t.Errorf("the empty text has runs %v", got)
	}
}

func TestRunsReadAsText(t *testing.T) {
	for _, lang := range assets.Languages() {
		s := speaker(t, lang)
		for _, text := range []rules.Text{
			rules.Msg("frame.undo"),
			rules.Msg("frame.log.only", rules.SeatArg("player", 0)),
			rules.Msg("frame.log.only", rules.SeatArg("player", rules.NoSeat)),
			rules.Msg("frame.handover", rules.SeatArg("player", 2)),
			rules.Msg("frame.handover.open", rules.SeatArg("player", 1)),
			rules.Msg("frame.fault", rules.TextArg("reason", rules.Msg("frame.log.only", rules.SeatArg("player", 1)))),
			rules.Msg("frame.turn-of", rules.Number("n", 3), rules.Number("m", 12)),
		} {
			var b strings.Builder
			for _, r := range s.Runs(text) {
				b.WriteString(r.Text)
			}
			if got, want := b.String(), s.Text(text); got != want {
				t.Errorf("%s %s: runs read %q, text %q", lang, text.Key, got, want)
			}
		}
	}
}

type told struct{}

func (told) Error() string        { return "told" }
func (told) Sentence() rules.Text { return rules.Msg("frame.refuse.not-now") }

func TestErrorFindsTheSentence(t *testing.T) {
	s := speaker(t, assets.English)
	refusal := rules.Refuse("DZ-9", "frame.refuse.over")
	for _, c := range []struct {
		err  error
		want string
	}{
		{nil, ""},
		{fmt.Errorf("wrapped: %w", refusal), "The game is already over."},
		{fmt.Errorf("wrapped: %w", told{}), "You cannot do this now."},
		{&rules.RecordError{Text: rules.Msg("record.damaged"), Err: refusal}, "This file is damaged."},
		{errors.New("disk on fire"), "Something broke: disk on fire"},
	} {
		if got := s.Error(c.err); got != c.want {
			t.Errorf("Error(%v) = %q, want %q", c.err, got, c.want)
		}
	}
}

func TestNamesDefaultToNumbers(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	if got := New(texts, assets.English).Name(0); got != "Player 1" {
		t.Errorf("first seat is called %q", got)
	}
}
