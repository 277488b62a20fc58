package store

import (
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Bounds of the note: how many bytes of it are read, and how high it counts.
const (
	mostOfNote = 256
	mostStarts = 99
)

// StartNote counts by way of drawing how often the program was ended before it had
// shown a frame. A driver can end the whole program, and so can a power cut. The zero
// note keeps nothing on the disk.
type StartNote struct {
	lock  *lock // nil where the note cannot be written
	ended map[int]int
}

// Starting takes the note of earlier starts. While another window is being opened, or
// where nothing can be written, the note is empty and keeps nothing.
func (s *Store) Starting() *StartNote {
	n := &StartNote{}
	l, err := takeLock(filepath.Join(s.places.Data, "starting.lock"))
	if err != nil || l == nil {
		return n
	}
	n.lock = l
	if text, err := io.ReadAll(io.LimitReader(l.file, mostOfNote)); err == nil {
		n.ended = readStarts(string(text))
	}
	return n
}

// readStarts reads "way=count" for each way. Notes of older versions hold only the way
// of one start that ended; so does whatever cannot be read, for the usual way.
func readStarts(text string) map[int]int {
	ended := map[int]int{}
	for _, part := range strings.Fields(text) {
		way, count, counted := strings.Cut(part, "=")
		w, err1 := strconv.Atoi(way)
		c, err2 := strconv.Atoi(count)
		if err1 != nil || w < 0 {
			w = 0
		}
		if !counted || err2 != nil || c < 1 {
			c = 1
		}
		ended[w] = min(max(ended[w], c), mostStarts)
	}
	return ended
}

// Ended returns how often each way ended before it had shown a frame.
func (n *StartNote) Ended() map[int]int { return n.ended }

// Count adds starts that end in this way unless Shown is called.
func (n *StartNote) Count(way, starts int) {
	if n.ended == nil {
		n.ended = map[int]int{}
	}
	n.ended[way] = min(n.ended[way]+starts, mostStarts)
	if n.lock == nil {
		return
	}
	var text strings.Builder
	for _, w := range slices.Sorted(maps.Keys(n.ended)) {
		fmt.Fprintf(&text, "%d=%d ", w, n.ended[w])
	}
	if err := n.lock.file.Truncate(0); err == nil {
		_, _ = n.lock.file.WriteAt([]byte(strings.TrimSpace(text.String())), 0)
	}
}

// Shown removes the note: a frame was shown. Later calls do nothing.
func (n *StartNote) Shown() {
	if n.lock == nil {
		return
	}
	_ = n.lock.file.Truncate(0)
	n.lock.release()
	n.lock = nil
}

// Leave keeps the note for the next start, which may be running already.
func (n *StartNote) Leave() {
	if n.lock == nil {
		return
	}
	_ = n.lock.file.Close()
	n.lock = nil
}
