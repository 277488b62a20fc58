package rules

import "encoding/json"

// Holder is a seat, or NoSeat for nobody, which is null in JSON.
type Holder int

// MissingHolder stands in a Holder before a text is read: what the text does not
// mention can be told from null then.
const MissingHolder Holder = -2

// MarshalJSON writes the seat, null for nobody.
func (h Holder) MarshalJSON() ([]byte, error) {
	if h == NoSeat {
		return []byte("null"), nil
	}
	return json.Marshal(int(h))
}

// UnmarshalJSON reads a seat or null.
func (h *Holder) UnmarshalJSON(data []byte) error {
	if string(data) == "null" {
		*h = NoSeat
		return nil
	}
	return json.Unmarshal(data, (*int)(h))
}
