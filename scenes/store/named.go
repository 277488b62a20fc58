package store

import (
	"os"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"schron/rules"
	"schron/scenes/disk"
)

// SaveNew keeps a match under a title, in a file of its own. An empty title and
// one that another save has are refused with a *Problem.
func (s *Store) SaveNew(title string, m *rules.Match) (Entry, error) {
	title = CleanTitle(title)
	if title == "" {
		return Entry{}, problem("saves.problem.no-title")
	}
	if _, taken := s.ByTitle(title); taken {
		return Entry{}, problem("saves.problem.exists", rules.Literal("title", title))
	}
	return s.keep(fileName(title, mostFileName)+"-"+unique(), title, m)
}

// ByTitle finds the readable save with a title; capitals make no difference.
func (s *Store) ByTitle(title string) (Entry, bool) {
	list, err := s.List(Named)
	if err != nil {
		return Entry{}, false
	}
	title = CleanTitle(title)
	for _, e := range list {
		if e.Problem == nil && strings.EqualFold(e.Title, title) {
			return e, true
		}
	}
	return Entry{}, false
}

// Overwrite keeps a match in place of a named save that was listed before. The
// old one goes to the trash. If the file is no longer what was listed it is
// left alone and a *Problem says so.
func (s *Store) Overwrite(e Entry, m *rules.Match) (Entry, error) {
	path := s.path(Named, e.ID)
	info, err := os.Stat(path)
	if err != nil {
		return Entry{}, unreadable(path, err)
	}
	if e.Kind != Named || !sameFile(info, e.info) {
		return Entry{}, problem("saves.problem.changed", rules.Literal("title", e.Title))
	}
	old, err := disk.Read(path, disk.Record)
	if err != nil {
		return Entry{}, unreadable(path, err)
	}
	if err := write(s.trashed(e).path, old); err != nil {
		return Entry{}, err
	}
	return s.keep(e.ID, e.Title, m)
}

func (s *Store) keep(id, title string, m *rules.Match) (Entry, error) {
	path := s.path(Named, id)
	data, err := encode(m, title, s.now())
	if err != nil {
		return Entry{}, unwritable(path, err)
	}
	if err := write(path, data); err != nil {
		return Entry{}, err
	}
	info, err := os.Stat(path)
	if err != nil {
		return Entry{}, unreadable(path, err)
	}
	return s.entry(Named, id, info), nil
}

// maxTitle is the greatest length of a title, in letters.
const maxTitle = 60

// CleanTitle makes a title fit for a list: one line, no spaces around it, at
// most 60 letters.
func CleanTitle(title string) string {
	words := strings.FieldsFunc(title, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) })
	letters := []rune(strings.Join(words, " "))
	if len(letters) > maxTitle {
		letters = letters[:maxTitle]
	}
	return strings.TrimSpace(norm.NFC.String(string(letters)))
}

// mostFileName is the greatest length of the beginning of a file name.
const mostFileName = 40

// fileName turns a title into the beginning of a file name that every system takes. It
// has at most most plain small letters, digits and hyphens.
func fileName(title string, most int) string {
	var b strings.Builder
	for _, r := range norm.NFD.String(strings.ToLower(title)) {
		switch {
		case r == 'ł':
			b.WriteByte('l')
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			b.WriteRune(r)
		case unicode.Is(unicode.Mn, r): // the dot of ż, the tail of ą
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
		if b.Len() >= most {
			break
		}
	}
	if name := strings.Trim(b.String(), "-"); name != "" {
		return name
	}
	return "save"
}
