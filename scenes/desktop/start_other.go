//go:build !windows

package desktop

import "strings"

// startOf is the path that a dialog begins with: the file proposed, or a folder with
// a slash after it, which tells it from a file.
func startOf(q Question) string {
	if q.Save || q.Path == "" || strings.HasSuffix(q.Path, "/") {
		return q.Path
	}
	return q.Path + "/"
}
