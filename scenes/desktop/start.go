package desktop

import "strings"

// startIn is the path that a dialog begins with: the file proposed, or a folder with
// the separator after it, which tells it from a file.
func startIn(q Question, separator string) string {
	if q.Save || q.Path == "" || strings.HasSuffix(q.Path, separator) {
		return q.Path
	}
	return q.Path + separator
}
