package wcp

import "testing"

func TestNothingIsOfferedToWhoDoesNotAct(t *testing.T) { kit.Idle(t, positions) }
