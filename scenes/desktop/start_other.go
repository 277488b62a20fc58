//go:build !windows

package desktop

import "strings"

// startOf returns the path that a dialog begins with. That is the file proposed, or a
// folder with a slash after it, which marks a folder.
func startOf(q Question) string {
	if q.Save || q.Path == "" || strings.HasSuffix(q.Path, "/") {
		return q.Path
	}
	return q.Path + "/"
}
