package dolores

import (
	"fmt"
	"strconv"
)

// Unit is the number of a unit token within its federation (DO-2). There are 15
// infantry, then 10 armour, 10 warships, 20 launchers and 20 super-missile launchers.
type Unit int8

// NoUnit stands for no unit.
const NoUnit Unit = -1

// Units is how many tokens a federation has.
const Units = 75

// UnitKinds is the number of kinds of units; they are the last goods.
const UnitKinds = int(GoodKinds - Infantry)

var unitLetters = [UnitKinds]byte{'i', 'a', 'w', 'm', 'x'}

// firstUnit gives the first token of each kind, and one past the last.
var firstUnit = [UnitKinds + 1]Unit{0, 15, 25, 35, 55, Units}

// Kind is the kind of the unit, Infantry to SuperLauncher.
func (u Unit) Kind() Good { return unitKinds[u] }

var unitKinds = func() (kinds [Units]Good) {
	for k := range UnitKinds {
		for u := firstUnit[k]; u < firstUnit[k+1]; u++ {
			kinds[u] = Infantry + Good(k)
		}
	}
	return kinds
}()

// isLauncher reports whether a kind is a ground token (DO-57).
func isLauncher(kind Good) bool { return kind >= Launcher }

// carried reports whether ships carry a kind (DO-46).
func carried(kind Good) bool { return kind <= Armour }

var unitNames = func() (names [Units]string) {
	for u := range Unit(Units) {
		k := u.Kind() - Infantry
		names[u] = string(unitLetters[k]) + strconv.Itoa(int(u-firstUnit[k])+1)
	}
	return names
}()

// String is the token's name: i1 infantry, a1 armour, w1 warship, m1 launcher,
// x1 super-missile launcher.
func (u Unit) String() string {
	if u < 0 || u >= Units {
		return "-"
	}
	return unitNames[u]
}

// ParseUnit reads a token's name.
func ParseUnit(name string) (Unit, error) {
	for u := range Unit(Units) {
		if unitNames[u] == name {
			return u, nil
		}
	}
	return NoUnit, fmt.Errorf("%q is not a unit, accepted: i1 to i15, a1 to a10, w1 to w10, m1 to m20, x1 to x20", name)
}

// Post is where a unit token is and what it has done this round.
type Post struct {
	Field    Field // NoField in the pool or store
	Ship     Unit  // the own warship that carries it, or NoUnit (DO-46)
	Age      int32 // the unit placed later has the greater number (DO-36)
	Level    int32 // in a stack the greater number is on top (DO-47)
	Moved    bool  // has had its move (DO-43)
	Attacked bool  // has had its attack
	Sorted   bool  // was put on top while the stacks were arranged (DO-47)
	Due      bool  // its tax is not decided yet (DO-35)
	Unpaid   bool  // its tax is not paid (DO-36)
}

var inPool = Post{Field: NoField, Ship: NoUnit}

// onMap reports whether the token is on the map, aboard a ship too.
func (p *Post) onMap() bool { return p.Field != NoField }

// City is a city of a federation.
type City struct {
	Field     Field
	Built     int8 // built districts
	Due       bool // its tax is not decided yet
	Unpaid    bool // its tax is not paid
	Districts [Districts]District
}

// District is a built district (DO-15).
type District struct {
	Building Building
	Material Good // of a mine; -1 for other buildings
	Robots   int32
	Due      bool
	Unpaid   bool
}

// Has reports whether a building stands in the city.
func (c *City) Has(b Building) bool {
	for i := range c.Built {
		if c.Districts[i].Building == b {
			return true
		}
	}
	return false
}

// cut takes district i away; later ones move up (DO-16).
func (c *City) cut(i int8) {
	copy(c.Districts[i:c.Built], c.Districts[i+1:c.Built])
	c.Built--
	c.Districts[c.Built] = District{}
}

// Tax is what a building owes with its robots (DO-34).
func (d *District) Tax() Bill {
	bill := Buildings[d.Building].Tax
	bill[Energy] += RobotEnergy * int(d.Robots)
	return bill
}
