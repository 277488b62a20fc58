package menu

import (
	"crypto/rand"
	"encoding/binary"
	"math"
	"slices"
	"strconv"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/house"
	"schron/scenes/keys"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// Setup is the scene in which a match is set up: players, options, seed.
type Setup struct {
	h        *house.House
	game     rules.Game
	lineup   *lineup
	options  rules.Options
	seed     string // as typed; empty for one of chance
	chance   uint64 // the seed used where none is typed
	hints    bool   // the players may ask for hints
	takeBack bool   // a person alone may take back moves of computers, too
	people   bool   // the list of all people is shown
	doomed   string // who is forgotten by one more click, "" for nobody
	inOrder  bool   // the players sit as they are listed, nothing is drawn
	evening  string // the id of the match after which this is the next one, "" for none
	follows  bool   // the options are the recommended ones for whatever number of players
	refused  error  // why the game cannot be played so, as of the last Build
	dress    int    // the player whose colour and mark are being chosen, −1 for none
	foe      int    // the player whose character is being chosen, −1 for none
	drawn    uint64 // how many characters were drawn
	legs     bool   // a second leg follows, in which the sides are swapped
	first    string // the id of the match whose second leg this is, "" for none
}

// NewSetup sets up a match of g. A seed, if given, stands in the field.
func NewSetup(h *house.House, g rules.Game, seed *uint64) *Setup {
	s := &Setup{h: h, game: g, chance: chance(), hints: true, dress: -1, foe: -1}
	s.sit(h.Settings.Players)
	if len(h.Settings.Players) == 0 {
		s.alone()
	}
	s.options = usualOptions(g)
	if seed != nil {
		s.seed = strconv.FormatUint(*seed, 10)
	}
	return s
}

// alone seats the weakest computer players that know the game on all seats but the first.
func (s *Setup) alone() {
	for i := 1; i < len(s.lineup.players); i++ {
		s.seat(i, bots.Fallback(s.game, ""))
	}
}

// PlayNow begins a match of one person, the first of last time, and easy computers.
// The players of last time stay those that are proposed.
func PlayNow(h *house.House, g rules.Game, seed *uint64) {
	s := NewSetup(h, g, seed)
	one := slices.DeleteFunc(slices.Clone(h.Settings.Players), func(p rules.Player) bool { return p.Bot != "" })
	s.sit(one[:min(1, len(one))])
	s.alone()
	s.begin()
}

// NewSetupLike sets up a match like m, with its players, options and hints. Where nobody
// chose sides they sit in the order in which they were entered last, if they are
// the same people.
func NewSetupLike(h *house.House, m *rules.Match, seed *uint64) *Setup {
	s := NewSetup(h, m.Game(), seed)
	players := m.Players()
	if m.Game().Roles(len(players)) == nil {
		players = asEntered(players, (&lineup{players: h.Settings.Players, called: s.lineup.called}).named())
	}
	s.sit(players)
	if o, err := m.Setup().Options.Complete(m.Game().Options()); err == nil {
		s.options = o
	}
	s.hints, s.takeBack = m.Hints(), m.TakesBack()
	return s
}

// sit has players sit down as they were entered: a name that nobody chose was not.
func (s *Setup) sit(players []rules.Player) {
	players = knowing(s.game, players)
	for i := range players {
		p := &players[i]
		if _, n, usual := s.h.UsualName(p.Name); usual && n == i+1 || p.Bot != "" && p.Name == s.h.Called(rules.Player{Bot: p.Bot}, i) {
			p.Name = ""
		}
	}
	least, most := s.game.Players()
	s.lineup = newLineup(players, least, most)
	s.lineup.called = s.h.Called
}

// NewSetupNext sets up the next match of the people of one that is over. They stay, and
// the one who began goes last; where there are sides they change them. It goes on with
// the evening, or begins one.
func NewSetupNext(h *house.House, m *rules.Match, seed *uint64) *Setup {
	s := NewSetupLike(h, m, seed)
	players := m.Players()
	s.sit(append(players[1:], players[0]))
	s.inOrder, s.evening = true, store.MatchID(m)
	return s
}

// Next begins the second of two legs where the first one is over. Else it shows the set-up
// of the next match.
func Next(h *house.House, m *rules.Match, seed *uint64) {
	s := NewSetupNext(h, m, seed)
	if !h.AwaitsSecondLeg(m) {
		h.Host.Push(s)
		return
	}
	s.legs, s.first = true, store.MatchID(m)
	s.begin()
}

// sided reports whether a match of two legs makes sense: two play, and it matters who has
// which side or begins.
func (s *Setup) sided() bool {
	_, most := s.game.Players()
	return len(s.lineup.players) == 2 && (most == 2 || s.game.Roles(2) != nil)
}

// chance draws a seed short enough to be read out: up to nine digits.
func chance() uint64 {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		panic(err) // never returned by crypto/rand
	}
	return binary.LittleEndian.Uint64(b[:]) % 1_000_000_000
}

// setupHigh is the greatest height of the scene's content: in a higher window
// the button that starts stays near the players.
const setupHigh = 800.0

// Name is "setup".
func (s *Setup) Name() string { return "setup" }

// Game is the id of the game.
func (s *Setup) Game() string { return s.game.ID() }

// Key goes back with Escape and prints the game with Ctrl+P.
func (s *Setup) Key(g input.Gesture) bool {
	switch {
	case g.IsKey(input.KeyEscape, 0):
		s.leave()
	case keys.Print.Is(g) && s.prints():
		s.print()
	default:
		return false
	}
	return true
}

// prints reports whether the game can be printed, print asks how.
func (s *Setup) prints() bool { return s.h.Boxes[s.game.ID()].Prints }
func (s *Setup) print()       { s.h.Navigation.Print(s.game.ID()) }

// leave goes back and keeps the players for the next time.
func (s *Setup) leave() {
	s.remember()
	s.h.Host.Pop()
}

// remember keeps the players in the settings. Those of last time that this game
// has no room for stay.
func (s *Setup) remember() {
	seated := s.lineup.seated()
	s.h.Change(func(set *store.Settings) {
		if n := len(seated); n == s.lineup.most && len(set.Players) > n {
			seated = append(seated, set.Players[n:]...)
		}
		set.Players = seated
	})
}

// useSeed is the seed that the match gets; false if what is typed is none.
func (s *Setup) useSeed() (uint64, bool) {
	if s.seed == "" {
		return s.chance, true
	}
	n, err := rules.ParseSeed(s.seed)
	return n, err == nil
}

// fault is the sentence about what keeps the match from starting, "" if
// nothing does.
func (s *Setup) fault() string {
	if i, key := s.lineup.fault(); i >= 0 {
		return s.h.Say(key, rules.Number("n", maxLetters), rules.Literal("name", s.lineup.name(i)))
	}
	if _, ok := s.useSeed(); !ok {
		return s.h.Say("setup.fault.seed")
	}
	if err := s.refusal(); err != nil {
		return s.h.Speaker().Error(err)
	}
	return ""
}

// start keeps the players for the next time and begins the match.
func (s *Setup) start() {
	if s.fault() == "" {
		s.remember()
		s.begin()
	}
}

// begin makes the match and puts it on the table.
func (s *Setup) begin() {
	seed, ok := s.useSeed()
	if !ok || s.fault() != "" {
		return
	}
	players := s.lineup.named()
	if s.game.Roles(len(players)) == nil && !s.inOrder {
		seated := make([]rules.Player, len(players))
		for seat, i := range rules.DrawOrder(seed, len(players)) {
			seated[seat] = players[i]
		}
		players = seated
	}
	m, err := rules.NewMatch(s.game, players, rules.Setup{Seed: seed, Options: s.options})
	if err != nil {
		tell(s.h, err)
		return
	}
	m.AllowHints(s.hints)
	m.AllowTakeBack(s.takeBack)
	s.h.Met(players, s.evening)
	if s.legs && s.sided() {
		s.h.BeginLegs(s.first, m)
	}
	s.h.Navigation.Table(house.Match{Match: m})
}

// Build lays the scene out.
func (s *Setup) Build(b *ui.Builder) {
	h := s.h
	if s.follows {
		s.options = rules.RecommendedOptions(s.game, len(s.lineup.players))
	}
	s.refused = s.refusal()
	room := page(b, h, h.Say("setup.title", rules.Literal("game", h.Name(s.game.ID()))), s.leave)
	room, _ = room.CutTop(setupHigh)
	foot, room := room.CutBottom(64)
	_, room = room.CutBottom(gap)
	x := s.shapeFor(b, room)
	left, right := x.split(room)
	s.left(b, x, left)
	s.side(b, x, right)
	if !x.about {
		s.aboutButtons(b, room)
	}
	s.foot(b, foot)
	if s.dress >= 0 {
		s.wardrobe(b)
	}
	if s.foe >= 0 {
		s.opponents(b)
	}
	if s.people {
		s.everybody(b)
	}
}

// foot adds the sentence about what is missing and the button that starts.
func (s *Setup) foot(b *ui.Builder, r layout.Rect) {
	act, words := r.CutRight(math.Max(200, r.W*0.2))
	_, words = words.CutRight(gap)
	fault := s.fault()
	box, st, text := sprites.PromptBox, sprites.Body, fault
	if fault == "" {
		text, st = s.h.Say("setup.ready"), st.In(sprites.Muted)
		box = box.Bordered(sprites.LineColour, 1)
	}
	inner := words.InsetXY(18, 4)
	b.Add(ui.Node{
		ID: "state", Role: "text", Label: text, Rect: words, State: map[string]any{"ready": fault == ""},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(words, box)
			c.Paragraph(text, inner, st)
		},
	})
	b.Button(ui.Button{
		ID: "start", Rect: act, Text: s.h.Say("setup.start"), Icon: "icon/play", Kind: ui.Primary,
		Disabled: fault != "", Why: ui.Because(fault), OnClick: s.start,
	})
}

// knowing gives players among whom bots that do not know a game have left their seats
// to the one that plays by chance.
func knowing(g rules.Game, players []rules.Player) []rules.Player {
	out := slices.Clone(players)
	for i := range out {
		_, err := bots.ByID(out[i].Bot)
		level, _ := bots.StyleOf(out[i].Bot)
		offered := func(b rules.Bot) bool { return err == nil && b.ID() == level }
		if out[i].Bot != "" && !slices.ContainsFunc(bots.For(g), offered) {
			out[i].Bot = rules.RandomBot{}.ID()
		}
	}
	return out
}

// botKinds lists who may play a seat: a person or one of the bots that know the game.
func (s *Setup) botKinds() []ui.Option {
	kinds := []ui.Option{{ID: person, Text: s.h.Say("frame.human"), Icon: "icon/human"}}
	for _, bot := range bots.For(s.game) {
		id := bot.ID()
		kinds = append(kinds, ui.Option{ID: id, Text: s.h.Say("setup.bot." + id), Short: s.h.Say("setup.bot." + id + ".short"), Icon: "icon/robot", Tip: func() ui.Tip { return s.botTip(id) }})
	}
	return kinds
}

// botTip says how well a bot plays.
func (s *Setup) botTip(id string) ui.Tip {
	return ui.Tip{Title: s.h.Say("setup.bot." + id), Lines: []string{s.h.Say("setup.bot." + id + ".help")}}
}

// person stands for no bot in the choice of who plays.
const person = "human"
