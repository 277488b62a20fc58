package menu

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/desktop"
	"schron/scenes/house"
	"schron/scenes/keys"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// Files asks for a file where the system has no dialog for that. It shows the folders
// of the disk, the files of the wanted kind, and a line for a name or a whole path.
type Files struct {
	h      *house.House
	q      desktop.Question
	do     func(path string)
	folder string
	list   []place
	failed error // why the folder cannot be read
	chosen string
	name   string // in the line
	wrong  string // why that is not taken, "" if it may be
	over   string // a file that is to be written over, if its player says so
}

// place is a folder or a file that is listed.
type place struct {
	name   string
	folder bool
}

// parent is the way to the folder above.
const parent = ".."

// NewFiles makes the scene; it is to be pushed over the one that asks, and gone when do
// is called.
func NewFiles(h *house.House, q desktop.Question, do func(path string)) *Files {
	s := &Files{h: h, q: q, do: do, folder: q.Folder()}
	if q.Save {
		s.name = filepath.Base(q.Path)
	}
	s.read()
	return s
}

// Name is "files".
func (s *Files) Name() string { return "files" }

// Key goes up with Backspace and back with Escape.
func (s *Files) Key(g input.Gesture) bool {
	switch {
	case g.IsKey(input.KeyEscape, 0):
		s.h.Host.Pop()
	case keys.FolderUp.Is(g):
		s.enter(filepath.Dir(s.folder))
	default:
		return false
	}
	return true
}

// read lists the folder: folders first, then files of the kind, each by name. What is
// hidden stays so.
func (s *Files) read() {
	s.list, s.chosen, s.wrong, s.failed = nil, "", "", nil
	if dir := filepath.Dir(s.folder); dir != s.folder {
		s.list = append(s.list, place{parent, true})
	}
	files, err := os.ReadDir(s.folder)
	if err != nil {
		s.failed = store.Unreadable(s.folder, err)
		return
	}
	for _, f := range files {
		info, err := os.Stat(filepath.Join(s.folder, f.Name())) // what a link leads to
		if err != nil || strings.HasPrefix(f.Name(), ".") {
			continue
		}
		if info.IsDir() || info.Mode().IsRegular() && s.q.Fits(f.Name()) {
			s.list = append(s.list, place{f.Name(), info.IsDir()})
		}
	}
	slices.SortStableFunc(s.list, func(a, b place) int {
		switch {
		case a.folder && !b.folder:
			return -1
		case b.folder && !a.folder:
			return 1
		}
		return strings.Compare(strings.ToLower(a.name), strings.ToLower(b.name))
	})
}

// enter shows another folder.
func (s *Files) enter(folder string) {
	s.folder = filepath.Clean(folder)
	s.read()
}

// choose marks a line of the list; a file's name goes to the line.
func (s *Files) choose(p place) {
	s.chosen, s.wrong = p.name, ""
	if !p.folder {
		s.name = p.name
	}
}

// open enters a folder, or takes a file.
func (s *Files) open(p place) {
	s.choose(p)
	if p.folder {
		s.enter(filepath.Join(s.folder, p.name))
		return
	}
	s.submit()
}

// path is what the line names, in the folder shown unless it says another.
func (s *Files) path() string {
	name := strings.Trim(strings.TrimSpace(s.name), `"`)
	if rest, ok := strings.CutPrefix(name, "~"+string(filepath.Separator)); ok {
		if home, err := os.UserHomeDir(); err == nil {
			name = filepath.Join(home, rest)
		}
	}
	if !filepath.IsAbs(name) {
		name = filepath.Join(s.folder, name)
	}
	return name
}

// submit takes what the line names, or the chosen folder.
func (s *Files) submit() {
	if strings.TrimSpace(s.name) == "" {
		if i := s.at(); i >= 0 {
			s.open(s.list[i])
		}
		return
	}
	path := s.path()
	info, err := os.Stat(path)
	if err == nil && info.IsDir() {
		s.name = ""
		s.enter(path)
		return
	}
	if path = s.q.WithEnding(path); s.q.Save {
		s.save(path)
		return
	}
	if err != nil {
		s.wrong = s.h.Speaker().Error(store.Unreadable(path, err))
		return
	}
	s.take(path)
}

// save takes the path of a file to be written; one that is there is asked about.
func (s *Files) save(path string) {
	if dir, err := os.Stat(filepath.Dir(path)); err != nil || !dir.IsDir() {
		s.wrong = s.h.Say("files.no-folder", rules.Literal("folder", filepath.Dir(path)))
		return
	}
	if _, err := os.Lstat(path); err == nil {
		s.over = path
		return
	}
	s.take(path)
}

// take goes back and hands the file over.
func (s *Files) take(path string) {
	s.h.Host.Pop()
	s.do(path)
}

// at is the place of the chosen line, −1 if there is none.
func (s *Files) at() int {
	return slices.IndexFunc(s.list, func(p place) bool { return p.name == s.chosen })
}

// Build lays the scene out: the folder, its list, and the line below.
func (s *Files) Build(b *ui.Builder) {
	room := page(b, s.h, s.q.Title, s.h.Host.Pop)
	where, room := room.CutTop(24)
	b.Info("folder", where, elideMiddle(b, s.folder, where.W, sprites.Body), sprites.Body)
	_, room = room.CutTop(gap / 2)
	foot, room := room.CutBottom(48 + 24)
	_, room = room.CutBottom(gap)
	s.places(b, room)
	line, below := foot.CutTop(48)
	b.Label(below, s.wrong, saveSmall.In(sprites.RedText).Fitted())
	word := "files.open.do"
	if s.q.Save {
		word = "frame.save"
	}
	do := ui.Button{ID: "do", Text: s.h.Say(word), Kind: ui.Primary, Disabled: strings.TrimSpace(s.name) == "" && s.at() < 0, Why: s.h.Because("frame.barred.file"), OnClick: s.submit}
	right, field := line.CutRight(b.ButtonWidth(do) + 24)
	do.Rect = right
	_, field = field.CutRight(gap)
	b.TextField(ui.TextField{
		ID: "name", Rect: field, Label: s.h.Say("files.name"), Placeholder: s.h.Say("files.name"), Value: s.name, Wrong: s.wrong != "", AnyLetter: true,
		OnChange: func(v string) { s.name, s.wrong = v, "" }, OnSubmit: s.submit,
	})
	b.Button(do)
	if s.over != "" {
		s.askOver(b)
	}
}

// places adds the list.
func (s *Files) places(b *ui.Builder, r layout.Rect) {
	b.Panel(r, sprites.WellBox)
	if s.failed != nil {
		b.Info("failed", r.Inset(20), s.h.Speaker().Error(s.failed), leadStyle.Sized(17).Aligned(sprites.Middle, sprites.Middle))
		_, r = r.CutBottom(r.H - 60)
	}
	b.List(ui.List{
		ID: "files", Rect: r.Inset(8), Label: s.folder, Count: len(s.list), RowHeight: 36,
		Key: func(i int) string { return s.list[i].name }, Text: func(i int) string { return s.list[i].name },
		Selected: s.at(), OnSelect: func(i int) { s.choose(s.list[i]) }, OnOpen: func(i int) { s.open(s.list[i]) },
		Row: func(b *ui.Builder, i int, r layout.Rect) { s.row(b, s.list[i], r.InsetXY(10, 4)) },
	})
}

// row adds a folder or a file.
func (s *Files) row(b *ui.Builder, p place, r layout.Rect) {
	icon, words := r.CutLeft(r.H)
	_, words = words.CutLeft(10)
	picture, text := "icon/save", p.name
	if p.folder {
		picture = "icon/load"
	}
	if p.name == parent {
		picture, text = "icon/arrow-up", s.h.Say("files.up")
	}
	b.Sprite(layout.Around(icon.Center(), layout.S(20, 20)), picture, sprites.SpriteOpt{Tint: sprites.Muted})
	st := sprites.Body.Sized(16)
	b.Label(words, shortened(b, text, words, st), st)
}

// askOver asks whether a file is to be written over.
func (s *Files) askOver(b *ui.Builder) {
	path := s.over
	shut := func() { s.over = "" }
	b.Dialog(ui.Dialog{
		ID: "over", Title: s.h.Say("files.replace", rules.Literal("file", filepath.Base(path))), Body: s.h.Say("files.replace.sure"), OnCancel: shut,
		Buttons: []ui.Button{
			{ID: "no", Text: s.h.Say("frame.cancel"), OnClick: shut},
			{ID: "yes", Text: s.h.Say("files.replace.yes"), Kind: ui.Danger, OnClick: func() { shut(); s.take(path) }},
		},
	})
}
