package wcp

import "schron/rules"

// Position is what stands in a position and in a view alike: everything that lies
// on and beside the board. A view has null in place of hands that its seat may
// not know, and of the stacks (WCP-9, WCP-51).
type Position struct {
	// Teams tells that this is the team game; People counts the players (WCP-50).
	Teams  bool `json:"teams"`
	People int  `json:"people"`
	// Round counts passes of all seats from 1; 0 while vehicles are chosen.
	Round int   `json:"round"`
	Stage Stage `json:"stage"`
	Phase Phase `json:"phase"`
	// Turn is the seat whose turn it is, null when the game is over.
	Turn rules.Holder `json:"turn"`
	// Decision is what is asked: vehicle, move, meet, offer, answer (WCP-25),
	// spoils (WCP-31), place, destroy or nothing.
	Decision Decision `json:"decision"`
	// Players has one entry per seat, in order of play.
	Players []Player `json:"players"`
	// Halls lists all laid halls but the central one, destroyed ones too.
	Halls []Hall `json:"halls"`
	// CentralHall is the seat that holds the central hall, null while it lies on
	// the board (WCP-38).
	CentralHall rules.Holder `json:"central_hall"`
	// Presser pressed the button; null before (WCP-35).
	Presser rules.Holder `json:"presser"`
	// The base presses the button itself after Patience full rounds without a hall to
	// lay, never if that is 0 (WCP-57). TurnsLeft counts the turns until then, 0 while
	// they are not counted. Itself says that it has done so.
	Patience  int  `json:"patience"`
	TurnsLeft int  `json:"turns_left"`
	Itself    bool `json:"itself"`
	// Leavings counts how often pawns left the base; those of one fight count once
	// (WCP-49).
	Leavings int `json:"leavings"`
	// IdlePasses counts passes of the central hall in a row without destruction
	// (WCP-44).
	IdlePasses int `json:"idle_passes"`
	// HallsLeft and TokensLeft are the sizes of the stacks, HallStack and TokenStack
	// what is in them, the next to be drawn last (WCP-51).
	HallsLeft  int     `json:"halls_left"`
	TokensLeft int     `json:"tokens_left"`
	HallStack  []Tile  `json:"hall_stack"`
	TokenStack []Token `json:"token_stack"`
	// Done is what the seat whose turn it is has done.
	Done Done `json:"done"`
	// Trade is the talk at hand, null if there is none (WCP-24).
	Trade *Trade `json:"trade"`
	// Spoils is what the winner of a duel still has to take, null if there is
	// nothing (WCP-31).
	Spoils *Spoils `json:"spoils"`
}

// Player is what one seat has.
type Player struct {
	// Person is who plays the seat; several seats of one person are a team (WCP-50).
	Person  int      `json:"person"`
	Vehicle *Vehicle `json:"vehicle"` // null before it was chosen (WCP-6)
	// Entrance is the own one, from 1 clockwise from the east (WCP-8).
	Entrance int  `json:"entrance"`
	Fate     Fate `json:"fate"`
	// Pawn is the hall in which the pawn stands, null at the entrance and off the
	// board.
	Pawn *Field `json:"pawn"`
	// Exit is the number of the leaving by which the pawn left, 0 if it did not
	// (WCP-49).
	Exit    int  `json:"exit"`
	Trapped bool `json:"trapped"` // WCP-47
	// Fire follows from the card and the upgrades; Armour and Boosters are what is
	// left (WCP-20).
	Fire     int `json:"fire"`
	Armour   int `json:"armour"`
	Boosters int `json:"boosters"`
	// Owned lists trophies and upgrades by kind (WCP-18, WCP-19), Value is the sum
	// of the trophies.
	Owned []Token `json:"owned"`
	Value int     `json:"value"`
	// HallCount and TokenCount are the sizes of the hand. Halls and Tokens are what it
	// holds, null where the viewing seat may not know it (WCP-9).
	HallCount  int     `json:"hall_count"`
	TokenCount int     `json:"token_count"`
	Halls      []Tile  `json:"halls"`
	Tokens     []Token `json:"tokens"`
}

// Hall is a laid hall.
type Hall struct {
	Field Field `json:"field"`
	Tile  Tile  `json:"tile"`
	// Open are the passages as laid, all six of a breached hall (WCP-14), none of a
	// destroyed one (WCP-45).
	Open      Edges `json:"open"`
	Breached  bool  `json:"breached"`
	Destroyed bool  `json:"destroyed"`
	// Content is null if there is none; Guarded are the edges that a guard covers as
	// laid (WCP-16).
	Content *Token `json:"content"`
	Guarded Edges  `json:"guarded"`
}

// Done is what was done in a turn.
type Done struct {
	Attacked    rules.Holder `json:"attacked"` // the seat attacked, null if none (WCP-24)
	Offered     rules.Holder `json:"offered"`  // the seat talked with, null if none (WCP-24)
	HallLaid    bool         `json:"hall_laid"`
	ContentLaid bool         `json:"content_laid"`
}

// Trade is a talk of the seat whose turn it is with another one: the offer at
// hand, and those that were refused.
type Trade struct {
	With rules.Holder `json:"with"`
	Made bool         `json:"made"` // the offer waits for the answer
	Offer
	// Refused lists the offers refused in this talk, the first one first.
	Refused []Offer `json:"refused"`
}

// Offer is what one side of a talk proposes (WCP-25).
type Offer struct {
	By   rules.Holder `json:"by"`   // who makes it, one of the two that talk
	Give []Token      `json:"give"` // what that seat gives
	Ask  []Token      `json:"ask"`  // what it asks for
}

// Number is which offer of the talk is at hand, from 1 to MostOffers.
func (t *Trade) Number() int { return len(t.Refused) + 1 }

// MostOffers is how many offers a talk has at most (WCP-24).
const MostOffers = offersPerTalk

// Spoils names the sides of a duel whose winner has to take something.
type Spoils struct {
	Winner int `json:"winner"`
	Loser  int `json:"loser"`
}

// secrets tells whose hands a table shows, and whether it shows the stacks.
type secrets struct {
	hands  rules.SeatSet
	stacks bool
}

// snapshot writes the position with the secrets that may be known.
func (s *State) snapshot(known secrets) Position {
	t := Position{
		Teams: s.teams(), People: int(s.owners), Round: int(s.round), Stage: s.stage, Phase: s.phase,
		Turn: rules.Holder(s.active), Decision: s.ask, Halls: []Hall{},
		CentralHall: rules.Holder(s.holder), Presser: rules.Holder(s.presser), Leavings: int(s.left), IdlePasses: int(s.idle),
		Patience: int(s.patience), TurnsLeft: int(s.clock), Itself: s.itself,
		HallsLeft: int(s.hallsLeft), TokensLeft: int(s.tokensLeft),
		Done: Done{rules.Holder(s.attacked), rules.Holder(s.asked), s.hallLaid, s.tokenPut},
	}
	if s.phase == PhaseOver {
		t.Turn = rules.NoSeat
	}
	for seat := range s.Seats() {
		t.Players = append(t.Players, s.playerOf(seat, known.hands.Has(seat)))
	}
	for _, f := range s.laid().Fields() {
		t.Halls = append(t.Halls, s.hallOn(f))
	}
	if known.stacks {
		t.HallStack = append([]Tile{}, s.hallStack[:s.hallsLeft]...)
		t.TokenStack = append([]Token{}, s.tokenStack[:s.tokensLeft]...)
	}
	if s.trade.with != nobody {
		t.Trade = &Trade{With: rules.Holder(s.trade.with), Made: s.trade.made, Offer: s.trade.offer.snapshot(), Refused: []Offer{}}
		for i := range s.trade.past[:s.trade.refused] {
			t.Trade.Refused = append(t.Trade.Refused, s.trade.past[i].snapshot())
		}
	}
	if s.spoils.winner != nobody {
		t.Spoils = &Spoils{int(s.spoils.winner), int(s.spoils.loser)}
	}
	return t
}

func (o *offer) snapshot() Offer {
	return Offer{rules.Holder(o.by), listed[Token](o.give[:]), listed[Token](o.ask[:])}
}

func (s *State) playerOf(seat int, hand bool) Player {
	p := &s.players[seat]
	out := Player{
		Person: s.Owner(seat), Entrance: int(p.entrance) + 1, Fate: p.fate, Exit: int(p.exit), Trapped: s.trap.Has(seat),
		Armour: int(p.armour), Boosters: int(p.boosters), Owned: listed[Token](p.owned[:]), Value: p.owned.Value(),
		HallCount: int(p.hallsN), TokenCount: int(p.tokensN),
	}
	if p.vehicle != NoVehicle {
		v := p.vehicle
		out.Vehicle, out.Fire = &v, int(p.Fire())
	}
	if p.InBase() {
		f := p.pawn
		out.Pawn = &f
	}
	if hand {
		out.Halls, out.Tokens = listed[Tile](p.halls[:]), listed[Token](p.tokens[:])
	}
	return out
}

func (s *State) hallOn(f Field) Hall {
	h := Hall{Field: f, Tile: s.tile[f], Open: s.edges(f), Breached: s.breached.Has(f), Destroyed: s.destroyed.Has(f)}
	if t := s.content[f]; t != NoToken {
		h.Content, h.Guarded = &t, s.guards[f]
	}
	return h
}

// listed turns counts by kind into a list.
func listed[K Tile | Token](counts []uint8) []K {
	return listKinds([]K{}, counts)
}
