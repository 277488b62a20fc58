package layout

// Ease bends the course of an animation. It takes the share of the time that has passed
// and returns the share of the way that is done. Both run from 0 to 1; time outside
// that range is clamped.
type Ease func(t float64) float64

// EaseIn starts slowly.
func EaseIn(t float64) float64 {
	t = Within(t)
	return t * t * t
}

// EaseOut ends slowly.
func EaseOut(t float64) float64 { return 1 - EaseIn(1-t) }

// EaseInOut starts and ends slowly.
func EaseInOut(t float64) float64 {
	t = Within(t)
	if t < 0.5 {
		return EaseIn(2*t) / 2
	}
	return 1 - EaseIn(2-2*t)/2
}

// EaseOutBack overshoots by a tenth and comes back, as a thing set down firmly.
func EaseOutBack(t float64) float64 {
	const pull = 1.70158
	u := Within(t) - 1
	return 1 + u*u*((pull+1)*u+pull)
}

// Within keeps a part between 0 and 1.
func Within(x float64) float64 { return max(0, min(x, 1)) }

// Stretch is how much (0..1) has passed at x of what lasts from one moment to another.
func Stretch(x, from, to float64) float64 { return Within((x - from) / (to - from)) }
