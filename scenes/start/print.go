package start

import (
	"flag"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"schron/scenes/disk"
	"schron/scenes/print"
)

// Print is what the command line says about a box or a rulebook to print.
type Print struct {
	Game string
	Lang string // language; empty for the system's
	print.Options
}

// print writes what is in the box of a game, or its rulebook, to a PDF file.
func (p *program) print(args []string) error {
	boxes, err := p.Boxes()
	if err != nil {
		return err
	}
	o := Print{Options: print.Options{Paper: print.Papers[0], Sides: print.Sides[0]}}
	games := slices.Sorted(maps.Keys(boxes))
	var out, parts string
	fs := newFlags("print")
	fs.Var(choice{&o.Game, games}, "game", "the `GAME` to print")
	fs.StringVar(&out, "out", "", "write the PDF `FILE`, with -each a folder of them")
	fs.Var(languages(&o.Lang), "lang", "language `LANG`: pl or en")
	fs.Var(choice{&o.Paper, append(slices.Clone(print.Papers), "a5")}, "paper", "size of the `PAPER`: a4, letter or a3; of a rulebook a4 or a5")
	fs.Var(choice{&o.Sides, print.Sides}, "sides", "how backs come there, `SIDES`: fold and glue, duplex over the long edge, or fronts only")
	fs.BoolVar(&o.Spare, "spare", false, "print with little ink: white ground, lines and signs")
	fs.Var(factor{&o.Gap, 0, print.MostGap}, "gap", "leave `MM` millimetres between parts")
	fs.BoolVar(&o.Book, "book", false, "print the rulebook instead of the box")
	fs.Var(choice{&o.Board, print.BoardPapers}, "board", "print a board in one piece on a `PAPER`: a3, a2 or a1")
	fs.BoolVar(&o.Each, "each", false, "write a file for each part")
	fs.StringVar(&parts, "parts", "", "print the parts of a `LIST` only, such as token,mission")
	if _, err := parse(fs, args); err != nil {
		return err
	}
	switch {
	case o.Game == "":
		return wrongUse("flag -game is missing, accepted: %s", strings.Join(games, ", "))
	case out == "":
		return wrongUse("flag -out is missing, accepted: schron print -game %s -out FILE", o.Game)
	}
	if err := papers(fs, &o); err != nil {
		return err
	}
	if parts != "" {
		o.Parts = strings.Split(parts, ",")
	}
	for _, id := range o.Parts {
		if !slices.Contains(boxes[o.Game], id) {
			return wrongUse("unknown part %q of %s, accepted: %s", id, o.Game, strings.Join(boxes[o.Game], ", "))
		}
	}
	if o.Board != "" && !slices.Contains(boxes[o.Game], "board") {
		return wrongUse("flag -board is not for %s, which has no board", o.Game)
	}
	if !o.Each {
		if err := writable("-out", out); err != nil {
			return err
		}
	}
	files, err := p.Print(o)
	if err != nil {
		return err
	}
	if o.Each {
		if err := folder("-out", out); err != nil {
			return err
		}
	}
	paths := []string{out}
	if o.Each {
		paths = nil
		for _, f := range files {
			paths = append(paths, filepath.Join(out, f.Name))
		}
	}
	return disk.All(paths, func(i int) error {
		err := disk.Replace(paths[i], func(w io.Writer) error {
			_, err := w.Write(files[i].Data)
			return err
		})
		if err != nil {
			return fmt.Errorf("file %q cannot be written: %w", paths[i], why(err))
		}
		return nil
	})
}

// papers refuses a paper that is none for what is printed, and flags that ask something
// only of a box.
func papers(fs *flag.FlagSet, o *Print) (err error) {
	accepted := print.Papers
	if o.Book {
		accepted = print.BookPapers
		fs.Visit(func(f *flag.Flag) {
			if slices.Contains([]string{"sides", "spare", "gap", "board", "each", "parts"}, f.Name) {
				err = wrongUse("flag -%s is not for a rulebook, accepted: -paper, -lang", f.Name)
			}
		})
	}
	if err == nil && !slices.Contains(accepted, o.Paper) {
		err = wrongUse("invalid value %q for flag -paper, accepted: %s", o.Paper, strings.Join(accepted, ", "))
	}
	return err
}
