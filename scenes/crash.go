package scenes

import (
	"fmt"
	"runtime/debug"

	"schron/scenes/ui"
)

// Crash is a panic of a scene or of the drawing.
type Crash struct {
	Value any
	Stack []byte
	Scene string // name of the scene that was on top
}

// crashes are the panics of a window.
type crashes struct {
	seen  *Crash   // that is to be shown
	scene *ui.Root // that shows one, once there was one
	fatal error    // a panic that nothing can show
}

func (a *App) newCrash(v any) *Crash {
	c := &Crash{Value: v, Stack: debug.Stack()}
	a.Note("crash")
	if s := a.Top(); s != nil {
		c.Scene = s.Name()
	}
	return c
}

// crash takes note of a panic in a tick; the next tick shows the crash scene.
// A panic of the crash scene itself ends the program.
func (a *App) crash(v any) error {
	c := a.newCrash(v)
	if a.opt.Crash == nil || a.crashes.scene != nil && a.crashes.scene == a.Root() {
		return c.err()
	}
	a.crashes.seen = c
	return nil
}

// showCrash puts the crash scene on an empty stack.
func (a *App) showCrash() {
	c := *a.crashes.seen
	a.crashes.seen = nil
	a.abandon()
	a.roots = append(a.roots, ui.NewRoot(a.opt.Crash(c), a.Env, a.Size()))
	a.crashes.scene = a.Root()
	a.enter()
}

func (c *Crash) err() error {
	return fmt.Errorf("crash in scene %q: %v\n%s", c.Scene, c.Value, c.Stack)
}
