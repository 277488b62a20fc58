package dolores

import (
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
)

// The notation of moves. f is a field A1 to U21, u a unit like i1 (unit.go), g a
// good's id, d a district 1 to 12, n an amount.
//
//	claim f             buys a field                                   DO-10
//	buy g n, sell g n   trade with the bank                            DO-11
//	offer seat          begins an offer; then give g n, ask g n (or    DO-12
//	                    money n), cede f, want f; propose or withdraw;
//	                    the other says accept or decline
//	found f, raze f     founds or pulls down a city                    DO-13, DO-14
//	build f building    builds; for a mine with its material behind    DO-15
//	pull f d            pulls a building down                          DO-16
//	sow f, plant f      crop, forest                                   DO-18
//	lay f, lift f       puts a section, takes it away                  DO-19
//	place f kind        puts a unit                                    DO-21
//	install f d n       installs robots                                DO-22
//	clean f, douse f, neutralise f   services                          DO-23
//	end                 ends the investments, the order of stacks, the
//	                    units' go, or leaves the rest unpaid or standing
//	pay f, pay f d, pay u; waive …   decides about a tax               DO-35
//	settle              pays the rest in the order of the rules        DO-36
//	harvest f, fell f, gather        yields of crops and forests       DO-40, DO-41
//	top u               puts a unit on top of its stack                DO-47
//	move u f, embark u w             moves                             DO-44 to DO-46
//	attack u f, sabotage u f         attacks                           DO-49, DO-50
//	aim u, then fire f or lower      missiles                          DO-51, DO-52
//	intercept u, hold   answers to a missile                           DO-53
//	capital f           the new capital                                DO-37

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string {
	if malformed(m) {
		return "?"
	}
	sh := &shapes[m.Verb]
	out := sh.word + partText(sh.a, m.A) + partText(sh.b, m.B)
	if m.C != 0 {
		out += " " + Good(m.C-1).String()
	}
	switch {
	case sh.amount && m.N == rules.AnyAmount:
		out += " {n}"
	case sh.amount:
		out += " " + strconv.Itoa(int(m.N))
	}
	return out
}

func partText(p part, n int16) string {
	switch p {
	case noPart:
		return ""
	case fieldPart:
		return " " + Field(n).String()
	case goodPart, cashPart, troopPart:
		return " " + Good(n).String()
	case unitPart:
		return " " + Unit(n).String()
	case buildPart:
		return " " + Building(n).String()
	case lotPart:
		if n == 0 {
			return ""
		}
	case seatPart, cellPart:
	}
	return " " + strconv.Itoa(int(n))
}

// partBounds gives the least and greatest number of a part.
func partBounds(p part) (least, most int16) {
	switch p {
	case fieldPart:
		return 0, Fields - 1
	case goodPart:
		return 0, int16(GoodKinds) - 1
	case cashPart:
		return 0, int16(Money)
	case unitPart:
		return 0, Units - 1
	case seatPart:
		return 0, MaxSeats - 1
	case cellPart:
		return 1, Districts
	case lotPart:
		return 0, Districts
	case buildPart:
		return int16(Warehouse), int16(BuildingKinds) - 1
	case troopPart:
		return int16(Infantry), int16(SuperLauncher)
	case noPart:
	}
	return 0, 0
}

// malformed tells whether m is no move of the game: an unknown verb, a part that
// does not exist, or a number where the verb has none.
func malformed(m rules.Move) bool {
	if m.Verb == 0 || m.Verb >= verbEnd || m.D != 0 {
		return true
	}
	sh := &shapes[m.Verb]
	if least, most := partBounds(sh.a); m.A < least || m.A > most {
		return true
	}
	if least, most := partBounds(sh.b); m.B < least || m.B > most {
		return true
	}
	mine := m.Verb == VerbBuild && m.B == int16(Mine)
	if mine != (m.C != 0) || mine && (m.C < 1 || m.C > int16(RawKinds)) {
		return true
	}
	return !sh.amount && m.N != 0
}

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return rules.Move{}, fmt.Errorf("a move is missing")
	}
	var first error
	for verb := VerbClaim; verb < verbEnd; verb++ {
		if shapes[verb].word != words[0] {
			continue
		}
		m, err := parseParts(verb, words[1:])
		if err == nil {
			return m, nil
		}
		if first == nil {
			first = err
		}
	}
	if first == nil {
		first = fmt.Errorf("%q is not a move", words[0])
	}
	return rules.Move{}, first
}

func parseParts(verb uint8, words []string) (rules.Move, error) {
	m := rules.Move{Verb: verb}
	sh := &shapes[verb]
	for _, p := range []struct {
		part part
		to   *int16
	}{{sh.a, &m.A}, {sh.b, &m.B}} {
		if p.part == noPart || p.part == lotPart && len(words) == 0 {
			continue
		}
		if len(words) == 0 {
			return m, fmt.Errorf("%q lacks a part", sh.word)
		}
		n, err := parsePart(p.part, words[0])
		if err != nil {
			return m, err
		}
		*p.to, words = n, words[1:]
	}
	if verb == VerbBuild && m.B == int16(Mine) {
		if len(words) == 0 {
			return m, fmt.Errorf("a mine lacks its material")
		}
		g, err := ParseGood(words[0])
		if err != nil || g >= RawKinds {
			return m, fmt.Errorf("%q is not a raw material", words[0])
		}
		m.C, words = int16(g)+1, words[1:]
	}
	if sh.amount {
		if len(words) == 0 {
			return m, fmt.Errorf("%q lacks an amount", sh.word)
		}
		n, err := parseAmount(words[0])
		if err != nil {
			return m, err
		}
		m.N, words = n, words[1:]
	}
	if len(words) > 0 {
		return m, fmt.Errorf("%q is too much", strings.Join(words, " "))
	}
	if malformed(m) {
		return m, fmt.Errorf("%q has a part that does not exist", sh.word)
	}
	return m, nil
}

func parseAmount(word string) (int32, error) {
	if word == "{n}" {
		return rules.AnyAmount, nil
	}
	n, err := strconv.ParseInt(word, 10, 32)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%q is not an amount", word)
	}
	return int32(n), nil
}

func parsePart(p part, word string) (int16, error) {
	switch p {
	case fieldPart:
		f, err := ParseField(word)
		return int16(f), err
	case goodPart, cashPart, troopPart:
		g, err := ParseGood(word)
		return int16(g), err
	case unitPart:
		u, err := ParseUnit(word)
		return int16(u), err
	case buildPart:
		b, err := ParseBuilding(word)
		return int16(b), err
	case noPart, seatPart, cellPart, lotPart:
	}
	n, err := strconv.ParseInt(word, 10, 16)
	if err != nil || p == lotPart && n == 0 {
		return 0, fmt.Errorf("%q is not a number of a part", word)
	}
	return int16(n), nil
}
