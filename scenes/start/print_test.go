package start

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"schron/scenes/print"
)

// TestPrint: flags become options, and the file is written whole.
func TestPrint(t *testing.T) {
	s, file := newStarted(), filepath.Join(t.TempDir(), "box.pdf")
	code := s.main("print", "-game", "dzicz", "-out", file, "-lang", "pl", "-paper", "letter", "-sides", "duplex", "-spare", "-gap", "2.5", "-parts", "token,board")
	if code != 0 || s.out.Len()+s.err.Len() > 0 || len(s.prints) != 1 {
		t.Fatalf("exit %d, %q, %q, %d prints", code, &s.out, &s.err, len(s.prints))
	}
	p := s.prints[0]
	if p.Game != "dzicz" || p.Lang != "pl" || p.Paper != "letter" || p.Sides != print.Duplex || !p.Spare || p.Gap != 2.5 || !slices.Equal(p.Parts, []string{"token", "board"}) {
		t.Errorf("%+v", p)
	}
	if data, err := os.ReadFile(file); err != nil || string(data) != "%PDF" {
		t.Errorf("%q, %v", data, err)
	}
	book := newStarted()
	if code := book.main("print", "-game", "dzicz", "-book", "-paper", "a5", "-out", file); code != 0 || !book.prints[0].Book || book.prints[0].Paper != "a5" {
		t.Errorf("exit %d, %q, %+v", code, &book.err, book.prints)
	}
	usual := newStarted()
	if code := usual.main("print", "-game", "dzicz", "-out", file); code != 0 || usual.prints[0].Paper != "a4" || usual.prints[0].Sides != print.Fold {
		t.Errorf("exit %d, %+v", code, usual.prints)
	}
}

// TestABookHasItsOwnPapers: what is asked only of a box is refused for a book.
func TestABookHasItsOwnPapers(t *testing.T) {
	for flags, want := range map[string]string{
		"-paper a5":       `invalid value "a5" for flag -paper, accepted: a4, letter, a3`,
		"-book -paper a3": `invalid value "a3" for flag -paper, accepted: a4, a5`,
		"-book -gap 2":    "flag -gap is not for a rulebook, accepted: -paper, -lang",
	} {
		s := newStarted()
		args := append(strings.Fields(flags), "-game", "dzicz", "-out", filepath.Join(t.TempDir(), "x.pdf"))
		if code := s.main(append([]string{"print"}, args...)...); code != 2 || s.err.String() != "schron: "+want+"\n" {
			t.Errorf("%s: exit %d, %q", flags, code, &s.err)
		}
	}
}

// TestEachPartHasAFile in the folder that is named, and a board lies on the paper that is.
func TestEachPartHasAFile(t *testing.T) {
	s, dir := newStarted(), filepath.Join(t.TempDir(), "new")
	if code := s.main("print", "-game", "dzicz", "-each", "-board", "a2", "-out", dir); code != 0 || s.err.Len() > 0 {
		t.Fatalf("exit %d, %q", code, &s.err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if p := s.prints[0]; err != nil || len(files) != 2 || filepath.Base(files[1]) != "b.pdf" || !p.Each || p.Board != "a2" {
		t.Errorf("%v, %v, %+v", files, err, p)
	}
	if err := os.Mkdir(filepath.Join(dir, "c"), 0o755); err != nil {
		t.Fatal(err)
	}
	s.Print = func(Print) ([]print.File, error) { return []print.File{{Name: "n.pdf"}, {Name: "c"}}, nil }
	if code := s.main("print", "-game", "dzicz", "-each", "-out", dir); code != 1 || strings.Count(s.err.String(), "\n") != 1 {
		t.Errorf("exit %d, %q", code, &s.err)
	}
	if _, err := os.Stat(filepath.Join(dir, "n.pdf")); err == nil {
		t.Error("a file is left of what failed")
	}
	s.err.Reset()
	s.Boxes = func() (map[string][]string, error) { return map[string][]string{"dzicz": {"token"}}, nil }
	if code := s.main("print", "-game", "dzicz", "-board", "a2", "-out", dir); code != 2 || !strings.Contains(s.err.String(), "no board") {
		t.Errorf("exit %d, %q", code, &s.err)
	}
}

// TestAFailedPrintLeavesNothing: one line, and neither a new file nor a changed one.
func TestAFailedPrintLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	s, old := newStarted(), filepath.Join(dir, "old.pdf")
	if err := os.WriteFile(old, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	s.Print = func(Print) ([]print.File, error) { return nil, errors.New("no\nart") }
	for _, file := range []string{old, filepath.Join(dir, "new.pdf")} {
		s.err.Reset()
		if code := s.main("print", "-game", "dzicz", "-out", file); code != 1 || s.err.String() != "schron: no art\n" {
			t.Errorf("exit %d, %q", code, &s.err)
		}
	}
	files, err := os.ReadDir(dir)
	data, _ := os.ReadFile(old)
	if err != nil || len(files) != 1 || string(data) != "old" {
		t.Errorf("%d files, the old one says %q, %v", len(files), data, err)
	}
	if strings.Contains(s.out.String(), "%PDF") {
		t.Error("the file was printed to the terminal")
	}
}
