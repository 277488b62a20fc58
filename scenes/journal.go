package scenes

import (
	"fmt"
	"slices"

	"schron/input"
)

// journalLines is how many notes are kept.
const journalLines = 60

// Journal lists what the program has done last, for reports of faults. It holds only
// scenes, sizes, and the keys of sentences that were shown. So it never contains a
// name, a typed word or a secret of a match.
type Journal struct {
	lines []string
	scene string // that was noted last
}

// Note adds a line with the time in ticks.
func (j *Journal) Note(tick int64, format string, args ...any) {
	if len(j.lines) == journalLines {
		j.lines = slices.Delete(j.lines, 0, 1)
	}
	j.lines = append(j.lines, fmt.Sprintf("%8.1f s  ", float64(tick)/input.TicksPerSecond)+fmt.Sprintf(format, args...))
}

// Scene notes which scene is shown, if it is another one.
func (j *Journal) Scene(tick int64, name string) {
	if name != j.scene {
		j.scene = name
		j.Note(tick, "scene %s", name)
	}
}

// Lines are the notes, the oldest first.
func (j *Journal) Lines() []string { return slices.Clone(j.lines) }
