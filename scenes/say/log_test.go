package say_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/say"
)

// players are called so in the goldens of logs.
var players = []string{"Ala", "Bartek", "Celina", "Damian"}

// speakers are one of each language.
func speakers(t *testing.T) []*say.Speaker {
	t.Helper()
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	name := func(seat int) string { return players[seat] }
	return []*say.Speaker{say.New(texts, "en").Named(name), say.New(texts, "pl").Named(name)}
}

// examples are arguments of events by name. A game's own are in ownExamples.
func examples() []rules.Arg {
	list := rules.Msg("frame.and", rules.Literal("first", "K5"), rules.Literal("last", "L6"))
	way := rules.Msg("frame.deed.way", rules.Literal("from", "J4"), rules.Literal("to", "K5"))
	out := []rules.Arg{
		rules.SeatArg("player", 0), rules.SeatArg("other", 1), rules.SeatArg("foe", 1),
		rules.Literal("field", "K5"), rules.Literal("from", "J4"), rules.Literal("via", "J5"),
		rules.TextArg("list", list), rules.TextArg("way", way),
	}
	for i, name := range strings.Fields("n die foedie sum foesum need amount first second third bonus threshold other halls tokens guard left") {
		out = append(out, rules.Number(name, 5+i%3))
	}
	return out
}

var ownExamples = map[string][]rules.Arg{
	"paliwo": {
		rules.KeyArg("human", "paliwo.human.runner"), rules.KeyArg("whom", "paliwo.whom.runner"),
		rules.KeyArg("facing", "paliwo.facing.S"), rules.KeyArg("card", "paliwo.card.courage"), rules.KeyArg("find", "paliwo.find.fuel"),
	},
	"wcp": {
		rules.KeyArg("vehicle", "wcp.vehicle.v01"), rules.KeyArg("token", "wcp.token.armour"), rules.KeyArg("hall", "wcp.hall.101000"),
		rules.Number("armour", 2),
	},
	"dzicz": {rules.KeyArg("mission", "dzicz.mission.bastion"), rules.KeyArg("edge", "dzicz.edge.N")},
	"wradislavia": {
		rules.KeyArg("character", "wradislavia.character.barbara"), rules.KeyArg("target", "wradislavia.character.andrzej"),
		rules.KeyArg("hazard", "wradislavia.hazard.birds"), rules.KeyArg("manoeuvre", "wradislavia.manoeuvre.attack"),
		rules.KeyArg("mode", "wradislavia.mode.buckshot"), rules.Number("other", 7), rules.Number("armour", 2),
		rules.TextArg("verdict", rules.Msg("wradislavia.verdict.miss")), rules.TextArg("effect", rules.Msg("wradislavia.effect.bares")),
	},
	"dolores": {
		rules.KeyArg("good", "dolores.good.bauxite"), rules.KeyArg("building", "dolores.building.food-factory"), rules.KeyArg("kind", "dolores.good.infantry"),
		rules.TextArg("stake", rules.Msg("dolores.kokos", rules.Number("n", 5))), rules.KeyArg("direction", "dolores.direction.east"), rules.KeyArg("object", "dolores.object.city"),
	},
}

var hole = regexp.MustCompile(`{{\.([a-z]+)}}`)

// TestEveryEventIsReadOnce: all that a log can say stands in a golden that was read.
func TestEveryEventIsReadOnce(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for _, g := range registry.Games() {
		own := ownExamples[g.ID()]
		if g.ID() == "dolores" {
			own = append(own, rules.KeyArg("foe", "dolores.good.infantry"))
		}
		args := append(slices.Clone(own), examples()...)
		for _, key := range texts.Keys("en") {
			if !strings.HasPrefix(key, g.ID()+".event.") && !strings.HasPrefix(key, g.ID()+".deed.") {
				continue
			}
			text := rules.Msg(key)
			for _, m := range hole.FindAllStringSubmatch(texts.Forms("pl", key)["other"]+texts.Forms("en", key)["other"], -1) {
				at := slices.IndexFunc(args, func(a rules.Arg) bool { return a.Name == m[1] })
				if at < 0 {
					t.Fatalf("%s: no example of %s", key, m[1])
				}
				text.Args = append(text.Args, args[at])
			}
			if _, ok := text.Arg("n"); !ok {
				text.Args = append(text.Args, rules.Number("n", 5))
			}
			fmt.Fprint(&out, key)
			for _, s := range speakers(t) {
				fmt.Fprint(&out, " | ", s.Text(text))
			}
			fmt.Fprintln(&out)
		}
	}
	rulestest.CompareGolden(t, "events", out.String())
}

// TestAWholeTurnIsRead prints a turn of each game to a golden that was read, with how many
// events each line folds.
func TestAWholeTurnIsRead(t *testing.T) {
	var out strings.Builder
	for _, g := range registry.Games() {
		data, err := os.ReadFile(filepath.Join("..", "..", "build", "shots", g.ID()+".json"))
		if err != nil {
			t.Fatal(err)
		}
		r, err := rules.DecodeRecord(data)
		if err != nil {
			t.Fatal(err)
		}
		m, err := rules.LoadMatch(registry.Game, r)
		if err != nil {
			t.Fatal(err)
		}
		deeds := rules.Deeds(g, m.Log(0))
		turn := deeds[len(deeds)/2].Turn
		for _, s := range speakers(t) {
			fmt.Fprintf(&out, "%s, turn %d, %s\n", g.ID(), turn, s.Lang())
			for i := range deeds {
				if d := &deeds[i]; d.Turn == turn && !d.Heading {
					fmt.Fprintf(&out, "%3d %s\n", len(d.Entries), s.Text(d.Text()))
				}
			}
		}
	}
	rulestest.CompareGolden(t, "turns", out.String())
}
