package sounds

import (
	"cmp"
	"hash/fnv"
	"math"
	"slices"

	"schron/assets"
	"schron/layout"
	"schron/rules"
)

// Sound is a sound that belongs to a moment.
type Sound struct {
	Name string  // of the clip
	Gain float64 // 0 to 1
	Vary float64 // by how many per cent its pitch may lie off
	// At is when it comes, as a part of the time in which the move is shown. Order
	// counts the sounds of the move that come before.
	At    float64
	Order int
}

const (
	mostHeard = 8   // sounds of a move
	mostAlike = 3   // … that are the same
	softer    = 0.8 // each same one, of the one before
	apart     = 4   // ticks between sounds of a move that is there at once
)

// When returns when one of a move's events is seen, as a part (0..1) of the time in
// which the move is shown. It returns false to leave that to the cue.
type When func(e *rules.LogEntry) (part float64, known bool)

// After is when events are seen if a part (0..1) of the time is left out at the start.
func (w When) After(part float64) When {
	if w == nil || part <= 0 {
		return w
	}
	return func(e *rules.LogEntry) (float64, bool) {
		at, known := w(e)
		return layout.Within((at - part) / (1 - part)), known
	}
}

// heard lists the sounds of a move that makes entries of a log. Each event sounds when
// it is seen. Where when does not know that, the events share the time of the move, one
// after the other; when may be nil. The list depends on nothing else, so two viewers
// who see the same hear the same.
func heard(game string, entries []rules.LogEntry, when When) []Sound {
	var found []Sound
	var of []int // the event of each, counted among those that are heard …
	var at []int // … and among all
	events := 0
	alike := map[string]int{}
	for i := range entries {
		any := false
		for _, c := range assets.Cues(game) {
			if !c.Fits(game, entries[i].Event.Text) || alike[c.Sound] == mostAlike || len(found) == mostHeard {
				continue
			}
			any = true
			found = append(found, Sound{
				Name: c.Sound, Gain: c.Gain * math.Pow(softer, float64(alike[c.Sound])), Vary: c.Vary, At: c.At, Order: len(found),
			})
			of, at = append(of, events), append(at, i)
			alike[c.Sound]++
		}
		if any {
			events++
		}
	}
	for i := range found {
		found[i].At = (float64(of[i]) + found[i].At) / float64(events)
		if when == nil {
			continue
		}
		if part, known := when(&entries[at[i]]); known {
			found[i].At = max(0, min(1, part))
		}
	}
	slices.SortStableFunc(found, func(a, b Sound) int { return cmp.Compare(a.At, b.At) })
	return found
}

// delay is how many ticks after its move has begun it comes, which is shown for so
// many.
func (h *Sound) delay(ticks int) int {
	if ticks == 0 {
		return h.Order * apart
	}
	return int(math.Round(h.At * float64(ticks)))
}

// pitch is that of the nth time that the sound is played.
func (h *Sound) pitch(n uint64) float64 {
	f := fnv.New32a()
	_, _ = f.Write([]byte(h.Name))
	x := uint64(f.Sum32())<<32 + n
	x ^= x >> 31
	x *= 0x9e3779b97f4a7c15
	x ^= x >> 29
	return 1 + h.Vary/100*(float64(x>>40)/float64(1<<23)-1)
}

// ofGesture lists what is heard of what is done anywhere.
func ofGesture(what string) []Sound {
	var out []Sound
	for _, c := range assets.Cues(assets.FrameSounds) {
		for _, e := range c.Events {
			if e == what {
				out = append(out, Sound{Name: c.Sound, Gain: c.Gain, Vary: c.Vary})
			}
		}
	}
	return out
}
