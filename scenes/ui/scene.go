package ui

import "schron/input"

// Scene is one screenful: the shelf, a table, a rulebook.
type Scene interface {
	// Name is the scene's name in the UI tree, for example "shelf".
	Name() string
	// Build lays the scene out in b.Area and adds its nodes. It is called
	// when something may have changed, never merely to draw again.
	Build(b *Builder)
}

// Keyer is a scene with keys of its own. Key gets the keys that the focused
// node did not use, while no Modal is open, and reports whether it used g. Keys
// that it leaves do what they do everywhere: Tab and arrows move the focus,
// Enter and Space act, Escape goes back.
type Keyer interface{ Key(g input.Gesture) bool }

// Ticker is a scene that does something by itself. Tick is called each tick
// and reports whether the scene must be built again.
type Ticker interface{ Tick() bool }

// Animator is a scene that moves. While Animating is true it is drawn every
// frame; its Draw functions read the scene's own clock.
type Animator interface{ Animating() bool }

// Waiter is a scene that may wait for something that comes by itself, such as the move of
// a bot. While Waiting is true the window does not rest.
type Waiter interface{ Waiting() bool }

// Enterer is told when its scene becomes the top one, first or again.
type Enterer interface{ Enter() }

// Leaver is told when its scene stops being the top one.
type Leaver interface{ Leave() }

// Gamer is a scene that belongs to a game; Game is its id in the UI tree.
type Gamer interface{ Game() string }

// Cutter is a scene that is shown without a fade when Cut is true, so that
// nothing of the former one shines through.
type Cutter interface{ Cut() bool }

// Skipper is a scene whose running animation a click skips: Skip is called for
// a press anywhere and reports whether it used it up. A press that was used up
// acts on nothing else. Skip invalidates the root if it changed anything.
type Skipper interface{ Skip() bool }

// Host is what a scene may ask of the program around it. Changes of scene
// happen at the end of the tick, in the order asked for.
type Host interface {
	// Push shows s over the present scene.
	Push(s Scene)
	// Pop goes back to the scene below; at the last scene it does nothing.
	Pop()
	// Replace shows s in place of the present scene.
	Replace(s Scene)
	// Reset closes all scenes and shows s.
	Reset(s Scene)
	// Toast shows a short message over whatever scene is on top.
	Toast(t Toast)
	// InvalidateAll builds all scenes again: the language or size has changed.
	InvalidateAll()
	// Quit ends the program after saving.
	Quit()
}
