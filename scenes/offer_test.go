package scenes_test

import (
	"bytes"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/scenes"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// TestFilesReachTheProgramInAnyScene: they come once, in the tick, whatever is on top,
// also where a change of scene is under way.
func TestFilesReachTheProgramInAnyScene(t *testing.T) {
	one := &page{name: "one"}
	d := scenetest.New(t, 1280, 800, func(h ui.Host) { h.Push(one) })
	var got []string
	d.Stack.OnFiles = func(paths []string) { got = append(got, paths...) }
	d.Script.DropFiles("/a", "/b")
	d.Stack.Push(&page{name: "two"})
	d.Script.DropFiles("/c")
	d.Ticks(3)
	if diff := cmp.Diff([]string{"/a", "/b", "/c"}, got); diff != "" {
		t.Error(diff)
	}
	d.Stack.OnFiles = nil
	d.Script.DropFiles("/d")
}

// TestOfferedFilesComeWithTheNextTick: from any goroutine, in the recording too, and a
// flood of them is bounded.
func TestOfferedFilesComeWithTheNextTick(t *testing.T) {
	var got []string
	var recorded bytes.Buffer
	var offers scenes.Offers
	b := open(t, scenes.Options{
		Offers: &offers, Record: &recorded, OnFiles: func(paths []string) { got = append(got, paths...) },
	}, func(h ui.Host) { h.Push(&page{name: "one"}) })
	b.tick()
	var all sync.WaitGroup
	for range 40 {
		all.Go(func() { offers.Add("/x.schron") })
	}
	all.Wait()
	b.ticks(2)
	if len(got) != 16 {
		t.Errorf("%d files came", len(got))
	}
	offers.Add("/y.schron")
	b.tick()
	if len(got) != 17 || got[16] != "/y.schron" {
		t.Errorf("then came %v", got)
	}
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(recorded.String(), "/x.schron"); n != 16 {
		t.Errorf("%d stand in the recording", n)
	}
}
