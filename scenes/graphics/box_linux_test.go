package graphics

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestBoxesOfTheDesktopComeFirst(t *testing.T) {
	for desktop, want := range map[string]string{"": "zenity", "GNOME": "zenity", "KDE": "kdialog", "ubuntu:kde": "kdialog"} {
		if got := (Box{Title: "t", Text: "x"}).commands(desktop)[0].args[0]; got != want {
			t.Errorf("%q: %s first, want %s", desktop, got, want)
		}
	}
}

// TestTheFirstBoxThatIsThereIsShown and no other after it, even if its button ends
// it with a code of its own.
func TestTheFirstBoxThatIsThereIsShown(t *testing.T) {
	for name, c := range map[string]struct {
		have map[string]string // programs and how they end
		want string
	}{
		"one":                     {map[string]string{"kdialog": "0"}, "kdialog"},
		"the first of two":        {map[string]string{"zenity": "0", "xmessage": "0"}, "zenity"},
		"put away":                {map[string]string{"zenity": "1", "xmessage": "0"}, "zenity"},
		"the first cannot be run": {map[string]string{"zenity": "255", "xmessage": "0"}, "zenity xmessage"},
		"none":                    {nil, ""},
	} {
		dir := t.TempDir()
		said := filepath.Join(dir, "said")
		for program, code := range c.have {
			script := "#!/bin/sh\necho \"$0\" | sed 's,.*/,,' >>" + said + "\nexit " + code + "\n"
			if err := os.WriteFile(filepath.Join(dir, program), []byte(script), 0o755); err != nil {
				t.Fatal(err)
			}
		}
		t.Setenv("PATH", dir+":/usr/bin:/bin")
		if len(c.have) == 0 {
			t.Setenv("PATH", dir)
		}
		hide(t, dir, c.have)
		t.Setenv("DISPLAY", ":0")
		if Ask(Box{Title: "Tytuł", Text: "Zażółć gęślą jaźń", Close: "OK"}) {
			t.Errorf("%s: a button was pressed that is not there", name)
		}
		text, _ := os.ReadFile(said)
		if got := strings.Join(strings.Fields(string(text)), " "); got != c.want {
			t.Errorf("%s: shown by %q, want %q", name, got, c.want)
		}
	}
}

// TestTheButtonToRetryIsTold by each program in its own way.
func TestTheButtonToRetryIsTold(t *testing.T) {
	for _, c := range []struct {
		program, script string
		want            bool
	}{
		{"zenity", "echo Ponów; exit 1", true},
		{"zenity", "exit 1", false},
		{"zenity", "exit 0", false},
		{"zenity", "echo Ponów; exit 255", false},
		{"kdialog", "exit 0", true},
		{"kdialog", "exit 1", false},
		{"xmessage", "exit 102", true},
		{"xmessage", "exit 101", false},
		{"xmessage", "exit 1", false},
	} {
		dir := t.TempDir()
		hide(t, dir, map[string]string{c.program: c.script})
		if err := os.WriteFile(filepath.Join(dir, c.program), []byte("#!/bin/sh\n"+c.script+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
		t.Setenv("PATH", dir+":/usr/bin:/bin")
		t.Setenv("DISPLAY", ":0")
		if got := Ask(Box{Title: "Tytuł", Text: "Tekst", Close: "Zamknij", Retry: "Ponów"}); got != c.want {
			t.Errorf("%s: %s: retry %v", c.program, c.script, got)
		}
	}
}

// hide puts programs that cannot be run in the place of those that a case does not
// have, for the machine may have them.
func hide(t *testing.T, dir string, have map[string]string) {
	t.Helper()
	for _, program := range []string{"zenity", "kdialog", "xmessage"} {
		if have[program] != "" {
			continue
		}
		if err := os.WriteFile(filepath.Join(dir, program), []byte("#!/bin/sh\nexit 127\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
}

func TestLongLinesAreBroken(t *testing.T) {
	text := strings.Repeat("źdźbło ", 40) + "\nkoniec"
	lines := strings.Split(strings.TrimSpace(wrapped(text)), "\n")
	if len(lines) < 4 || lines[len(lines)-1] != "koniec" {
		t.Errorf("%q", lines)
	}
	for _, l := range lines {
		if n := len([]rune(l)); n > 72 {
			t.Errorf("a line of %d letters", n)
		}
	}
	if got := strings.Fields(wrapped(text)); len(got) != 41 {
		t.Errorf("%d words are left", len(got))
	}
}
