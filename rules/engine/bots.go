package engine

import (
	"errors"
	"fmt"

	"schron/rules"
	"schron/rules/search"
)

// adviser is a bot that tells why it plays what it plays.
type adviser interface {
	Advise(p *rules.Position) search.Advice
}

// adviceAnswer is what a bot would play for the seat that decides. Chance is the seat's
// chance to win after that, from 0 to 1. Words are the reasons by language.
type adviceAnswer struct {
	Actor  int                 `json:"actor"`
	Move   string              `json:"move"`
	Chance float64             `json:"chance"`
	Words  map[string][]string `json:"words"`
}

// errOver is the answer where somebody must decide.
var errOver = rules.Refuse("", "frame.refuse.over")

// advise asks a bot for whoever decides. It knows what that seat knows.
func (t *table) advise(r request) (any, error) {
	if r.Bot == nil {
		return nil, needs("bot")
	}
	b, err := t.config.Bot(t.match.Game(), *r.Bot)
	if err != nil {
		return nil, err
	}
	wise, ok := b.(adviser)
	if !ok {
		return nil, fmt.Errorf("the bot %s plays by chance and advises nothing", b.ID())
	}
	p := t.match.Position()
	if p == nil {
		return nil, errOver
	}
	var a search.Advice
	if err := rules.Guard("advice", func() error {
		a = wise.Advise(p)
		return t.match.Check(a.Move)
	}); err != nil {
		return nil, err
	}
	out := adviceAnswer{t.match.Actor(), t.match.Notation(a.Move), float64(a.Chance) / search.Sure, map[string][]string{}}
	for _, lang := range languages {
		for _, text := range a.Words(t.match, func(key string) bool { return t.config.Has(key, lang) }) {
			out.Words[lang] = append(out.Words[lang], oneLine(t.sayIn(text, lang)))
		}
	}
	return out, nil
}

// until is when bots stop: where Seat decides, after move number Move, or at the end of
// the game if neither is given.
type until struct {
	Seat *int `json:"seat"`
	Move *int `json:"move"`
}

// autoAnswer lists what bots have played, and says who decides then; -1 if the game is
// over.
type autoAnswer struct {
	Moves []string `json:"moves"`
	Actor int      `json:"actor"`
}

// auto has bots play on. They stop as well where a player decides whose bot has no name.
func (t *table) auto(r request) (any, error) {
	m := t.match
	seated, err := t.seat(r.Bots)
	if err != nil {
		return nil, err
	}
	stop := until{}
	if r.Until != nil {
		stop = *r.Until
	}
	switch {
	case stop.Seat != nil && (*stop.Seat < 0 || *stop.Seat >= m.Seats()):
		return nil, fmt.Errorf("until seat is %d, accepted: 0 to %d", *stop.Seat, m.Seats()-1)
	case stop.Move != nil && *stop.Move < m.Len():
		return nil, fmt.Errorf("until move is %d, accepted: %d or more, for so many moves are played", *stop.Move, m.Len())
	case m.Actor() == rules.NoSeat:
		return nil, errOver
	}
	out := autoAnswer{Moves: []string{}}
	for range rules.DefaultLongest {
		seat := m.Actor()
		if seat == rules.NoSeat || stop.Seat != nil && seat == *stop.Seat || stop.Move != nil && m.Len() >= *stop.Move {
			break
		}
		b := seated[m.Owner(seat)]
		if b == nil {
			break
		}
		mv, err := m.BotMove(b)
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			return nil, err
		}
		out.Moves = append(out.Moves, m.Notation(mv))
	}
	out.Actor = m.Actor()
	return out, nil
}

// seat finds the bot of each player. A single name is that of all. A player whose bot has
// no name gets nil.
func (t *table) seat(ids []string) ([]rules.Bot, error) {
	players := len(t.match.Players())
	switch len(ids) {
	case 0:
		return nil, needs("bots")
	case 1, players:
	default:
		return nil, fmt.Errorf("%d bots for %d players, accepted: 1 or %d", len(ids), players, players)
	}
	seated, named := make([]rules.Bot, players), false
	for i := range seated {
		id := ids[i%len(ids)]
		if id == "" {
			continue
		}
		b, err := t.config.Bot(t.match.Game(), id)
		if err != nil {
			return nil, err
		}
		seated[i], named = b, true
	}
	if !named {
		return nil, errors.New("no bot has a name, accepted: a name for one player at least")
	}
	return seated, nil
}
