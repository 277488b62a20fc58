package desk

const axisLeast = 34.0 // between two turns on an axis

// axisSteps are how many turns may lie between two that are numbered.
var axisSteps = [...]int{1, 2, 5, 10, 20, 50, 100}

// AxisStep returns how many turns lie between two that are numbered, where a turn is so
// wide on the axis.
func AxisStep(wide float64) int {
	for _, step := range axisSteps {
		if wide*float64(step) >= axisLeast {
			return step
		}
	}
	return axisSteps[len(axisSteps)-1]
}
