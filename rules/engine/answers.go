package engine

import (
	"cmp"
	"encoding/json"
	"slices"

	"schron/rules"
)

type stateAnswer struct {
	State json.RawMessage `json:"state"`
}

type recordAnswer struct {
	Record *rules.Record `json:"record"`
}

// gamesAnswer lists the games, in the order of the shelf.
type gamesAnswer struct {
	Games []gameInfo `json:"games"`
}

type gameInfo struct {
	ID      string            `json:"id"`
	Name    map[string]string `json:"name"` // by language
	Players [2]int            `json:"players"`
	Options []optionInfo      `json:"options"`
}

// optionInfo has choices if it is a word, bounds if it is a number.
type optionInfo struct {
	ID      string   `json:"id"`
	Default any      `json:"default"`
	Choices []string `json:"choices,omitempty"`
	Min     *int     `json:"min,omitempty"`
	Max     *int     `json:"max,omitempty"`
}

func (t *table) games() gamesAnswer {
	out := gamesAnswer{Games: []gameInfo{}}
	for _, g := range t.config.Games {
		info := gameInfo{ID: g.ID(), Name: map[string]string{}, Options: []optionInfo{}}
		for _, lang := range languages {
			info.Name[lang] = t.config.Sentence(rules.Msg(g.ID()+".name"), lang)
		}
		info.Players[0], info.Players[1] = g.Players()
		for _, o := range g.Options() {
			oi := optionInfo{ID: o.ID, Default: o.Default, Choices: o.Choices}
			if _, number := o.Default.(int); number {
				oi.Min, oi.Max = &o.Min, &o.Max
			}
			info.Options = append(info.Options, oi)
		}
		out.Games = append(out.Games, info)
	}
	return out
}

// legalAnswer lists moves and ranges, each sorted by notation. Actor is -1 when
// the game is over. Beside lists the moves of seats that do not decide now
// (rules.Bystander), Concede the seats that may give up.
type legalAnswer struct {
	Actor   int         `json:"actor"`
	Phase   string      `json:"phase"`
	Moves   []string    `json:"moves"`
	Ranges  []rangeInfo `json:"ranges"`
	Beside  []string    `json:"beside"`
	Concede []int       `json:"concede"`
}

type rangeInfo struct {
	Move string `json:"move"`
	Min  int    `json:"min"`
	Max  int    `json:"max"`
}

func (t *table) legal() legalAnswer {
	m := t.match
	out := legalAnswer{Actor: m.Actor(), Phase: m.Status().Phase, Moves: []string{}, Ranges: []rangeInfo{}, Beside: []string{}, Concede: m.CanConcede()}
	for seat := range m.Seats() {
		list := &out.Beside
		if seat == out.Actor {
			list = &out.Moves
		}
		for _, mv := range m.Legal(seat, nil) {
			*list = append(*list, m.Game().Notation(mv))
		}
	}
	for _, r := range m.Ranges(out.Actor, nil) {
		out.Ranges = append(out.Ranges, rangeInfo{m.Game().Notation(r.Move), r.Min, r.Max})
	}
	slices.Sort(out.Moves)
	slices.Sort(out.Beside)
	slices.SortFunc(out.Ranges, func(a, b rangeInfo) int {
		return cmp.Or(cmp.Compare(a.Move, b.Move), cmp.Compare(a.Min, b.Min))
	})
	return out
}

// eventsAnswer lists what a move did, secrets included.
type eventsAnswer struct {
	Events []eventInfo `json:"events"`
}

// eventInfo is an event as a sentence and as data. Seat is missing if it befell
// nobody in particular, To if everybody may know of it.
type eventInfo struct {
	Text string `json:"text"`
	Rule string `json:"rule,omitempty"`
	Seat *int   `json:"seat,omitempty"`
	To   []int  `json:"to,omitempty"`
	Data any    `json:"data"` // {"key":…,"args":{…}}
}

func (t *table) events(events []rules.Event) eventsAnswer {
	out := eventsAnswer{Events: []eventInfo{}}
	for _, e := range events {
		info := eventInfo{Text: t.say(e.Text), Rule: e.Rule, Data: e.Text}
		if e.Seat != rules.NoSeat {
			info.Seat = &e.Seat
		}
		for seat := range t.match.Seats() {
			if e.To.Has(seat) {
				info.To = append(info.To, seat)
			}
		}
		out.Events = append(out.Events, info)
	}
	return out
}

// resultAnswer tells how the game stands; winners and scores are by seat.
type resultAnswer struct {
	Over    bool   `json:"over"`
	Winners []int  `json:"winners"`
	Scores  []int  `json:"scores"`
	Reason  string `json:"reason"`
}

func (t *table) result() resultAnswer {
	r := t.match.Result()
	out := resultAnswer{Over: r.Over, Winners: r.Winners, Scores: r.Scores, Reason: t.say(r.Reason)}
	if out.Winners == nil {
		out.Winners = []int{}
	}
	if out.Scores == nil {
		out.Scores = []int{}
	}
	return out
}
