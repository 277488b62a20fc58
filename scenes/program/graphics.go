package program

import (
	"errors"
	"runtime"
	"strings"

	"schron/rules"
	"schron/scenes"
	"schron/scenes/graphics"
	"schron/scenes/start"
	"schron/scenes/store"
)

// errDied is what is known of a start that a driver ended.
var errDied = errors.New("the program was ended while it opened its window")

// starting notes that the window is being opened. If earlier starts ended before they
// had shown a frame, it starts the program in the next way of drawing. If there is
// none, it says what to do and returns an error.
func (p *program) starting() (*store.StartNote, error) {
	if !scenes.ScreensKnown() {
		return &store.StartNote{}, nil
	}
	note := p.house.Files.Starting()
	if way, ok := graphics.Choose(note.Ended()); !ok {
		return nil, p.helpless(note, p.noDriver(), errDied)
	} else if way != graphics.Way() {
		note.Leave()
		if code, ok := graphics.Restart(way); ok {
			return nil, start.Ended(code)
		}
		note = &store.StartNote{} // another start has it
	}
	note.Count(graphics.Way(), 1)
	return note, nil
}

// withoutWindow deals with a window that cannot be drawn. It starts the program again
// in the next way of drawing. If there is none, it says once what to do, in the
// system's box and by the error that it returns.
func (p *program) withoutWindow(note *store.StartNote, failed *scenes.NoWindowError) error {
	p.leaveTable()
	if display, none := graphics.NoScreen(failed.Err); none {
		note.Shown()
		return p.complain(graphics.Box{}, []string{p.noScreen(display)}, failed.Err)
	}
	// The system has said that this way fails: nothing is left to chance.
	note.Count(graphics.Way(), graphics.Patience+1)
	if way, ok := graphics.Choose(note.Ended()); ok {
		note.Leave()
		if code, ok := graphics.Restart(way); ok {
			return start.Ended(code)
		}
	}
	return p.helpless(note, p.noDriver(), failed.Err)
}

// helpless says what to do where nothing can draw. The usual way is offered again, and
// the next start begins with it.
func (p *program) helpless(note *store.StartNote, lines []string, why error) error {
	note.Shown()
	return p.complain(graphics.Box{Retry: p.house.Say("graphics.retry")}, lines, why)
}

// complain says what to do, and why, in the system's box and by the error that it returns.
func (p *program) complain(box graphics.Box, lines []string, why error) error {
	lines = append(lines, p.house.Say("graphics.cause", rules.Literal("cause", cause(why))))
	box.Title, box.Text, box.Close = p.house.Say("graphics.title"), strings.Join(lines, "\n"), p.house.Say("graphics.close")
	if graphics.Ask(box) {
		if code, ok := graphics.Afresh(); ok {
			return start.Ended(code)
		}
	}
	// A terminal breaks lines where it likes: spaces that do not break are none there.
	return errors.New(strings.ReplaceAll(box.Title+". "+strings.Join(lines, " "), "\u00a0", " "))
}

// mostOfCause is how many letters of what the system said are told.
const mostOfCause = 200

// cause is the beginning of what the system said: a driver may quote a whole program.
func cause(err error) string {
	text := strings.TrimSpace(err.Error())
	line, _, more := strings.Cut(text, "\n")
	letters := []rune(strings.TrimRight(line, " :"))
	if len(letters) > mostOfCause {
		letters, more = letters[:mostOfCause], true
	}
	if more {
		return string(letters) + "…"
	}
	return string(letters)
}

// noScreen says that there is no screen of the name, or none at all.
func (p *program) noScreen(display string) string {
	if display == "" {
		return p.house.Say("graphics.no-screen")
	}
	return p.house.Say("graphics.lost-screen", rules.Literal("display", display))
}

// packages are how the graphics libraries are installed.
var packages = []string{
	"Debian, Ubuntu: sudo apt install libgl1 libegl1 libgles2 libgl1-mesa-dri",
	"Fedora: sudo dnf install mesa-libGL mesa-libEGL mesa-dri-drivers",
	"Arch: sudo pacman -S mesa",
}

// noDriver says what to do where nothing can draw.
func (p *program) noDriver() []string {
	switch runtime.GOOS {
	case "windows":
		return []string{p.house.Say("graphics.help.windows")}
	case "darwin":
		return []string{p.house.Say("graphics.help.darwin")}
	}
	return append([]string{p.house.Say("graphics.help.linux")}, packages...)
}
