package main

import (
	"bytes"
	"fmt"
	"go/format"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
)

// command is how the file is made again.
func (o options) command() string {
	players := make([]string, len(o.players))
	for i, n := range o.players {
		players[i] = strconv.Itoa(n)
	}
	c := fmt.Sprintf("go run ./build/learn -game %s -seed %d -players %s -level %s", o.game, o.seed, strings.Join(players, ","), o.level)
	if o.mind != "" {
		c += " -mind " + o.mind
	}
	if o.only != "" {
		c += " -only " + o.only
	}
	if o.by == matches {
		return c + fmt.Sprintf(" -by %s -rounds %d -pairs %d -iterations %d", matches, o.rounds, o.pairs, o.iterations)
	}
	return c + fmt.Sprintf(" -games %d -keep %d -stray %d -pull %d -rounds %d -iterations %d", o.games, o.keep, o.stray, o.pull, o.rounds, o.iterations)
}

// path is where the weights that ship are declared, seen from the module's root.
func (k *kit) path() string {
	_, dir, _ := strings.Cut(k.typ.PkgPath(), "/")
	return filepath.Join(filepath.FromSlash(dir), "learned.go")
}

// file is the Go file that declares the weights.
func (k *kit) file(o options, v []int) ([]byte, error) {
	var b bytes.Buffer
	pkg := filepath.Base(k.typ.PkgPath())
	fmt.Fprintf(&b, "package %s\n\n// Learned are the weights that ship. They were made by\n//\n//\t%s\n//\n", pkg, o.command())
	fmt.Fprintf(&b, "// and are not to be changed by hand.\nvar Learned = %s", k.typ.Name())
	write(&b, k.weights(v).Elem())
	b.WriteByte('\n')
	return format.Source(b.Bytes())
}

// write writes the fields of a struct behind its type.
func write(b *bytes.Buffer, v reflect.Value) {
	b.WriteString("{\n")
	for i := range v.NumField() {
		f, x := v.Type().Field(i), v.Field(i)
		fmt.Fprintf(b, "%s: ", f.Name)
		switch x.Kind() {
		case reflect.Struct:
			b.WriteString(f.Type.Name())
			write(b, x)
		case reflect.Array:
			fmt.Fprintf(b, "%#v", x.Interface())
		default:
			fmt.Fprint(b, x.Int())
		}
		b.WriteString(",\n")
	}
	b.WriteByte('}')
}
