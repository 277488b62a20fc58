package dolores

import (
	"image/color"

	game "schron/rules/dolores"
	"schron/sprites"
)

// smokeWords tell whether a city makes pollution.
func (f *face) smokeWords(city *game.CityState) (string, color.NRGBA) {
	plant := false
	for i := range city.Districts {
		plant = plant || city.Districts[i].Building == game.PurificationPlant
	}
	switch n := len(city.Districts); {
	case plant:
		return f.say("smoke.plant"), sprites.GreenText
	case n >= game.PollutingDistricts:
		return f.say("smoke.yes"), sprites.RedText
	case n == game.PollutingDistricts-1:
		return f.say("smoke.soon"), sprites.Amber
	}
	return "", sprites.Paper
}

// linkWords tell how a city is connected, and whether it is.
func (f *face) linkWords(city *game.CityState) (words string, good bool) {
	home, bank := f.v.Connected(f.me(), city.Field)
	switch {
	case f.isCapital(city.Field) && bank:
		return f.say("link.bank"), true
	case f.isCapital(city.Field):
		return f.say("link.no-bank"), false
	case home:
		return f.say("link.home"), true
	}
	return f.say("link.apart"), false
}
