package program

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/adrg/xdg"

	"schron/assets"
	"schron/rules"
	"schron/scenes/desktop"
	"schron/scenes/disk"
	"schron/scenes/menu"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/start"
	"schron/scenes/store"
	"schron/sprites"
)

// speaker says the words of a language, of the system's if it is empty.
func speaker(lang string) (*say.Speaker, error) {
	texts, err := assets.LoadTexts()
	if err != nil {
		return nil, err
	}
	if lang == "" {
		lang = store.SystemLanguage()
	}
	return say.New(texts, lang), nil
}

// printEnding is that of the names of files to print.
const printEnding = ".pdf"

// askPrint shows the scene that asks how the box of a game is printed. The file is asked
// for before it is made, and written once all of it is there.
func (p *program) askPrint(game string) {
	h := p.house
	var q desktop.Question
	h.Host.Push(menu.NewPrint(h, menu.PrintJob{
		Game: game, Box: p.tables[game].Print(h.Speaker()),
		Choose: func(name string, do func(path string)) {
			q = p.saving("files.print", "files.kind.print", printEnding, xdg.UserDirs.Documents, name)
			p.ask(q, do)
		},
		Make: func(o print.Options, lang string) ([]print.File, error) {
			return printBox(start.Print{Game: game, Lang: lang, Options: o})
		},
		Save: func(path string, files []print.File) {
			if files[0].Name == "" {
				p.writeData(q, path, func() []byte { return files[0].Data })
				return
			}
			p.saveParts(path, files)
		},
	}))
}

// saveParts puts the files of parts beside one that was chosen, all of them or none. It asks
// before it writes over others.
func (p *program) saveParts(path string, files []print.File) {
	h, dir := p.house, filepath.Dir(path)
	there, paths := "", make([]string, len(files))
	for i, f := range files {
		paths[i] = printName(strings.TrimSuffix(path, printEnding), f.Name)
		if _, err := os.Lstat(paths[i]); err == nil && there == "" {
			there = filepath.Base(paths[i])
		}
	}
	write := func() {
		if err := disk.All(paths, func(i int) error { return h.Files.Write(paths[i], files[i].Data) }); err != nil {
			p.tell(err)
			return
		}
		p.savedTo(dir, h.Say("print.saved", rules.Number("n", len(files)), rules.Literal("folder", dir)))
	}
	if there == "" {
		write()
		return
	}
	h.Host.Push(menu.NewQuestion(h, menu.Question{
		Title: h.Say("files.replace", rules.Literal("file", there)), Body: h.Say("files.replace.sure"), Yes: h.Say("files.replace.yes"), Do: write,
	}))
}

// printable lists the parts in the box of each game that can be printed.
func printable() (map[string][]string, error) {
	words, err := speaker(assets.English)
	if err != nil {
		return nil, err
	}
	out := map[string][]string{}
	for id, g := range Tables() {
		if g.Print == nil {
			continue
		}
		box := g.Print(words)
		for i := range box.Parts {
			out[id] = append(out[id], box.Parts[i].ID)
		}
	}
	return out, nil
}

// printBook makes the PDF file of a game's rulebook. It has a house of its own, so that it
// may be made beside the window.
func printBook(o start.Print) ([]byte, error) {
	dir, err := os.MkdirTemp("", "schron-print")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	p, err := newProgram(start.Window{Data: dir, Lang: o.Lang})
	if err != nil {
		return nil, err
	}
	still(&p.house.Settings)
	d := <-readDrawing()
	if d.err != nil {
		return nil, d.err
	}
	defer d.art.Close()
	p.house.Aspect = d.art.Aspect
	return menu.PrintBook(p.house, d.art, d.fonts, o.Game, o.Paper, o.Step)
}

// printFiles makes PDF files with the names that they have in a folder.
func printFiles(p start.Print) ([]print.File, error) {
	words, err := speaker(p.Lang)
	if err != nil {
		return nil, err
	}
	files, err := printBox(p)
	for i := range files {
		files[i].Name = printName(plainName(words.Key(p.Game+".name")), files[i].Name)
	}
	return files, err
}

// printName is the name of a file with a part, after that for all of them.
func printName(all, part string) string {
	if part != "" {
		all += "-" + plainName(part)
	}
	return all + printEnding
}

// printBox makes the PDF file of a game's box, or one for each part, or that of its rulebook.
func printBox(p start.Print) ([]print.File, error) {
	if p.Book {
		data, err := printBook(p)
		return []print.File{{Data: data}}, err
	}
	words, err := speaker(p.Lang)
	if err != nil {
		return nil, err
	}
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		return nil, err
	}
	defer art.Close()
	box := Tables()[p.Game].Print(words)
	return print.Make(&box, p.Options, words, art, start.Version())
}
