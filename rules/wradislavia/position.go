package wradislavia

import "schron/rules"

// Position is what stands in a position and in a view alike: everything that lies
// on and beside the table. A view has null in place of what its seat may not
// know (WR-39).
type Position struct {
	// Turn counts from 1 to 100; 0 in the draft.
	Turn  int   `json:"turn"`
	Phase Phase `json:"phase"`
	// Actor is the seat that decides, null when the game is over.
	Actor rules.Holder `json:"actor"`
	// Marker is the seat that fires first this turn (WR-5).
	Marker int `json:"first_fire_marker"`
	Battlefield
	// Players are the two seats.
	Players [Seats]Player `json:"players"`
	// Pool counts the Peruns that nobody has (WR-4).
	Pool int `json:"perun_pool"`
	// Last is what became of the turn before, null in the first one.
	Last *TurnReport `json:"last_turn"`
}

// Battlefield is what lies between the players.
type Battlefield struct {
	// Dice are the natural dice; one that was not rolled yet is null (WR-6, WR-8).
	Dice [Dice]Die `json:"dice"`
	// Hazards are the cards on the table, null where none lies yet. Dropped is the one
	// that was discarded for being like the first (WR-8).
	Hazards [2]Hazard `json:"hazards"`
	Dropped Hazard    `json:"discarded_hazard"`
}

// Player is what one player has.
type Player struct {
	// Hand is null where the seat that looks may not know it; HandCount is always
	// there. In the draft the hand holds the cards that are not discarded yet;
	// its count goes down only when the draft is confirmed.
	Hand      []Character `json:"hand"`
	HandCount int         `json:"hand_count"`
	// Discards are the cards put away in the draft (WR-2), null like the hand.
	Discards []Character `json:"discards"`
	Peruns   int         `json:"peruns"`
	// Heavy are heavily wounded this turn, which only the end of the game leaves;
	// Before were it in the turn before and rest (WR-35).
	Heavy  []Character `json:"heavily_wounded"`
	Before []Character `json:"heavily_wounded_before"`
	Dead   []Character `json:"dead"`
	// Seen were revealed in some turn: everybody knows whose they are (WR-44). A view
	// leaves out those who rest or are dead; older positions may have no such list.
	Seen []Character `json:"seen,omitempty"`
	// Confirmed tells that the player has confirmed the draft or the deployment
	// while the other has not.
	Confirmed bool `json:"confirmed"`
	// Clash holds the three slots, null where the seat that looks may not know
	// them (WR-7).
	Clash *[Slots]Post `json:"clash"`
}

// Post is a slot of a clash.
type Post struct {
	// Character and Manoeuvre are null while the slot is being filled.
	Character Character `json:"character"`
	Manoeuvre Manoeuvre `json:"manoeuvre"`
	Wounds    int       `json:"wounds"`
	// Shots counts the shots fired this turn; a second one was the extra shot
	// (WR-15).
	Shots int `json:"shots"`
	// Torn counts hits with buckshot, each of which takes 2 off the armour (WR-26).
	Torn int `json:"buckshot_hits"`
	// Bared tells that a finesse shot has ended the cover that the post gave
	// (WR-31).
	Bared bool `json:"cover_lost"`
	// Strikes is the slot (1 to 3) that a hand-to-hand fighter will strike (WR-24),
	// 0 while none is named.
	Strikes int `json:"strikes"`
}

// TurnReport is what became of a turn.
type TurnReport struct {
	Turn   int `json:"turn"`
	Marker int `json:"first_fire_marker"`
	Battlefield
	// Clash is how it stood at the end of the turn, Fates what became of each
	// (WR-35).
	Clash [Seats][Slots]Post `json:"clash"`
	Fates [Seats][Slots]Fate `json:"fates"`
	// Gained counts the Peruns that the explorers found (WR-36), and Back lists
	// the heavily wounded of the turn before that came back (WR-37, WR-38).
	Gained [Seats]int         `json:"peruns_gained"`
	Back   [Seats][]Character `json:"returned"`
}

// snapshot writes the position with the secrets of the seats for which knows is
// true.
func (s *State) snapshot(knows [Seats]bool) Position {
	t := Position{
		Turn: int(s.turn), Phase: s.phase, Actor: rules.Holder(s.Actor()), Marker: int(s.marker),
		Battlefield: s.battlefield(), Pool: int(s.pool), Last: s.report.snapshot(),
	}
	for seat := range t.Players {
		t.Players[seat] = s.playerOf(seat, knows[seat])
	}
	return t
}

func (c *clash) battlefield() Battlefield {
	b := Battlefield{Hazards: c.hazards, Dropped: c.dropped}
	for i, v := range c.dice {
		b.Dice[i] = Die(v)
	}
	return b
}

func (s *State) playerOf(seat int, secret bool) Player {
	p := Player{
		HandCount: s.handCount(seat), Peruns: int(s.peruns[seat]),
		Heavy: s.heavy[seat].list(), Before: s.before[seat].list(), Dead: s.dead[seat].list(), Seen: s.seen[seat].list(),
		Confirmed: s.confirmed(seat),
	}
	if secret {
		p.Hand, p.Discards = s.hand[seat].list(), s.discards[seat].list()
	}
	if secret || s.phase != PhaseDeployment {
		posts := s.slots(seat)
		p.Clash = &posts
	}
	return p
}

// handCount counts a hand as everybody may (WR-39). What its owner does in the draft
// and the deployment does not show before both have confirmed it.
func (s *State) handCount(seat int) int {
	switch s.phase {
	case PhaseDraft:
		if !s.confirmed(seat) {
			return DrawnCards
		}
	case PhaseDeployment:
		return (s.hand[seat] | s.Fighting(seat)).Len()
	}
	return s.hand[seat].Len()
}

// confirmed reports whether a seat has made a secret choice that the other still
// has to make (WR-41).
func (s *State) confirmed(seat int) bool {
	return (s.phase == PhaseDraft || s.phase == PhaseDeployment) && s.second() && seat == int(s.marker)
}

// slots writes the slots of a seat.
func (c *clash) slots(seat int) [Slots]Post {
	var out [Slots]Post
	for slot := range out {
		p := &c.posts[seat][slot]
		out[slot] = Post{
			Character: p.who, Manoeuvre: p.token, Wounds: int(p.wounds), Shots: int(p.shots),
			Torn: int(p.torn), Bared: p.bared, Strikes: int(p.target),
		}
	}
	return out
}

// snapshot writes the report, nil if there is none.
func (r *Report) snapshot() *TurnReport {
	if r.turn == 0 {
		return nil
	}
	t := &TurnReport{Turn: int(r.turn), Marker: int(r.marker), Battlefield: r.battlefield()}
	for seat := range t.Clash {
		t.Clash[seat] = r.slots(seat)
		t.Gained[seat] = int(r.gained[seat])
		t.Back[seat] = r.healed[seat].list()
		for slot := range t.Fates[seat] {
			t.Fates[seat][slot] = r.posts[seat][slot].Fate()
		}
	}
	return t
}
