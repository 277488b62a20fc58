package paliwo

import "schron/rules"

// View is what a seat may know. It is the [Position] without what is hidden from the seat.
// Its methods answer the screen's questions (query files).
type View struct {
	// Seat is who looks: "humans", "zombies", or "" for a spectator.
	Seat string `json:"seat"`
	Position
	// Actor is the side that decides, "" when the game is over.
	Actor string `json:"actor"`
	// Compelled are the zombies that must charge now (WP-33). ActivationsLeft
	// counts the free activations (WP-34); charges to come reduce it.
	Compelled       []Field `json:"compelled"`
	ActivationsLeft int     `json:"activations_left"`
	// Rounds is how many rounds are left at most unless the terror marker is put
	// back, null until it is on its track (WP-29).
	Rounds *int `json:"rounds_left"`

	// known is the position without what the seat may not know.
	known *State
}

var sideIDs = [seats]string{"humans", "zombies"}

func sideID(seat int) string {
	if spectator(seat) {
		return ""
	}
	return sideIDs[seat]
}

// View returns what a seat may know as a [View]; rules.NoSeat is a spectator.
func (s *State) View(seat int) rules.View {
	v := View{
		Seat: sideID(seat), Position: s.snapshot(seat, false), Actor: sideID(s.Actor()),
		Compelled: []Field{}, known: s.censored(seat),
	}
	if s.stage == StageMovement {
		for f := Field(0); f < Fields; f++ {
			if s.compelled(f) {
				v.Compelled = append(v.Compelled, f)
			}
		}
		v.ActivationsLeft = s.ActivationsLeft()
	}
	if s.terror > 0 {
		v.Rounds = ptr(int(s.terror))
	}
	return v
}

// hides reports whether a seat may not know the face of the find on f (WP-7, WP-27).
// When the game is over all are opened.
func (s *State) hides(f Field, seat int) bool {
	return s.stage != StageOver && seat != rules.AllSeats && (seat != SeatZombies || TerrainAt(f) == Barrel)
}

// censored copies the position without what a seat may not know. Every face that is
// hidden from it is Unknown, foreign hands are empty, and nothing can be drawn.
func (s *State) censored(seat int) *State {
	c := *s
	c.rand = rules.Rand{}
	for f := range c.grounds {
		if c.grounds[f].Find() != NoFace && s.hides(Field(f), seat) {
			c.grounds[f] = c.grounds[f]&^findMask | Ground(Unknown)
		}
	}
	for side := range seats {
		if side != seat && seat != rules.AllSeats {
			c.hand[side] = 0
		}
	}
	if seat != SeatZombies && seat != rules.AllSeats {
		c.findPool = findCount{Unknown: int8(s.findPool.total())}
		if c.drawn != NoFace {
			c.drawn = Unknown
		}
	}
	return &c
}
