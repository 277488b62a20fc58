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
var acts = []way{{From: actor, By: act, To: field}}

var verbs = [64]verb{
	game.VerbHuman:      {ways: []way{{From: actor, To: field}}, mark: &placeGround, title: "put.human"},
	game.VerbArm:        {ways: []way{{From: piece, To: actor}}, is: points, lies: "paliwo/weapon", title: "put.weapon"},
	game.VerbZombie:     {ways: []way{{From: facing, By: piece, To: field}}, is: looks, mark: &placeGround, title: "put.zombie"},
	game.VerbStep:       {ways: acts, art: "paliwo/act-step"},
	game.VerbPush:       {ways: acts, is: strikes, art: "paliwo/act-push"},
	game.VerbWeapon:     {ways: acts, is: strikes, art: "paliwo/act-weapon", mark: &attackGround, tells: "kill"},
	game.VerbOpen:       {ways: acts, is: sole, art: "paliwo/act-open", tells: "open"},
	game.VerbTake:       {ways: acts, is: sole, art: "paliwo/act-take", tells: "take"},
	game.VerbLeave:      {ways: []way{{From: actor, By: act, To: exit}, {From: actor, To: exit}, {To: exit}}, is: sole, art: "paliwo/act-leave"},
	game.VerbAxe:        {ways: acts, is: skilled | strikes, art: "paliwo/act-axe", mark: &attackGround, tells: "kill"},
	game.VerbShot:       {ways: acts, is: skilled | strikes, art: "paliwo/act-shot", mark: &attackGround, tells: "kill"},
	game.VerbWrench:     {ways: acts, is: skilled | strikes | facings, art: "paliwo/act-wrench"},
	game.VerbSprint:     {ways: acts, is: skilled, art: "paliwo/act-sprint", tells: "sprint"},
	game.VerbSlip:       {ways: acts, is: skilled, art: "paliwo/act-slip", tells: "slip"},
	game.VerbFinish:     {ways: []way{{To: finish}}, art: "paliwo/act-finish"},
	game.VerbCourage:    {ways: []way{{From: card, By: actor, To: field}, {From: actor, By: card, To: field}}, is: bare | strikes, art: "paliwo/act-courage", mark: &attackGround, tells: "kill"},
	game.VerbAdrenaline: {ways: []way{{From: card, To: actor}, {From: actor, By: card, To: cardPlay}}, is: anybody, art: "paliwo/act-adrenaline"},
	game.VerbAid:        {ways: []way{{From: card, By: actor, To: whom}, {From: actor, By: card, To: whom}}, art: "paliwo/act-first-aid", title: "aid"},
	game.VerbSilence:    {ways: []way{{From: card, To: cardPlay}}},
	game.VerbFlare:      {ways: []way{{From: card, To: cardPlay}}},
	game.VerbHunger:     {ways: []way{{From: card, To: cardPlay}}},
	game.VerbScent:      {ways: []way{{From: card, To: cardPlay}}},
	game.VerbTurn:       {ways: []way{{To: field}}, is: facings},
	game.VerbTurned:     {ways: []way{{To: actor}}, is: points | facings},
	game.VerbPlace:      {ways: []way{{From: piece, To: field}}, is: ground | helps, mark: &placeGround, title: "put.find"},
	game.VerbRise:       {ways: []way{{To: field}}, is: ground, title: "put.crawler"},
	game.VerbFrenzy:     {ways: []way{{From: card, To: field}}, is: ground, mark: &attackGround, title: "frenzy"},
	game.VerbCharge:     {ways: []way{{By: back, To: field}, {From: field, To: goal}, {From: field, To: prey}}, art: "paliwo/act-charge", mark: &attackGround, title: "charge"},
	game.VerbAdvance:    {ways: []way{{From: start, By: back, To: ahead}}, is: moves, art: "paliwo/act-advance"},
	game.VerbRotate:     {ways: []way{{From: start}}, is: moves, art: "paliwo/act-turn"},
	game.VerbCrawl:      {ways: []way{{From: start, By: back, To: field}}, is: moves, art: "paliwo/act-crawl"},
	game.VerbBite:       {ways: []way{{From: start, By: back, To: field}}, is: moves, art: "paliwo/act-bite"},
	game.VerbNew:        {ways: []way{{From: facing, By: piece, To: field}}, is: looks, mark: &placeGround, title: "put.zombie"},
	game.VerbWreck:      {ways: []way{{From: card, By: facing, To: field}}, is: looks, mark: &placeGround, title: "put.zombie"},
	game.VerbToken:      {ways: []way{{From: piece, To: field}}, is: ground | helps, mark: &placeGround, lies: "paliwo/crawler-token", title: "put.token"},
	game.VerbClutch:     {ways: []way{{From: card, To: actor}}, is: bare | points, mark: &attackGround, title: "clutch"},
}

// is reports whether a trait is true of a verb.
func is(verb uint8, t trait) bool { return verbs[verb].is&t != 0 }
