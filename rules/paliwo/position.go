package paliwo

import "schron/rules"

// Position is what stands in a position and in a view alike: everything that lies
// on and beside the board. A view has null in place of what its seat may not
// know.
type Position struct {
	// Options are those of the game. Where they are missing the position is one of
	// version 0.1.0, which had none (see firstSettings).
	Options rules.Options `json:"options"`
	// Round counts from 1; 0 while pieces are placed (WP-9).
	Round int `json:"round"`
	// Stage is the step of the course of the game, Decision what is asked in it.
	Stage    Stage    `json:"stage"`
	Decision Decision `json:"decision"`

	Humans  [humanKinds]Person `json:"humans"` // in the order of Humans
	Zombies []Zombie           `json:"zombies"`
	Finds   []Find             `json:"finds"`
	// Fuel lists the fields of face-up fuel tokens, twice where two lie (WP-15).
	Fuel          []Field `json:"fuel"`
	CrawlerTokens []Field `json:"crawler_tokens"`
	Goo           []Field `json:"goo"`

	Pool       int  `json:"pool"`
	Removed    int  `json:"removed"`
	Risen      int  `json:"crawlers_risen"`
	Bullets    int  `json:"bullets"`
	Briefcase  bool `json:"briefcase"` // not used or lost yet (WP-21)
	Terror     *int `json:"terror"`    // null while the marker lies beside the track
	TokensLeft int  `json:"crawler_tokens_left"`
	GooLeft    int  `json:"goo_left"`
	FindsLeft  int  `json:"finds_left"`
	// FindPool counts the finds of the pool by face, Drawn is the one to put down
	// (WP-30); only the zombie player knows either. Drawn is nil if there is none,
	// FindsDrawn counts it for everybody.
	FindPool   map[Face]int `json:"find_pool"`
	FindsDrawn int          `json:"finds_drawn"`
	Drawn      *Face        `json:"drawn"`
	// Cards are those of the humans and of the zombies.
	Cards      [seats]Cards `json:"cards"`
	CardPlayed bool         `json:"card_played"` // this turn (WP-41)

	// Activation is a human's that is under way; null if there is none.
	Activation *Activation `json:"activation"`
	Shot       bool        `json:"shot_fired"` // in the human turn (WP-37)
	// Turns is how many zombies Flare or Scent may still turn.
	Turns int `json:"turns_left"`
	// Limit and Activated are about the zombies of this turn (WP-34).
	Limit     int `json:"activation_limit"`
	Activated int `json:"activations"`
	// Mover is a zombie's or crawler's free activation that is under way; null if
	// there is none.
	Mover *Mover `json:"mover"`
	// ToAdd counts new zombies still to come (WP-37), TokenLaid tells that a
	// crawler token was put down this turn (WP-38).
	ToAdd     int  `json:"new_zombies"`
	TokenLaid bool `json:"crawler_token_laid"`
	// Ending is how the game ended, Leaver who carried the fuel off (WP-43).
	Ending Ending `json:"ending"`
	Leaver *Human `json:"leaver"`
}

// Person is how a human fares.
type Person struct {
	Human Human `json:"human"`
	// Field is null before the human is placed and once it is gone.
	Field     *Field `json:"field"`
	Wounds    int    `json:"wounds"` // with two it turns at the end of the turn (WP-39)
	Weapon    bool   `json:"weapon"`
	Fuel      bool   `json:"fuel"`
	Activated bool   `json:"activated"`
	Clutched  bool   `json:"clutched"` // has 1 PA less in the next turn (WP-42)
}

// Zombie is a zombie or crawler on the board.
type Zombie struct {
	Field Field `json:"field"`
	// Figure tells which of the 24 figures it is, from 1 in the order in which they
	// came; no rule asks for it.
	Figure int `json:"figure"`
	// Was is the human in whose place it came (WP-39), null for others.
	Was *Human `json:"was"`
	// Facing is null for a crawler (WP-35).
	Facing    *Facing `json:"facing"`
	Listed    bool    `json:"listed"` // saw a human at the start of phase 3 (WP-33)
	Activated bool    `json:"activated"`
	Turned    bool    `json:"turned"` // by the card that is being played
}

// Find is a face-down find; its face is Unknown where the seat may not know it
// (WP-7, WP-27).
type Find struct {
	Field Field `json:"field"`
	Face  Face  `json:"face"`
}

// Cards are the special cards of a side.
type Cards struct {
	Hand   []Card `json:"hand"` // null where the seat may not know it (WP-8)
	Count  int    `json:"count"`
	Played []Card `json:"played"`
}

// Activation is what a human has left of its activation (WP-11).
type Activation struct {
	Human      Human `json:"human"`
	PA         int   `json:"pa"`
	WrenchUsed bool  `json:"wrench_used"`
	SprintUsed bool  `json:"sprint_used"`
}

// Mover is what a zombie or crawler has left of its activation (WP-35).
type Mover struct {
	Field   Field   `json:"field"`
	PA      int     `json:"pa"`
	Turned  bool    `json:"turned"`
	Entered []Field `json:"entered"` // by a crawler, in order (WP-36)
}

// snapshot writes the position as a seat may know it; whole is everything.
func (s *State) snapshot(seat int, whole bool) Position {
	t := Position{
		Options: s.options(), Round: int(s.round), Stage: s.stage, Decision: s.decision(),
		Pool: int(s.pool), Removed: int(s.removed), Risen: int(s.risen), Bullets: int(s.bullets),
		Briefcase: s.briefcase, TokensLeft: int(s.tokens), GooLeft: int(s.goo), FindsLeft: s.findPool.total(),
		CardPlayed: s.cardPlayed, Shot: s.shot, Turns: int(s.turns), Limit: int(s.limit),
		Activated: int(s.moved), ToAdd: int(s.toAdd), TokenLaid: s.tokenLaid, Ending: s.ending,
	}
	if whole {
		t.Options = s.written()
	}
	if s.terror != offTrack {
		t.Terror = ptr(int(s.terror))
	}
	if s.lastLeaver != NoHuman {
		t.Leaver = ptr(s.lastLeaver)
	}
	for h, p := range s.people {
		t.Humans[h] = Person{Human(h), fieldOrNil(p.field), int(p.wounds), p.weapon, p.fuel, p.activated, p.clutched}
	}
	s.writeFields(&t, seat, whole)
	s.writeSecrets(&t, seat, whole)
	if s.active != NoHuman {
		t.Activation = &Activation{s.active, int(s.pa), s.wrenchUsed, s.sprintUsed}
	}
	if s.mover != NoField {
		t.Mover = &Mover{s.mover, int(s.moverPA), s.turned, append([]Field{}, s.trail[:s.trailLen]...)}
	}
	return t
}

// writeFields writes what stands and lies on the board.
func (s *State) writeFields(t *Position, seat int, whole bool) {
	t.Zombies, t.Finds = []Zombie{}, []Find{}
	t.Fuel, t.CrawlerTokens, t.Goo = []Field{}, []Field{}, []Field{}
	for f := Field(0); f < Fields; f++ {
		if g := s.figures[f]; g.Undead() {
			z := Zombie{Field: f, Figure: g.number(), Listed: g.has(markListed), Activated: g.Activated(), Turned: g.has(markTurned)}
			if h := g.was(); h != NoHuman {
				z.Was = ptr(h)
			}
			if g.Ordinary() {
				z.Facing = ptr(g.Facing())
			}
			t.Zombies = append(t.Zombies, z)
		}
		g := s.grounds[f]
		if face := g.Find(); face != NoFace {
			if !whole && s.hides(f, seat) {
				face = Unknown
			}
			t.Finds = append(t.Finds, Find{f, face})
		}
		for range g.Fuel() {
			t.Fuel = append(t.Fuel, f)
		}
		if g.has(crawlerToken) {
			t.CrawlerTokens = append(t.CrawlerTokens, f)
		}
		if g.Goo() {
			t.Goo = append(t.Goo, f)
		}
	}
}

// writeSecrets writes the hands (WP-8) and the zombie player's finds (WP-27).
func (s *State) writeSecrets(t *Position, seat int, whole bool) {
	for side := range seats {
		c := Cards{Count: s.hand[side].len(), Played: s.played[side].cards()}
		if whole || side == seat || seat == rules.AllSeats {
			c.Hand = s.hand[side].cards()
		}
		t.Cards[side] = c
	}
	knows := whole || seat == SeatZombies || seat == rules.AllSeats
	if knows {
		t.FindPool = map[Face]int{}
		for _, face := range Faces() {
			if n := s.findPool[face]; n > 0 {
				t.FindPool[face] = int(n)
			}
		}
	}
	if s.drawn != NoFace {
		t.FindsDrawn = 1
	}
	switch {
	case s.drawn != NoFace && knows:
		t.Drawn = ptr(s.drawn)
	case s.drawn != NoFace:
		t.Drawn = ptr(Unknown)
	}
}

func ptr[T any](v T) *T { return &v }

func fieldOrNil(f Field) *Field {
	if f == NoField {
		return nil
	}
	return &f
}

// spectator is whether a seat is none of the two.
func spectator(seat int) bool { return seat < 0 || seat >= seats }
