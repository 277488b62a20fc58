package assets

import (
	"embed"
	"io/fs"
)

//go:embed art
var artFiles embed.FS

// Art returns the pictures of the program: SVG files in the subset that package
// sprites draws. A picture's name is its path without ".svg".
func Art() fs.FS {
	sub, err := fs.Sub(artFiles, "art")
	if err != nil {
		panic(err) // cannot happen: the folder is embedded above
	}
	return sub
}
