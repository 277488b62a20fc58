package desk

import (
	"strings"

	"schron/scenes/table/motion"
)

// Passing tells, as a course, of what happens by itself in the move being shown. phases
// has the events that count, by their names, each with its phase. Two sentences of the log
// that belong to one phase make a caption; there are two captions of it at most.
func (d *Desk) Passing(phases map[string]string) (out []motion.Stretch) {
	said := map[string]int{} // sentences by phase
	for _, e := range d.Step().Entries {
		phase, counts := phases[strings.TrimPrefix(e.Event.Text.Key, d.Game()+".event.")]
		if !counts {
			continue
		}
		words, n := d.Speaker().Event(e.Event), len(out)-1
		switch said[phase]++; {
		case said[phase] > 4:
		case n >= 0 && out[n].Phase == phase && said[phase]%2 == 0:
			out[n].Words += " " + words
		default:
			out = append(out, motion.Caption(phase, words))
		}
	}
	return out
}
