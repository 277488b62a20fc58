package dzicz

import "schron/rules"

// The kinds of things that moves name; seats count from 0 in order of play.
var (
	fields = rules.KindOf("field", Field(0), Fields-1, Field.String, ParseField)
	seats  = rules.Numbers("seat", 0, MaxSeats-1)
	asked  = rules.KindOf("question", Defence, Manoeuvre, ActionToken.String, askable.Parse)
)

// grammar is the notation of moves. From and to are fields in A and B.
var grammar = rules.Grammar{
	VerbHome:      rules.Syntax("home", rules.A(fields)),                       // first token, whose edge becomes the home edge (DZ-7)
	VerbMove:      rules.Syntax("move", rules.A(fields), rules.B(fields)),      // a soldier's move (DZ-9)
	VerbStrike:    rules.Syntax("strike", rules.A(fields)),                     // an unmoved soldier removes the token on its field (DZ-12)
	VerbAssault:   rules.Syntax("assault", rules.A(fields), rules.B(fields)),   // declares an assault by the soldier just moved (DZ-16)
	VerbDone:      rules.Syntax("done"),                                        // ends the movement (DZ-15)
	VerbToken:     rules.Syntax("token", rules.A(fields)),                      // declares putting a token (DZ-13 a)
	VerbOutpost:   rules.Syntax("outpost", rules.A(fields)),                    // declares putting an outpost (DZ-13 b)
	VerbSoldier:   rules.Syntax("soldier", rules.A(fields)),                    // declares putting a soldier (DZ-13 c); puts one for the trail (DZ-25)
	VerbExpand:    rules.Syntax("expand", rules.A(fields)),                     // declares an expansion (DZ-18)
	VerbPass:      rules.Syntax("pass"),                                        // no action, no further expansion, no further reward
	VerbManoeuvre: rules.Syntax("manoeuvre", rules.A(fields), rules.B(fields)), // answers a declaration by moving a soldier first (DZ-19)
	VerbDefend:    rules.Syntax("defend"),                                      // sends the entering soldier back (DZ-17)
	VerbNo:        rules.Syntax("no"),                                          // does not answer
	VerbQuiet:     rules.Syntax("quiet"),                                       // does not answer and is not asked this again in this turn (DZ-20)
	VerbRemove:    rules.Syntax("remove"),                                      // removes the token on the entered field (DZ-11)
	VerbLeave:     rules.Syntax("leave"),                                       // leaves it (DZ-11)
	VerbAsk:       rules.Syntax("ask", rules.A(seats), rules.B(asked)),         // a silence about a kind of action token is lifted (DZ-20)
}

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string { return grammar.Notation(m) }

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) { return grammar.Parse(text) }
