package wcp

import (
	_ "embed" // the tables of components
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The tables of components (WCP-2 to WCP-5). They are data: a better source
// replaces lines.
var (
	//go:embed data/halls.csv
	hallData string
	//go:embed data/tokens.csv
	tokenData string
	//go:embed data/vehicles.csv
	vehicleData string
)

// Numbers of components.
const (
	HallCount    = 36  // hall tiles (WCP-2)
	TokenCount   = 108 // content tokens (WCP-3)
	tileKinds    = 11
	thingKinds   = 9 // trophies and upgrades, the first kinds of tokens
	tokenKinds   = 21
	vehicleKinds = 10 // vehicle cards (WCP-4)
)

// MostMarkers is how many markers of fire, armour and boosters can lie in play at once.
// They count the values of as many cards as there are players, and all upgrades (WCP-4).
func MostMarkers() (fire, armour, boosters int) {
	most := func(value func(Vehicle) int, upgrade TokenKind) (n int) {
		var values []int
		for _, v := range Vehicles() {
			values = append(values, value(v))
		}
		slices.Sort(values)
		for _, v := range values[vehicleKinds-MaxSeats:] {
			n += v
		}
		for _, t := range Tokens() {
			if t.Kind() == upgrade {
				n += t.Copies() * t.Value()
			}
		}
		return n
	}
	return most(Vehicle.Fire, FireUpgrade), most(Vehicle.Armour, ArmourUpgrade), most(Vehicle.Boosters, BoosterUpgrade)
}

// tableRows reads a table and returns its lines after the heading. The tables
// are part of the program, so a broken one is a fault of it.
func tableRows(data string, want int) [][]string {
	rows, err := csv.NewReader(strings.NewReader(data)).ReadAll()
	if err != nil || len(rows) != want+1 {
		panic(fmt.Sprintf("wcp: a table of components has %d lines, not %d: %v", len(rows)-1, want, err))
	}
	return rows[1:]
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic("wcp: table of components: " + err.Error())
	}
	return n
}

func pattern(text string) Edges {
	e, err := ParseEdges(text)
	if err != nil {
		panic("wcp: table of components: " + err.Error())
	}
	return e
}
