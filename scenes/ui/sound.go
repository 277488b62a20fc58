package ui

// Sound names something done that sounds alike in all scenes.
type Sound string

// What sounds. assets/sounds/frame.toml says how.
const (
	SoundPress  Sound = "press"   // a button was pressed
	SoundRefuse Sound = "refuse"  // something is not allowed
	SoundPickUp Sound = "pick-up" // something was picked up
	SoundDrop   Sound = "drop"    // … and dropped where it may be
	SoundBack   Sound = "back"    // … or not, and flies back; something was undone
	SoundCover  Sound = "cover"   // the screen is covered for the next player
	SoundTurn   Sound = "turn"    // another player acts
	SoundWin    Sound = "win"     // a person wins
	SoundLose   Sound = "lose"    // no person does
)

// Sounds lists all of them.
func Sounds() []Sound {
	return []Sound{
		SoundPress, SoundRefuse, SoundPickUp, SoundDrop, SoundBack, SoundCover, SoundTurn, SoundWin, SoundLose,
	}
}

// Sound says that something was done that sounds.
func (r *Root) Sound(s Sound) {
	if r.env.OnSound != nil {
		r.env.OnSound(s)
	}
}
