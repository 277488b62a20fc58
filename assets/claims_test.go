package assets

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// claims are the texts of the coach, the cards and the prompts that state a rule, by game
// and key. Each names the tests of the game's rules that play what is stated. The name of
// such a test begins with the id of the rule.
var claims = map[string]string{
	"dolores": `
coach.phase.military: DO43OneMoveAndOneAttack DO50EverySabotage DO50UnitsDoNotProtectACity
coach.phase.yield: DO38EachFederationRolls DO41YieldOfEveryBuilding
explain.annex.text: DO10Annexation
explain.answer.text: DO12TradeWithAFederation
explain.army.text: DO43OneMoveAndOneAttack DO61OneOfBoth
explain.arrange.text: DO47StacksAndTheirTop
explain.cloud.text: DO32RadioactiveCloud
explain.district.text: DO16PullDownABuilding DO33FireInACity DO50EverySabotage DO51MissileHalvesCities DO59CitiesWithoutDistrictsStandUntilHit
explain.fire.text: DO30FireSpreads DO33FireInACity
explain.intercept.text: DO53Interception DO46Ships
explain.launch.text: DO53Interception
explain.lost.text: DO37NewCapital
explain.offer.text: DO12TradeWithAFederation
explain.out.text: DO55WhoHasNothingIsOut
explain.peace.text: DO65TheTruceEnds DO50UnitsDoNotProtectACity DO43OneMoveAndOneAttack
explain.poison.text: DO31PollutionPoisons DO23Services
explain.roll.text: DO38EachFederationRolls DO31PollutionLowersN DO22Robots DO41YieldOfEveryBuilding
explain.sabotage.text: DO50EverySabotage
explain.skip.text: DO35PrintedRuleSkipsTheYield
explain.smoke.text: DO27CitiesSmoke DO24PurificationPlant DO31PollutionLowersN
explain.target.text: DO51MissileClearsAField DO51MissileHalvesCities DO52SuperMissile
explain.truce.text: DO65NobodyAttacksInTheTruce DO65UnitsKeepOffForeignLand
explain.unpaid.text: DO35EachBuildingIsPaidFor DO35ChoiceOfWhatToPay
explain.wind.text: DO28DirectionOfTheWind DO29TokensDrift DO30FireSpreads
prompt.answer.detail: DO12TradeWithAFederation
prompt.arrange.detail: DO47StacksAndTheirTop
prompt.invest.detail: DO26InvestmentsAreTakenBack
prompt.military.detail: DO43OneMoveAndOneAttack
prompt.military.either: DO61OneOfBoth`,
	"dzicz": `
coach.wins: DZ30HoldersOfClaimedMissionsWin
explain.claim.text: DZ21ClaimsComeAfterTheLastGo DZ21ReturnedToTheMiddle DZ29ALaterClaimEarnsNothing
explain.defence.text: DZ17BorderDefenceSendsBack
explain.expansion.text: DZ18ExpansionEndsTheGo DZ18EndingTheGoKeepsTheExpansion
explain.manoeuvre.text: DZ19EachMayAnswerADeclarationOnce DZ19RemovesByDZ11AndStopsTheAction
explain.move.text: DZ9EachSoldierMovesOncePerGo DZ15NoMovementAfterTheAction
explain.remove.text: DZ11TheMoverMayRemoveTheToken
explain.return.text: DZ21ReturnedFirstThenClaimed DZ24AReturnedSecretIsClaimedAgainByItsOwnerOnly
prompt.expansion: DZ18EndingTheGoKeepsTheExpansion
prompt.move.assault: DZ16AssaultMovesTheSoldierOnceMore
prompt.soldiers: DZ25FirstClaimPutsUpToTwoSoldiers`,
	"paliwo": `
coach.phase.humans: WP34Limit
coach.phase.zombies: WP33ChargeGoesStraightAndBites WP33NobodyIsSkipped
explain.acting.text: WP10EachHumanOnceAndWhatCounts WP34Limit
explain.active.text: WP11PointsAndGoo WP14WeaponToken WP15DiscoverAndPickUp
explain.briefcase.text: WP21Briefcase
explain.card.text: WP8Hands WP42OneCardPerTurn
explain.clutch.text: WP42Clutch
explain.compelled.text: WP33ChargeGoesStraightAndBites WP34Limit
explain.crawler.text: WP35CrawlerActs WP14WeaponToken
explain.find.text: WP30DrawAndPlace WP27WhoKnowsFaces WP12StepsIntoGooAndFinds
explain.flare.text: WP41Flare WP44TurnsChangeTheFacing
explain.fuel.text: WP18Carrier WP15DiscoverAndPickUp
explain.goo.text: WP12StepsIntoGooAndFinds WP11PointsAndGoo WP36Goo
explain.humans.text: WP16LeavingWins WP5HumansAndWeaponTokens
explain.movement.text: WP35ZombieActs
explain.new.text: WP37NewZombies
explain.phases.text: WP28OrderOfPhases WP34Limit WP33NobodyIsSkipped
explain.second.text: WP43LeavingWithTwoWoundsWins WP41FirstAid
explain.strength.text: WP36Goo
explain.terror.text: WP29MarkerMovesDown WP29EachPickUpOfFuelPutsItOnSix
explain.token.text: WP38CrawlerTokens WP31CrawlersRise
explain.weapons.text: WP14WeaponToken
explain.zombies.text: WP43OnlyTheChildIsLeft WP29MarkerMovesDown
prompt.draw.detail: WP27WhoKnowsFaces
prompt.flare.detail: WP44TurnsChangeTheFacing
prompt.movement.detail: WP35ZombieActs
prompt.movement.last: WP34Limit
prompt.scent.detail: WP42ScentComesBeforeTheList WP44TurnsChangeTheFacing
prompt.token: WP38CrawlerTokens
prompt.token.card.detail: WP46NothingIsAskedBySecrets
prompt.turn.detail: WP34Limit WP10EachHumanOnceAndWhatCounts
prompt.turn.over: WP10NobodyIsIdleWhoCannotAct
prompt.weapons.detail: WP5HumansAndWeaponTokens`,
	"wcp": `
explain.answer.text: WCP25BothSidesGiveAndAgree WCP24ACounterOffer
explain.breach.text: WCP14BreachedHall
explain.button.text: WCP35PressingTheButton WCP36EverybodyElseHasOneMoreTurn
explain.destroy.text: WCP43TheHolderDestroys WCP43WhoWouldBeStranded
explain.duel.text: WCP30OneExchangeOfFire WCP31TheWinnerTakesOneThing WCP33UndecidedWithoutTrade WCP40WreckedMeansLeft
explain.exit.text: WCP39LeavingByAnyOpenExit WCP49HighestSumOfThoseWhoLeft
explain.last.text: WCP41AtTheEntranceInStageII
explain.meet.text: WCP24WhatToDoWithPawnsMet WCP24OneAttackAndOneOfferToAnother
explain.move.text: WCP11TheSharedEdgeMustBeAPassageOnBothHalls WCP11APawnThatCannotMoveStays WCP12BoosterCrossesAHall
explain.offer.text: WCP25BothSidesGiveAndAgree WCP24ACounterOffer WCP58TheSameOfferWhoeverMakesIt
explain.spoils.text: WCP31TheWinnerTakesOneThing
explain.trapped.text: WCP47NoPathToAnExit WCP47PlayingOnOrResigning
explain.trophy.text: WCP18TrophyIsTaken WCP49HighestSumOfThoseWhoLeft WCP28LossCostsEverything
explain.unguarded.text: WCP21UnguardedEdge
explain.upgrade.text: WCP19UpgradeRaisesTheCharacteristic WCP20FireStays WCP12BoosterCrossesAHall
explain.vehicle.text: WCP49HighestSumOfThoseWhoLeft WCP28LossCostsEverything
prompt.answer.number: WCP24TheSameSideMakesAnotherOffer
prompt.button.detail: WCP36EverybodyElseHasOneMoreTurn
prompt.move.exit-only: WCP39WhoCanOnlyLeaveMust
prompt.offer.detail: WCP50AlliesDoNotFightButGive
prompt.offer.number: WCP25BothSidesGiveAndAgree`,
	"wradislavia": `
coach.phase.deployment: WR7ThreeDifferentCharactersWithATokenEach
coach.phase.draft: WR2TenCardsAreDrawnAndThreeDiscarded
coach.phase.fire: WR17ShotsInFull
coach.phase.hand-to-hand: WR22StrikesHitByTheSumOfTheNaturalDice
coach.phase.hazards: WR9EveryHazardThatTheArmourLetsThroughWounds
explain.battlefield.text: WR6TwoDiceAndAHazardAreShown WR8TheThirdDieAndTheSecondHazard
explain.dead.text: WR35WhereTheCharactersGo WR10TheMarkerHolderFiresFirstInAnyOrderAndTheDeadShootBack
explain.deployment.text: WR7ThreeDifferentCharactersWithATokenEach WR41TheDeploymentIsTakenBack WR9CharactersAreRevealedAndWounded
explain.draft.text: WR37TheEnds WR2TenCardsAreDrawnAndThreeDiscarded
explain.effect.text: WR26BuckshotTearsArmourOnAHitForLaterShots WR31FinesseStripsCoverOnAHit
explain.extra.text: WR15AnExtraShotOncePerCharacterAndTurn
explain.fire.text: WR11WhoShootsAndHowOften WR12ShooterTargetAndMode WR10TheMarkerHolderFiresFirstInAnyOrderAndTheDeadShootBack
explain.hazard.text: WR9EveryHazardThatTheArmourLetsThroughWounds
explain.heavy.text: WR35WhereTheCharactersGo WR38TheRestComesBackAndTheTableIsCleared
explain.perun.text: WR36ExplorersGainPeruns WR14APerunAddsUpToThreePipsForOneShot WR15AnExtraShotOncePerCharacterAndTurn
explain.shot.text: WR17ShotsInFull WR13TheActiveDieOfAllPairsOfManoeuvres
explain.strike.text: WR22StrikesHitByTheSumOfTheNaturalDice
explain.tokens.text: WR13TheActiveDieOfAllPairsOfManoeuvres WR18CoverIsForAttackersAndExplorers WR36ExplorersGainPeruns WR22OnlyHandToHandFightersStrike
explain.two.text: WR32ConcentratedBeam
prompt.deployment.confirm.detail: WR41TheDeploymentIsTakenBack
prompt.deployment.tokens.detail: WR7ThreeDifferentCharactersWithATokenEach
prompt.fire.done: WR11WhoShootsAndHowOften
prompt.fire.extra: WR15AnExtraShotOncePerCharacterAndTurn
prompt.fire.extra.detail: WR15AnExtraShotOncePerCharacterAndTurn WR14APerunAddsUpToThreePipsForOneShot
prompt.fire.perun: WR14APerunAddsUpToThreePipsForOneShot
prompt.strike: WR24AllTargetsAreNamedAndStruckAtOnce
prompt.strike.detail: WR22StrikesHitByTheSumOfTheNaturalDice`,
}

// The keys of the coach, the cards and the prompts, and the words that state a rule.
var (
	stating = regexp.MustCompile(`^(coach\.(wins|phase)|explain\..*\.text$|prompt|why)`)
	stated  = map[string]*regexp.Regexp{
		English: regexp.MustCompile(`(?i)\b(protect|shield|shelter|must|may|cannot|can’t|each|every|always|never|once|only|at most)`),
		Polish: regexp.MustCompile(`(?i)chroni|osłania|musi|musz|może|można|nie da się|każd|co rundę|co turę|` +
			`zawsze|nigdy|(^|\s)raz(\s|[.,;])|tylko|najwyżej`),
	}
)

// TestEveryStatedRuleIsPlayed: each text of the coach, the cards or the prompts that states
// a rule is listed with tests that play it. They are tests of the game,
// named after rules that stand in its book.
func TestEveryStatedRuleIsPlayed(t *testing.T) {
	texts := load(t)
	for _, game := range cardGames(t) {
		list := map[string][]string{}
		for line := range strings.Lines(claims[game]) {
			if key, tests, ok := strings.Cut(strings.TrimSpace(line), ": "); ok {
				list[key] = strings.Fields(tests)
			}
		}
		for _, lang := range Languages() {
			for _, key := range texts.Keys(lang) {
				rest, ok := strings.CutPrefix(key, game+".")
				if !ok || !stating.MatchString(rest) {
					continue
				}
				if words := strings.Join(slices.Collect(maps.Values(texts.Forms(lang, key))), " "); list[rest] == nil && stated[lang].MatchString(words) {
					t.Errorf("%s %s states a rule, and no test is named that plays it: %s", lang, key, words)
				}
			}
		}
		played, ids := testsOf(t, game), bookIDs(t, game)
		for key, tests := range list {
			if !texts.Has(Polish, game+"."+key) || len(tests) == 0 {
				t.Errorf("%s.%s is no text, or nothing plays it", game, key)
			}
			for _, name := range tests {
				if !slices.Contains(played, name) {
					t.Errorf("%s.%s: there is no Test%s", game, key, name)
				}
				if !slices.ContainsFunc(ids, func(id string) bool { return strings.HasPrefix(name, strings.ReplaceAll(id, "-", "")) }) {
					t.Errorf("%s.%s: Test%s is named after no rule of the book", game, key, name)
				}
			}
		}
	}
}

// testsOf are the names of the tests of a game's rules.
func testsOf(t *testing.T, game string) (out []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "rules", game, "*_test.go"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^func Test(\w+)\(`).FindAllSubmatch(data, -1) {
			out = append(out, string(m[1]))
		}
	}
	return out
}

// bookIDs are the ids of the rules in both rulebooks of a game.
func bookIDs(t *testing.T, game string) []string {
	t.Helper()
	var of [][]string
	for _, lang := range Languages() {
		b, err := LoadBook(game, lang)
		if err != nil {
			t.Fatal(err)
		}
		of = append(of, b.IDs())
	}
	return slices.DeleteFunc(of[0], func(id string) bool { return !slices.Contains(of[1], id) })
}
