package paliwo

import "schron/rules"

// reason says why a move is not allowed, as a number: it costs nothing while
// legal moves are listed.
type reason uint8

// The reasons. A move that is allowed has none.
const (
	allowed reason = iota
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
	noKeptRows
	noHumansRow
	noEdge
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
	noMalformed:   {"WP-1", "paliwo.refuse.malformed"},
	noOver:        {"WP-43", "frame.refuse.over"},
	noPlacing:     {"WP-5", "paliwo.refuse.now.humans"},
	noArming:      {"WP-5", "paliwo.refuse.now.weapons"},
	noZombiesNow:  {"WP-6", "paliwo.refuse.now.zombies"},
	noTurnNow:     {"WP-10", "paliwo.refuse.now.turn"},
	noFlareNow:    {"WP-41", "paliwo.refuse.now.flare"},
	noTurningNow:  {"WP-39", "paliwo.refuse.now.turning"},
	noDrawNow:     {"WP-30", "paliwo.refuse.now.draw"},
	noPlaceNow:    {"WP-30", "paliwo.refuse.now.place"},
	noRiseNow:     {"WP-31", "paliwo.refuse.now.rise"},
	noMovementNow: {"WP-34", "paliwo.refuse.now.movement"},
	noScentNow:    {"WP-42", "paliwo.refuse.now.scent"},
	noNewNow:      {"WP-37", "paliwo.refuse.now.new"},
	noTokenNow:    {"WP-38", "paliwo.refuse.now.token"},
	noCleanupNow:  {"WP-42", "paliwo.refuse.now.cleanup"},

	noObstacle:       {"WP-2", "paliwo.refuse.obstacle"},
	noOccupied:       {"WP-2", "paliwo.refuse.occupied"},
	noAdjacent:       {"WP-1", "paliwo.refuse.adjacent"},
	noFreeField:      {"WP-2", "paliwo.refuse.free"},
	noEmptyField:     {"WP-30", "paliwo.refuse.empty"},
	noBesideHuman:    {"WP-6", "paliwo.refuse.beside-human"},
	noBesideZombie:   {"WP-6", "paliwo.refuse.beside-zombie"},
	noKeptRows:       {"WP-6", "paliwo.refuse.kept-rows"},
	noHumansRow:      {"WP-6", "paliwo.refuse.humans-row"},
	noEdge:           {"WP-37", "paliwo.refuse.edge"},
	noNewBesideHuman: {"WP-37", "paliwo.refuse.beside-human"},

	noPlacedAgain: {"WP-5", "paliwo.refuse.placed-again"},
	noStartRow:    {"WP-5", "paliwo.refuse.start-row"},
	noArmedAgain:  {"WP-5", "paliwo.refuse.armed-again"},

	noGone:           {"WP-39", "paliwo.refuse.gone"},
	noActivatedAgain: {"WP-10", "paliwo.refuse.activated-again"},
	noPA:             {"WP-11", "paliwo.refuse.points"},
	noChildPush:      {"WP-13", "paliwo.refuse.child-push"},
	noPushed:         {"WP-13", "paliwo.refuse.pushed"},
	noPushEdge:       {"WP-13", "paliwo.refuse.push-edge"},
	noPushBlocked:    {"WP-13", "paliwo.refuse.push-blocked"},
	noWeaponToken:    {"WP-14", "paliwo.refuse.weapon"},
	noVictim:         {"WP-14", "paliwo.refuse.victim"},
	noFront:          {"WP-17", "paliwo.refuse.front"},
	noCarrierSkill:   {"WP-18", "paliwo.refuse.carrier"},
	noBarrel:         {"WP-15", "paliwo.refuse.barrel"},
	noFind:           {"WP-15", "paliwo.refuse.find"},
	noFuel:           {"WP-15", "paliwo.refuse.fuel"},
	noFuelFar:        {"WP-15", "paliwo.refuse.fuel-far"},
	noFuelChild:      {"WP-25", "paliwo.refuse.fuel-child"},
	noFuelTwice:      {"WP-18", "paliwo.refuse.fuel-twice"},
	noFuelCarried:    {"WP-16", "paliwo.refuse.fuel-carried"},
	noSide:           {"WP-3", "paliwo.refuse.side"},
	noBullet:         {"WP-22", "paliwo.refuse.bullet"},
	noShotLine:       {"WP-22", "paliwo.refuse.shot-line"},
	noShotBlocked:    {"WP-22", "paliwo.refuse.shot-blocked"},
	noWrenchAgain:    {"WP-23", "paliwo.refuse.wrench-again"},
	noWrenchLine:     {"WP-23", "paliwo.refuse.wrench-line"},
	noWrenchBlocked:  {"WP-23", "paliwo.refuse.wrench-blocked"},
	noWrenchTarget:   {"WP-23", "paliwo.refuse.wrench-target"},
	noSameFacing:     {"WP-44", "paliwo.refuse.same-facing"},
	noSprintAgain:    {"WP-24", "paliwo.refuse.sprint-again"},
	noSlipLine:       {"WP-25", "paliwo.refuse.slip-line"},
	noSlipNobody:     {"WP-25", "paliwo.refuse.slip-nobody"},
	noActivation:     {"WP-11", "paliwo.refuse.activation"},

	noCard:              {"WP-8", "paliwo.refuse.card"},
	noSecondCard:        {"WP-41", "paliwo.refuse.second-card"},
	noAdrenalineCarrier: {"WP-41", "paliwo.refuse.adrenaline-carrier"},
	noAidFar:            {"WP-41", "paliwo.refuse.aid-far"},
	noAidHealthy:        {"WP-41", "paliwo.refuse.aid-healthy"},
	noAidDoomed:         {"WP-39", "paliwo.refuse.aid-doomed"},
	noFlareActive:       {"WP-41", "paliwo.refuse.flare-active"},
	noOrdinary:          {"WP-44", "paliwo.refuse.ordinary"},
	noTurnTarget:        {"WP-41", "paliwo.refuse.turn-target"},
	noTurnAgain:         {"WP-41", "paliwo.refuse.turn-again"},
	noQuarter:           {"WP-35", "paliwo.refuse.quarter"},
	noStartOnly:         {"WP-42", "paliwo.refuse.start-only"},
	noPool:              {"WP-42", "paliwo.refuse.pool"},
	noWreckObstacle:     {"WP-42", "paliwo.refuse.wreck-obstacle"},
	noClutchFar:         {"WP-42", "paliwo.refuse.clutch-far"},

	noDoomed:         {"WP-39", "paliwo.refuse.doomed"},
	noCrawlerToken:   {"WP-31", "paliwo.refuse.crawler-token"},
	noRiseTaken:      {"WP-31", "paliwo.refuse.rise-taken"},
	noZombie:         {"WP-35", "paliwo.refuse.zombie"},
	noZombieAgain:    {"WP-34", "paliwo.refuse.zombie-again"},
	noCompelledFirst: {"WP-34", "paliwo.refuse.compelled-first"},
	noLimit:          {"WP-34", "paliwo.refuse.limit"},
	noCompulsion:     {"WP-33", "paliwo.refuse.compulsion"},
	noCrawlerAdvance: {"WP-35", "paliwo.refuse.crawler-advance"},
	noZombieCrawl:    {"WP-35", "paliwo.refuse.zombie-crawl"},
	noZombiePA:       {"WP-35", "paliwo.refuse.zombie-points"},
	noAhead:          {"WP-35", "paliwo.refuse.ahead"},
	noRotateAgain:    {"WP-35", "paliwo.refuse.rotate-again"},
	noCrawlBack:      {"WP-36", "paliwo.refuse.crawl-back"},
	noBitten:         {"WP-35", "paliwo.refuse.bitten"},
	noBiteFront:      {"WP-35", "paliwo.refuse.bite-front"},
	noBiteDoomed:     {"WP-39", "paliwo.refuse.bite-doomed"},
	noDoneCompelled:  {"WP-33", "paliwo.refuse.done-compelled"},
	noTokensLeft:     {"WP-38", "paliwo.refuse.tokens-left"},
	noSecondToken:    {"WP-38", "paliwo.refuse.second-token"},
}

// refusal puts a reason into a refusal of m. Its sentence may name the human
// ("human"), the one who is healed or meant ("whom") and the field ("field").
func (s *State) refusal(why reason, m rules.Move) *rules.Refusal {
	r := refusals[why]
	var args []rules.Arg
	if why != noMalformed && why != noOver {
		h := Actor(m)
		if h != NoHuman {
			args = append(args, humanArg(h))
		}
		if grammar.Names(m.Verb, rules.B(aHuman)) {
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
