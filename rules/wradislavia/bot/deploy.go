package bot

import (
	"sync"

	"schron/rules"

	game "schron/rules/wradislavia"
)

// Deploying says how hard a Mind thinks about a deployment, as numbers of what it looks
// at. Both sides choose in secret, so it looks for a mixture of its own deployments.
// They do well against the best answers of whatever hand the opponent may hold. The
// zero Deploying leaves deployments to the search.
type Deploying struct {
	Screen int // own deployments drawn to begin with,
	Own    int // and how many of them are mixed in the end
	Hands  int // hands that the opponent may hold,
	Dice   int // third dice and second hazards for each of them,
	Theirs int // and deployments that each hand chooses from
	Near   int // by how much, in 1/10 000, one may be worse than the best and be played
}

// Plan returns the rest of the seat's deployment, nil in other phases. The mixture
// depends only on what the seat sees at the start of the turn. So it stays the same
// while the seat sends one character after the other. The choice is drawn by chance.
func (w Mind) Plan(p *rules.Position) []rules.Move {
	if w.Deploy.Own == 0 || p.Status().Phase != game.PhaseDeployment.String() {
		return nil
	}
	t := thinkers.Get().(*thinker)
	defer thinkers.Put(t)
	return t.plan(w, p)
}

// thinkers keeps what deployments are thought out in.
var thinkers = sync.Pool{New: func() any { return new(thinker) }}

// thinker is a deployment that is being thought out.
type thinker struct {
	Deploying
	p      *rules.Position
	k      *Weights
	seat   int
	sample rules.State
	x      game.State // a turn is played in

	plays   int
	stopped bool // nobody waits for it any more

	hands  []rival
	own    []option
	matrix []int32 // chance of the seat by own deployment, hand and deployment of the hand
	mix    mixing
}

// rival is a hand that the opponent may hold, with turns as they may come and what it
// may send out.
type rival struct {
	turns []game.State
	sends []option
}

// option is a deployment that is being tried.
type option struct {
	sending
	sum   int64 // of the chances to win of who sends it
	tried int32
}

func (o *option) chance() int32 { return int32(o.sum / int64(max(o.tried, 1))) }

func (t *thinker) plan(w Mind, p *rules.Position) []rules.Move {
	posts := t.think(w, p)
	if t.stopped {
		return nil
	}
	return t.pick(&posts, p.Rand())
}

// think finds the mixture, and tells what the seat has sent already.
func (t *thinker) think(w Mind, p *rules.Position) [game.Slots]game.Fighter {
	t.Deploying, t.k, t.seat, t.p = w.Deploy, w.weights(), p.Seat(), p
	t.plays, t.stopped = 0, false
	defer func() { t.p = nil }()
	t.sample = p.SampleInto(t.sample, p.Rand())
	s := t.sample.(*game.State)
	posts := *s.Side(t.seat)
	r := rules.NewRand(s.Sight(t.seat))
	t.deal(&r)
	t.screen(&r)
	t.answer(&r)
	if t.fill(); !t.stopped {
		t.mix.solve(t.matrix, len(t.own), len(t.hands), t.Theirs, t.Near)
	}
	return posts
}

// pick draws an own deployment that continues what is sent already. It returns the
// moves that are left of it, nil if no deployment continues it.
func (t *thinker) pick(posts *[game.Slots]game.Fighter, r *rules.Rand) []rules.Move {
	sum := 0
	for i := range t.own {
		if t.own[i].continues(posts) {
			sum += t.mix.share[i]
		}
	}
	if sum == 0 {
		return nil
	}
	n := r.IntN(sum)
	for i := range t.own {
		if !t.own[i].continues(posts) {
			continue
		}
		if n -= t.mix.share[i]; n < 0 {
			return t.own[i].moves(posts)
		}
	}
	return nil
}
