package paliwo

import "schron/rules"

// The kinds of things that moves name (WP-1).
var (
	aHuman  = rules.KindOf("human", Lumberjack, Child, Human.String, ParseHuman)
	aField  = rules.KindOf("field", Field(0), Fields-1, Field.String, ParseField)
	aFacing = rules.KindOf("direction", North, West, Facing.String, ParseFacing)
)

// grammar is the notation of moves. A field where a zombie or crawler stands
// means this figure.
var grammar = rules.Grammar{
	VerbHuman:      rules.Syntax("human", rules.A(aHuman), rules.B(aField)),   // puts a human on its first field (WP-5)
	VerbArm:        rules.Syntax("arm", rules.A(aHuman)),                      // gives a weapon token (WP-5)
	VerbZombie:     rules.Syntax("zombie", rules.A(aField), rules.B(aFacing)), // puts a zombie on its first field (WP-6)
	VerbStep:       rules.Syntax("step", rules.A(aHuman), rules.B(aField)),    // steps to a field (WP-12)
	VerbPush:       rules.Syntax("push", rules.A(aHuman), rules.B(aField)),    // pushes a zombie or crawler (WP-13)
	VerbWeapon:     rules.Syntax("weapon", rules.A(aHuman), rules.B(aField)),  // uses the weapon token (WP-14)
	VerbOpen:       rules.Syntax("open", rules.A(aHuman), rules.B(aField)),    // discovers the find on a barrel (WP-15)
	VerbTake:       rules.Syntax("take", rules.A(aHuman), rules.B(aField)),    // picks up fuel (WP-15)
	VerbLeave:      rules.Syntax("leave", rules.A(aHuman)),                    // leaves over the side edge with fuel (WP-16)
	VerbAxe:        rules.Syntax("axe", rules.A(aField)),                      // the Lumberjack's axe (WP-20)
	VerbShot:       rules.Syntax("shot", rules.A(aField)),                     // the Policeman's shot (WP-22)
	VerbWrench:     rules.Syntax("wrench", rules.A(aField), rules.B(aFacing)), // the Mechanic turns a zombie (WP-23)
	VerbSprint:     rules.Syntax("sprint", rules.A(aField)),                   // the Runner's free step (WP-24)
	VerbSlip:       rules.Syntax("slip", rules.A(aField)),                     // the Child goes to the field behind a figure (WP-25)
	VerbFinish:     rules.Syntax("finish"),                                    // ends the activation (WP-11)
	VerbEnd:        rules.Syntax("end"),                                       // ends the human turn (WP-10)
	VerbCourage:    rules.Syntax("courage", rules.A(aHuman), rules.B(aField)), // card Courage (WP-41)
	VerbAdrenaline: rules.Syntax("adrenaline", rules.A(aHuman)),               // card Adrenaline (WP-41)
	VerbAid:        rules.Syntax("aid", rules.A(aHuman), rules.B(aHuman)),     // card First Aid: the first of the two heals the second (WP-41)
	VerbSilence:    rules.Syntax("silence"),                                   // card Silence; ends the human turn (WP-41)
	VerbFlare:      rules.Syntax("flare"),                                     // card Flare; turn and done follow (WP-41)
	VerbTurn:       rules.Syntax("turn", rules.A(aField), rules.B(aFacing)),   // turns a zombie for Flare or Scent (WP-41, WP-42)
	VerbTurned:     rules.Syntax("turned", rules.A(aHuman), rules.B(aFacing)), // a human with two wounds becomes a zombie (WP-39)
	VerbDraw:       rules.Syntax("draw"),                                      // draws a find token (WP-30)
	VerbPlace:      rules.Syntax("place", rules.A(aField)),                    // puts it down (WP-30)
	VerbRise:       rules.Syntax("rise", rules.A(aField)),                     // a crawler rises from its token (WP-31)
	VerbHunger:     rules.Syntax("hunger"),                                    // card Hunger (WP-42)
	VerbScent:      rules.Syntax("scent"),                                     // card Scent; turn and done follow (WP-42)
	VerbFrenzy:     rules.Syntax("frenzy", rules.A(aField)),                   // card Frenzy; charges if it must (WP-42)
	VerbCharge:     rules.Syntax("charge", rules.A(aField)),                   // the compulsory activation of a zombie (WP-33)
	VerbAdvance:    rules.Syntax("advance", rules.A(aField)),                  // a zombie steps ahead (WP-35)
	VerbRotate:     rules.Syntax("rotate", rules.A(aField), rules.B(aFacing)), // a zombie turns by 90° (WP-35)
	VerbCrawl:      rules.Syntax("crawl", rules.A(aField), rules.B(aField)),   // a crawler steps (WP-35)
	VerbBite:       rules.Syntax("bite", rules.A(aField), rules.B(aField)),    // bites the human on a field (WP-35)
	VerbNew:        rules.Syntax("new", rules.A(aField), rules.B(aFacing)),    // puts a new zombie (WP-37)
	VerbWreck:      rules.Syntax("wreck", rules.A(aField), rules.B(aFacing)),  // card From the Wreck (WP-42)
	VerbToken:      rules.Syntax("token", rules.A(aField)),                    // puts a crawler token (WP-38)
	VerbClutch:     rules.Syntax("clutch", rules.A(aHuman)),                   // card Clutch (WP-42)
	VerbDone:       rules.Syntax("done"),                                      // ends a phase of the zombie turn, or turning zombies
}

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string { return grammar.Notation(m) }

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) { return grammar.Parse(text) }
