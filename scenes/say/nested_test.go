package say

import (
	"testing"

	"schron/assets"
	"schron/rules"
)

func TestATextInsideAnotherIsRenderedWithItsOwnArguments(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	reason := rules.Msg("frame.handover", rules.SeatArg("player", 1))
	whole := rules.Msg("record.refused", rules.Number("n", 7), rules.Literal("move", "go"),
		rules.Literal("rule", "DZ-9"), rules.TextArg("reason", reason))
	s := New(texts, assets.English).Named(func(int) string { return "Ada" })
	want := "Rule DZ-9 forbids move 7 (“go”): Ada’s turn"
	if got := s.Text(whole); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	var joined string
	for _, run := range s.Runs(whole) {
		joined += run.Text
	}
	if joined != want {
		t.Errorf("runs read %q, want %q", joined, want)
	}
}
