package paliwo

import (
	_ "embed"
	"errors"
	"fmt"
	"strings"
)

// Terrain is what stands on a field for the whole game.
type Terrain uint8

// The kinds of terrain (WP-4). Everything but Asphalt is an obstacle (WP-2).
const (
	Asphalt Terrain = iota
	Barrel
	Booth
	LargeCar
	SmallCar
	Wreck
	terrains
)

var terrainIDs = [terrains]string{"asphalt", "barrel", "booth", "large-car", "small-car", "wreck"}

// String is the id of the kind.
func (t Terrain) String() string { return terrainIDs[t] }

// plan is the board at the start.
type plan struct {
	terrain [Fields]Terrain
	goo     [Fields]bool
	barrels []Field
}

//go:embed map.txt
var mapText string

// carPark is the board of the game. A broken drawing stops the program.
var carPark = func() *plan {
	p, err := parsePlan(mapText)
	if err != nil {
		panic("paliwo: map.txt: " + err.Error())
	}
	return p
}()

// TerrainAt returns what stands on a field (WP-4).
func TerrainAt(f Field) Terrain { return carPark.terrain[f] }

// GooAt reports whether goo lies on a field from the start (WP-4).
func GooAt(f Field) bool { return carPark.goo[f] }

// Obstacle reports whether a field can never be entered (WP-2).
func Obstacle(f Field) bool { return carPark.terrain[f] != Asphalt }

// parsePlan reads a drawing: row 12 first, fields apart by spaces. The signs are
// those of WP-4: . asphalt, h start row, ~ goo, O barrel, G booth, L large and
// S small escape car, # wreck.
func parsePlan(text string) (*plan, error) {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != Rows {
		return nil, fmt.Errorf("%d rows, accepted: %d", len(lines), Rows)
	}
	p := &plan{}
	for i, line := range lines {
		signs := strings.Fields(line)
		if len(signs) != Cols {
			return nil, fmt.Errorf("%d fields in row %d, accepted: %d", len(signs), Rows-i, Cols)
		}
		for col, sign := range signs {
			if err := p.put(At(col, Rows-1-i), sign); err != nil {
				return nil, err
			}
		}
	}
	return p, p.check()
}

func (p *plan) put(f Field, sign string) error {
	if (sign == "h") != (f.Row() == 0) {
		return fmt.Errorf("%q on %s, accepted: h on all of row 1 and nowhere else", sign, f)
	}
	switch sign {
	case ".", "h":
	case "~":
		p.goo[f] = true
	case "O":
		p.terrain[f] = Barrel
		p.barrels = append(p.barrels, f)
	case "G":
		p.terrain[f] = Booth
	case "L":
		p.terrain[f] = LargeCar
	case "S":
		p.terrain[f] = SmallCar
	case "#":
		p.terrain[f] = Wreck
	default:
		return fmt.Errorf("%q on %s, accepted: . h ~ O G L S #", sign, f)
	}
	return nil
}

// check tests that the scenario can be played on the plan. All barrels must be there.
// Every field without an obstacle must be reachable from the start row, and each barrel
// from one of them.
func (p *plan) check() error {
	if len(p.barrels) != Barrels {
		return fmt.Errorf("%d barrels, accepted: %d", len(p.barrels), Barrels)
	}
	var reached [Fields]bool
	todo := []Field{At(0, 0)}
	reached[todo[0]] = true
	for len(todo) > 0 {
		f := todo[0]
		todo = todo[1:]
		for _, n := range next[f] {
			if n != NoField && !reached[n] && p.terrain[n] == Asphalt {
				reached[n] = true
				todo = append(todo, n)
			}
		}
	}
	goo := 0
	for f := Field(0); f < Fields; f++ {
		if p.terrain[f] == Asphalt && !reached[f] {
			return fmt.Errorf("%s cannot be reached", f)
		}
		if p.goo[f] {
			goo++
		}
	}
	if goo != startGoo {
		return fmt.Errorf("%d patches of goo, accepted: %d", goo, startGoo)
	}
	for _, b := range p.barrels {
		if !p.besideAsphalt(b) {
			return errors.New("barrel " + b.String() + " has no neighbour without an obstacle")
		}
	}
	return nil
}

// startGoo is the number of patches of goo on the plan (WP-4).
const startGoo = 2

func (p *plan) besideAsphalt(f Field) bool {
	for _, n := range next[f] {
		if n != NoField && p.terrain[n] == Asphalt {
			return true
		}
	}
	return false
}
