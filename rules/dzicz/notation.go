package dzicz

import (
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
)

// The notation of moves, one line each; f, from and to are fields a1 to e5, seat
// is a seat from 0 in order of play.
//
//	home f             the first token; the home edge is the edge of f     DZ-7
//	move from to       a soldier's move                                    DZ-9
//	strike f           an unmoved soldier removes the token it stands on   DZ-12
//	assault from to    declares an assault by the soldier moved last       DZ-16
//	done               ends the movement of soldiers                       DZ-15
//	token f            declares putting a token                            DZ-13
//	outpost f          declares putting an outpost                         DZ-13
//	soldier f          declares putting a soldier; a reward puts it at once DZ-13, DZ-25
//	expand f           declares an expansion                               DZ-18
//	pass               no action, no more expansions, no more of a reward
//	manoeuvre from to  answers a declaration by moving a soldier first     DZ-19
//	defend             sends the entering soldier back                     DZ-17
//	no                 does not answer
//	quiet              does not answer and is not asked this again in this turn DZ-20
//	ask seat kind      wants to be asked again, manoeuvre or border_defence DZ-20
//	remove             removes the token on the entered field              DZ-11
//	leave              leaves it                                           DZ-11
var verbWords = [verbEnd]string{
	VerbHome: "home", VerbMove: "move", VerbStrike: "strike", VerbAssault: "assault",
	VerbDone: "done", VerbToken: "token", VerbOutpost: "outpost", VerbSoldier: "soldier",
	VerbExpand: "expand", VerbPass: "pass", VerbManoeuvre: "manoeuvre", VerbDefend: "defend",
	VerbNo: "no", VerbQuiet: "quiet", VerbRemove: "remove", VerbLeave: "leave",
	VerbAsk: "ask",
}

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string {
	if malformed(m) {
		return "?"
	}
	word := verbWords[m.Verb]
	if m.Verb == VerbAsk {
		return fmt.Sprint(word, " ", m.A, " ", ActionToken(m.B))
	}
	switch arity(m.Verb) {
	case 1:
		return word + " " + Field(m.A).String()
	case 2:
		return word + " " + Field(m.A).String() + " " + Field(m.B).String()
	}
	return word
}

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return rules.Move{}, fmt.Errorf("a move is missing, accepted: %s", strings.Join(verbWords[1:], ", "))
	}
	for verb := VerbHome; verb < verbEnd; verb++ {
		switch {
		case verbWords[verb] != words[0]:
		case verb == VerbAsk:
			return parseLift(words[1:])
		default:
			return parseFields(verb, words[1:])
		}
	}
	return rules.Move{}, fmt.Errorf("%q is not a move, accepted: %s", words[0], strings.Join(verbWords[1:], ", "))
}

func parseFields(verb uint8, words []string) (rules.Move, error) {
	m := rules.Move{Verb: verb}
	if want := arity(verb); len(words) != want {
		return m, fmt.Errorf("%q names %d fields, accepted: %d", verbWords[verb], len(words), want)
	}
	for i, w := range words {
		f, err := ParseField(w)
		if err != nil {
			return rules.Move{}, err
		}
		if i == 0 {
			m.A = int16(f)
		} else {
			m.B = int16(f)
		}
	}
	return m, nil
}

// parseLift reads the seat and the kind of question of an "ask".
func parseLift(words []string) (rules.Move, error) {
	if len(words) != 2 {
		return rules.Move{}, fmt.Errorf("%q names a seat and a kind, not %d words", verbWords[VerbAsk], len(words))
	}
	seat, err := strconv.Atoi(words[0])
	if err != nil || seat < 0 || seat >= MaxSeats {
		return rules.Move{}, fmt.Errorf("%q is not a seat, accepted: 0 to %d", words[0], MaxSeats-1)
	}
	for _, k := range questions {
		if k.String() == words[1] {
			return Lift(seat, k), nil
		}
	}
	return rules.Move{}, fmt.Errorf("%q is not a question, accepted: %s, %s", words[1], questions[0], questions[1])
}

// malformed tells whether m is no move of the game: an unknown verb, a field
// off the board (DZ-1), no seat or question, or a number where the verb has none.
func malformed(m rules.Move) bool {
	if m.Verb == 0 || m.Verb >= verbEnd || m.C != 0 || m.D != 0 || m.N != 0 {
		return true
	}
	if m.Verb == VerbAsk {
		return m.A < 0 || m.A >= MaxSeats || m.B != int16(Defence) && m.B != int16(Manoeuvre)
	}
	n := arity(m.Verb)
	return n < 1 && m.A != 0 || n < 2 && m.B != 0 ||
		fieldIn(m.A) == NoField || fieldIn(m.B) == NoField
}
