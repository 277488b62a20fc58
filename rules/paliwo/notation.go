package paliwo

import (
	"fmt"
	"strings"

	"schron/rules"
)

// The notation of moves, one line each. H is a human: lumberjack, businessman,
// policeman, mechanic, runner or child; F, T and Z are fields A1 to K12, Z that
// of a zombie or crawler; D is a direction N, E, S or W.
//
//	human H F       puts a human on its first field                       PA-5
//	arm H           gives a weapon token                                  PA-5
//	zombie F D      puts a zombie on its first field                      PA-6
//	step H F        steps to a field                                      PA-12
//	push H Z        pushes a zombie or crawler                            PA-13
//	weapon H Z      uses the weapon token                                 PA-14
//	open H F        discovers the find on a barrel                        PA-15
//	take H F        picks up fuel                                         PA-15
//	leave H         leaves over the side edge with fuel                   PA-16
//	axe Z           the Lumberjack's axe                                  PA-20
//	shot Z          the Policeman's shot                                  PA-22
//	wrench Z D      the Mechanic turns a zombie                           PA-23
//	sprint F        the Runner's free step                                PA-24
//	slip F          the Child goes to the field behind a figure           PA-25
//	finish          ends the activation                                   PA-11
//	end             ends the human turn                                   PA-10
//	courage H Z     card Courage                                          PA-41
//	adrenaline H    card Adrenaline                                       PA-41
//	aid H H         card First Aid: the first of the two heals the second PA-41
//	silence         card Silence; ends the human turn                     PA-41
//	flare           card Flare; turn and done follow                      PA-41
//	turn Z D        turns a zombie for Flare or Scent                     PA-41, PA-42
//	turned H D      a human with two wounds becomes a zombie              PA-39
//	draw            draws a find token                                    PA-30
//	place F         puts it down                                          PA-30
//	rise F          a crawler rises from its token                        PA-31
//	hunger          card Hunger                                           PA-42
//	scent           card Scent; turn and done follow                      PA-42
//	frenzy Z        card Frenzy; charges if it must                       PA-42
//	charge Z        the compulsory activation of a zombie                 PA-33
//	advance Z       a zombie steps ahead                                  PA-35
//	rotate Z D      a zombie turns by 90°                                 PA-35
//	crawl Z F       a crawler steps                                       PA-35
//	bite Z F        bites the human on a field                            PA-35
//	new F D         puts a new zombie                                     PA-37
//	wreck F D       card From the Wreck                                   PA-42
//	token F         puts a crawler token                                  PA-38
//	clutch H        card Clutch                                           PA-42
//	done            ends a phase of the zombie turn, or turning zombies
//
// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string {
	if malformed(m) {
		return "?"
	}
	v := &verbTable[m.Verb]
	text := v.word
	for i, n := range [2]int16{m.A, m.B} {
		switch v.parts[i] {
		case aHuman:
			text += " " + Human(n).String()
		case aField:
			text += " " + Field(n).String()
		case aFacing:
			text += " " + Facing(n).String()
		}
	}
	return text
}

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return rules.Move{}, fmt.Errorf("a move is missing, accepted: %s", verbWords())
	}
	for i := VerbHuman; i < verbEnd; i++ {
		if verbTable[i].word == words[0] {
			return parseParts(i, words[1:])
		}
	}
	return rules.Move{}, fmt.Errorf("%q is not a move, accepted: %s", words[0], verbWords())
}

func verbWords() string {
	words := make([]string, 0, verbEnd)
	for _, v := range verbTable[1:] {
		words = append(words, v.word)
	}
	return strings.Join(words, ", ")
}

func parseParts(verb uint8, words []string) (rules.Move, error) {
	v := &verbTable[verb]
	want := 0
	for _, p := range v.parts {
		if p != noPart {
			want++
		}
	}
	if len(words) != want {
		return rules.Move{}, fmt.Errorf("%q has %d parts, accepted: %d", v.word, len(words), want)
	}
	var n [2]int16
	for i, w := range words {
		var err error
		if n[i], err = v.parts[i].parse(w); err != nil {
			return rules.Move{}, err
		}
	}
	return rules.Move{Verb: verb, A: n[0], B: n[1]}, nil
}

func (p part) parse(word string) (int16, error) {
	switch p {
	case aHuman:
		h, err := ParseHuman(word)
		return int16(h), err
	case aField:
		f, err := ParseField(word)
		return int16(f), err
	}
	d, err := ParseFacing(word)
	return int16(d), err
}
