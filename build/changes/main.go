// Command changes writes the change log (CHANGELOG.md) as others want it:
//
//	changes [-in FILE] [-newest VERSION] FORMAT
//
// FORMAT is debian for the changelog of a Debian package, and rpm for nfpm's file,
// which becomes that of an rpm package. appstream writes the releases of AppStream's
// metadata, notes the newest release. With -newest the newest version must be VERSION.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// packager is the sender of packages. Nothing is sent there, so the address is one of
// those reserved for examples (RFC 2606).
const packager = "The Schron authors <schron@example.org>"

var formats = map[string]func(io.Writer, []release){
	"debian":    debian,
	"rpm":       rpm,
	"appstream": appstream,
	"notes":     notes,
}

func main() {
	in := flag.String("in", "CHANGELOG.md", "the change log, `FILE`")
	newest := flag.String("newest", "", "the `VERSION` that must be the newest")
	flag.Parse()
	if err := run(os.Stdout, *in, *newest, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "changes:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, in, newest string, args []string) error {
	if len(args) != 1 || formats[args[0]] == nil {
		return fmt.Errorf("format is %q, accepted: debian, rpm, appstream, notes", strings.Join(args, " "))
	}
	text, err := os.ReadFile(in)
	if err != nil {
		return err
	}
	all, err := parse(string(text))
	if err != nil {
		return fmt.Errorf("%s: %w", in, err)
	}
	if newest != "" && all[0].version != newest {
		return fmt.Errorf("%s: the newest version is %s, want %s", in, all[0].version, newest)
	}
	formats[args[0]](w, all)
	return nil
}
