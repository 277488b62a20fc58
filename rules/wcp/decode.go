package wcp

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"schron/rules"
)

// positionJSON is the stable form of a position: the [Position] with every secret,
// and the random generator.
type positionJSON struct {
	Position
	Rand rules.Rand `json:"rand"`
}

// MarshalJSON writes the whole position, secrets too.
func (s *State) MarshalJSON() ([]byte, error) {
	return json.Marshal(positionJSON{s.snapshot(secrets{1<<MaxSeats - 1, true}), s.rand})
}

// Decode reads a position as State.MarshalJSON writes it. It refuses one that
// breaks an invariant and says which. Every error is a *rules.Fault.
func (g Game) Decode(data []byte) (rules.State, error) {
	return rules.DecodePosition(g, data, decode)
}

// mostRounds is far beyond any game; it keeps the count in its bounds.
const mostRounds = 1 << 24

// missing stands in a holder that the text does not mention.
const missing = rules.MissingHolder

func decode(data []byte) (*State, error) {
	// What may be null has to be told from what is missing.
	in := positionJSON{Position: Position{
		Turn: missing, CentralHall: missing, Presser: missing, Done: Done{Attacked: missing, Offered: missing},
		Trade: &Trade{With: missing, Offer: Offer{By: missing}},
	}}
	if err := rules.ReadPosition(data, &in); err != nil {
		return nil, err
	}
	t := &in.Position
	seats := len(t.Players)
	if seats < 2 || seats > MaxSeats {
		return nil, fmt.Errorf("%d seats, accepted: 2 to %d", seats, MaxSeats)
	}
	if team := seats == MaxSeats && (t.People == 2 || t.People == teamPlayers); t.Teams != team || !team && t.People != seats {
		return nil, fmt.Errorf("%d people play %d seats and teams is %v (WCP-50)", t.People, seats, t.Teams)
	}
	if t.Round < 0 || t.Round > mostRounds {
		return nil, fmt.Errorf("round %d", t.Round)
	}
	s := newState(seats, t.People)
	s.rand, s.stage, s.phase, s.round = in.Rand, t.Stage, t.Phase, int32(t.Round)
	if err := s.readPatience(t); err != nil {
		return nil, err
	}
	for _, read := range []func(*Position) error{
		s.readSeats, s.readPlayers, s.readHalls, s.readStacks, s.readPending,
	} {
		if err := read(t); err != nil {
			return nil, err
		}
	}
	s.ask = s.decision()
	if t.Decision != s.ask {
		return nil, fmt.Errorf("decision %q, but the position asks for %q", t.Decision, s.ask)
	}
	return s, s.Invariants()
}

// readPatience reads how long the base waits. What was written before there was
// the option waits for ever (WCP-57).
func (s *State) readPatience(t *Position) error {
	if t.Patience != 0 && t.Patience < leastPatience {
		return fmt.Errorf("patience: %d, accepted: 0 or %d to %d", t.Patience, leastPatience, mostPatience)
	}
	if most := t.Patience * s.Seats(); t.TurnsLeft < 0 || t.TurnsLeft > most {
		return fmt.Errorf("turns left: %d, accepted: 0 to %d", t.TurnsLeft, most)
	}
	s.clock, s.itself = int16(t.TurnsLeft), t.Itself
	return small("patience", t.Patience, mostPatience, &s.patience)
}

// readSeats reads who is in which role.
func (s *State) readSeats(t *Position) error {
	turn := t.Turn
	if s.phase == PhaseOver {
		if turn != rules.NoSeat {
			return errors.New("a turn is played after the end")
		}
		turn = 0
	} else if turn == rules.NoSeat {
		return errors.New("nobody's turn before the end")
	}
	return errors.Join(
		s.readHolder("turn", turn, &s.active),
		s.readHolder("central hall", t.CentralHall, &s.holder),
		s.readHolder("presser", t.Presser, &s.presser),
		s.readHolder("attacked", t.Done.Attacked, &s.attacked),
		s.readHolder("offered", t.Done.Offered, &s.asked),
		small("leavings", t.Leavings, MaxSeats, &s.left),
		small("idle passes", t.IdlePasses, MaxSeats, &s.idle),
	)
}

func (s *State) readHolder(what string, h rules.Holder, to *int8) error {
	if h < rules.NoSeat || int(h) >= s.Seats() {
		return fmt.Errorf("%s: seat %d, accepted: 0 to %d", what, h, s.Seats()-1)
	}
	*to = int8(h)
	return nil
}

func small(what string, n, most int, to *int8) error {
	if n < 0 || n > most {
		return fmt.Errorf("%s: %d, accepted: 0 to %d", what, n, most)
	}
	*to = int8(n)
	return nil
}

func (s *State) readPlayers(t *Position) error {
	for seat, in := range t.Players {
		if err := s.readPlayer(seat, &in); err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	return nil
}

func (s *State) readPlayer(seat int, in *Player) error {
	p := &s.players[seat]
	if in.Vehicle != nil {
		p.vehicle = *in.Vehicle
	}
	p.fate = in.Fate
	if in.Pawn != nil {
		p.pawn = *in.Pawn
	}
	if in.Trapped {
		s.trap |= rules.Seats(seat)
	}
	if err := errors.Join(
		small("exit", in.Exit, MaxSeats, &p.exit), small("armour", in.Armour, 100, &p.armour),
		small("boosters", in.Boosters, 100, &p.boosters),
		count("owned", in.Owned, p.owned[:]), count("halls", in.Halls, p.halls[:]), count("tokens", in.Tokens, p.tokens[:]),
	); err != nil {
		return err
	}
	p.hallsN, p.tokensN = uint8(len(in.Halls)), uint8(len(in.Tokens))
	fire := 0
	if p.vehicle != NoVehicle {
		fire = int(p.Fire())
	}
	switch {
	case in.Person != s.Owner(seat) || in.Entrance != int(p.entrance)+1:
		return fmt.Errorf("person %d at entrance %d, accepted: %d, %d", in.Person, in.Entrance, s.Owner(seat), p.entrance+1)
	case in.HallCount != len(in.Halls) || in.TokenCount != len(in.Tokens):
		return fmt.Errorf("%d halls and %d tokens are counted as %d and %d", len(in.Halls), len(in.Tokens), in.HallCount, in.TokenCount)
	case in.Fire != fire || in.Value != p.owned.Value():
		return fmt.Errorf("fire %d and value %d, but it has %d and %d", in.Fire, in.Value, fire, p.owned.Value())
	}
	return nil
}

// count turns a list of kinds into counts. There are never more than all tokens.
func count[K Tile | Token](what string, list []K, counts []uint8) error {
	if len(list) > TokenCount {
		return fmt.Errorf("%s: %d of them", what, len(list))
	}
	for _, k := range list {
		if int(k) >= len(counts) {
			return fmt.Errorf("%s: a wrong kind", what)
		}
		counts[k]++
	}
	return nil
}

func (s *State) readHalls(t *Position) error {
	if s.holder != nobody {
		s.close(Centre)
		s.taken = true
	}
	for _, h := range t.Halls {
		f := h.Field
		if f == Centre || s.laid().Has(f) {
			return fmt.Errorf("a hall on %s, where one lies or none may", f)
		}
		open := h.Open
		switch {
		case h.Destroyed && open != NoEdges, h.Breached && !h.Destroyed && open != AllEdges,
			!h.Breached && !h.Destroyed && TileOf(open) != h.Tile:
			return fmt.Errorf("hall %s on %s shows %s", h.Tile, f, open)
		}
		s.lay(f, h.Tile, open)
		if h.Breached {
			s.breached |= f.bit()
		}
		if h.Destroyed {
			s.close(f)
			s.destroyed |= f.bit()
		}
		if h.Content == nil {
			if h.Guarded != NoEdges {
				return fmt.Errorf("edges without a guard on %s", f)
			}
			continue
		}
		if !shows(*h.Content, int16(h.Guarded)) {
			return fmt.Errorf("%s on %s covers %s", *h.Content, f, h.Guarded)
		}
		s.put(f, *h.Content, h.Guarded)
	}
	return nil
}

func (s *State) readStacks(t *Position) error {
	if len(t.HallStack) > HallCount || len(t.TokenStack) > TokenCount {
		return fmt.Errorf("stacks of %d halls and %d tokens", len(t.HallStack), len(t.TokenStack))
	}
	if t.HallsLeft != len(t.HallStack) || t.TokensLeft != len(t.TokenStack) {
		return fmt.Errorf("stacks of %d halls and %d tokens are counted as %d and %d", len(t.HallStack), len(t.TokenStack), t.HallsLeft, t.TokensLeft)
	}
	s.hallsLeft, s.tokensLeft = int8(copy(s.hallStack[:], t.HallStack)), int8(copy(s.tokenStack[:], t.TokenStack))
	return nil
}

func (s *State) readPending(t *Position) error {
	s.hallLaid, s.tokenPut = t.Done.HallLaid, t.Done.ContentLaid
	if err := s.readTrade(t.Trade); err != nil {
		return err
	}
	if in := t.Spoils; in != nil {
		if slices.Min([]int{in.Winner, in.Loser}) < 0 {
			return errors.New("spoils of nobody")
		}
		return errors.Join(
			s.readHolder("winner", rules.Holder(in.Winner), &s.spoils.winner), s.readHolder("loser", rules.Holder(in.Loser), &s.spoils.loser),
		)
	}
	return nil
}

// readTrade reads a talk. One that does not say who makes the offer was written
// when only the seat whose turn it is could make one.
func (s *State) readTrade(in *Trade) error {
	if in == nil || in.With == missing && in.By == missing && in.Give == nil && in.Ask == nil {
		return nil
	}
	if in.With == rules.NoSeat {
		return errors.New("a trade with nobody")
	}
	if in.By == missing {
		in.By = rules.Holder(s.active)
	}
	if len(in.Refused) > len(s.trade.past) {
		return fmt.Errorf("%d refused offers, accepted: 0 to %d (WCP-24)", len(in.Refused), len(s.trade.past))
	}
	s.trade.made, s.trade.refused = in.Made, int8(len(in.Refused))
	err := errors.Join(s.readHolder("trade", in.With, &s.trade.with), s.readOffer(in.Offer, &s.trade.offer))
	for i, o := range in.Refused {
		err = errors.Join(err, s.readOffer(o, &s.trade.past[i]))
	}
	return err
}

func (s *State) readOffer(in Offer, to *offer) error {
	return errors.Join(
		s.readHolder("offer", in.By, &to.by), count("give", in.Give, to.give[:]), count("ask", in.Ask, to.ask[:]),
	)
}
