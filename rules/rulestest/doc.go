// Package rulestest holds the tests that every game owes, so that a game's own tests
// need only say what is particular to it:
//
//	func TestDziczKeepsItsPromises(t *testing.T) {
//		rulestest.Conformance{Game: Game{}, Universe: universe, Golden: playthroughs, RuleIDs: ruleIDs}.Run(t)
//	}
//
// Conformance is all of them, each a subtest of its own name. What a game does not give fails,
// so nothing can be forgotten. What it runs can be used by itself too.
//
//   - Playouts plays random games to the end and tests every promise of
//     rules.State on the way (CheckState).
//   - LegalEqualsAccepted tries all moves of a universe (Box) in one position.
//     Legal and Ranges must list exactly what Check accepts.
//   - Unseen proves that a seat cannot tell two states apart that differ only
//     in what it must not know.
//   - RecordRoundTrip and UndoRedo play through a rules.Match.
//   - Golden compares the playthrough of a match, with every seat's view, with
//     testdata/<name>.golden; "go test -update" writes that file.
//   - RuleIDs proves that every rule has a test, a place in the code and one in
//     each rulebook.
//   - Texts proves that all texts have words and all words are used.
//   - Ending reads a recorded game; "go test -update" looks for it anew.
//   - ReadsBack, WantSpoiled, DecodeRefuses and FuzzDecode try positions as JSON.
//   - Kit plays moves in positions made by hand. It tests what happens, what is
//     legal and what is refused. AsTB lets such helpers run in a rapid check.
//   - Moves, RandomMoves, Replay, Views and MoveAllocs measure.
package rulestest
