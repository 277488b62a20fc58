package evening

import (
	"os"
	"testing"

	"schron/build/check/saves"
	"schron/rules/registry"
	"schron/scenes/e2e/stand"
)

// flags are those that the recordings are made and played with: what a system or its
// screen suggests must not matter.
var flags = []string{"-lang", "pl", "-size", "1280x800"}

// most is how many ticks an evening may take: four minutes.
const most = 4 * 60 * 60

// TestTheKeptEvenings: the recordings in build/check/evening, played one after the other
// beginning with an empty folder, end by themselves. They leave the games that are listed
// beside them. Where the interface has changed they are made again:
//
//	EVENING=record build/test.sh ./scenes/e2e/evening
func TestTheKeptEvenings(t *testing.T) {
	if os.Getenv("EVENING") == "record" {
		data := stand.Empty(t)
		record(t, data, "first", func(p *player) {
			for _, g := range registry.Games() {
				p.play(g.ID())
			}
		})
		record(t, data, "second", (*player).goOn)
	}
	data := stand.Empty(t)
	for _, name := range []string{"first", "second"} {
		w := stand.Start(t, data, append(flags, "-replay-input", kept(t, name+".jsonl"))...)
		w.WaitEnd(most)
		want, err := os.ReadFile(kept(t, name+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		if got := list(t, data); got != string(want) {
			t.Errorf("%s.jsonl does not end with the games of %s.txt, but with\n%s", name, name, got)
		}
	}
}

// kept is a file of build/check/evening.
func kept(t *testing.T, name string) string {
	return stand.Path(t, "build", "check", "evening", name)
}

// list is what a folder of saves holds.
func list(t *testing.T, data stand.Folder) string {
	t.Helper()
	out, err := saves.List(string(data))
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// record writes an evening down, and what comes of it.
func record(t *testing.T, data stand.Folder, name string, play func(*player)) {
	t.Helper()
	input := stand.Put(t, kept(t, name+".jsonl"), "")
	p := newPlayer(stand.Start(t, data, append(flags, "-record-input", input)...))
	play(p)
	p.leave()
	stand.Put(t, kept(t, name+".txt"), list(t, data))
}
