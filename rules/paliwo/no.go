package paliwo

import "schron/rules"

// no is a reason why a move is not allowed, as a number: it costs nothing while
// legal moves are listed.
type no uint8

// The reasons. yes is none.
const (
	yes no = iota
	noMalformed
	// The decision is another one; in the order of the questions.
	noOver
	noPlacing
	noArming
	noZombiesNow
	noTurnNow
	noFlareNow
	noTurningNow
	noDrawNow
	noPlaceNow
	noRiseNow
	noMovementNow
	noScentNow
	noNewNow
	noTokenNow
	noCleanupNow
	// Fields.
	noObstacle
	noOccupied
	noAdjacent
	noFreeField
	noEmptyField
	noBesideHuman
	noBesideZombie
	noNewBesideHuman
	// Placing.
	noPlacedAgain
	noStartRow
	noArmedAgain
	// Acts of humans.
	noGone
	noActivatedAgain
	noPA
	noChildPush
	noPushed
	noPushEdge
	noPushBlocked
	noWeaponToken
	noVictim
	noFront
	noCarrierSkill
	noBarrel
	noFind
	noFuel
	noFuelFar
	noFuelChild
	noFuelTwice
	noFuelCarried
	noSide
	noBullet
	noShotLine
	noShotBlocked
	noWrenchAgain
	noWrenchLine
	noWrenchBlocked
	noWrenchTarget
	noSameFacing
	noSprintAgain
	noSlipLine
	noSlipNobody
	noActivation
	// Cards.
	noCard
	noSecondCard
	noAdrenalineCarrier
	noAidFar
	noAidHealthy
	noAidDoomed
	noFlareActive
	noOrdinary
	noTurnTarget
	noTurnAgain
	noQuarter
	noStartOnly
	noPool
	noWreckObstacle
	noClutchFar
	// The zombie turn.
	noDoomed
	noCrawlerToken
	noRiseTaken
	noZombie
	noZombieAgain
	noCompelledFirst
	noLimit
	noCompulsion
	noCrawlerAdvance
	noZombieCrawl
	noZombiePA
	noAhead
	noRotateAgain
	noCrawlBack
	noBitten
	noBiteFront
	noBiteDoomed
	noDoneCompelled
	noTokensLeft
	noSecondToken
	noEnd
)

// refusals holds the rule and the key of each reason.
var refusals = [noEnd]struct{ rule, key string }{
	noMalformed:   {"PA-1", "paliwo.refuse.malformed"},
	noOver:        {"PA-43", "paliwo.refuse.now.over"},
	noPlacing:     {"PA-5", "paliwo.refuse.now.humans"},
	noArming:      {"PA-5", "paliwo.refuse.now.weapons"},
	noZombiesNow:  {"PA-6", "paliwo.refuse.now.zombies"},
	noTurnNow:     {"PA-10", "paliwo.refuse.now.turn"},
	noFlareNow:    {"PA-41", "paliwo.refuse.now.flare"},
	noTurningNow:  {"PA-39", "paliwo.refuse.now.turning"},
	noDrawNow:     {"PA-30", "paliwo.refuse.now.draw"},
	noPlaceNow:    {"PA-30", "paliwo.refuse.now.place"},
	noRiseNow:     {"PA-31", "paliwo.refuse.now.rise"},
	noMovementNow: {"PA-34", "paliwo.refuse.now.movement"},
	noScentNow:    {"PA-42", "paliwo.refuse.now.scent"},
	noNewNow:      {"PA-37", "paliwo.refuse.now.new"},
	noTokenNow:    {"PA-38", "paliwo.refuse.now.token"},
	noCleanupNow:  {"PA-42", "paliwo.refuse.now.cleanup"},

	noObstacle:       {"PA-2", "paliwo.refuse.obstacle"},
	noOccupied:       {"PA-2", "paliwo.refuse.occupied"},
	noAdjacent:       {"PA-1", "paliwo.refuse.adjacent"},
	noFreeField:      {"PA-2", "paliwo.refuse.free"},
	noEmptyField:     {"PA-30", "paliwo.refuse.empty"},
	noBesideHuman:    {"PA-6", "paliwo.refuse.beside-human"},
	noBesideZombie:   {"PA-6", "paliwo.refuse.beside-zombie"},
	noNewBesideHuman: {"PA-37", "paliwo.refuse.beside-human"},

	noPlacedAgain: {"PA-5", "paliwo.refuse.placed-again"},
	noStartRow:    {"PA-5", "paliwo.refuse.start-row"},
	noArmedAgain:  {"PA-5", "paliwo.refuse.armed-again"},

	noGone:           {"PA-39", "paliwo.refuse.gone"},
	noActivatedAgain: {"PA-10", "paliwo.refuse.activated-again"},
	noPA:             {"PA-11", "paliwo.refuse.points"},
	noChildPush:      {"PA-13", "paliwo.refuse.child-push"},
	noPushed:         {"PA-13", "paliwo.refuse.pushed"},
	noPushEdge:       {"PA-13", "paliwo.refuse.push-edge"},
	noPushBlocked:    {"PA-13", "paliwo.refuse.push-blocked"},
	noWeaponToken:    {"PA-14", "paliwo.refuse.weapon"},
	noVictim:         {"PA-14", "paliwo.refuse.victim"},
	noFront:          {"PA-17", "paliwo.refuse.front"},
	noCarrierSkill:   {"PA-18", "paliwo.refuse.carrier"},
	noBarrel:         {"PA-15", "paliwo.refuse.barrel"},
	noFind:           {"PA-15", "paliwo.refuse.find"},
	noFuel:           {"PA-15", "paliwo.refuse.fuel"},
	noFuelFar:        {"PA-15", "paliwo.refuse.fuel-far"},
	noFuelChild:      {"PA-25", "paliwo.refuse.fuel-child"},
	noFuelTwice:      {"PA-18", "paliwo.refuse.fuel-twice"},
	noFuelCarried:    {"PA-16", "paliwo.refuse.fuel-carried"},
	noSide:           {"PA-3", "paliwo.refuse.side"},
	noBullet:         {"PA-22", "paliwo.refuse.bullet"},
	noShotLine:       {"PA-22", "paliwo.refuse.shot-line"},
	noShotBlocked:    {"PA-22", "paliwo.refuse.shot-blocked"},
	noWrenchAgain:    {"PA-23", "paliwo.refuse.wrench-again"},
	noWrenchLine:     {"PA-23", "paliwo.refuse.wrench-line"},
	noWrenchBlocked:  {"PA-23", "paliwo.refuse.wrench-blocked"},
	noWrenchTarget:   {"PA-23", "paliwo.refuse.wrench-target"},
	noSameFacing:     {"PA-44", "paliwo.refuse.same-facing"},
	noSprintAgain:    {"PA-24", "paliwo.refuse.sprint-again"},
	noSlipLine:       {"PA-25", "paliwo.refuse.slip-line"},
	noSlipNobody:     {"PA-25", "paliwo.refuse.slip-nobody"},
	noActivation:     {"PA-11", "paliwo.refuse.activation"},

	noCard:              {"PA-8", "paliwo.refuse.card"},
	noSecondCard:        {"PA-41", "paliwo.refuse.second-card"},
	noAdrenalineCarrier: {"PA-41", "paliwo.refuse.adrenaline-carrier"},
	noAidFar:            {"PA-41", "paliwo.refuse.aid-far"},
	noAidHealthy:        {"PA-41", "paliwo.refuse.aid-healthy"},
	noAidDoomed:         {"PA-39", "paliwo.refuse.aid-doomed"},
	noFlareActive:       {"PA-41", "paliwo.refuse.flare-active"},
	noOrdinary:          {"PA-44", "paliwo.refuse.ordinary"},
	noTurnTarget:        {"PA-41", "paliwo.refuse.turn-target"},
	noTurnAgain:         {"PA-41", "paliwo.refuse.turn-again"},
	noQuarter:           {"PA-35", "paliwo.refuse.quarter"},
	noStartOnly:         {"PA-42", "paliwo.refuse.start-only"},
	noPool:              {"PA-42", "paliwo.refuse.pool"},
	noWreckObstacle:     {"PA-42", "paliwo.refuse.wreck-obstacle"},
	noClutchFar:         {"PA-42", "paliwo.refuse.clutch-far"},

	noDoomed:         {"PA-39", "paliwo.refuse.doomed"},
	noCrawlerToken:   {"PA-31", "paliwo.refuse.crawler-token"},
	noRiseTaken:      {"PA-31", "paliwo.refuse.rise-taken"},
	noZombie:         {"PA-35", "paliwo.refuse.zombie"},
	noZombieAgain:    {"PA-34", "paliwo.refuse.zombie-again"},
	noCompelledFirst: {"PA-34", "paliwo.refuse.compelled-first"},
	noLimit:          {"PA-34", "paliwo.refuse.limit"},
	noCompulsion:     {"PA-33", "paliwo.refuse.compulsion"},
	noCrawlerAdvance: {"PA-35", "paliwo.refuse.crawler-advance"},
	noZombieCrawl:    {"PA-35", "paliwo.refuse.zombie-crawl"},
	noZombiePA:       {"PA-35", "paliwo.refuse.zombie-points"},
	noAhead:          {"PA-35", "paliwo.refuse.ahead"},
	noRotateAgain:    {"PA-35", "paliwo.refuse.rotate-again"},
	noCrawlBack:      {"PA-36", "paliwo.refuse.crawl-back"},
	noBitten:         {"PA-35", "paliwo.refuse.bitten"},
	noBiteFront:      {"PA-35", "paliwo.refuse.bite-front"},
	noBiteDoomed:     {"PA-39", "paliwo.refuse.bite-doomed"},
	noDoneCompelled:  {"PA-33", "paliwo.refuse.done-compelled"},
	noTokensLeft:     {"PA-38", "paliwo.refuse.tokens-left"},
	noSecondToken:    {"PA-38", "paliwo.refuse.second-token"},
}

// refusal puts a reason into a refusal of m. Its sentence may name the human
// ("human"), the one who is healed or meant ("whom") and the field ("field").
func (s *State) refusal(why no, m rules.Move) *rules.Refusal {
	r := refusals[why]
	var args []rules.Arg
	if why != noMalformed {
		h := Actor(m)
		if h != NoHuman {
			args = append(args, humanArg(h))
		}
		if verbTable[m.Verb].parts[1] == aHuman {
			h = Human(m.B)
		}
		if h != NoHuman {
			args = append(args, whomArg(h))
		}
		if f := Target(m); f != NoField {
			args = append(args, fieldArg(f))
		}
	}
	return rules.Refuse(r.rule, r.key, args...)
}
