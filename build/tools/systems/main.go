// Command systems reports whether the packages of a module and their tests fit together
// for every system that they are made for. It reads and type-checks all of the source,
// with that of the libraries, and makes no code. That takes a tenth of a build where
// nothing was built before. It cannot see whether libraries can be linked.
//
//	systems SYSTEM/PROCESSOR...
//
// It prints what is wrong, a line each, and ends with 1 if anything is.
package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"strings"
	"sync"

	"golang.org/x/tools/go/packages"
)

func main() {
	if !check(os.Args[1:], ".", os.Stdout) {
		os.Exit(1)
	}
}

// check checks the module in a folder for systems such as linux/amd64 and says on w
// what is wrong.
func check(systems []string, folder string, w io.Writer) (good bool) {
	good = true
	files := reader{set: token.NewFileSet(), read: map[string]*ast.File{}}
	for _, system := range systems {
		for _, fault := range faults(&files, folder, system) {
			fmt.Fprintf(w, "%s: %s\n", system, fault)
			good = false
		}
	}
	return good
}

// faults is what is wrong with the module for one system, each once.
func faults(files *reader, folder, system string) (out []string) {
	goos, goarch, ok := strings.Cut(system, "/")
	if !ok {
		return []string{"not a system and a processor such as linux/amd64"}
	}
	all, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps |
			packages.NeedTypes | packages.NeedTypesSizes | packages.NeedModule | packages.NeedSyntax,
		Dir:       folder,
		Env:       append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0"),
		Fset:      files.set,
		ParseFile: files.parse,
		Tests:     true,
	}, "./...")
	if err != nil {
		return []string{err.Error()}
	}
	said := map[string]bool{}
	for p := range packages.Postorder(all) {
		for _, e := range p.Errors {
			if s := e.Error(); !said[s] {
				said[s] = true
				out = append(out, s)
			}
		}
	}
	return out
}

// reader reads each file once for all systems.
type reader struct {
	set  *token.FileSet
	lock sync.Mutex
	read map[string]*ast.File
}

func (r *reader) parse(set *token.FileSet, name string, src []byte) (*ast.File, error) {
	r.lock.Lock()
	f := r.read[name]
	r.lock.Unlock()
	if f != nil {
		return f, nil
	}
	f, err := parser.ParseFile(set, name, src, parser.AllErrors|parser.SkipObjectResolution)
	if err != nil {
		return f, err
	}
	r.lock.Lock()
	defer r.lock.Unlock()
	r.read[name] = f
	return f, nil
}
