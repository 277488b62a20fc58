package tabletest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"schron/input"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/rulestest"
	"schron/scenes/sounds"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/tally"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	secretPairs  = 6   // of positions that differ in a secret, for each number of players
	secretSome   = 2   // of them: one near the end of the game, one amid it
	secretMoves  = 4   // that are played in a pair, more near the end of the game
	secretBudget = 24  // iterations of an advice
	secretLong   = 400 // moves of a game that is not played to its end
	shade        = 8   // by which a colour may differ
	secretDraw   = 4   // every so many screens are compared pixel by pixel in a proof, else half of them
	secretTicks  = 60  // in which all that a move sounds like is heard
)

// Secrets tests that no screen reveals what not everybody at it may know. Two matches
// differ in a secret only. Either the screen is open to all, or the seat at the screen
// does not know the secret. The same is played in both. While that seat sees the same,
// both must show the same nodes with their labels and states, tooltips, words, pictures
// and pixels. This also holds with a hint, an offer to take back a move, cards, log,
// sheet, replay and film. What is heard of a move must be the same, for everybody in the
// room hears it; so must what the guest book takes. Once the game is over nothing is
// secret: a replay opens all hands and secrets, but the story stays the same. A game whose
// secrets lie face down is played without a cover. Where nothing but chance is hidden, one
// pair of an open screen is enough.
func (k Kit[F, P]) Secrets(t *testing.T) {
	least, most := k.Rules.Players()
	var all secretCounts
	c := NewCanvas(t)
	for _, n := range []int{least, most} {
		for _, own := range []bool{false, true} {
			t.Run(fmt.Sprintf("%d players, own screen %v", n, own), func(t *testing.T) {
				for _, i := range []int{3, 0, 1, 2, 4, 5}[:rulestest.Rounds(secretSome, secretPairs)] {
					if all.add(k.secretPair(t, c, n, i, own)); all.secrets == 0 && !own {
						break // nothing but chance is hidden in this game
					}
				}
			})
		}
		if least == most {
			break
		}
	}
	t.Logf("%+v", all)
	enough := 4 * rulestest.Rounds(secretSome, secretPairs)
	if all.secrets == 0 {
		enough /= 2
	}
	if all.screens < enough || all.hints == 0 || all.sounds == 0 || all.ends == 0 && all.secrets > 0 {
		t.Errorf("only %+v were compared", all)
	}
}

// secretCounts is in how many pairs more than chance is hidden, and how many screens of
// a kind and sounds were compared.
type secretCounts struct{ secrets, screens, hints, offers, sounds, ends int }

func (c *secretCounts) add(x secretCounts) {
	c.secrets += x.secrets
	c.screens += x.screens
	c.hints += x.hints
	c.offers += x.offers
	c.sounds += x.sounds
	c.ends += x.ends
}

// pair is two matches that differ in a secret, each on its table.
type pair[F table.Face] struct {
	t      testing.TB
	name   string
	seat   int // which does not know the difference
	a, b   *Desk[F]
	ears   [2]*ear // at each
	canvas *sprites.Canvas
	secretCounts
}

// ear notes what is played and how.
type ear struct{ heard []string }

func (e *ear) Play(name string, gain, pitch float64) {
	e.heard = append(e.heard, fmt.Sprintf("%s %.3f %.3f", name, gain, pitch))
}
func (*ear) Prepare([]string)  {}
func (*ear) SetVolume(float64) {}
func (*ear) Tick()             {}

// listen has all that is heard at a table noted.
func listen[F table.Face](d *Desk[F]) *ear {
	e := &ear{}
	d.House.Sounds = sounds.New(e, d.House.Settings)
	d.Root().Env().OnSound = func(s ui.Sound) { d.House.Sounds.Do(string(s)) }
	return e
}

// secretPair plays a random game to some moment, half of the games nearly to the end.
// From there on it compares the game with a twin.
func (k Kit[F, P]) secretPair(t *testing.T, c *sprites.Canvas, players, i int, own bool) secretCounts {
	r := rules.NewRand(uint64(100*players + i))
	long := secretLong * (1 - i%2)
	m := rulestest.RandomMatch(t, k.Rules, rules.Setup{Players: players, Seed: uint64(i + 1)}, long)
	moves, from := secretMoves, r.IntN(max(m.Len()-secretMoves, 1))
	if long == 0 {
		moves, from = 4*secretMoves, max(m.Len()-1-r.IntN(secretMoves), 0)
	}
	s, err := m.At(from)
	if err != nil {
		t.Fatal(err)
	}
	seat := rules.NoSeat
	if own {
		seat = s.Actor()
	}
	twin, secret := rulestest.Twin(t, k.Rules, s, seat, &r)
	p := pair[F]{t: t, name: fmt.Sprintf("game %d from move %d", i+1, from), seat: seat, a: k.layOpen(t, s, players), b: k.layOpen(t, twin, players), canvas: c}
	p.ears = [2]*ear{listen(p.a), listen(p.b)}
	if secret {
		p.secrets++
	}
	playPair(k, &p, moves, &r)
	return p.secretCounts
}

// layOpen lays a position on a table that helps as much as it can.
func (k Kit[F, P]) layOpen(t testing.TB, s rules.State, players int) *Desk[F] {
	h := House(t, k.Rules, "en")
	h.Settings.Covers = nil
	return LayIn[F](t, h, MatchAt(t, k.Rules, players, s), k.Game, helpful(k.Rules), 1280, 800)
}

// helpful are the options of a table that advises, looks back and explains.
func helpful(g rules.Game) table.Options {
	o := table.Options{Explain: true}
	if l, ok := bots.LevelOf("hard", g); ok {
		l = l.Cheaper(secretBudget)
		o.Adviser, o.Regret = l.Advise, l.Regret
	}
	return o
}

// same reports whether the seat sees the same in both matches.
func (p *pair[F]) same() bool {
	looks := func(m *rules.Match) []byte {
		data, err := json.Marshal(struct {
			View   rules.View
			Log    []rules.LogEntry
			Actor  int
			Status rules.Status
		}{m.View(p.seat), m.Log(p.seat), m.Actor(), m.Status()})
		if err != nil {
			p.t.Fatal(err)
		}
		return data
	}
	return bytes.Equal(looks(p.a.Match), looks(p.b.Match)) && reflect.DeepEqual(p.a.Match.Result(), p.b.Match.Result())
}

// play plays moves by chance in both for as long as the seat sees the same.
func playPair[F table.Face, P any](k Kit[F, P], p *pair[F], moves int, r *rules.Rand) {
	p.t.Helper()
	for n := 0; n <= moves && p.same(); n++ {
		now := fmt.Sprintf("%s, %d moves later", p.name, n)
		p.hear(now)
		p.counted(now)
		p.compare(now)
		if n%rulestest.Rounds(2*secretDraw, secretDraw) == 0 {
			p.pixels(now)
			pastOf(k, p, now)
		}
		p.both(func(d *Desk[F]) { d.Open() })
		p.ask(now)
		m, err := p.a.Match.BotMove(rules.RandomBot{})
		if err != nil {
			p.t.Fatal(err)
		}
		if p.b.Match.Check(m) != nil {
			return // it is made of what differs
		}
		p.both(func(d *Desk[F]) { d.Play(m); d.Ticks(3) })
		if p.a.Match.Actor() == rules.NoSeat {
			if p.same() {
				p.hear(now)
				p.counted(now)
			}
			p.end(now)
			openedOf(k, p, now)
			return
		}
	}
}

func (p *pair[F]) both(do func(d *Desk[F])) { do(p.a); do(p.b) }

// public reports whether the present screen is one that the seat looks at.
func (p *pair[F]) public() bool {
	if p.seat == rules.NoSeat {
		return !p.a.Table.Private() && !p.b.Table.Private()
	}
	return p.a.Table.Cover() != rules.NoSeat || p.a.Table.Viewer() == p.seat
}

// hear compares what was heard since it was last asked.
func (p *pair[F]) hear(now string) {
	p.t.Helper()
	p.both(func(d *Desk[F]) {
		for range secretTicks {
			d.House.Sounds.Tick(true)
		}
	})
	a, b := p.ears[0], p.ears[1]
	if !slices.Equal(a.heard, b.heard) {
		p.t.Fatalf("%s: heard is %q and %q", now, a.heard, b.heard)
	}
	p.sounds += len(a.heard)
	a.heard, b.heard = nil, nil
}

// counted compares what the guest book takes of the match: nothing while it runs.
func (p *pair[F]) counted(now string) {
	p.t.Helper()
	of := func(d *Desk[F]) (store.Played, bool) {
		out, counts := tally.Of(d.Match, time.Unix(0, 0), func(i int) string { return d.Match.Players()[i].Name })
		out.ID = ""
		return out, counts
	}
	a, counts := of(p.a)
	b, _ := of(p.b)
	if !reflect.DeepEqual(a, b) || counts != p.a.Match.Result().Over {
		p.t.Fatalf("%s: the guest book takes %+v and %+v", now, a, b)
	}
}

// compare compares the present screens, if the seat looks at them, and puts away what
// lies on top of the table.
func (p *pair[F]) compare(now string) {
	p.t.Helper()
	p.both(func(d *Desk[F]) { d.Away(); d.Ticks(2) })
	if !p.public() {
		return
	}
	Same(p.t, now, p.a, p.b)
	p.screens++
	if p.a.Has("regret") {
		p.offers++
	}
	for _, id := range []string{"card:ok", "regret:keep"} {
		if p.a.Has(id) {
			p.both(func(d *Desk[F]) { d.Click(id) })
			Same(p.t, now+", "+id, p.a, p.b)
		}
	}
}

// ask has both players look at what helps them: a hint, the log, the sheet.
func (p *pair[F]) ask(now string) {
	p.t.Helper()
	p.compare(now + ", asked")
	if !p.public() {
		return
	}
	for _, k := range []input.Key{input.KeyH, input.KeyL, input.KeyF2} {
		p.both(func(d *Desk[F]) { d.Key(k); d.Ticks(2) })
		Same(p.t, fmt.Sprintf("%s, key %v", now, k), p.a, p.b)
		if p.a.Has("hint:words") {
			p.hints++
		}
		p.both(func(d *Desk[F]) {
			if d.Has("hint:words") || d.Has("log:sheet") || d.Has("sheet") {
				d.Key(input.KeyEscape)
			}
		})
	}
	Same(p.t, now+", all put away", p.a, p.b)
}

// pixels compares what is drawn.
func (p *pair[F]) pixels(now string) {
	p.t.Helper()
	if !p.public() {
		return
	}
	c := p.canvas
	draw := func(d *Desk[F]) []byte { return Pixels(p.t, c, 1280, 800, 1, func() { d.Stack.Draw(c) }).Pix }
	a, b := draw(p.a), draw(p.b)
	for i := range a {
		// The card's own rounding is no difference.
		if d := int(a[i]) - int(b[i]); max(d, -d) > shade {
			p.t.Fatalf("%s: the pictures differ at %d, %d: %d and %d", now, i/4%1280, i/4/1280, a[i], b[i])
		}
	}
}

// past compares the last moment in the past, in a replay and in a film as the seat sees it.
func pastOf[F table.Face, P any](k Kit[F, P], p *pair[F], now string) {
	p.t.Helper()
	if p.a.Match.Len() == 0 || p.a.Table.Cover() != rules.NoSeat || !p.public() {
		return
	}
	for name, o := range map[string]table.Options{"a replay": {Replay: true}, "a film": {Replay: true, Still: true, Film: true}} {
		show := func(d *Desk[F]) *Desk[F] {
			out := LayIn[F](p.t, House(p.t, k.Rules, "en"), d.Match, k.Game, o, 1280, 800)
			if o.Film {
				out.Table.Show(d.Table.Viewer())
			}
			out.Table.Look(d.Match.Len() - 1)
			out.Stack.InvalidateAll()
			out.Ticks(2)
			return out
		}
		a, b := show(p.a), show(p.b)
		Same(p.t, now+", "+name, a, b)
		if !o.Film && a.Has("eyes") {
			p.t.Errorf("%s: a view can be chosen while the game runs", now)
		}
	}
}

// end compares the stories of a game that is over.
func (p *pair[F]) end(now string) {
	p.t.Helper()
	if !reflect.DeepEqual(p.a.Match.Log(p.seat), p.b.Match.Log(p.seat)) {
		return
	}
	p.ends++
	if a, b := p.a.Match.Story(), p.b.Match.Story(); !reflect.DeepEqual(a, b) {
		p.t.Fatalf("%s: the stories are %v and %v", now, a, b)
	}
}

// openedOf tests that a replay of the game that is over opens what was hidden.
func openedOf[F table.Face, P any](k Kit[F, P], p *pair[F], now string) {
	p.t.Helper()
	show := func(d *Desk[F]) (*Desk[F], []byte) {
		out := LayIn[F](p.t, House(p.t, k.Rules, "en"), d.Match, k.Game, table.Options{Replay: true}, 1280, 800)
		view, err := d.Match.ViewAt(0, rules.AllSeats)
		if err != nil {
			p.t.Fatal(err)
		}
		data, err := json.Marshal(view)
		if err != nil {
			p.t.Fatal(err)
		}
		return out, data
	}
	a, one := show(p.a)
	b, two := show(p.b)
	if !a.Has("eyes") || a.Table.Viewer() != rules.AllSeats {
		p.t.Errorf("%s: the replay shows the view of %d", now, a.Table.Viewer())
	}
	if !bytes.Equal(one, two) && slices.Equal(a.Seen(), b.Seen()) {
		p.t.Errorf("%s: a replay after the end hides a secret", now)
	}
}
