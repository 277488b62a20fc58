package paliwo

import "schron/rules"

// Face is what a find token shows once it is discovered (WP-26).
type Face uint8

// The faces. NoFace is no token; Unknown stands in a view for a face that the
// seat may not know.
const (
	NoFace Face = iota
	EmptyCan
	Fuel
	ZombieFind
	Biohazard
	Unknown
	faces
)

// Faces lists the four faces of WP-7.
func Faces() [4]Face { return [...]Face{EmptyCan, Fuel, ZombieFind, Biohazard} }

var faceIDs = [faces]string{"none", "empty", "fuel", "zombie", "biohazard", "unknown"}

// String is the id of the face.
func (f Face) String() string { return faceIDs[f] }

var foundIDs = rules.IDsOf("find", EmptyCan, Biohazard, Face.String)

// barrelFinds lie on the barrels, poolFinds are the zombie player's (WP-7).
var (
	barrelFinds = barrelSet{Fuel, EmptyCan, EmptyCan}
	poolFinds   = findCount{ZombieFind: 2, Biohazard: 2, Fuel: 1}
)

// Finds is how many find tokens have a face, on barrels and in the pool (WP-7).
func Finds(f Face) int {
	n := int(poolFinds[f])
	for _, on := range barrelFinds {
		if on == f {
			n++
		}
	}
	return n
}

// findCount counts tokens by face.
type findCount [faces]int8

func (c *findCount) total() int {
	n := 0
	for _, k := range c {
		n += int(k)
	}
	return n
}

// barrelSet is what lies on the barrels.
type barrelSet [Barrels]Face
