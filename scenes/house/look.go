package house

import (
	"image/color"
	"slices"

	"schron/rules"
	"schron/sprites"
)

// Look is how a player's pieces and name are told apart from the others'.
type Look struct {
	Name   string
	Colour color.NRGBA // of the pieces
	Words  color.NRGBA // of the name on dark ground
	Mark   sprites.MarkID
	Bot    bool
	Large  bool // colour-blind marks: the mark stands out wherever colour does
}

// LookOf gives the look of a player. Without a colour or mark of the house the
// i-th player gets the i-th one.
func (h *House) LookOf(p rules.Player, i int) Look {
	colour := own(p.Colour, sprites.PlayerColours(), i)
	name := p.Name
	if name == "" {
		name = h.Say("frame.player", rules.Number("n", i+1))
	}
	return Look{
		Name: name, Colour: sprites.PlayerColour(colour), Words: sprites.PlayerText(colour),
		Mark: own(p.Mark, sprites.Marks(), i), Bot: p.Bot != "", Large: h.Settings.Marks,
	}
}

// Looks gives the looks of a match's players: nobody has a colour or a mark
// that another one has, whatever the record says.
func (h *House) Looks(players []rules.Player) []Look {
	players = slices.Clone(players)
	distinct(players, sprites.PlayerColours(), func(p *rules.Player) *string { return &p.Colour })
	distinct(players, sprites.Marks(), func(p *rules.Player) *string { return &p.Mark })
	looks := make([]Look, len(players))
	for i, p := range players {
		looks[i] = h.LookOf(p, i)
	}
	return looks
}

// own is id if all has it, else the i-th of all.
func own[T ~string](id string, all []T, i int) T {
	if slices.Contains(all, T(id)) {
		return T(id)
	}
	return all[i%len(all)]
}

// distinct gives players what they named, first come, first served, and then
// each of the others what is left: the own turn's if that is free.
func distinct[T ~string](players []rules.Player, all []T, of func(*rules.Player) *string) {
	taken := map[T]bool{}
	var without []int
	for i := range players {
		if id := T(*of(&players[i])); slices.Contains(all, id) && !taken[id] {
			taken[id] = true
		} else {
			without = append(without, i)
		}
	}
	for _, i := range without {
		id := all[i%len(all)]
		for _, x := range all {
			if !taken[id] {
				break
			}
			id = x
		}
		taken[id] = true
		*of(&players[i]) = string(id)
	}
}
