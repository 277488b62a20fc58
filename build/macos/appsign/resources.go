package main

import (
	"bytes"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// rule says to macOS how files of a bundle are sealed whose names, below Contents, match.
type rule struct {
	match  string
	flag   string // omit, optional, nested or none
	weight int    // of several that match the heaviest counts; 0 if nothing more is said
}

// The rules as codesign writes them, for systems before 10.9 and since.
var (
	older = []rule{
		{`^Resources/`, "", 0},
		{`^Resources/.*\.lproj/`, "optional", 1000},
		{`^Resources/.*\.lproj/locversion.plist$`, "omit", 1100},
		{`^Resources/Base\.lproj/`, "", 1010},
		{`^version.plist$`, "", 0},
	}
	newer = []rule{
		{`.*\.dSYM($|/)`, "", 11},
		{`^(.*/)?\.DS_Store$`, "omit", 2000},
		{`^(Frameworks|SharedFrameworks|PlugIns|Plug-ins|XPCServices|Helpers|MacOS|Library/(Automator|Spotlight|LoginItems))/`, "nested", 10},
		{`^.*`, "", 0},
		{`^Info\.plist$`, "omit", 20},
		{`^PkgInfo$`, "omit", 20},
		{`^Resources/`, "", 20},
		{`^Resources/.*\.lproj/`, "optional", 1000},
		{`^Resources/.*\.lproj/locversion.plist$`, "omit", 1100},
		{`^Resources/Base\.lproj/`, "", 1010},
		{`^[^/]+$`, "nested", 10},
		{`^embedded\.provisionprofile$`, "", 20},
		{`^version\.plist$`, "", 20},
	}
)

// putRules writes rules as entries of a dictionary.
func putRules(w io.Writer, rules []rule) {
	for _, r := range rules {
		fmt.Fprintf(w, "\t\t<key>%s</key>\n", r.match)
		if r.weight == 0 {
			fmt.Fprint(w, "\t\t<true/>\n")
			continue
		}
		fmt.Fprint(w, "\t\t<dict>\n")
		if r.flag != "" {
			fmt.Fprintf(w, "\t\t\t<key>%s</key>\n\t\t\t<true/>\n", r.flag)
		}
		fmt.Fprintf(w, "\t\t\t<key>weight</key>\n\t\t\t<real>%d</real>\n\t\t</dict>\n", r.weight)
	}
}

// putSeal writes the seal of a file as an entry of a dictionary. What belongs to one
// language may be missing later.
func putSeal(w io.Writer, name, key string, hash []byte) {
	data := base64.StdEncoding.EncodeToString(hash)
	fmt.Fprintf(w, "\t\t<key>%s</key>\n", name)
	optional := strings.Contains(name, ".lproj/")
	if key == "hash" && !optional {
		fmt.Fprintf(w, "\t\t<data>%s</data>\n", data)
		return
	}
	fmt.Fprintf(w, "\t\t<dict>\n\t\t\t<key>%s</key>\n\t\t\t<data>%s</data>\n", key, data)
	if optional {
		fmt.Fprint(w, "\t\t\t<key>optional</key>\n\t\t\t<true/>\n")
	}
	fmt.Fprint(w, "\t\t</dict>\n")
}

// resources is the list of seals of what lies in Contents/Resources.
func resources(app string) ([]byte, error) {
	var files []string
	err := filepath.WalkDir(filepath.Join(app, "Resources"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	slices.Sort(files)
	var files1, files2, rules1, rules2 bytes.Buffer
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		name, err := filepath.Rel(app, file)
		if err != nil {
			return nil, err
		}
		h1, h2 := sha1.Sum(data), sha256.Sum256(data)
		putSeal(&files1, filepath.ToSlash(name), "hash", h1[:])
		putSeal(&files2, filepath.ToSlash(name), "hash2", h2[:])
	}
	putRules(&rules1, older)
	putRules(&rules2, newer)
	var out bytes.Buffer
	out.WriteString(head)
	for _, part := range []struct {
		key string
		of  *bytes.Buffer
	}{{"files", &files1}, {"files2", &files2}, {"rules", &rules1}, {"rules2", &rules2}} {
		fmt.Fprintf(&out, "\t<key>%s</key>\n\t<dict>\n%s\t</dict>\n", part.key, part.of)
	}
	out.WriteString("</dict>\n</plist>\n")
	return out.Bytes(), nil
}

// head begins every property list.
const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
`
