package rules

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Small is a number that fits into a Move's A to D.
type Small interface{ ~int8 | ~uint8 | ~int16 }

// IDs are the ids of a small type, by which its values stand in moves, positions
// and views.
type IDs[T Small] struct {
	what  string
	first T
	ids   []string // from first on; "" is a value without an id
}

// ListIDs are the ids of the values from first on. What says in errors what they
// are, such as "phase".
func ListIDs[T Small](what string, first T, ids ...string) IDs[T] {
	return IDs[T]{what, first, ids}
}

// IDsOf are the ids that a function gives the values from first to last, "" for
// one that has none.
func IDsOf[T Small](what string, first, last T, id func(T) string) IDs[T] {
	l := IDs[T]{what: what, first: first}
	for n := int(first); n <= int(last); n++ {
		l.ids = append(l.ids, id(T(n)))
	}
	return l
}

// Of is the id of a value, "-" for one that has none.
func (l *IDs[T]) Of(v T) string {
	if i := int(v) - int(l.first); i >= 0 && i < len(l.ids) && l.ids[i] != "" {
		return l.ids[i]
	}
	return "-"
}

// Parse reads an id. The error lists those accepted.
func (l *IDs[T]) Parse(id string) (T, error) {
	var accepted []string
	for i, known := range l.ids {
		if known == "" {
			continue
		}
		if known == id {
			return l.first + T(i), nil
		}
		accepted = append(accepted, known)
	}
	return 0, fmt.Errorf("%q is not %s, accepted: %s", id, one(l.what), strings.Join(accepted, ", "))
}

// Read is the UnmarshalText of the type.
func (l *IDs[T]) Read(text []byte, to *T) error { return ReadText(text, to, l.Parse) }

// one puts the article before a thing.
func one(what string) string {
	if strings.ContainsRune("aeio", rune(what[0])) {
		return "an " + what
	}
	return "a " + what
}

// ReadText is the UnmarshalText of a type that has a function to parse it.
func ReadText[T any](text []byte, to *T, parse func(string) (T, error)) (err error) {
	*to, err = parse(string(text))
	return err
}

// ReadWord is the UnmarshalJSON of a type that is written as a word and never as
// null: UnmarshalText would pass null over.
func ReadWord[T any](data []byte, to *T, parse func(string) (T, error)) error {
	var word string
	if err := json.Unmarshal(data, &word); err != nil {
		return err
	}
	return ReadText([]byte(word), to, parse)
}
