package layout

import "math"

// Ease bends the course of an animation: it takes the share of the time that
// has passed and gives the share of the way that is done. Both run from 0 to 1,
// and time beyond those is taken as the nearer one.
type Ease func(t float64) float64

// Linear goes evenly.
func Linear(t float64) float64 { return clamp01(t) }

// EaseIn starts slowly.
func EaseIn(t float64) float64 {
	t = clamp01(t)
	return t * t * t
}

// EaseOut ends slowly.
func EaseOut(t float64) float64 { return 1 - EaseIn(1-t) }

// EaseInOut starts and ends slowly.
func EaseInOut(t float64) float64 {
	t = clamp01(t)
	if t < 0.5 {
		return EaseIn(2*t) / 2
	}
	return 1 - EaseIn(2-2*t)/2
}

// EaseOutBack overshoots by a tenth and comes back, as a thing set down firmly.
func EaseOutBack(t float64) float64 {
	const pull = 1.70158
	u := clamp01(t) - 1
	return 1 + u*u*((pull+1)*u+pull)
}

// EaseBounce falls and bounces three times, as a die does.
func EaseBounce(t float64) float64 {
	const steep, part = 7.5625, 2.75
	t = clamp01(t)
	switch {
	case t < 1/part:
		return steep * t * t
	case t < 2/part:
		t -= 1.5 / part
		return steep*t*t + 0.75
	case t < 2.5/part:
		t -= 2.25 / part
		return steep*t*t + 0.9375
	}
	t -= 2.625 / part
	return steep*t*t + 0.984375
}

// ThereAndBack rises from 0 to 1 in the first half of the time and falls back
// in the second, softly at all three turns.
func ThereAndBack(t float64) float64 {
	return (1 - math.Cos(2*math.Pi*clamp01(t))) / 2
}

// Progress is the share of an animation that is done: elapsed of duration, with
// a delay before it, all in the same unit of time. Without a duration it is
// done at once.
func Progress(elapsed, delay, duration float64) float64 {
	if duration <= 0 {
		if elapsed < delay {
			return 0
		}
		return 1
	}
	return clamp01((elapsed - delay) / duration)
}

func clamp01(t float64) float64 { return math.Max(0, math.Min(t, 1)) }
