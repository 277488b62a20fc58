package dzicz

import (
	"encoding/json"
	"slices"

	"schron/rules"
)

// Position is what stands in a position and in a view alike: everything that lies
// on and beside the board. A view has null in place of a secret mission that its
// seat may not know.
type Position struct {
	// Options are those that are not as usual.
	Options rules.Options `json:"options,omitempty"`
	// Turn counts from 1 (DZ-6).
	Turn  int   `json:"turn"`
	Phase Phase `json:"phase"`
	// Go is the seat whose go it is or whose reward is carried out, null when
	// the game is over.
	Go rules.Holder `json:"go"`
	// Decision is what is asked: home, move, action, expansion, soldiers (DZ-25),
	// extra_action (DZ-27), manoeuvre (DZ-19), border_defence (DZ-17), removal
	// (DZ-11) or nothing.
	Decision Decision `json:"decision"`
	// Players are in order of play.
	Players []Player `json:"players"`
	// OpenMissions is the open row.
	OpenMissions []OpenMission `json:"open_missions"`
	// FirstClaims gives the seat that claimed a name first in the game (DZ-29).
	FirstClaims map[Mission]int `json:"first_claims"`
	// RewardsDue are the names whose reward is still to be carried out.
	RewardsDue []Mission `json:"rewards_due"`
	// Movement is about the soldiers of the player whose go it is.
	Movement Movement `json:"movement"`
	// Declaration waits for answers; null if there is none.
	Declaration *DeclarationView `json:"declaration"`
	// Step is a soldier's move that waits for an answer; null if there is none.
	Step *StepView `json:"soldier_move"`
	// Reward is being carried out; null if there is none.
	Reward *RewardView `json:"reward"`
}

// Player is what one player has.
type Player struct {
	// Home is the home edge, null before it was chosen (DZ-7).
	Home     *Edge   `json:"home"`
	Tokens   []Field `json:"tokens"`
	Outposts []Field `json:"outposts"`
	Soldiers []Field `json:"soldiers"`
	// Uncovered and Covered count the action tokens of each kind (DZ-2).
	Uncovered map[ActionToken]int `json:"action_tokens"`
	Covered   map[ActionToken]int `json:"covered_action_tokens"`
	// Secret is null where the seat that looks may not know it (DZ-5).
	Secret *SecretMission `json:"secret_mission"`
	// Silenced are the questions, manoeuvre and border defence, that the player is
	// not to be asked this turn (DZ-20).
	Silenced Silenced `json:"not_this_turn"`
}

// Silenced are kinds of action tokens about which a player is not asked. Positions
// of version 0.1.0 have true for both kinds or false.
type Silenced []ActionToken

// Has reports whether the player is not to be asked about a kind.
func (q Silenced) Has(k ActionToken) bool { return slices.Contains(q, k) }

// UnmarshalJSON reads a list of kinds, or true or false.
func (q *Silenced) UnmarshalJSON(data []byte) error {
	switch string(data) {
	case "true":
		*q = slices.Clone(questions[:])
		return nil
	case "false":
		*q = nil
		return nil
	}
	return json.Unmarshal(data, (*[]ActionToken)(q))
}

// SecretMission is a player's own card (DZ-5, DZ-24).
type SecretMission struct {
	Mission  Mission `json:"mission"`
	Revealed bool    `json:"revealed"`
	Claimed  bool    `json:"claimed"`
}

// OpenMission is a card of the open row and who holds it.
type OpenMission struct {
	Mission Mission      `json:"mission"`
	Holder  rules.Holder `json:"holder"`
}

// Movement tells about the soldiers of the player whose go it is.
type Movement struct {
	// Used have had their move of this go (DZ-9) or replaced it (DZ-12).
	Used []Field `json:"used"`
	// Moved have moved this go in any way, also those sent back.
	Moved []Field `json:"moved"`
	// Last may be given an assault if the player has one (DZ-16); null if none.
	Last *Field `json:"last"`
}

// DeclarationView is an action that waits for answers (DZ-19).
type DeclarationView struct {
	// Action is token, outpost, soldier, assault or expand.
	Action string `json:"action"`
	// Soldier is the field of the soldier of an assault, else null.
	Soldier *Field `json:"soldier"`
	Field   Field  `json:"field"`
	// Asked is the seat that answers now or whose manoeuvre is being carried out.
	Asked int `json:"asked"`
	// OwnFirst tells that the player who declared is asked first, by the rules of
	// version 0.1.0, and not last (DZ-35).
	OwnFirst bool `json:"own_first,omitempty"`
}

// StepView is a soldier's move that waits for border defence (DZ-17) or, once
// the soldier has entered, for the decision about the token (DZ-11).
type StepView struct {
	// Kind is move, assault or manoeuvre.
	Kind string `json:"kind"`
	Seat int    `json:"seat"`
	From Field  `json:"from"`
	To   Field  `json:"to"`
}

// RewardView is a first-claim reward that is being carried out.
type RewardView struct {
	Mission Mission `json:"mission"`
	// Left counts the soldiers (DZ-25) or actions (DZ-27) still to come.
	Left int `json:"left"`
}

// snapshot writes the position with the secrets that the given seats may know.
func (s *State) snapshot(secrets rules.SeatSet) Position {
	t := Position{
		Options: s.options(),
		Turn:    int(s.turn), Phase: s.phase, Go: rules.Holder(s.active), Decision: s.ask,
		OpenMissions: []OpenMission{}, FirstClaims: map[Mission]int{}, RewardsDue: []Mission{},
		Movement: Movement{Used: s.used.Fields(), Moved: s.shifted.Fields(), Last: fieldOrNil(s.last)},
	}
	if s.phase == PhaseOver {
		t.Go = rules.NoSeat
	}
	for seat := range s.seats {
		t.Players = append(t.Players, s.playerOf(seat, secrets.Has(seat) || s.revealed.Has(seat)))
	}
	for i := range s.openCount {
		t.OpenMissions = append(t.OpenMissions, OpenMission{s.open[i], rules.Holder(s.holder[i])})
	}
	for _, m := range Missions() {
		if s.first[m] != rules.NoSeat {
			t.FirstClaims[m] = int(s.first[m])
		}
		if s.due>>m&1 == 1 {
			t.RewardsDue = append(t.RewardsDue, m)
		}
	}
	s.addPending(&t)
	return t
}

// addPending adds what waits for an answer.
func (s *State) addPending(t *Position) {
	if d := s.declared; d.Verb != 0 {
		t.Declaration = &DeclarationView{Action: grammar[d.Verb].Word, Field: d.To, Asked: s.asked(), OwnFirst: d.ownFirst}
		if d.Verb == VerbAssault {
			t.Declaration.Soldier = &d.From
		}
	}
	if st := s.step; st.Kind != NoStep {
		t.Step = &StepView{st.Kind.String(), st.Seat, st.From, st.To}
	}
	if s.left > 0 {
		t.Reward = &RewardView{s.reward, int(s.left)}
	}
}

func (s *State) playerOf(seat int, secret bool) Player {
	p := Player{
		Tokens: s.tokens[seat].Fields(), Outposts: s.outposts[seat].Fields(),
		Soldiers:  s.soldiers[seat].Fields(),
		Uncovered: map[ActionToken]int{}, Covered: map[ActionToken]int{}, Silenced: Silenced{},
	}
	for _, k := range questions {
		if s.silent.of(k).Has(seat) {
			p.Silenced = append(p.Silenced, k)
		}
	}
	if e := s.home[seat]; e != NoEdge {
		p.Home = &e
	}
	for _, k := range ActionTokens() {
		p.Uncovered[k], p.Covered[k] = int(s.uncovered[seat][k]), int(s.covered[seat][k])
	}
	if secret {
		p.Secret = &SecretMission{s.secret[seat], s.revealed.Has(seat), s.claimed.Has(seat)}
	}
	return p
}

func fieldOrNil(f Field) *Field {
	if f == NoField {
		return nil
	}
	return &f
}
