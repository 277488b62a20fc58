package start

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
)

// usageError is wrong use or bad input: one line on standard error, exit code 2.
type usageError struct{ text string }

func (e *usageError) Error() string { return e.text }

func wrongUse(format string, args ...any) error {
	return &usageError{oneLine(fmt.Sprintf(format, args...))}
}

// mostLetters is how much of what the user typed, or of what a file holds, an
// error repeats.
const mostLetters = 2000

// oneLine makes visible what would break or colour a line of the terminal: the
// line may repeat what the user typed.
func oneLine(text string) string {
	var b strings.Builder
	letters := 0
	for _, c := range text {
		if letters++; letters > mostLetters {
			return b.String() + "…"
		}
		if unicode.IsPrint(c) {
			b.WriteRune(c)
			continue
		}
		quoted := strconv.QuoteRune(c)
		b.WriteString(quoted[1 : len(quoted)-1])
	}
	return b.String()
}

// newFlags returns an empty set of flags that prints nothing by itself.
func newFlags(command string) *flag.FlagSet {
	fs := flag.NewFlagSet(command, flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	return fs
}

// helpWanted is no mistake: -h or -help stood among the flags.
type helpWanted struct{ flags *flag.FlagSet }

func (*helpWanted) Error() string { return flag.ErrHelp.Error() }

// parse reads flags and as many arguments as there are names. Its error is
// helpWanted or says in one line what is wrong and what is accepted.
func parse(fs *flag.FlagSet, args []string, names ...string) ([]string, error) {
	got, err := scan(fs, args)
	switch {
	case err != nil:
		return nil, err
	case len(got) > len(names) && len(names) == 0:
		return nil, wrongUse("unknown argument %q, accepted: flags only", got[0])
	case len(got) > len(names):
		return nil, wrongUse("unknown argument %q, accepted: %s", got[len(names)], strings.Join(names, " "))
	case len(got) < len(names):
		return nil, wrongUse("%s is missing, accepted: schron %s %s", names[len(got)], fs.Name(), strings.Join(names, " "))
	}
	return got, nil
}

// scan reads flags and the arguments among them.
func scan(fs *flag.FlagSet, args []string) ([]string, error) {
	var got []string
	for {
		if err := fs.Parse(args); err != nil {
			return nil, flagError(fs, err)
		}
		// Flags may stand after an argument too: replay FILE -at 3.
		if fs.NArg() == 0 {
			return got, nil
		}
		got = append(got, fs.Arg(0))
		args = fs.Args()[1:]
	}
}

func flagError(fs *flag.FlagSet, err error) error {
	if errors.Is(err, flag.ErrHelp) {
		return &helpWanted{fs}
	}
	if name, ok := strings.CutPrefix(err.Error(), "flag provided but not defined: "); ok {
		return wrongUse("unknown flag %s, accepted: %s", name, flagNames(fs))
	}
	if text, ok := strings.CutPrefix(err.Error(), "invalid boolean value "); ok {
		value, _, _ := strings.Cut(text, ":")
		return wrongUse("invalid value %s, accepted: true, false", value)
	}
	return wrongUse("%v", err)
}

func flagNames(fs *flag.FlagSet) string {
	var names []string
	fs.VisitAll(func(f *flag.Flag) { names = append(names, "-"+f.Name) })
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, ", ")
}
