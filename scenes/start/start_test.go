package start

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"schron/scenes/print"
)

// started is a program whose window and demonstration only note what they were
// started with.
type started struct {
	program
	windows  []Window
	demos    []Demo
	prints   []Print
	out, err bytes.Buffer
}

func newStarted() *started {
	s := &started{}
	s.program = program{in: strings.NewReader(""), out: &s.out, errOut: &s.err, Parts: Parts{
		Scenes: []string{"shelf", "table"},
		Window: func(w Window) error { s.windows = append(s.windows, w); return nil },
		Demo:   func(d Demo) error { s.demos = append(s.demos, d); return nil },
		Boxes:  func() (map[string][]string, error) { return map[string][]string{"dzicz": {"board", "token"}}, nil },
		Print: func(p Print) ([]print.File, error) {
			s.prints = append(s.prints, p)
			return []print.File{{Name: "a.pdf", Data: []byte("%PDF")}, {Name: "b.pdf", Data: []byte("%PDF")}}[:map[bool]int{true: 2, false: 1}[p.Each]], nil
		},
	}}
	return s
}

func (s *started) main(args ...string) int { return s.exit(s.run(args)) }

func write(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestBadInput: one line that names the thing and the accepted values, exit 2,
// and nothing is started.
func TestBadInput(t *testing.T) {
	damaged := write(t, "damaged.json", `{"format":1,"ga`)
	foreign := write(t, "foreign.json", `{"hello":1}`)
	newer := write(t, "newer.json", `{"format":9}`)
	unknown := write(t, "unknown.json", `{"format":1,"game":"chess","players":[{"name":"A"},{"name":"B"}],"seed":1,"moves":[]}`)
	dir := t.TempDir()
	none := filepath.Join(dir, "none", "x.png")
	for _, c := range []struct {
		args string
		want []string // parts of the line
	}{
		{"play", []string{`unknown command "play"`, "accepted: engine, replay, sim, demo, print, version, help, a game record"}},
		{"-bogus", []string{"unknown flag -bogus", "accepted: -at, -data, -lang,"}},
		{"-lang pl extra", []string{`file "extra"`, "there is no such file"}},
		{"nowhere.schron", []string{`file "nowhere.schron"`, "there is no such file"}},
		{damaged + " extra", []string{`unknown argument "extra"`, "accepted: one game record"}},
		{damaged + " -at 2", []string{damaged, "cannot be used"}},
		{damaged + " -load x", []string{damaged, "-load and -lesson"}},
		{"-lang", []string{"flag needs an argument: -lang"}},
		{"-lang de", []string{`"de"`, "-lang", "accepted: pl, en"}},
		{"-scene cellar", []string{`"cellar"`, "-scene", "accepted: shelf, table"}},
		{"-size 800x600", []string{`"800x600"`, "-size", "accepted: 1024x640 to 3840x2160"}},
		{"-size big", []string{`"big"`, "accepted: 1024x640 to 3840x2160"}},
		{"-size 1280x800x2", []string{`"1280x800x2"`, "accepted: 1024x640 to 3840x2160"}},
		{"-scale 3", []string{`"3"`, "-scale", "accepted: 0.75 to 2"}},
		{"-scale NaN", []string{`"NaN"`, "-scale", "accepted: 0.75 to 2"}},
		{"-seed -1", []string{`"-1"`, "-seed", "accepted: 0 to 9007199254740991"}},
		{"-seed 9007199254740992", []string{"-seed", "accepted: 0 to 9007199254740991"}},
		{"-at 3", []string{"-at", "accepted: -load FILE -at N"}},
		{"-seat 0", []string{"-seat", "accepted: -load FILE -seat S"}},
		{"-at 1.5 -load x", []string{"-at", "accepted: -load FILE -at N.5 -shot FILE"}},
		{"-at 1.x -load x", []string{`"1.x"`, "-at", "accepted: 0 or more"}},
		{"-at 1.-5 -load x", []string{`"1.-5"`, "-at", "accepted: 0 or more"}},
		{"-at many -load x", []string{`"many"`, "-at", "accepted: 0 or more"}},
		{"-shot=", []string{"flag -shot is empty"}},
		{"-shot " + none, []string{none, "-shot", "there is no such folder"}},
		{"-shot " + dir, []string{dir, "it is a folder, accepted: a file"}},
		{"-uitree " + none, []string{none, "-uitree", "there is no such folder"}},
		{"-record-input " + none, []string{none, "-record-input", "there is no such folder"}},
		{"-replay-input " + none, []string{none, "-replay-input", "there is no such file"}},
		{"-replay-input " + damaged, []string{damaged, "-replay-input", "cannot be used", "recording"}},
		{"-data " + damaged, []string{damaged, "-data", "there is a file of that name"}},
		{"-load " + none, []string{none, "there is no such file"}},
		{"-load " + dir, []string{dir, "it is a folder, accepted: a file"}},
		{"-load " + damaged, []string{damaged, "cannot be used", "not a whole JSON text"}},
		{"-load " + foreign, []string{foreign, "not a game record"}},
		{"-load " + newer, []string{newer, "format 9 is newer than 2"}},
		{"-load " + unknown, []string{unknown, `unknown game "chess"`, "accepted:"}},
		{"demo", []string{"flag -out is missing", "accepted: schron demo -out DIR"}},
		{"demo -fast", []string{"unknown flag -fast", "accepted: -lang, -out, -seed, -size, -wav"}},
		{"demo -wav " + none, []string{none, "-wav", "there is no such folder"}},
		{"print", []string{"flag -game is missing", "accepted: dzicz"}},
		{"print -game chess", []string{`"chess"`, "-game", "accepted: dzicz"}},
		{"print -game dzicz", []string{"flag -out is missing", "accepted: schron print -game dzicz -out FILE"}},
		{"print -game dzicz -out x.pdf -paper a5", []string{`"a5"`, "-paper", "accepted: a4, letter, a3"}},
		{"print -game dzicz -out x.pdf -sides both", []string{`"both"`, "-sides", "accepted: fold, duplex, fronts"}},
		{"print -game dzicz -out x.pdf -gap 11", []string{`"11"`, "-gap", "accepted: 0 to 10"}},
		{"print -game dzicz -out x.pdf -parts token,card", []string{`unknown part "card" of dzicz`, "accepted: board, token"}},
		{"print -game dzicz -out " + none, []string{none, "-out", "there is no such folder"}},
		{"print -game dzicz -out " + dir, []string{dir, "-out", "it is a folder"}},
		{"demo -out " + damaged, []string{damaged, "there is a file of that name"}},
		{"version now", []string{`unknown argument "now"`}},
		{"help -me", []string{"unknown flag -me", "accepted: none"}},
	} {
		t.Run(c.args, func(t *testing.T) {
			s := newStarted()
			code := s.main(strings.Fields(c.args)...)
			line := s.err.String()
			if code != 2 || s.out.Len() > 0 || len(s.windows)+len(s.demos)+len(s.prints) > 0 {
				t.Errorf("exit %d, output %q, started %d; want exit 2 and nothing else", code, &s.out, len(s.windows)+len(s.demos)+len(s.prints))
			}
			if !strings.HasPrefix(line, "schron: ") || strings.Count(line, "\n") != 1 || !strings.HasSuffix(line, "\n") {
				t.Errorf("want one line, got %q", line)
			}
			for _, part := range c.want {
				if !strings.Contains(line, part) {
					t.Errorf("want %q in %q", part, line)
				}
			}
		})
	}
}

// TestBadFilesAreLeftAlone: a file that cannot be read is not touched.
func TestBadFilesAreLeftAlone(t *testing.T) {
	const text = `{"format":1,"ga`
	file := write(t, "damaged.json", text)
	newStarted().main("-load", file)
	if got, err := os.ReadFile(file); err != nil || string(got) != text {
		t.Errorf("the file holds %q, error %v", got, err)
	}
}

func TestLineBreaksOfTheUserStayOnOneLine(t *testing.T) {
	s := newStarted()
	s.main("pl\nay")
	if strings.Count(s.err.String(), "\n") != 1 {
		t.Errorf("want one line, got %q", &s.err)
	}
	s = newStarted()
	s.main("-load", "a\nb")
	if strings.Count(s.err.String(), "\n") != 1 {
		t.Errorf("want one line, got %q", &s.err)
	}
}

// TestErrorsAreOneQuietLine: whatever is typed, and whatever a file is called or
// holds, the terminal gets one line without control characters.
func TestErrorsAreOneQuietLine(t *testing.T) {
	const nasty = "a\r\n\x1b[31m\u2028\u0085\u202eb"
	file := filepath.Join(t.TempDir(), "x\ny")
	if err := os.WriteFile(file, []byte(`{"format":1,"game":"a\nb","players":[],"seed":1,"moves":[]}`), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{nasty},
		{"-" + nasty},
		{"-lang", nasty},
		{"-load", nasty},
		{"-shot", nasty + "/x"},
		{"replay", nasty},
		{"replay", "x", nasty},
		{"replay", file},
		{"-load", file},
		{"sim", "-game", nasty},
		{"sim", "-game", "dzicz", "-players", "2", "-options", nasty},
		{"sim", "-check=" + nasty, "-game", "dzicz"},
		{"-scale", strings.Repeat("9", 100_000) + "x"},
	} {
		s := newStarted()
		code := s.main(args...)
		line := s.err.String()
		body, whole := strings.CutSuffix(line, "\n")
		if code != 2 || !whole || len(line) > 9000 || strings.ContainsFunc(body, func(c rune) bool { return !unicode.IsPrint(c) }) {
			t.Errorf("%.60q: exit %d, %.300q", args, code, line)
		}
	}
	s := newStarted()
	s.Window = func(Window) error { return errors.New("fault " + nasty) }
	if code := s.main(); code != 1 || strings.ContainsAny(s.err.String(), "\r\x1b\u2028") {
		t.Errorf("exit %d, %q", code, &s.err)
	}
}

func TestFilesFromOutsideAreReadUpToASize(t *testing.T) {
	file := filepath.Join(t.TempDir(), "large.json")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(file, 1<<40); err != nil {
		t.Fatal(err)
	}
	for flag, size := range map[string]string{"-load": "32 MiB", "replay": "32 MiB", "-replay-input": "256 MiB"} {
		s := newStarted()
		if code := s.main(flag, file); code != 2 || !strings.Contains(s.err.String(), "larger than "+size) {
			t.Errorf("%s: exit %d, %q", flag, code, &s.err)
		}
	}
}

func TestWindowWithoutFlags(t *testing.T) {
	s := newStarted()
	if code := s.main(); code != 0 || s.err.Len() > 0 || len(s.windows) != 1 {
		t.Fatalf("exit %d, errors %q, %d windows", code, &s.err, len(s.windows))
	}
	if w := s.windows[0]; w != (Window{At: -1, Seat: -1}) {
		t.Errorf("got %+v", w)
	}
}

func TestWindowFlags(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	if err := os.WriteFile(in("keys"), []byte(`{"format":1,"width":1280,"height":800}`), 0o644); err != nil {
		t.Fatal(err)
	}
	s := newStarted()
	code := s.main("-uitree", in("tree"), "-shot", in("shot.png"), "-scene", "table", "-size", "1920x1080",
		"-lang", "pl", "-scale", "1.5", "-seed", "7", "-data", in("data"), "-record-input", in("out"), "-replay-input", in("keys"))
	if code != 0 || len(s.windows) != 1 {
		t.Fatalf("exit %d, errors %q, %d windows", code, &s.err, len(s.windows))
	}
	w := s.windows[0]
	if w.Seed == nil || *w.Seed != 7 {
		t.Errorf("seed %v, want 7", w.Seed)
	}
	w.Seed = nil
	want := Window{
		UITree: in("tree"), Shot: in("shot.png"), Scene: "table", Width: 1920, Height: 1080, Lang: "pl", Scale: 1.5,
		Data: in("data"), RecordInput: in("out"), ReplayInput: in("keys"), At: -1, Seat: -1,
	}
	if w != want {
		t.Errorf("got %+v, want %+v", w, want)
	}
	if info, err := os.Stat(in("data")); err != nil || !info.IsDir() {
		t.Errorf("the folder of -data is not there: %v", err)
	}
	for _, name := range []string{"tree", "shot.png", "out"} {
		if _, err := os.Stat(in(name)); err == nil {
			t.Errorf("checking the flags wrote %s", name)
		}
	}
}

func TestDemo(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	s := newStarted()
	if code := s.main("demo", "-out", dir, "-seed", "3", "-lang", "en", "-size", "1024x640"); code != 0 {
		t.Fatalf("exit %d: %s", code, &s.err)
	}
	if len(s.demos) != 1 || s.demos[0] != (Demo{Out: dir, Width: 1024, Height: 640, Lang: "en", Seed: 3}) {
		t.Errorf("got %+v", s.demos)
	}
	if _, err := os.Stat(dir); err != nil {
		t.Error(err)
	}
	s, wav := newStarted(), filepath.Join(t.TempDir(), "x.wav")
	if code := s.main("demo", "-wav", wav); code != 0 || len(s.demos) != 1 || s.demos[0] != (Demo{WAV: wav, Seed: 1}) {
		t.Errorf("exit %d, got %+v: %s", code, s.demos, &s.err)
	}
}

func TestHelpNamesEverything(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"-h"}, {"-help"}} {
		s := newStarted()
		if code := s.main(args...); code != 0 || s.err.Len() > 0 {
			t.Errorf("%v: exit %d, errors %q", args, code, &s.err)
		}
		for _, word := range []string{"engine", "replay", "sim", "demo", "version", "-uitree FILE", "-size WxH", "-replay-input FILE"} {
			if !strings.Contains(s.out.String(), word) {
				t.Errorf("%v: want %q in\n%s", args, word, &s.out)
			}
		}
	}
}

func TestHelpOfACommandNamesItsFlags(t *testing.T) {
	for args, words := range map[string][]string{
		"sim -h":       {"schron sim", "-game GAME", "-check", "-bots LIST"},
		"replay -help": {"schron replay FILE", "-at N"},
		"demo -h":      {"schron demo", "-out DIR", "-size WxH"},
		"print -h":     {"schron print", "-sides SIDES", "-gap MM"},
		"version -h":   {"schron version"},
	} {
		s := newStarted()
		if code := s.main(strings.Fields(args)...); code != 0 || s.err.Len() > 0 {
			t.Errorf("%s: exit %d, errors %q", args, code, &s.err)
		}
		for _, word := range words {
			if !strings.Contains(s.out.String(), word) {
				t.Errorf("%s: want %q in\n%s", args, word, &s.out)
			}
		}
	}
}

func TestVersion(t *testing.T) {
	s := newStarted()
	if code := s.main("version"); code != 0 || !strings.HasPrefix(s.out.String(), "schron "+version+" ") {
		t.Errorf("exit %d, output %q", code, &s.out)
	}
}

func TestFaultsExitWithOne(t *testing.T) {
	s := newStarted()
	s.Window = func(Window) error { return errors.New("no\nscreen") }
	if code := s.main(); code != 1 || s.err.String() != "schron: no screen\n" {
		t.Errorf("exit %d, errors %q", code, &s.err)
	}
}
