package main

import (
	"bytes"
	"os"
	"testing"
)

// The picture in the documents shows today's rooms: `go run ./build/rooms >docs/rooms.svg`.
func TestThePictureIsOfToday(t *testing.T) {
	kept, err := os.ReadFile("../../docs/rooms.svg")
	if err != nil {
		t.Fatal(err)
	}
	var now bytes.Buffer
	if err := run(&now, "../.."); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(kept, now.Bytes()) {
		t.Error("docs/rooms.svg shows other rooms: go run ./build/rooms >docs/rooms.svg")
	}
}

func TestAnImpliedArrowIsLeftOut(t *testing.T) {
	arrows := [][]bool{{false, true, true}, {false, false, true}, {false, false, false}}
	got := reduce(arrows)
	if !got[0][1] || !got[1][2] || got[0][2] {
		t.Errorf("arrows %v, want 0 → 1 → 2 only", got)
	}
}

func TestACircleIsRefused(t *testing.T) {
	if _, err := levels([][]bool{{false, true}, {true, false}}); err == nil {
		t.Error("a circle has levels")
	}
}
