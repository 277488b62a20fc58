package assets

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/BurntSushi/toml"
)

// loadLists reads the lists of a folder, one file for a game. Each file is a table with
// the entries under the name key, whose own keys must all be known. complete then sets
// defaults and refuses what makes no sense.
func loadLists[T any](fsys fs.FS, folder, key string, complete func(game string, list []*T) error) (map[string][]*T, error) {
	files, err := fs.Glob(fsys, path.Join(folder, "*.toml"))
	if err != nil {
		return nil, err
	}
	all := map[string][]*T{}
	for _, file := range files {
		game := strings.TrimSuffix(path.Base(file), ".toml")
		if all[game], err = readList[T](fsys, file, key); err == nil {
			err = complete(game, all[game])
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
	}
	return all, nil
}

func readList[T any](fsys fs.FS, file, key string) ([]*T, error) {
	var lists map[string][]*T
	meta, err := toml.DecodeFS(fsys, file, &lists)
	if err != nil {
		return nil, err
	}
	if extra := meta.Undecoded(); len(extra) > 0 {
		return nil, fmt.Errorf("unknown key %s", extra[0])
	}
	for name := range lists {
		if name != key {
			return nil, fmt.Errorf("unknown key %s", name)
		}
	}
	return lists[key], nil
}
