package wradislavia

import "testing"

// TestLessons goes through the course.
func TestLessons(t *testing.T) { kit.Lessons(t) }
