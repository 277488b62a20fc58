package store

import (
	"os"
	"strings"
	"testing"
	"time"

	"schron/rules"
)

func TestSavesHaveSafeFileNames(t *testing.T) {
	for title, want := range map[string]string{
		"Zażółć gęślą jaźń":     "zazolc-gesla-jazn",
		"ŁÓDŹ 2026":             "lodz-2026",
		"../../etc/passwd":      "etc-passwd",
		`C:\con?*|<>"`:          "c-con",
		"…":                     "save",
		"漢字":                    "save",
		strings.Repeat("a", 99): strings.Repeat("a", 40),
	} {
		if got := fileName(title, mostFileName); got != want {
			t.Errorf("%q becomes %q, want %q", title, got, want)
		}
	}
}

func TestTitlesAreOneCleanLine(t *testing.T) {
	for title, want := range map[string]string{
		"  Sobota\n u\tAli \x00": "Sobota u Ali",
		"z\u0307aba":             "\u017caba",
		strings.Repeat("ż", 90):  strings.Repeat("ż", maxTitle),
		" \n":                    "",
	} {
		if got := CleanTitle(title); got != want {
			t.Errorf("%q becomes %q, want %q", title, got, want)
		}
	}
}

func TestSavesKeepTitleAndMatch(t *testing.T) {
	s, _ := open(t)
	e := must[Entry](t)(s.SaveNew("Sobota u\u00a0Żanety", play(t, 3)))
	if e.Title != "Sobota u Żanety" || e.Moves != 3 || e.Kind != Named || e.Problem != nil {
		t.Errorf("entry %+v", e)
	}
	if m := must[*rules.Match](t)(s.Load(e)); m.Len() != 3 {
		t.Errorf("%d moves", m.Len())
	}
	if got, ok := s.ByTitle("sobota u żanety"); !ok || got.ID != e.ID {
		t.Errorf("found %v %+v", ok, got)
	}
}

func TestATitleIsNotTakenTwice(t *testing.T) {
	s, _ := open(t)
	e := must[Entry](t)(s.SaveNew("Sobota", play(t, 3)))
	before := text(t, s.Path(e))
	_, err := s.SaveNew(" SOBOTA ", play(t, 9))
	says(t, err, "already a save")
	_, err = s.SaveNew(" ", play(t, 9))
	says(t, err, "needs a name")
	if text(t, s.Path(e)) != before || len(must[[]Entry](t)(s.List())) != 1 {
		t.Error("the refused save has left a trace")
	}
}

func TestTitlesThatLookAlikeAsFilesKeepApart(t *testing.T) {
	s, _ := open(t)
	a := must[Entry](t)(s.SaveNew("Żaba", play(t, 1)))
	b := must[Entry](t)(s.SaveNew("Zaba!", play(t, 2)))
	if a.ID == b.ID || len(must[[]Entry](t)(s.List())) != 2 {
		t.Errorf("files %s and %s", a.ID, b.ID)
	}
}

func TestOverwriteKeepsTheOldSaveInTheTrash(t *testing.T) {
	s, _ := open(t)
	e := must[Entry](t)(s.SaveNew("Sobota", play(t, 3)))
	before := text(t, s.Path(e))
	after := must[Entry](t)(s.Overwrite(e, play(t, 8)))
	if after.ID != e.ID || after.Title != "Sobota" || after.Moves != 8 {
		t.Errorf("entry %+v", after)
	}
	files := must[[]os.DirEntry](t)(os.ReadDir(s.dir("trash")))
	if len(files) != 1 || text(t, s.dir("trash")+"/"+files[0].Name()) != before {
		t.Errorf("trash holds %v", files)
	}
}

func TestOverwriteLeavesASaveAloneThatHasChanged(t *testing.T) {
	s, c := open(t)
	e := must[Entry](t)(s.SaveNew("Sobota", play(t, 3)))
	other := Open(s.places, lookup, c.now)
	theirs, _ := other.ByTitle("Sobota")
	c.pass(time.Second)
	must[Entry](t)(other.Overwrite(theirs, play(t, 5)))
	_, err := s.Overwrite(e, play(t, 8))
	says(t, err, "“Sobota”", "left alone")
	if got, _ := s.ByTitle("Sobota"); got.Moves != 5 {
		t.Errorf("the save has %d moves", got.Moves)
	}
	if err := os.Remove(s.Path(e)); err != nil {
		t.Fatal(err)
	}
	_, err = s.Overwrite(e, play(t, 8))
	says(t, err, "not on the disk")
}

func TestDeletedGamesCanBeBroughtBack(t *testing.T) {
	s, _ := open(t)
	e := must[Entry](t)(s.SaveNew("Sobota", play(t, 3)))
	put(t, s, Replay, "broken", "{")
	for _, e := range must[[]Entry](t)(s.List()) {
		before := text(t, s.Path(e))
		gone := must[Trashed](t)(s.Delete(e))
		if list := must[[]Entry](t)(s.List(e.Kind)); len(list) != 0 {
			t.Errorf("still listed: %+v", list)
		}
		back := must[Entry](t)(s.Restore(gone))
		if back.ID != e.ID || back.Kind != e.Kind || text(t, s.Path(back)) != before {
			t.Errorf("came back as %+v", back)
		}
		_, err := s.Restore(gone)
		says(t, err, "not on the disk")
	}
	gone := must[Trashed](t)(s.Delete(e))
	put(t, s, Named, e.ID, "{")
	back := must[Entry](t)(s.Restore(gone))
	if back.ID == e.ID || text(t, s.path(Named, e.ID)) != "{" {
		t.Errorf("brought back over another file: %+v", back)
	}
	e.ID = "none"
	_, err := s.Delete(e)
	says(t, err, "not on the disk")
}
