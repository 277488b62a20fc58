// Package rulestest holds the tests that every game owes, so that a game's own
// tests need only say what is particular to it:
//
//		func TestPlayouts(t *testing.T) {
//			for _, setup := range rulestest.Setups(dzicz.Game{}, 1) {
//				rulestest.Playouts(t, dzicz.Game{}, setup, 50)
//				rulestest.RecordRoundTrip(t, dzicz.Game{}, setup)
//				rulestest.UndoRedo(t, dzicz.Game{}, setup)
//			}
//		}
//
//	  - Playouts plays random games to the end and tests every promise of
//	    rules.State on the way (CheckState).
//	  - LegalEqualsAccepted tries all moves of a universe (Box) in one position:
//	    what Legal and Ranges list must be exactly what Check accepts.
//	  - Unseen proves that a seat cannot tell two states apart that differ only
//	    in what it must not know.
//	  - RecordRoundTrip and UndoRedo play through a rules.Match.
//	  - Golden compares the playthrough of a match, with every seat's view, with
//	    testdata/<name>.golden; "go test -update" writes that file.
//	  - Moves, Replay and MoveAllocs measure.
package rulestest
