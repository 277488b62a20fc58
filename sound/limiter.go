package sound

import "math"

// Ceiling is the greatest sample that leaves the mixer: -1 dBFS.
var Ceiling = float32(math.Pow(10, -1.0/20))

const (
	// lookAhead is how many samples the limiter sees a peak before it comes: 2 ms.
	lookAhead = Rate / 500
	// release is the part of what is missing to full strength that comes back with
	// each sample: four fifths in 0.1 s.
	release = 1.6 / (Rate / 10)
	// quiet is the number of samples without anything too loud after which the limiter
	// only delays. By then its gain is back to 1 within 16 bits.
	quiet = Rate
)

// limiter keeps samples below the ceiling by turning all down before a peak, softly,
// and up again after it. What comes out is lookAhead samples late.
type limiter struct {
	late  [lookAhead]float32 // the samples that are still to come out
	held  [lookAhead]float32 // the least gain that the samples around each time need, coming up slowly
	sum   float64            // of held
	gain  float32            // the last of held
	least window
	at    int
	loud  int // samples since something was too loud, quiet at most
}

func newLimiter() limiter {
	l := limiter{gain: 1, loud: quiet}
	l.rest()
	return l
}

// rest brings the limiter to full strength, with what is still to come out.
func (l *limiter) rest() {
	for i := range l.held {
		l.held[i] = 1
	}
	l.sum, l.gain, l.least = lookAhead, 1, window{}
}

// run limits samples in place.
func (l *limiter) run(samples []float32) {
	for i, x := range samples {
		out := l.late[l.at]
		l.late[l.at] = x
		if x > Ceiling || x < -Ceiling {
			l.loud = 0
		}
		if l.loud < quiet {
			out = l.turn(out, Ceiling/max(x, -x, Ceiling))
			if l.loud++; l.loud == quiet {
				l.rest()
			}
		}
		samples[i] = out
		if l.at++; l.at == lookAhead {
			l.at = 0
		}
	}
}

// turn gives a sample the gain that it needs; need is that of the one that came in
// just now. The least gain of a window, averaged over a window of the same length, is
// never more than any sample between them needs.
func (l *limiter) turn(out, need float32) float32 {
	l.gain = min(l.least.add(need), l.gain+(1-l.gain)*release)
	l.sum += float64(l.gain) - float64(l.held[l.at])
	l.held[l.at] = l.gain
	return max(-Ceiling, min(Ceiling, out*float32(l.sum/lookAhead)))
}

// window knows the least of the last numbers, as many as the limiter looks ahead. It
// keeps those that may still become the least, the least first.
type window struct {
	values [lookAhead + 1]float32
	times  [lookAhead + 1]int
	first  int
	count  int
	time   int
}

// add adds a number and gives the least.
func (w *window) add(v float32) float32 {
	const size = lookAhead + 1
	w.time++
	if w.count > 0 && w.times[w.first] <= w.time-size {
		w.first, w.count = (w.first+1)%size, w.count-1
	}
	for w.count > 0 && w.values[(w.first+w.count-1)%size] >= v {
		w.count--
	}
	last := (w.first + w.count) % size
	w.values[last], w.times[last] = v, w.time
	w.count++
	return w.values[w.first]
}
