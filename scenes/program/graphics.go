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

// starting notes that the window is being opened, until shown is called. Where the
// last start died of that, the program is started in the next way of drawing, or says
// what to do: then there is an error.
func (p *program) starting() (shown func(), err error) {
	if !scenes.ScreensKnown() {
		return func() {}, nil
	}
	died, shown := p.house.Files.Starting(graphics.Way())
	if died == store.Never || died < graphics.Way() {
		return shown, nil
	}
	shown()
	if code, ok := graphics.RetryAfter(died); ok {
		return nil, start.Ended(code)
	}
	return nil, p.helpless(p.noDriver(), errDied)
}

// withoutWindow deals with a window that cannot be drawn: the program is started
// again in the next way of drawing, or says what to do, once, in the system's box and
// by the error that it returns.
func (p *program) withoutWindow(failed *scenes.NoWindowError) error {
	p.leaveTable()
	display, none := graphics.NoScreen(failed.Err)
	if !none {
		if code, ok := graphics.Retry(); ok {
			return start.Ended(code)
		}
	}
	lines := p.noDriver()
	if none {
		lines = []string{p.noScreen(display)}
	}
	return p.helpless(lines, failed.Err)
}

// helpless says what to do, and why, in the system's box and by the error that it
// returns.
func (p *program) helpless(lines []string, why error) error {
	lines = append(lines, p.house.Say("graphics.cause", rules.Literal("cause", cause(why))))
	title := p.house.Say("graphics.title")
	graphics.Tell(title, strings.Join(lines, "\n"))
	// A terminal breaks lines where it likes: spaces that do not break are none there.
	return errors.New(strings.ReplaceAll(title+". "+strings.Join(lines, " "), "\u00a0", " "))
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
