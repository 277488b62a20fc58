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

// inStyle is a mind with the weights of a style.
func inStyle(m search.Mind, style string) search.Mind {
	switch m := m.(type) {
	case doloresbot.Mind:
		m.Weights = changed(m.Weights, &doloresbot.Learned, doloresbot.Styles[style])
		return m
	case dziczbot.Mind:
		m.Weights = changed(m.Weights, &dziczbot.Learned, dziczbot.Styles[style])
		return m
	case paliwobot.Mind:
		m.Weights = changed(m.Weights, &paliwobot.Learned, paliwobot.Styles[style])
		return m
	case wcpbot.Mind:
		m.Weights = changed(m.Weights, &wcpbot.Learned, wcpbot.Styles[style])
		return m
	case wradislaviabot.Mind:
		m.Weights = changed(m.Weights, &wradislaviabot.Learned, wradislaviabot.Styles[style])
		return m
	}
	return m
}

// changed are weights of a level, its own or the usual ones, each changed by so many
// percent as percents says.
func changed[W any](own, usual *W, percents W) *W {
	if own == nil {
		own = usual
	}
	out := *own
	to, by := reflect.ValueOf(&out).Elem(), reflect.ValueOf(percents)
	for i := range to.NumField() {
		n := to.Field(i).Int()
		to.Field(i).SetInt(n + n*by.Field(i).Int()/100)
	}
	return &out
}
