package rules

import "encoding/json"

// ArgKind says how an Arg is shown to a person.
type ArgKind uint8

// The kinds of arguments. A renderer turns each into words of one language.
const (
	ArgNumber  ArgKind = iota // N, a plain number; the argument "n" also chooses the plural form
	ArgSeat                   // N, a seat, shown as the player's name
	ArgLiteral                // S, shown as it is: a field's name, a card's own name
	ArgKey                    // S, the key of another text without arguments
	ArgText                   // T, another text with its own arguments
)

// Arg is one named value inside a Text.
type Arg struct {
	Name string
	Kind ArgKind
	N    int
	S    string
	T    *Text
}

// Number is a named number.
func Number(name string, n int) Arg { return Arg{Name: name, Kind: ArgNumber, N: n} }

// SeatArg is a named seat, shown as its player's name.
func SeatArg(name string, seat int) Arg { return Arg{Name: name, Kind: ArgSeat, N: seat} }

// Literal is a named word that reads the same in every language.
func Literal(name, s string) Arg { return Arg{Name: name, Kind: ArgLiteral, S: s} }

// KeyArg is a named word that is itself a text key.
func KeyArg(name, key string) Arg { return Arg{Name: name, Kind: ArgKey, S: key} }

// TextArg is a named text inside another one, such as the reason of something.
func TextArg(name string, t Text) Arg { return Arg{Name: name, Kind: ArgText, T: &t} }

// Text is a sentence for people before it is put into a language: a message
// key and its arguments. The zero Text is no sentence at all.
type Text struct {
	Key  string
	Args []Arg
}

// Msg makes a Text.
func Msg(key string, args ...Arg) Text { return Text{Key: key, Args: args} }

// Empty reports whether there is nothing to say.
func (t Text) Empty() bool { return t.Key == "" }

// Arg returns the argument called name, and whether there is one.
func (t Text) Arg(name string) (Arg, bool) {
	for _, a := range t.Args {
		if a.Name == name {
			return a, true
		}
	}
	return Arg{}, false
}

// MarshalJSON writes {"key":…,"args":{name: value}}. A seat is {"seat":n}, a key
// {"key":…}, and a text is written like the whole. Numbers and literals stand as they
// are.
func (t Text) MarshalJSON() ([]byte, error) {
	type seat struct {
		Seat int `json:"seat"`
	}
	type key struct {
		Key string `json:"key"`
	}
	out := struct {
		Key  string         `json:"key"`
		Args map[string]any `json:"args,omitempty"`
	}{Key: t.Key}
	if len(t.Args) > 0 {
		out.Args = make(map[string]any, len(t.Args))
	}
	for _, a := range t.Args {
		switch a.Kind {
		case ArgNumber:
			out.Args[a.Name] = a.N
		case ArgSeat:
			out.Args[a.Name] = seat{a.N}
		case ArgLiteral:
			out.Args[a.Name] = a.S
		case ArgKey:
			out.Args[a.Name] = key{a.S}
		case ArgText:
			out.Args[a.Name] = a.T
		}
	}
	return json.Marshal(out)
}
