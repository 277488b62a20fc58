package wcp

// What a computer player asks of a position, where a view would copy it.

// Stage tells how far the base is from its destruction.
func (s *State) Stage() Stage { return s.stage }

// Active is the seat whose turn it is.
func (s *State) Active() int { return int(s.active) }

// Decision is what the actor decides.
func (s *State) Decision() Decision { return s.ask }

// People counts the players: fewer than seats in the team game (WCP-50).
func (s *State) People() int { return int(s.owners) }

// Waits reports whether the base never presses its button itself (WCP-57).
func (s *State) Waits() bool { return s.patience == 0 }

// Presser is who pressed the button, nobody before (WCP-35).
func (s *State) Presser() int { return int(s.presser) }

// Fallen counts the halls that are destroyed (WCP-43).
func (s *State) Fallen() int { return s.destroyed.Len() }

// ToLay counts the halls that are not laid yet, and so the fields that are empty.
func (s *State) ToLay() int { return s.empty().Len() }

// Trapped reports whether a seat's pawn cannot leave the base any more (WCP-47).
func (s *State) Trapped(seat int) bool { return s.trap.Has(seat) }

// Content returns what lies on a hall, NoToken if nothing, and the edges that a guard
// covers.
func (s *State) Content(f Field) (t Token, guarded Edges) { return s.content[f], s.guards[f] }

// Filled returns the halls with content.
func (s *State) Filled() FieldSet { return s.filled }

// Pawn returns the pawn of a seat. It is the position's own.
func (s *State) Pawn(seat int) *Pawn { return &s.players[seat].Pawn }

// Vehicle is what the pawn drives, NoVehicle before it was chosen (WCP-6).
func (p *Pawn) Vehicle() Vehicle { return p.vehicle }

// Fate says whether the pawn is still in the game.
func (p *Pawn) Fate() Fate { return p.fate }

// Hall is where the pawn stands, NoField at its entrance and off the board.
func (p *Pawn) Hall() Field { return p.pawn }

// Entrance is where the pawn began (WCP-8).
func (p *Pawn) Entrance() Dir { return p.entrance }

// Armour is what is left of it (WCP-20).
func (p *Pawn) Armour() int8 { return p.armour }

// Boosters counts the markers left (WCP-12).
func (p *Pawn) Boosters() int { return int(p.boosters) }

// Owned counts the trophies and upgrades of the pawn. They are the position's own and
// must not be changed.
func (p *Pawn) Owned() *Things { return &p.owned }

// Talk is a talk with the offer at hand (WCP-24).
type Talk struct {
	By, To    int // who makes the offer, and to whom
	Give, Ask Things
	Refused   int // how many offers were refused
}

// Talk returns the talk at hand. There must be one.
func (s *State) Talk() Talk {
	t := &s.trade
	return Talk{int(t.by), s.asker(), t.give, t.ask, int(t.refused)}
}

// Swapped is the position after two seats have exchanged things (WCP-25).
func (s *State) Swapped(a, b int, give, ask Things) State {
	t := *s
	swap(t.Pawn(a), t.Pawn(b), &offer{give: give, ask: ask})
	return t
}
