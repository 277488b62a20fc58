package store

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
)

// counting is a game for the tests of this package: players in turn add 1 to 3 to a sum
// (CT-1). Whoever reaches the end first wins (CT-2).
type counting struct{ version int }

const countTo = 2000

type count struct {
	Players int `json:"players"`
	Sum     int `json:"sum"`
	Moves   int `json:"moves"`
}

func lookup(id string) (rules.Game, error) {
	if id == "counting" {
		return counting{1}, nil
	}
	return nil, fmt.Errorf("unknown game %q, accepted: counting", id)
}

func (counting) ID() string              { return "counting" }
func (g counting) Version() int          { return g.version }
func (counting) Players() (int, int)     { return 2, 4 }
func (counting) Options() []rules.Option { return nil }
func (counting) Roles(int) []string      { return nil }
func (counting) Phases() []string        { return []string{"add"} }

func (counting) New(s rules.Setup) (rules.State, error) { return &count{Players: s.Players}, nil }

func (counting) Decode(data []byte) (rules.State, error) {
	c := &count{}
	if err := json.Unmarshal(data, c); err != nil {
		return nil, err
	}
	return c, c.Invariants()
}

func (counting) Notation(m rules.Move) string { return "add " + strconv.Itoa(int(m.A)) }

func (counting) Parse(text string) (rules.Move, error) {
	n, err := strconv.Atoi(strings.TrimPrefix(text, "add "))
	return rules.Move{Verb: 1, A: int16(n)}, err
}

func (c *count) Seats() int           { return c.Players }
func (c *count) Owner(seat int) int   { return seat }
func (c *count) View(int) rules.View  { return *c }
func (c *count) Clone() rules.State   { d := *c; return &d }
func (c *count) Prompt() rules.Prompt { return rules.Prompt{} }
func (c *count) Status() rules.Status {
	return rules.Status{Phase: "add", Turn: c.Moves/c.Players + 1, Turns: 1000, Seat: c.Moves % c.Players}
}

func (c *count) Actor() int {
	if c.Sum >= countTo {
		return rules.NoSeat
	}
	return c.Moves % c.Players
}

func (c *count) Legal(buf []rules.Move) []rules.Move {
	for n := int16(1); n <= 3 && c.Sum < countTo; n++ {
		buf = append(buf, rules.Move{Verb: 1, A: n})
	}
	return buf
}

func (c *count) Ranges(buf []rules.Range) []rules.Range { return buf }

func (c *count) Check(m rules.Move) error {
	if m.A < 1 || m.A > 3 {
		return rules.Refuse("CT-1", "frame.refuse.not-now")
	}
	return nil
}

func (c *count) Apply(m rules.Move, _ *rules.Journal) error {
	if err := c.Check(m); err != nil {
		return err
	}
	c.Sum += int(m.A)
	c.Moves++
	return nil
}

func (c *count) Result() rules.Result {
	if c.Sum < countTo {
		return rules.Result{}
	}
	return rules.Result{Over: true, Winners: []int{(c.Moves - 1) % c.Players}}
}

func (c *count) Invariants() error {
	if c.Players < 2 || c.Sum < 0 {
		return fmt.Errorf("players %d, sum %d", c.Players, c.Sum)
	}
	return nil
}

func (c *count) MarshalJSON() ([]byte, error) {
	type plain count
	return json.Marshal((*plain)(c))
}
