package assets

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

//go:embed figures
var boardFiles embed.FS

// Board is a picture of a table as it stands in a position, for the rulebooks:
// figures/<game>/<name>.toml and the record that it names. The table's own scene
// draws it; what is told of it here is which part is shown and what is pointed
// at. Measures are in units of that scene.
type Board struct {
	Game, Name string
	// Record is a game record as saves have it. It begins with a position, so
	// that it stays good when chance or the rules before it change.
	Record []byte `toml:"-"`
	// File is where the record stands, beside the figure.
	File string `toml:"record"`
	// At is how many of the record's moves are played.
	At int `toml:"at"`
	// Seat is whose view is shown, −1 for what everybody knows.
	Seat int `toml:"seat"`
	// Quiet shows a table at which nobody is asked for anything.
	Quiet bool `toml:"quiet"`
	// Window is the size of the scene.
	Window [2]float64 `toml:"window"`
	// Show are nodes of the scene: the picture holds them all, with Margin around
	// them. None stand for the whole scene.
	Show   []string `toml:"show"`
	Margin float64  `toml:"margin"`
	// Ratio is the picture's width by its height.
	Ratio float64 `toml:"ratio"`
	// High is the most that it takes of a page's height, in units of the page; 0
	// leaves it to the page. Steps have a height of their own.
	High float64 `toml:"high"`
	// Callouts are the parts that are named, numbered from 1.
	Callouts []Callout `toml:"callout"`
	// Arrows lead from one part to another.
	Arrows []BoardArrow `toml:"arrow"`
	// Marks are nodes that are framed.
	Marks []string `toml:"mark"`
}

// Callout names a part of a board.
type Callout struct {
	// Node is the part: an id of the scene's UI tree. Place is where in its box
	// the number points, from the upper left (0, 0) to the lower right (1, 1).
	Node  string     `toml:"node"`
	Place [2]float64 `toml:"place"`
	// Lead is how far from there the number stands off; a line leads back.
	Lead [2]float64 `toml:"lead"`
	// Words are its name by language.
	Words map[string]string `toml:"words"`
}

// BoardArrow leads from the middle of one node to that of another.
type BoardArrow struct {
	From string `toml:"from"`
	To   string `toml:"to"`
}

// boardPrefix marks the figures of rulebooks that are boards.
const boardPrefix = "board:"

// LoadBoard reads the picture of a board by its name, "<game>/<name>". An error
// names the file and what is wrong with it.
func LoadBoard(name string) (*Board, error) { return loadBoard(boardFiles, name) }

func loadBoard(fsys fs.FS, name string) (*Board, error) {
	game, short, ok := strings.Cut(name, "/")
	if !ok || short == "" {
		return nil, fmt.Errorf("board %q is not <game>/<name>", name)
	}
	file := path.Join("figures", name+".toml")
	data, err := fs.ReadFile(fsys, file)
	if err != nil {
		return nil, fmt.Errorf("no board %s: %w", name, err)
	}
	b := &Board{Game: game, Name: short, Window: [2]float64{1280, 800}, Margin: 8}
	meta, err := toml.Decode(string(data), b)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if extra := meta.Undecoded(); len(extra) > 0 {
		return nil, fmt.Errorf("%s: unknown key %s", file, extra[0])
	}
	if b.Ratio == 0 {
		b.Ratio = b.Window[0] / b.Window[1]
	}
	if err := b.check(); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if b.Record, err = fs.ReadFile(fsys, path.Join("figures", game, b.File)); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return b, nil
}

// check finds what cannot be shown.
func (b *Board) check() error {
	if b.Window[0] < 640 || b.Window[1] < 400 || b.Ratio < 0.25 || b.Ratio > 8 || b.Margin < 0 {
		return fmt.Errorf("window %v, ratio %v, margin %v; accepted: from 640 × 400, 0.25 to 8, from 0", b.Window, b.Ratio, b.Margin)
	}
	if b.High != 0 && (b.High < 120 || b.High > 464) {
		return fmt.Errorf("high is %v; accepted: 120 to 464", b.High)
	}
	for i := range b.Callouts {
		c := &b.Callouts[i]
		if c.Node == "" {
			return fmt.Errorf("callout %d points at no node", i+1)
		}
		for _, lang := range Languages() {
			if strings.TrimSpace(c.Words[lang]) == "" {
				return fmt.Errorf("callout %d has no words in %s", i+1, lang)
			}
		}
	}
	for i, a := range b.Arrows {
		if a.From == "" || a.To == "" {
			return fmt.Errorf("arrow %d lacks an end", i+1)
		}
	}
	return nil
}

// UnmarshalTOML fills in that a callout points at the middle of its node.
func (c *Callout) UnmarshalTOML(v any) error {
	fields, ok := v.(map[string]any)
	if !ok {
		return fmt.Errorf("callout %v is no table", v)
	}
	c.Place, c.Words = [2]float64{0.5, 0.5}, map[string]string{}
	for key, v := range fields {
		var err error
		switch {
		case key == "node":
			c.Node, ok = v.(string)
		case key == "place":
			c.Place, err = pairOf(v)
		case key == "lead":
			c.Lead, err = pairOf(v)
		case slices.Contains(Languages(), key):
			c.Words[key], ok = v.(string)
		default:
			err = errors.New("unknown key")
		}
		if err == nil && !ok {
			err = errors.New("no text")
		}
		if err != nil {
			return fmt.Errorf("callout: %s = %v: %w", key, v, err)
		}
	}
	return nil
}

// pairOf reads two numbers.
func pairOf(v any) (p [2]float64, err error) {
	list, ok := v.([]any)
	if !ok || len(list) != 2 {
		return p, errors.New("not two numbers")
	}
	for i, x := range list {
		switch x := x.(type) {
		case float64:
			p[i] = x
		case int64:
			p[i] = float64(x)
		default:
			return p, errors.New("not two numbers")
		}
	}
	return p, nil
}

// Boards lists the pictures of boards that there are, as "<game>/<name>".
func Boards() []string {
	files, _ := fs.Glob(boardFiles, "figures/*/*.toml")
	var names []string
	for _, f := range files {
		names = append(names, strings.TrimSuffix(strings.TrimPrefix(f, "figures/"), ".toml"))
	}
	return names
}
