package program

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"schron/assets"
	"schron/rules"
	"schron/scenes"
	"schron/scenes/disk"
	"schron/scenes/house"
	"schron/scenes/start"
	"schron/scenes/store"
	"schron/sound"
)

// demonstration plays one game after the other by itself. On the way it takes pictures
// of the scenes before the table, the start of every turn, and the result.
type demonstration struct {
	*program
	plan  start.Demo
	games []rules.Game
	next  int // the game to begin after the present one
	turn  int // the turn of the last picture
	wait  int // ticks before the next step
	still int // ticks for which the table has been settled
	after func()
	err   error

	shoot  func(file string, done func(error)) // scenes.App.Shoot
	taking bool                                // a picture was asked for and is not there yet
}

// demo plays a game of each kind in the window and writes pictures. Saves and
// settings are its own and are gone afterwards.
func demo(d start.Demo) error {
	dir, err := os.MkdirTemp("", "schron-demo")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	p, err := newProgram(start.Window{
		Data: dir, Lang: d.Lang, Width: d.Width, Height: d.Height, Seed: &d.Seed, At: -1, Seat: rules.NoSeat,
	})
	if err != nil {
		return err
	}
	p.house.Settings.Animation = store.AnimationFast
	p.steady = true
	m := &demonstration{program: p, plan: d, games: p.house.Games}
	o, err := p.options()
	if err != nil {
		return err
	}
	o.Start = func(a *scenes.App) {
		p.app, p.house.Host = a, a
		m.shoot = a.Shoot
		p.begin()
		m.after = func() { m.picture("shelf", m.begin) }
	}
	o.OnTick = func(*scenes.App) { m.tick() }
	if d.WAV == "" {
		return errors.Join(scenes.Run(o), m.err)
	}
	p.house.Settings.Animation, p.house.Settings.Volume = store.AnimationNormal, 100
	return record(d.WAV, func(r *sound.Recorder) error {
		p.listen(&o, r)
		return errors.Join(scenes.Run(o), m.err)
	})
}

// record writes what a recorder is given while do runs to a WAV file.
func record(path string, do func(r *sound.Recorder) error) error {
	file, err := disk.Target(path)
	if err != nil {
		return err
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	r := sound.NewRecorder(assets.Sound, sound.NewWAV(f))
	err = do(r)
	return errors.Join(err, r.Close(), f.Close())
}

// pause is how long a scene stands before its picture is taken, in ticks.
const pause = 10

// tick takes the next step when it is time.
func (m *demonstration) tick() {
	if m.taking {
		return // what is on the screen is still wanted
	}
	if m.wait > 0 {
		m.wait--
		return
	}
	if do := m.after; do != nil {
		m.after = nil
		do()
		return
	}
	if m.table == nil {
		return
	}
	if m.still++; !m.table.Settled() {
		m.still = 0
	}
	game := m.table.Game()
	// What is shown lags behind the match while a move is on its way.
	switch shown := m.table.Status(); {
	case m.table.Match().Result().Over:
		if m.still >= pause {
			m.picture(game+"-result", m.begin)
		}
	case shown.Turn != m.turn && shown.Turn <= pictured:
		if m.still >= pause {
			m.turn = shown.Turn
			m.picture(fmt.Sprintf("%s-turn-%02d", game, m.turn), nil)
		}
	case m.table.Match().Len() > m.shown():
		m.hurry()
	}
}

// A game is shown move by move up to shownMoves. Then it goes on by hurryMoves at a
// time, because bots play some games for thousands of moves. The first turns, as many
// as pictured, are pictured each.
const (
	shownMoves = 12
	heardMoves = 40 // … where they are to be heard
	hurryMoves = 100
	pictured   = 6
)

// shown is how many moves are shown one by one.
func (m *demonstration) shown() int {
	if m.plan.WAV != "" {
		return heardMoves
	}
	return shownMoves
}

// hurry plays on without showing every move, up to the next turn that is
// pictured.
func (m *demonstration) hurry() {
	m.table.Skip()
	defer m.app.InvalidateAll()
	t := m.table.Session
	for range hurryMoves {
		t.Skip()
		turn := t.Match().Status().Turn
		if !t.BotWaits() || turn != m.turn && turn <= pictured {
			return
		}
		if err := t.PlayBot(); err != nil {
			m.err = err
			m.app.Quit()
			return
		}
	}
}

// picture writes what is on the screen, if pictures are wanted, and then goes on.
func (m *demonstration) picture(name string, then func()) {
	if m.plan.Out == "" {
		m.wait, m.after = pause, then
		return
	}
	file := filepath.Join(m.plan.Out, name+".png")
	m.taking = true
	m.shoot(file, func(err error) {
		m.taking = false
		if err != nil {
			m.err = err
			m.app.Quit()
		}
		m.after = then
	})
	m.wait = pause
}

// begin shows the set-up and the rulebook of the next game and puts it on the
// table; after the last one the program ends.
func (m *demonstration) begin() {
	if m.next == len(m.games) {
		m.app.Quit()
		return
	}
	g := m.games[m.next]
	m.next++
	m.turn = 0
	m.house.Navigation.Shelf()
	m.house.Navigation.Setup(g.ID())
	m.step(func() {
		m.picture(g.ID()+"-setup", func() {
			m.house.Navigation.Rules(g.ID(), "")
			m.step(func() { m.picture(g.ID()+"-rulebook", func() { m.seat(g) }) })
		})
	})
}

// step does something after a pause.
func (m *demonstration) step(do func()) { m.wait, m.after = pause, do }

// player is the bot that plays in demonstrations.
const player = "medium"

// seat puts a game of bots on the table.
func (m *demonstration) seat(g rules.Game) {
	match, err := rules.NewMatch(g, people(g, m.house, player), rules.Setup{Seed: m.plan.Seed})
	if err != nil {
		m.err = err
		m.app.Quit()
		return
	}
	m.house.Navigation.Table(house.Match{Match: match})
	m.wait = pause
}
