package program

import (
	"schron/scenes"
	"schron/scenes/sounds"
	"schron/sound"
)

// listen has what happens be heard through a player, tick by tick. What is done at the
// end of a tick already goes before.
func (p *program) listen(o *scenes.Options, player sound.Player) {
	p.house.Sounds = sounds.New(player, p.house.Settings)
	before := o.OnTick
	o.OnTick = func(a *scenes.App) {
		if before != nil {
			before(a)
		}
		p.house.Sounds.Tick(a.Focused())
	}
}
