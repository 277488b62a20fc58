package dzicz

import "schron/rules"

// Mission is one of the four missions. There are two sets of them: the open row
// is drawn from one, the secret cards from the other (DZ-3).
type Mission uint8

// The missions in the order of the rules.
const (
	Trail          Mission = iota // Zabezpiecz szlak, DZ-25
	PrepareAssault                // Przygotuj natarcie, DZ-26
	Resources                     // Zabezpiecz zasoby, DZ-27
	Bastion                       // Zbuduj bastion, DZ-28
	missionKinds   = 4
)

// missionSpec is what the rules say of a mission.
type missionSpec struct {
	id    string
	rule  string
	meets func(b *board, seat int, home Edge) bool
}

var missionSpecs = [missionKinds]missionSpec{
	Trail:          {"trail", "DZ-25", meetsTrail},
	PrepareAssault: {"assault", "DZ-26", meetsAssault},
	Resources:      {"resources", "DZ-27", meetsResources},
	Bastion:        {"bastion", "DZ-28", meetsBastion},
}

// Missions lists the four in the order of the rules.
func Missions() [missionKinds]Mission {
	return [missionKinds]Mission{Trail, PrepareAssault, Resources, Bastion}
}

// String is the mission's id; its name has the key "dzicz.mission." followed by
// it, its condition "dzicz.condition." and its reward "dzicz.reward.".
func (m Mission) String() string { return missionSpecs[m].id }

// missionKeys are the keys of the texts about each mission that are told while moves
// are tried out by the thousand: put together once.
var missionKeys = makeMissionKeys()

func makeMissionKeys() (keys [missionKinds]struct{ name, reward string }) {
	for _, m := range Missions() {
		keys[m].name, keys[m].reward = "dzicz.mission."+m.String(), "dzicz.event.reward."+m.String()
	}
	return keys
}

// Rule is the id of the rule that describes the mission.
func (m Mission) Rule() string { return missionSpecs[m].rule }

var missionIDs = rules.IDsOf("mission", Trail, Bastion, Mission.String)

// meets reports whether a seat meets the condition of m.
func (s *State) meets(m Mission, seat int) bool {
	return missionSpecs[m].meets(&s.board, seat, s.home[seat])
}

// Numbers of the conditions.
const (
	TrailLength     = 4 // tokens of the chain, and the row to reach (DZ-25)
	ResourceTokens  = 4 // tokens on inner fields (DZ-27)
	BastionOutposts = 3 // outposts on inner fields (DZ-28)
)

// meetsTrail: a chain of own tokens over edges and corners from the home edge to
// the fourth row (DZ-25). Such a chain has a token in each of the four rows, so
// it always has the four tokens that the rule asks for.
func meetsTrail(b *board, seat int, home Edge) bool {
	own := b.tokens[seat]
	return own.flood(home.rank(1))&home.rank(TrailLength) != 0
}

// meetsAssault: own soldiers on non-corner fields of the home edge and of two
// other edges, and on c3 (DZ-26).
func meetsAssault(b *board, seat int, home Edge) bool {
	own := b.soldiers[seat]
	return own.Has(Centre) && own&home.Middle() != 0 && OtherEdges(own, home) >= 2
}

// OtherEdges counts the edges but home on whose non-corner fields the set has
// a field.
func OtherEdges(set FieldSet, home Edge) int {
	n := 0
	for _, e := range Edges() {
		if e != home && set&e.Middle() != 0 {
			n++
		}
	}
	return n
}

// meetsResources: an own outpost and four own tokens on inner fields (DZ-27).
func meetsResources(b *board, seat int, _ Edge) bool {
	return b.outposts[seat]&Inner != 0 && (b.tokens[seat]&Inner).Len() >= ResourceTokens
}

// meetsBastion: three own outposts on inner fields (DZ-28).
func meetsBastion(b *board, seat int, _ Edge) bool {
	return (b.outposts[seat] & Inner).Len() >= BastionOutposts
}
