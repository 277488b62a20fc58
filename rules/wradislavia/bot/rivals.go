package bot

import (
	"runtime"
	"slices"

	"schron/rules"

	game "schron/rules/wradislavia"
)

// deal draws the hands that the opponent may hold, and how the turn goes on.
func (t *thinker) deal(r *rules.Rand) {
	t.hands = slices.Grow(t.hands[:0], t.Hands)[:t.Hands]
	for i := range t.hands {
		h := &t.hands[i]
		h.turns, h.sends = h.turns[:0], h.sends[:0]
		t.sample = t.p.SampleInto(t.sample, r)
		s := t.sample.(*game.State)
		for range t.Dice {
			h.turns = append(h.turns, s.Recalled(r.Split()))
		}
	}
}

// pollEvery is after how many turns it is asked whether anybody still waits, and
// others have the processor.
const pollEvery = 64

// play returns the chance of the seat after a turn with both deployments; once nobody
// waits any more it gives anything.
func (t *thinker) play(turn *game.State, own, theirs *sending) int32 {
	if t.plays++; t.plays%pollEvery == 0 && t.p != nil {
		runtime.Gosched()
		t.stopped = t.p.Stopped()
	}
	if t.stopped {
		return 0
	}
	t.x = *turn
	var sides [game.Seats]game.Sending
	sides[t.seat], sides[other(t.seat)] = game.Sending(*own), game.Sending(*theirs)
	t.x.Meet(sides)
	t.k.brawl(&t.x)
	var chance [game.Seats]int32
	(Mind{Weights: t.k}).Judge(&t.x, chance[:])
	return chance[t.seat]
}

// screen draws own deployments and keeps the best ones. It tries them against what an
// opponent may send who does not think. Again and again it tries the better half more
// often.
func (t *thinker) screen(r *rules.Rand) {
	hand := t.hands[0].turns[0].Hand(t.seat)
	t.own = t.own[:0]
	for range t.Screen {
		t.own = append(t.own, option{sending: anySending(hand, 5, r)})
	}
	slices.SortFunc(t.own, func(a, b option) int { return a.sending.compare(&b.sending) })
	t.own = slices.CompactFunc(t.own, func(a, b option) bool { return a.sending == b.sending })
	at := 0
	for times := 2; ; times += (times + 1) / 2 {
		for range times {
			h := &t.hands[at%len(t.hands)]
			turn := &h.turns[at/len(t.hands)%len(h.turns)]
			theirs := anySending(turn.Hand(other(t.seat)), t.k.GuessAttack, r)
			for i := range t.own {
				o := &t.own[i]
				o.sum += int64(t.play(turn, &o.sending, &theirs))
				o.tried++
			}
			at++
		}
		best(t.own)
		if len(t.own) <= t.Own {
			return
		}
		t.own = t.own[:max(t.Own, len(t.own)/2)]
	}
}

// best puts the best options first; among equals the order of the deployments holds.
func best(list []option) {
	slices.SortStableFunc(list, func(a, b option) int { return int(b.chance() - a.chance()) })
}

// triedBy is how many own deployments, and drawn is how many times as many of the
// opponent's, an answer is chosen by.
const triedBy, drawn = 4, 5

// answer finds for each hand the deployments that do best against the own ones.
func (t *thinker) answer(r *rules.Rand) {
	for i := range t.hands {
		h := &t.hands[i]
		hand := h.turns[0].Hand(other(t.seat))
		for range drawn * t.Theirs {
			o := option{sending: anySending(hand, t.k.GuessAttack, r)}
			for n := range triedBy {
				own := &t.own[(i+n)%min(len(t.own), 2*triedBy)]
				o.sum += int64(certain - t.play(&h.turns[n%len(h.turns)], &own.sending, &o.sending))
				o.tried++
			}
			h.sends = append(h.sends, o)
		}
		best(h.sends)
		h.sends = h.sends[:t.Theirs]
	}
}

// fill plays every own deployment against all that the hands may send.
func (t *thinker) fill() {
	t.matrix = t.matrix[:0]
	for i := range t.own {
		for k := range t.hands {
			h := &t.hands[k]
			for n := range h.sends {
				sum := int32(0)
				for m := range h.turns {
					sum += t.play(&h.turns[m], &t.own[i].sending, &h.sends[n].sending)
				}
				t.matrix = append(t.matrix, sum/int32(len(h.turns)))
			}
		}
	}
}
