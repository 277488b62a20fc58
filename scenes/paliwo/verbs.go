package paliwo

import (
	game "schron/rules/paliwo"
	"schron/sprites"
)

// trait is what is true of the moves of a verb, several as bits.
type trait uint16

const (
	moves   trait = 1 << iota // it is a free act of a zombie or crawler
	bare                      // its card need not be picked up: its target is asked for, too
	looks                     // it puts a zombie that looks the way in which the player turns it
	points                    // it names only the human who is clicked
	anybody                   // it is for the human who is clicked, whoever is picked up
	ground                    // it names nothing but a field
	facings                   // it asks for a direction
	skilled                   // only one human does it
	sole                      // its button plays it where there is one target
	strikes                   // it does something to somebody
	helps                     // what it puts is explained
)

// verb is what the table knows of the moves of a verb.
type verb struct {
	ways  []way // the best one first
	is    trait
	art   string              // the icon of the act
	mark  *sprites.PanelStyle // the ground of a field where it can be played, walkGround without one
	lies  string              // the picture of what it puts on the ground
	title string              // the key of what a click on a field puts there
	tells string              // the key of what comes of the act
}

// acts is the way of most acts of humans.
var acts = []way{{actor, act, field}}

var verbs = [64]verb{
	game.VerbHuman:      {ways: []way{{actor, none, field}}, mark: &placeGround, title: "put.human"},
	game.VerbArm:        {ways: []way{{piece, none, actor}}, is: points, lies: "paliwo/weapon", title: "put.weapon"},
	game.VerbZombie:     {ways: []way{{facing, piece, field}}, is: looks, mark: &placeGround, title: "put.zombie"},
	game.VerbStep:       {ways: acts, art: "paliwo/act-step"},
	game.VerbPush:       {ways: acts, is: strikes, art: "paliwo/act-push"},
	game.VerbWeapon:     {ways: acts, is: strikes, art: "paliwo/act-weapon", mark: &attackGround, tells: "kill"},
	game.VerbOpen:       {ways: acts, is: sole, art: "paliwo/act-open", tells: "open"},
	game.VerbTake:       {ways: acts, is: sole, art: "paliwo/act-take", tells: "take"},
	game.VerbLeave:      {ways: []way{{actor, act, exit}, {actor, none, exit}, {none, none, exit}}, is: sole, art: "paliwo/act-leave"},
	game.VerbAxe:        {ways: acts, is: skilled | strikes, art: "paliwo/act-axe", mark: &attackGround, tells: "kill"},
	game.VerbShot:       {ways: acts, is: skilled | strikes, art: "paliwo/act-shot", mark: &attackGround, tells: "kill"},
	game.VerbWrench:     {ways: acts, is: skilled | strikes | facings, art: "paliwo/act-wrench"},
	game.VerbSprint:     {ways: acts, is: skilled, art: "paliwo/act-sprint", tells: "sprint"},
	game.VerbSlip:       {ways: acts, is: skilled, art: "paliwo/act-slip", tells: "slip"},
	game.VerbFinish:     {ways: []way{{none, none, finish}}, art: "paliwo/act-finish"},
	game.VerbCourage:    {ways: []way{{card, actor, field}, {actor, card, field}}, is: bare | strikes, art: "paliwo/act-courage", mark: &attackGround, tells: "kill"},
	game.VerbAdrenaline: {ways: []way{{card, none, actor}, {actor, card, cardPlay}}, is: anybody, art: "paliwo/act-adrenaline"},
	game.VerbAid:        {ways: []way{{card, actor, whom}, {actor, card, whom}}, art: "paliwo/act-first-aid", title: "aid"},
	game.VerbSilence:    {ways: []way{{card, none, cardPlay}}},
	game.VerbFlare:      {ways: []way{{card, none, cardPlay}}},
	game.VerbHunger:     {ways: []way{{card, none, cardPlay}}},
	game.VerbScent:      {ways: []way{{card, none, cardPlay}}},
	game.VerbTurn:       {ways: []way{{none, none, field}}, is: facings},
	game.VerbTurned:     {ways: []way{{none, none, actor}}, is: points | facings},
	game.VerbPlace:      {ways: []way{{piece, none, field}}, is: ground | helps, mark: &placeGround, title: "put.find"},
	game.VerbRise:       {ways: []way{{none, none, field}}, is: ground, title: "put.crawler"},
	game.VerbFrenzy:     {ways: []way{{card, none, field}}, is: ground, mark: &attackGround, title: "frenzy"},
	game.VerbCharge:     {ways: []way{{none, back, field}, {field, none, goal}, {field, none, prey}}, art: "paliwo/act-charge", mark: &attackGround, title: "charge"},
	game.VerbAdvance:    {ways: []way{{start, back, ahead}}, is: moves, art: "paliwo/act-advance"},
	game.VerbRotate:     {ways: []way{{start, none, none}}, is: moves, art: "paliwo/act-turn"},
	game.VerbCrawl:      {ways: []way{{start, back, field}}, is: moves, art: "paliwo/act-crawl"},
	game.VerbBite:       {ways: []way{{start, back, field}}, is: moves, art: "paliwo/act-bite"},
	game.VerbNew:        {ways: []way{{facing, piece, field}}, is: looks, mark: &placeGround, title: "put.zombie"},
	game.VerbWreck:      {ways: []way{{card, facing, field}}, is: looks, mark: &placeGround, title: "put.zombie"},
	game.VerbToken:      {ways: []way{{piece, none, field}}, is: ground | helps, mark: &placeGround, lies: "paliwo/crawler-token", title: "put.token"},
	game.VerbClutch:     {ways: []way{{card, none, actor}}, is: bare | points, mark: &attackGround, title: "clutch"},
}

// is reports whether a trait is true of a verb.
func is(verb uint8, t trait) bool { return verbs[verb].is&t != 0 }
