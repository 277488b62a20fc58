package dolores

// BorderMarks is how many border markers of each federation are in the box (DO-4). All of
// them together mark every field that can be owned. Only those on a border need one.
const BorderMarks = (Fields - bankSize) / MaxSeats

// bankSize is the number of fields of the bank (DO-1).
const bankSize = 9

// FirstCity is the field on which a federation begins (DO-7).
func (f Federation) FirstCity() Field { return firstCities[f] }
