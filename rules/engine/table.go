package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"schron/rules"
)

// table is one conversation: the games and the match that is played, if any.
type table struct {
	config Config
	match  *rules.Match
}

// request is any request; a field that is missing is nil.
type request struct {
	Cmd     string          `json:"cmd"`
	Game    *string         `json:"game"`
	Players *int            `json:"players"`
	Seed    *json.Number    `json:"seed"`
	Options rules.Options   `json:"options"`
	State   json.RawMessage `json:"state"`
	Seat    *int            `json:"seat"`
	Move    *string         `json:"move"`
	Record  json.RawMessage `json:"record"`
	Bot     *string         `json:"bot"`
	Bots    []string        `json:"bots"`
	Until   *until          `json:"until"`
}

// commands in the order in which an unknown one names them.
var commands = []string{"games", "new", "position", "state", "view", "legal", "play", "undo", "result", "record", "load", "advise", "auto"}

// answer answers one request. A panic is an answer too.
func (t *table) answer(line []byte) reply {
	var out any
	err := rules.Guard("request", func() (err error) {
		var r request
		if err := parse(line, &r); err != nil {
			return err
		}
		out, err = t.do(r)
		return err
	})
	if err != nil {
		return t.refused(err)
	}
	return reply{OK: true, More: out}
}

func parse(line []byte, r *request) error {
	err := json.Unmarshal(line, r)
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &kind) && kind.Field != "":
		return fmt.Errorf("field %q is of the wrong kind: %s", kind.Field, kind.Value)
	case errors.As(err, &kind):
		return fmt.Errorf("a request is a JSON object, not of kind %s", kind.Value)
	case err != nil:
		return fmt.Errorf("bad JSON: %w", err)
	}
	return nil
}

func (t *table) do(r request) (any, error) {
	switch r.Cmd {
	case "games":
		return t.games(), nil
	case "new":
		return nil, t.start(r)
	case "position":
		return nil, t.position(r)
	case "load":
		return nil, t.load(r)
	}
	if !slices.Contains(commands, r.Cmd) {
		return nil, fmt.Errorf("unknown cmd %q, accepted: %s", r.Cmd, strings.Join(commands, ", "))
	}
	if t.match == nil {
		return nil, fmt.Errorf("%s needs a game: send new, position or load first", r.Cmd)
	}
	switch r.Cmd {
	case "state":
		state, err := t.match.State()
		return stateAnswer{state}, err
	case "view":
		return t.view(r)
	case "legal":
		return t.legal(), nil
	case "play":
		return t.play(r)
	case "undo":
		return nil, t.match.ForceUndo()
	case "result":
		return t.result(), nil
	case "advise":
		return t.advise(r)
	case "auto":
		return t.auto(r)
	default:
		record, err := t.match.Record()
		return recordAnswer{record}, err
	}
}

// start is "new".
func (t *table) start(r request) error {
	g, err := t.gameOf(r)
	if err != nil {
		return err
	}
	if r.Players == nil {
		return needs("players")
	}
	if err := rules.CheckPlayers(g, *r.Players); err != nil {
		return err
	}
	if r.Seed == nil {
		return needs("seed")
	}
	seed, err := rules.ParseSeed(r.Seed.String())
	if err != nil {
		return err
	}
	m, err := rules.NewMatch(g, make([]rules.Player, *r.Players), rules.Setup{Seed: seed, Options: r.Options})
	if err != nil {
		return err
	}
	t.match = m
	return nil
}

func (t *table) position(r request) error {
	g, err := t.gameOf(r)
	if err != nil {
		return err
	}
	if r.State == nil {
		return needs("state")
	}
	m, err := rules.NewMatchAt(g, nil, r.State)
	if err != nil {
		return err
	}
	t.match = m
	return nil
}

func (t *table) load(r request) error {
	if r.Record == nil {
		return needs("record")
	}
	record, err := rules.DecodeRecord(r.Record)
	if err != nil {
		return err
	}
	m, err := rules.ResumeMatch(t.config.game, record)
	if err != nil {
		return err
	}
	t.match = m
	return nil
}

func (t *table) gameOf(r request) (rules.Game, error) {
	if r.Game == nil {
		return nil, needs("game")
	}
	return t.config.game(*r.Game)
}

func (t *table) view(r request) (any, error) {
	if r.Seat == nil {
		return nil, needs("seat")
	}
	if *r.Seat < rules.NoSeat || *r.Seat >= t.match.Seats() {
		return nil, fmt.Errorf("seat is %d, accepted: 0 to %d, or -1 for a spectator", *r.Seat, t.match.Seats()-1)
	}
	data, err := json.Marshal(t.match.View(*r.Seat))
	return stateAnswer{data}, err
}

func (t *table) play(r request) (any, error) {
	if r.Move == nil {
		return nil, needs("move")
	}
	m, err := t.match.Parse(*r.Move)
	if err != nil {
		return nil, err
	}
	events, err := t.match.Play(m)
	if err != nil {
		return nil, err
	}
	return t.events(events), nil
}

func needs(field string) error { return fmt.Errorf("field %q is missing", field) }

// refused is the answer to an error, on one line: a sentence for a refusal, with
// its rule.
func (t *table) refused(err error) reply {
	out := t.wording(err)
	out.Err = oneLine(out.Err)
	return out
}

// oneLine joins the lines of a text by semicolons. Several errors stand on lines of
// their own, and a name in a record may hold a line separator.
func oneLine(text string) string {
	lines := strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune("\n\v\f\r\u0085\u2028\u2029", c) })
	return strings.Join(lines, "; ")
}

func (t *table) wording(err error) reply {
	var bad *rules.RecordError
	if errors.As(err, &bad) {
		out := reply{Move: bad.Move, Err: "the record is refused: " + bad.Error()}
		if r := bad.Refusal(); r != nil {
			notation, _ := bad.Text.Arg("move")
			out.Rule = r.Rule
			// Its players are not those of the match that is on the table.
			out.Err = fmt.Sprintf("the record is refused at move %d %q: %s", bad.Move, notation.S, (&table{config: t.config}).refusal(r))
		}
		return out
	}
	if r := rules.AsRefusal(err); r != nil {
		return reply{Rule: r.Rule, Err: t.say(r.Text)}
	}
	return failure(err)
}

// refusal is a refusal as a sentence after its rule.
func (t *table) refusal(r *rules.Refusal) string {
	if r.Rule == "" {
		return t.say(r.Text)
	}
	return r.Rule + ": " + t.say(r.Text)
}

// say renders a text with the players' names; a player without one is called
// by the number that the protocol uses, as "P0".
func (t *table) say(text rules.Text) string {
	if text.Empty() {
		return ""
	}
	return t.sayIn(text, t.config.lang())
}

// sayIn is say in a language.
func (t *table) sayIn(text rules.Text, lang string) string {
	return t.config.Sentence(named(text, func(seat int) string {
		if t.match != nil {
			if name := t.match.Player(seat).Name; name != "" {
				return name
			}
		}
		return fmt.Sprintf("P%d", seat)
	}), lang)
}

// named replaces seats by names.
func named(text rules.Text, name func(seat int) string) rules.Text {
	text.Args = slices.Clone(text.Args)
	for i, a := range text.Args {
		switch {
		case a.Kind == rules.ArgSeat && a.N != rules.NoSeat:
			text.Args[i] = rules.Literal(a.Name, name(a.N))
		case a.Kind == rules.ArgText:
			text.Args[i] = rules.TextArg(a.Name, named(*a.T, name))
		}
	}
	return text
}

// compact removes blanks between the parts of a JSON text.
func compact(data []byte) ([]byte, error) {
	var b bytes.Buffer
	err := json.Compact(&b, data)
	return b.Bytes(), err
}
