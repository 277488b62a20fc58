package bots

import (
	"reflect"
	"slices"
	"strings"

	doloresbot "schron/rules/dolores/bot"
	dziczbot "schron/rules/dzicz/bot"
	paliwobot "schron/rules/paliwo/bot"
	"schron/rules/search"
	wcpbot "schron/rules/wcp/bot"
	wradislaviabot "schron/rules/wradislavia/bot"
)

// Styles are the ways in which each level can be played, each a character with a name and
// a face. A guard is cautious, a hoarder greedy, a raider warlike. What that means in a
// game stands in its Styles (rules/<game>/bot/weights.go).
var Styles = [...]string{"guard", "hoarder", "raider"}

// WithStyle is the id of a level that plays in a style, such as "hard-raider"; that of
// the level itself for no style.
func WithStyle(level, style string) string {
	if style == "" {
		return level
	}
	return level + "-" + style
}

// StyleOf splits the id of a bot into those of its level and its style, "" for none.
func StyleOf(id string) (level, style string) {
	level, style, _ = strings.Cut(id, "-")
	return level, style
}

// styled are the levels that people are offered, in every style.
var styled = func() []level {
	var out []level
	for _, l := range levels {
		for _, style := range Styles {
			if !l.offered() {
				continue
			}
			own := level{WithStyle(l.id, style), map[string]search.Level{}}
			for game, x := range l.games {
				x.Mind = inStyle(x.Mind, style)
				own.games[game] = x
			}
			out = append(out, own)
		}
	}
	return out
}()

// playable are the levels, each with its styles.
var playable = slices.Concat(levels, styled)

// made are the weights that ship of each kind of mind, and by how many percent its styles
// change them.
var made = map[reflect.Type]struct{ weights, styles any }{
	reflect.TypeFor[doloresbot.Mind]():     {&doloresbot.Learned, doloresbot.Styles},
	reflect.TypeFor[dziczbot.Mind]():       {&dziczbot.Learned, dziczbot.Styles},
	reflect.TypeFor[paliwobot.Mind]():      {&paliwobot.Learned, paliwobot.Styles},
	reflect.TypeFor[wcpbot.Mind]():         {&wcpbot.Learned, wcpbot.Styles},
	reflect.TypeFor[wradislaviabot.Mind](): {&wradislaviabot.Learned, wradislaviabot.Styles},
}

// inStyle is a mind with the weights of a style: its own or those that ship, each changed.
func inStyle(m search.Mind, style string) search.Mind {
	out := reflect.New(reflect.TypeOf(m)).Elem()
	out.Set(reflect.ValueOf(m))
	of, own := made[out.Type()], out.FieldByName("Weights")
	if own.IsNil() {
		own.Set(reflect.ValueOf(of.weights))
	}
	own.Set(changed(own, reflect.ValueOf(of.styles).MapIndex(reflect.ValueOf(style))))
	return out.Interface().(search.Mind)
}

// changed are weights, each changed by so many percent as percents says.
func changed(weights, percents reflect.Value) reflect.Value {
	out := reflect.New(percents.Type())
	for i := range percents.NumField() {
		n := weights.Elem().Field(i).Int()
		out.Elem().Field(i).SetInt(n + n*percents.Field(i).Int()/100)
	}
	return out
}
