package scenes

import (
	"strings"
	"testing"
)

func TestTheJournalKeepsTheLastNotes(t *testing.T) {
	var j Journal
	for i := range 3 * journalLines {
		j.Note(int64(i*30), "note %d", i)
	}
	got := j.Lines()
	if len(got) != journalLines || !strings.HasSuffix(got[0], "note 120") || got[journalLines-1] != "    89.5 s  note 179" {
		t.Errorf("%d lines from %q to %q", len(got), got[0], got[len(got)-1])
	}
}
