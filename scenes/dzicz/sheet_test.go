package dzicz

import "testing"

func TestTheSheetFitsAndCanBePinned(t *testing.T) { kit.Sheet(t, middle) }
