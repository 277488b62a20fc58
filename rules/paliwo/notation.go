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
//	human H F       puts a human on its first field                       WP-5
//	arm H           gives a weapon token                                  WP-5
//	zombie F D      puts a zombie on its first field                      WP-6
//	step H F        steps to a field                                      WP-12
//	push H Z        pushes a zombie or crawler                            WP-13
//	weapon H Z      uses the weapon token                                 WP-14
//	open H F        discovers the find on a barrel                        WP-15
//	take H F        picks up fuel                                         WP-15
//	leave H         leaves over the side edge with fuel                   WP-16
//	axe Z           the Lumberjack's axe                                  WP-20
//	shot Z          the Policeman's shot                                  WP-22
//	wrench Z D      the Mechanic turns a zombie                           WP-23
//	sprint F        the Runner's free step                                WP-24
//	slip F          the Child goes to the field behind a figure           WP-25
//	finish          ends the activation                                   WP-11
//	end             ends the human turn                                   WP-10
//	courage H Z     card Courage                                          WP-41
//	adrenaline H    card Adrenaline                                       WP-41
//	aid H H         card First Aid: the first of the two heals the second WP-41
//	silence         card Silence; ends the human turn                     WP-41
//	flare           card Flare; turn and done follow                      WP-41
//	turn Z D        turns a zombie for Flare or Scent                     WP-41, WP-42
//	turned H D      a human with two wounds becomes a zombie              WP-39
//	draw            draws a find token                                    WP-30
//	place F         puts it down                                          WP-30
//	rise F          a crawler rises from its token                        WP-31
//	hunger          card Hunger                                           WP-42
//	scent           card Scent; turn and done follow                      WP-42
//	frenzy Z        card Frenzy; charges if it must                       WP-42
//	charge Z        the compulsory activation of a zombie                 WP-33
//	advance Z       a zombie steps ahead                                  WP-35
//	rotate Z D      a zombie turns by 90°                                 WP-35
//	crawl Z F       a crawler steps                                       WP-35
//	bite Z F        bites the human on a field                            WP-35
//	new F D         puts a new zombie                                     WP-37
//	wreck F D       card From the Wreck                                   WP-42
//	token F         puts a crawler token                                  WP-38
//	clutch H        card Clutch                                           WP-42
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
