package dzicz

// RuleIDs lists the ids of all rules in order; those after DZ-31 are rulings on
// what the original leaves open. The rulebooks explain each.
func RuleIDs() []string {
	return []string{
		"DZ-1", "DZ-2", "DZ-3", "DZ-4", "DZ-5", "DZ-6", "DZ-7", "DZ-8", "DZ-9", "DZ-10",
		"DZ-11", "DZ-12", "DZ-13", "DZ-14", "DZ-15", "DZ-16", "DZ-17", "DZ-18", "DZ-19", "DZ-20",
		"DZ-21", "DZ-22", "DZ-23", "DZ-24", "DZ-25", "DZ-26", "DZ-27", "DZ-28", "DZ-29", "DZ-30",
		"DZ-31", "DZ-32", "DZ-33", "DZ-34", "DZ-35", "DZ-36",
	}
}
