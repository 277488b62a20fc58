package paliwo

import "schron/rules"

// mayRise reports whether a crawler could rise from a token on f: no figure stands
// there (WP-31).
func (s *State) mayRise(f Field) bool {
	return s.grounds[f].has(crawlerToken) && s.figures[f] == noFigure
}

// asksRise is about phase 2: all crawlers rise that can. Only with too few
// figures the zombie player chooses where; the other tokens wait (WP-31), and the
// log says so (WP-48).
func (s *State) asksRise(j *rules.Journal) bool {
	n, tokens := int8(0), false
	for f := Field(0); f < Fields; f++ {
		if s.mayRise(f) {
			n++
		}
		tokens = tokens || s.grounds[f].has(crawlerToken)
	}
	if n == 0 || s.pool == 0 {
		if tokens {
			j.Add("WP-48", SeatZombies, "paliwo.event.passed.rise")
		}
		return false
	}
	if s.pool < n {
		return true
	}
	for f := Field(0); f < Fields; f++ {
		if s.mayRise(f) {
			s.rise(f, j)
		}
	}
	return false
}

func (s *State) refuseRise(f Field) reason {
	switch {
	case !s.grounds[f].has(crawlerToken):
		return noCrawlerToken
	case s.figures[f] != noFigure:
		return noRiseTaken
	}
	return allowed
}

// rise puts a crawler in place of its token (WP-31).
func (s *State) rise(f Field, j *rules.Journal) {
	s.grounds[f] &^= crawlerToken
	s.figures[f] = crawler.numbered(s.nextFigure())
	s.risen++
	j.Add("WP-31", SeatZombies, "paliwo.event.rise", fieldArg(f))
	s.takeFigure(j)
}
