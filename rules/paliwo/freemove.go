package paliwo

import "schron/rules"

// What a zombie or crawler may do in a free activation is about that activation,
// refuseFree, and about the act itself. The functions here are about the act, so
// that the list of legal moves asks for the activation once.

// refuseAdvance is about a zombie's step to its front field (WP-35).
func (s *State) refuseAdvance(f Field) reason {
	g := s.figures[f]
	switch {
	case g.Crawls():
		return noCrawlerAdvance
	case s.moverPoints(f) < StepCost:
		return noZombiePA
	case !s.Enterable(f.Next(g.Facing())):
		return noAhead
	}
	return allowed
}

func (s *State) advance(f Field, j *rules.Journal) {
	s.beginMove(f)
	to := f.Next(s.figures[f].Facing())
	j.Add("WP-35", SeatZombies, "paliwo.event.advance", fromArg(f), fieldArg(to))
	s.moveMover(to, j)
}

// moveMover takes the mover to a field; goo there gives it a point (WP-36).
func (s *State) moveMover(to Field, j *rules.Journal) {
	s.move(s.mover, to)
	s.mover = to
	s.moverPA -= StepCost
	if s.onGoo(to) > 0 {
		s.moverPA += GooPA
		j.Add("WP-36", SeatZombies, "paliwo.event.goo.zombie", fieldArg(to))
	}
}

// refuseRotate is about the one turn by 90° of an activation (WP-35, WP-36).
func (s *State) refuseRotate(f Field, d Facing) reason {
	g := s.figures[f]
	switch {
	case g.Crawls():
		return noCrawlerAdvance
	case s.turned && f == s.mover:
		return noRotateAgain
	case s.moverPoints(f) < TurnCost:
		return noZombiePA
	case !g.Facing().Quarter(d):
		return noQuarter
	}
	return allowed
}

func (s *State) rotate(f Field, d Facing, j *rules.Journal) {
	s.beginMove(f)
	s.moverPA -= TurnCost
	s.turned = true
	s.figures[f] = s.figures[f].turnedTo(d)
	j.Add("WP-35", SeatZombies, "paliwo.event.rotate", fieldArg(f), facingArg(d))
}

// refuseCrawl is about a crawler's step to any neighbour that it has not entered
// in this activation (WP-35, WP-36).
func (s *State) refuseCrawl(f, to Field) reason {
	switch {
	case !s.figures[f].Crawls():
		return noZombieCrawl
	case s.moverPoints(f) < StepCost:
		return noZombiePA
	case !f.Adjacent(to):
		return noAdjacent
	case f == s.mover && s.wasEntered(to):
		return noCrawlBack
	}
	return s.refuseField(to)
}

func (s *State) wasEntered(f Field) bool {
	for _, t := range s.trail[:s.trailLen] {
		if t == f {
			return true
		}
	}
	return false
}

func (s *State) crawl(f, to Field, j *rules.Journal) {
	s.beginMove(f)
	s.trail[s.trailLen] = to
	s.trailLen++
	j.Add("WP-35", SeatZombies, "paliwo.event.crawl", fromArg(f), fieldArg(to))
	s.moveMover(to, j)
}

// refuseBite is about a zombie that bites the human on its front field, or a
// crawler that bites any human next to it (WP-35).
func (s *State) refuseBite(f, to Field) reason {
	g := s.figures[f]
	h := s.figures[to].Human()
	switch {
	case !f.Adjacent(to):
		return noAdjacent
	case h == NoHuman:
		return noBitten
	case g.Ordinary() && f.Next(g.Facing()) != to:
		return noBiteFront
	case s.people[h].doomed():
		return noBiteDoomed
	case s.moverPoints(f) < biteCost(g):
		return noZombiePA
	}
	return allowed
}

// biteCost is what a bite costs a zombie or crawler (WP-C).
func biteCost(g Figure) int8 {
	if g.Crawls() {
		return CrawlerBiteCost
	}
	return BiteCost
}

// biteFreely bites and so ends the activation (WP-35).
func (s *State) biteFreely(f, to Field, j *rules.Journal) {
	s.beginMove(f)
	s.bite(f, s.figures[to].Human(), j)
	s.endMove()
}
