package assets

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// keysOf lists the ends of the keys that a chapter says.
func keysOf(l *Lesson) []string {
	keys := []string{"title", "about"}
	for _, s := range l.Steps {
		keys = append(keys, s.Say)
		for _, m := range s.Mistakes {
			keys = append(keys, m.Say)
		}
	}
	return keys
}

// TestLessonsHaveTheirWords: every chapter that ships is read, has all its words in
// both languages, and no text of a course is without its step.
func TestLessonsHaveTheirWords(t *testing.T) {
	texts := load(t)
	said := map[string]bool{}
	for _, id := range LessonIDs() {
		l := FindLesson(id)
		for _, what := range keysOf(l) {
			said[l.Key(what)] = true
			for _, lang := range Languages() {
				if !texts.Has(lang, l.Key(what)) {
					t.Errorf("%s has no words for %s", lang, l.Key(what))
				}
			}
		}
	}
	for _, key := range texts.Keys(Polish) {
		if parts := strings.Split(key, "."); len(parts) > 2 && parts[1] == "lesson" && !said[key] {
			t.Errorf("no chapter says %s", key)
		}
	}
}

// TestLessonsAreFoundByID: by the ids that are listed, and no others.
func TestLessonsAreFoundByID(t *testing.T) {
	ids := LessonIDs()
	if len(ids) == 0 {
		t.Fatal("there are no chapters")
	}
	for _, id := range ids {
		l := FindLesson(id)
		if l == nil || l.ID() != id || !slices.Contains(Lessons(l.Game), l) {
			t.Errorf("%s is not found", id)
		}
	}
	for _, id := range []string{"", "dzicz", "dzicz/none", "none/none"} {
		if FindLesson(id) != nil {
			t.Errorf("there is a chapter %q", id)
		}
	}
}

// TestBadLessonsAreRefused: each with what is wrong with it.
func TestBadLessonsAreRefused(t *testing.T) {
	const head = "order = 1\nminutes = 1\nplayers = 2\n"
	const step = "[[step]]\nsay = \"a\"\n"
	for text, want := range map[string]string{
		head + step: "",
		head + step + "play = [\"x\"]\nfits = [\"x *\"]":     "",
		head + step + "until = \"phase:draft\"":              "",
		head:                                                 "no steps",
		"order = 1\nminutes = 1\n" + step:                    "neither players nor a record",
		"order = 1\nplayers = 2\n" + step:                    "no minutes",
		"order = 2\nminutes = 1\nplayers = 2\n" + step:       "has the order 2",
		head + "colour = 1\n" + step:                         "unknown key colour",
		head + "record = \"a.json\"\n" + step:                "a.json",
		head + "[[step]]\npoint = [\"a\"]":                   "says nothing",
		head + step + "play = [\"x\"]\nothers = [\"y\"]":     "several things",
		head + step + "fits = [\"x\"]":                       "without anything to play",
		head + step + "until = \"sunset\"":                   "accepted: asked, turn, phase:ID, end",
		head + step + "until = \"phase:\"":                   "accepted",
		head + step + "[[step.mistake]]\nfits = [\"x\"]":     "where nothing is played",
		head + step + "play = [\"x\"]\n[[step.mistake]]\n":   "needs fits, say and try",
		head + step + "play = [\"x\"]\nsays = \"something\"": "unknown key step.says",
	} {
		_, err := loadLessons(fstest.MapFS{"lessons/toy/one.toml": {Data: []byte(text)}}, "lessons")
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	rec := fstest.MapFS{
		"lessons/toy/one.toml": {Data: []byte("order = 1\nminutes = 1\nplayers = 2\nrecord = \"r.json\"\n" + step)},
		"lessons/toy/r.json":   {Data: []byte("{}")},
	}
	if _, err := loadLessons(rec, "lessons"); err == nil || !strings.Contains(err.Error(), "a record says itself") {
		t.Errorf("players beside a record: %v", err)
	}
}
