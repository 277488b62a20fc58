package dolores

import "schron/rules"

// BorderMarks is how many border markers of each federation are in the box (DO-4). All of
// them together mark every field that can be owned. Only those on a border need one.
const BorderMarks = (Fields - bankSize) / MaxSeats

// bankSize is the number of fields of the bank (DO-1).
const bankSize = 9

// FirstCity is the field on which a federation begins (DO-7).
func (f Federation) FirstCity() Field { return firstCities[f] }

// PriceTables are tables 1 and 2 as the sheet has them (DO-11, DO-15, DO-34).
func PriceTables() []rules.SheetSection {
	s := &State{}
	taxes := s.sheetTaxes()
	taxes.Rows = taxes.Rows[1:] // without what is asked about them
	return []rules.SheetSection{s.sheetGoods(), s.sheetTaxed(), s.sheetBuildings(), taxes}
}
