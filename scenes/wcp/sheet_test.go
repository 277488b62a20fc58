package wcp

import "testing"

func TestTheSheetFitsAndCanBePinned(t *testing.T) { kit.Sheet(t, moving) }
