package start

import (
	"bytes"
	"flag"
	"fmt"
	"runtime"
	"strings"
	"text/tabwriter"
)

// Set by the linker (build/compile.sh).
var (
	version = "development"
	commit  = ""
)

// help prints the subcommands and the flags of the window.
func (p *program) help(args []string) error {
	if _, err := parse(newFlags("help"), args); err != nil {
		return err
	}
	var w Window
	return p.helpOf(windowFlags(&w, p.Scenes))
}

// helpOf prints the help of a subcommand, or of the whole program for the flags
// of the window.
func (p *program) helpOf(fs *flag.FlagSet) error {
	var b bytes.Buffer
	tw := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	whole := fs.Name() == "schron"
	if whole {
		fmt.Fprint(tw, "Schron: board games about the world after its end, for people at one screen.\n\n"+
			"schron [FILE] [flags]\topen the window, with the game record FILE\n")
	}
	for _, c := range commands() {
		if whole || c.name == fs.Name() {
			fmt.Fprintf(tw, "%s\t%s\n", strings.TrimSpace("schron "+c.name+" "+c.arguments), c.summary)
		}
	}
	tw.Flush()
	title := "\nFlags:\n"
	fs.VisitAll(func(f *flag.Flag) {
		value, usage := flag.UnquoteUsage(f)
		fmt.Fprintf(tw, "%s  %s\t%s\n", title, strings.TrimSpace("-"+f.Name+" "+value), usage)
		title = ""
	})
	tw.Flush()
	_, err := p.out.Write(b.Bytes())
	return err
}

// printVersion prints version, system and, when it is known, the commit.
func (p *program) printVersion(args []string) error {
	if _, err := parse(newFlags("version"), args); err != nil {
		return err
	}
	_, err := fmt.Fprintln(p.out, strings.TrimSpace(fmt.Sprintf("schron %s %s/%s %s", version, runtime.GOOS, runtime.GOARCH, commit)))
	return err
}
