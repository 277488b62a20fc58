package wradislavia

import "testing"

func TestTheSheetFitsAndCanBePinned(t *testing.T) { kit.Sheet(t, deploying) }
