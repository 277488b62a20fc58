package table_test

import (
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/toy"
)

// TestALongPromptKeepsItsDetail: where title and detail need more lines than two the
// prompt grows, and the log gives way; a tooltip would only repeat it.
func TestALongPromptKeepsItsDetail(t *testing.T) {
	const long = "frame.abandon.sure"
	for _, size := range []layout.Size{layout.S(1280, 800), layout.S(1024, 640)} {
		w := open(t, lines{game: toy.Game{Asks: []toy.Ask{{}, {Detail: long}}}, players: toy.People(1)})
		w.Stack.Resize(size)
		w.settle()
		low, log := w.rect("prompt").H, w.rect("log").H
		w.Click("pass")
		w.await()
		texts, _ := w.within(t, "prompt")
		said := ""
		for _, x := range texts {
			said += " " + x.Text
		}
		want := w.house.Say(long)
		if clean := strings.Join(strings.Fields(said), " "); !strings.Contains(clean, strings.Join(strings.Fields(want), " ")) {
			t.Errorf("%v: the prompt says %q, not %q", size, clean, want)
		}
		if grown := w.rect("prompt").H; grown <= low || w.rect("log").H >= log {
			t.Errorf("%v: the prompt is %v high after %v, the log %v after %v", size, grown, low, w.rect("log").H, log)
		}
		if w.Root().Node("prompt").Tip != nil {
			t.Errorf("%v: the tooltip repeats the prompt", size)
		}
	}
}
