package film

import "image"

// Plan says what is made of a match.
type Plan struct {
	Moves  int // of the match
	Every  int // moves from one frame to the next
	Frames int // the start, and a frame after every so many moves and after the last one
	Delay  int // how long a frame stands, in 1/100 s
	Size   image.Point
	Most   int // bytes of the file at most
}

const (
	mostFrames = 360
	mostBytes  = 20_000_000
	longest    = 180_00 // 1/100 s that a film should last at most
	leastDelay = 35     // of a frame in 1/100 s
	mostDelay  = 100
	lastDelay  = 300 // … of the last one
)

// The film shows the least window there is, a little smaller.
const (
	unitsWide, unitsHigh = 1024, 640
	wide, high           = 960, 600
)

// PlanFor is the plan for a match of so many moves.
func PlanFor(moves int) Plan {
	p := Plan{Moves: moves, Size: image.Pt(wide, high), Most: mostBytes}
	p.Every = max(1, (moves+mostFrames-2)/(mostFrames-1))
	p.Frames = 1 + (moves+p.Every-1)/p.Every
	p.Delay = min(max(longest/p.Frames, leastDelay), mostDelay)
	return p
}

// Moment is how many moves have been played in a frame, from 0.
func (p Plan) Moment(frame int) int { return min(frame*p.Every, p.Moves) }

// DelayOf is how long a frame stands, in 1/100 s.
func (p Plan) DelayOf(frame int) int {
	if frame == p.Frames-1 {
		return lastDelay
	}
	return p.Delay
}

// Seconds is how long the film lasts.
func (p Plan) Seconds() int { return ((p.Frames-1)*p.Delay + lastDelay + 50) / 100 }

const (
	least = 64 // bytes that a frame may always have: one that changes nothing takes less
	burst = 6  // times its part that a frame may take of what is left, while there is enough
	last  = 50 // the last frame, the result, may take this part of all, whatever was before
	ahead = 20 // this part of all may be written sooner than its time
	paced = 85 // percent of all that come due frame by frame, so that some is left at the end
)

// The pace is what is written by what is due.
const (
	latePace = 1.1 // at which a frame may have no more than its part …
	paceRoom = 0.3 // … and so far below it may burst in full
)

// Share is how many bytes a frame may have if so many are written before it. Together
// all frames with their shares stay below what the file may have. Where frames take
// more than their parts the next ones may have less, so that it does not run out
// before the end.
func (p Plan) Share(frame, written int) int {
	frames := p.Frames - frame
	left := p.Most - written - least*frames - 1 // the end of the file
	if frames > 1 {
		left -= p.Most / last
	}
	if frame == 0 {
		return left / 2
	}
	due := p.Most*paced/100*frame/p.Frames + p.Most/ahead
	pace := float64(written) / float64(due)
	times := 1 + (burst-1)*min(max((latePace-pace)/paceRoom, 0), 1)
	return least + max(0, min(left, int(times*float64(left)/float64(frames))))
}
