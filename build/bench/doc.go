// Package bench measures the built program beside an empty window, side by side
// in one run: start, idle CPU and memory. It needs Xvfb; `make bench` runs it.
package bench
