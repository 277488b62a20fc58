package program

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/adrg/xdg"

	"schron/rules"
	"schron/scenes/desktop"
	"schron/scenes/menu"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// asking is a dialog of the system that is open beside the window. It ends with the
// scene that asked. The zero asking is none.
type asking struct {
	dialog   *desktop.Asking
	scene    ui.Scene
	question desktop.Question
	do       func(path string)
}

// stop shuts the dialog, if there is one.
func (a *asking) stop() {
	if a.dialog != nil {
		a.dialog.Cancel()
	}
	*a = asking{}
}

// revealing is what a file manager was asked to show, until it says whether it does.
type revealing struct {
	path string
	done <-chan error
}

// tick takes the answers of what runs beside the window.
func (p *program) tick() {
	for _, do := range p.take() {
		do()
	}
	p.house.Tick()
	p.answer()
	p.heedFile()
	p.heedWish()
	select {
	case err := <-p.shows.done:
		if err != nil {
			p.say("files.no-manager", p.shows.path)
		}
		p.shows = revealing{}
	default:
	}
}

// take returns what is to be done now.
func (p *program) take() []func() {
	do := p.next
	p.next = nil
	return do
}

// ask asks for a file: by a dialog of the system where there is one, else by a scene.
// A dialog that is open already gives way. It may not show, behind other windows or on
// another screen: a line says that it is open and offers to ask here.
func (p *program) ask(q desktop.Question, do func(path string)) {
	p.asking.stop()
	dialog := p.house.Desktop.Ask(q)
	if dialog == nil {
		p.askHere(q, do)
		return
	}
	p.asking = asking{dialog, p.top(), q, do}
	p.house.Host.Toast(ui.Toast{Text: p.house.Say("files.dialog"), Lasting: true, Line: &ui.Line{
		While:  func() bool { return p.asking.dialog == dialog },
		Button: p.house.Say("files.dialog.here"),
		OnClick: func() {
			p.asking.stop()
			p.askHere(q, do)
		},
	}})
}

// askHere asks by a scene.
func (p *program) askHere(q desktop.Question, do func(path string)) {
	p.house.Host.Push(menu.NewFiles(p.house, q, func(path string) {
		p.remember(q, path)
		do(path)
	}))
}

// answer takes the answer of the system's dialog. Where that cannot be shown the
// program asks itself.
func (p *program) answer() {
	a := p.asking
	if a.dialog == nil {
		return
	}
	if p.top() != a.scene {
		p.asking.stop()
		return
	}
	path, done, err := a.dialog.Answer()
	if !done {
		return
	}
	p.asking = asking{}
	switch {
	case err != nil:
		p.askHere(a.question, a.do)
	case path != "":
		p.chosen(a.question, path, a.do)
	}
}

// chosen does what a file was asked for. The dialog asks before it overwrites a file.
// But the name that it returns may lack an ending, and be that of another file with it.
func (p *program) chosen(q desktop.Question, path string, do func(path string)) {
	p.remember(q, path)
	whole := q.WithEnding(path)
	if _, err := os.Lstat(whole); !q.Save || whole == path || err != nil {
		do(whole)
		return
	}
	h := p.house
	h.Host.Push(menu.NewQuestion(h, menu.Question{
		Title: h.Say("files.replace", rules.Literal("file", filepath.Base(whole))), Body: h.Say("files.replace.sure"),
		Yes: h.Say("files.replace.yes"), Do: func() { do(whole) },
	}))
}

// remember begins the next question of a kind where a file was found.
func (p *program) remember(q desktop.Question, path string) {
	if p.folders == nil {
		p.folders = map[string]string{}
	}
	p.folders[q.Endings[0]] = filepath.Dir(path)
}

// folder is where a question for files of an ending begins: where one was found last,
// else in the user's folder for such things.
func (p *program) folder(ending, usual string) string {
	if dir, ok := p.folders[ending]; ok {
		return dir
	}
	if info, err := os.Stat(usual); err == nil && info.IsDir() {
		return usual
	}
	return xdg.Home
}

// top is the scene on top.
func (p *program) top() ui.Scene {
	if host, ok := p.house.Host.(interface{ Top() ui.Scene }); ok {
		return host.Top()
	}
	return nil
}

// records is a question for a record.
func (p *program) records(title string) desktop.Question {
	return desktop.Question{
		Title: p.house.Say(title), Kind: p.house.Say("files.kind.record"), Endings: []string{store.Ending, ".json"},
		Path: p.folder(store.Ending, xdg.UserDirs.Documents),
	}
}

// askOpen asks for a record and opens it.
func (p *program) askOpen() { p.ask(p.records("files.open"), p.openFile) }

// askCopy asks where a copy of a record goes.
func (p *program) askCopy(name string, write func(path string) error) {
	q := p.records("files.copy")
	q.Save, q.Path = true, filepath.Join(q.Path, store.FileName(name))
	p.ask(q, func(path string) { p.wrote(path, write(path)) })
}

// pictureTimes is how many times the window's size an exported picture has.
const pictureTimes = 2

// askPicture takes a picture and asks where it goes.
func (p *program) askPicture(name string) {
	if p.picture == nil {
		return
	}
	p.picture(func(img *image.RGBA) {
		p.next = append(p.next, func() { p.savePicture(name, img) })
	})
}

// The endings of the names of pictures and tables.
const (
	pictureEnding = ".png"
	tableEnding   = ".csv"
	reportEnding  = ".txt"
)

// askTable asks where a table goes.
func (p *program) askTable(name string, csv []byte) {
	q := p.saving("files.table", "files.kind.table", tableEnding, xdg.UserDirs.Documents, name)
	p.saveData(q, func() []byte { return csv })
}

// askReport asks where the report for the makers goes.
func (p *program) askReport(text string) {
	name := "schron " + p.house.Files.Now().Format(time.DateOnly)
	q := p.saving("files.report", "files.kind.report", reportEnding, xdg.UserDirs.Documents, name)
	p.saveData(q, func() []byte { return []byte(text) })
}

// saving returns the question where to save a file that is no record. title and kind
// are text keys, usual is the user's folder for such files, and name is proposed.
func (p *program) saving(title, kind, ending, usual, name string) desktop.Question {
	return desktop.Question{
		Save: true, Title: p.house.Say(title), Kind: p.house.Say(kind), Endings: []string{ending},
		Path: filepath.Join(p.folder(ending, usual), plainName(name)+ending),
	}
}

// plainName is words as the name of a file, without an ending.
func plainName(words string) string { return strings.TrimSuffix(store.FileName(words), store.Ending) }

// savePicture asks where a picture goes.
func (p *program) savePicture(name string, img *image.RGBA) {
	q := p.saving("files.picture", "files.kind.picture", pictureEnding, xdg.UserDirs.Pictures, name)
	encoded := make(chan []byte, 1)
	go func() { // while somebody looks for a place
		var data bytes.Buffer
		if err := png.Encode(&data, img); err != nil {
			panic(err) // a picture in memory can be encoded
		}
		encoded <- data.Bytes()
	}()
	p.saveData(q, sync.OnceValue(func() []byte { return <-encoded }))
}

// saveData asks for a file and puts data in it. Where that fails the data is kept until
// another place was chosen or somebody gives it up.
func (p *program) saveData(q desktop.Question, data func() []byte) {
	p.ask(q, func(path string) { p.writeData(q, path, data) })
}

// writeData puts data in a file that was asked for by q.
func (p *program) writeData(q desktop.Question, path string, data func() []byte) {
	h := p.house
	err := h.Files.Write(path, data())
	if err == nil {
		p.saved(path)
		return
	}
	h.Host.Push(menu.NewQuestion(h, menu.Question{
		Title: h.Say("files.unwritten"), Body: h.Speaker().Error(err) + " " + h.Say("files.unwritten.kept"),
		Yes: h.Say("files.unwritten.elsewhere"), No: h.Say("files.unwritten.discard"), Stay: true,
		Do: func() {
			p.ask(q, func(path string) {
				if err := h.Files.Write(path, data()); err != nil {
					p.tell(err)
					return
				}
				h.Host.Pop()
				p.saved(path)
			})
		},
	}))
}

// wrote tells what became of a file.
func (p *program) wrote(path string, err error) {
	if err != nil {
		p.tell(err)
		return
	}
	p.saved(path)
}

// saved says where a file was put, and offers to show it there.
func (p *program) saved(path string) {
	p.savedTo(path, p.house.Say("files.saved", rules.Literal("file", path)))
}

func (p *program) savedTo(path, words string) {
	p.house.Host.Toast(ui.Toast{Text: words, Lasting: true, Line: &ui.Line{
		Button: p.house.Say("files.menu.reveal"), OnClick: func() { p.reveal(path) },
	}})
}

// say shows a message about a file.
func (p *program) say(key, path string) {
	p.house.Host.Toast(ui.Toast{Text: p.house.Say(key, rules.Literal("file", path)), Lasting: true})
}

// reveal has the file manager show a file or a folder. A folder of the program's own
// that nothing was written to yet is made first.
func (p *program) reveal(path string) {
	own := p.house.Files.Places()
	if slices.Contains([]string{own.Data, own.Settings}, path) {
		_ = os.MkdirAll(path, 0o755) // that it cannot be shown is told
	}
	p.shows = revealing{path, p.house.Desktop.Reveal(path)}
}
