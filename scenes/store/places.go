package store

import (
	"os"
	"path/filepath"

	"github.com/adrg/xdg"

	"schron/scenes/disk"
)

// Places are the folders of a Store. They need not exist before something is
// written.
type Places struct {
	Settings string // the folder of settings.json
	Data     string // the folder of everything else
}

// Home returns the folders. All lie in data if that is not empty, else where the system
// keeps a user's settings and data.
func Home(data string) Places {
	if data != "" {
		return Places{Settings: data, Data: data}
	}
	return Places{
		Settings: filepath.Join(xdg.ConfigHome, "schron"),
		Data:     filepath.Join(xdg.DataHome, "schron"),
	}
}

// write puts data into a file that is there afterwards either whole or as it
// was before. Its folder is made if need be.
func write(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return unwritable(path, err)
	}
	target, err := disk.Target(path)
	if err == nil {
		err = replace(target, data)
	}
	if err != nil {
		return unwritable(path, err)
	}
	return nil
}
