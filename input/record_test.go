package input

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/layout"
)

// evening is a script with everything in it.
func evening(s *Script) {
	s.Wait(3)
	s.Click(layout.P(10, 20))
	s.Wait(50)
	s.FastClick(layout.P(10, 20))
	s.Drag(layout.P(5, 5), layout.P(200, 120), 7)
	s.Carry(layout.P(5, 5), layout.P(99.5, 12.25), 3)
	s.Key(KeyEscape, 0)
	s.Release()
	s.Wheel(-2)
	s.Key(KeyZ, Ctrl|Shift)
	s.Type("Zażółć gęślą")
	s.DropFiles("/tmp/gra ą.schron", `C:\gry\x.json`)
	s.RightClick(layout.P(7, 7))
	s.SetFocused(false)
	s.Wait(4)
	s.SetFocused(true)
	s.Wait(9)
}

func TestReplayGivesTheSameGestures(t *testing.T) {
	var file bytes.Buffer
	w := NewWriter(&file, layout.S(1280, 800))
	var live Recogniser
	var want []Gesture
	ticks := 0
	evening(&Script{Step: func(s Snapshot) {
		if err := w.Write(s); err != nil {
			t.Fatal(err)
		}
		want = append(want, live.Feed(s)...)
		ticks++
	}})
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if lines := strings.Count(file.String(), "\n"); lines >= ticks {
		t.Errorf("%d lines for %d ticks: resting ticks are written", lines, ticks)
	}

	r, err := NewReader(&file)
	if err != nil {
		t.Fatal(err)
	}
	if r.Header.Width != 1280 || r.Header.Height != 800 {
		t.Errorf("header %+v", r.Header)
	}
	var again Recogniser
	var got []Gesture
	for {
		s, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, again.Feed(s)...)
		ticks--
	}
	if ticks != 0 {
		t.Errorf("%d ticks are missing", ticks)
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

// TestARecordingKeepsEverythingOfATick writes ticks of which each has something
// that the one before has not, with rests between them.
func TestARecordingKeepsEverythingOfATick(t *testing.T) {
	at := layout.P(10.25, 20.5)
	ticks := []Snapshot{
		{Focused: true},
		{Focused: true, Cursor: at},
		{Focused: true, Cursor: at}, // at rest
		{Focused: true, Cursor: at, Mods: Ctrl},
		{Focused: true, Cursor: at, Mods: Ctrl},
		{Focused: true, Cursor: at, Mods: Ctrl, Wheel: -1.5},
		{Focused: true, Cursor: at, Mods: Ctrl},
		{Focused: true, Cursor: at},
		{Focused: true, Cursor: at, Wheel: 2, Mods: Shift | Alt},
		{Focused: true, Cursor: at, Pressed: true, Down: true},
		{Focused: true, Cursor: at, Down: true},
		{Focused: true, Cursor: at, Released: true},
		{Focused: true, Cursor: at, RPressed: true},
		{Focused: true, Cursor: at, RReleased: true},
		{Focused: true, Cursor: at, Text: "ż", Keys: []KeyPress{{Key: KeyZ, Mods: Alt, Repeat: true}, {Key: KeyEnter}}},
		{Focused: true, Cursor: at, Files: []string{"/tmp/gra ą.schron", "/b"}},
		{Focused: true, Cursor: at},
		{Cursor: at},
		{Cursor: at},
	}
	var file bytes.Buffer
	w := NewWriter(&file, layout.S(1280, 800))
	for i := range ticks {
		ticks[i].Time = int64(i)
		if err := w.Write(ticks[i]); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := NewReader(&file)
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range ticks {
		got, err := r.Next()
		if err != nil {
			t.Fatalf("tick %d: %v", i, err)
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("tick %d: %s", i, d)
		}
	}
	if _, err := r.Next(); !errors.Is(err, io.EOF) {
		t.Errorf("after the last tick: %v", err)
	}
}

func TestDamagedRecordings(t *testing.T) {
	for name, file := range map[string]string{
		"empty":          "",
		"foreign":        "hello",
		"newer":          `{"format":2}`,
		"broken line":    `{"format":1}` + "\n{",
		"unknown key":    `{"format":1}` + "\n" + `{"t":0,"keys":[{"key":"hyper"}]}`,
		"time goes back": `{"format":1}` + "\n" + `{"t":5}` + "\n" + `{"t":3}`,
	} {
		t.Run(name, func(t *testing.T) {
			r, err := NewReader(strings.NewReader(file))
			for err == nil {
				_, err = r.Next()
			}
			if errors.Is(err, io.EOF) && name != "empty" {
				t.Error("taken for a whole recording")
			}
		})
	}
}

func TestRestKeepsOnlyWhatLasts(t *testing.T) {
	s := Snapshot{
		Time: 4, Cursor: layout.P(1, 2), Down: true, Pressed: true, Wheel: 1, Mods: Ctrl,
		Keys: []KeyPress{{Key: KeyA}}, Text: "a", Focused: true,
	}
	want := Snapshot{Time: 5, Cursor: layout.P(1, 2), Down: true, Mods: Ctrl, Focused: true}
	if got := s.rest(5); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if !s.rest(5).Quiet(s) {
		t.Error("rest is not quiet")
	}
}
