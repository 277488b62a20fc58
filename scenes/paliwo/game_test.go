package paliwo

import (
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/paliwo"
	"schron/rules/rulestest"
	"schron/scenes/scenetest/tabletest"
)

// mover is a bot that plays so that every kind of move comes up: it opens,
// takes and leaves where it can, and seldom ends a turn early.
type mover struct{}

func (mover) ID() string { return "random" }

func (mover) Choose(p *rules.Position) rules.Move {
	legal := p.Legal()
	for _, m := range legal {
		if m.Verb == game.VerbLeave || m.Verb == game.VerbTake || m.Verb == game.VerbOpen || m.Verb == game.VerbBite {
			return m
		}
	}
	m := rules.RandomBot{}.Choose(p)
	for range 3 {
		if m.Verb == game.VerbEnd || m.Verb == game.VerbFinish || m.Verb == game.VerbDone {
			m = rules.RandomBot{}.Choose(p)
		}
	}
	return m
}

// TestWholeGamesByMouse plays games to their ends with clicks and drags only,
// through every cover. What is played is drawn by chance; every other thing is
// dragged rather than clicked.
func TestWholeGamesByMouse(t *testing.T) {
	made := map[string]int{}
	for seed := uint64(1); seed <= uint64(rulestest.Rounds(2, 4)); seed++ {
		m, err := rules.NewMatch(game.Game{}, tabletest.People(2), rules.Setup{Players: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		d := lay(t, m, 1280, 800, "pl")
		covers := 0
		for n := 0; !d.Match.Result().Over; n++ {
			if n > 3000 {
				t.Fatal("the game does not end")
			}
			if d.Has("cover:open") {
				covers++
			}
			d.Open()
			mv, err := d.Match.BotMove(mover{})
			if err != nil {
				t.Fatal(err)
			}
			text := game.Game{}.Notation(mv)
			made[strings.Fields(text)[0]]++
			point(d, mv, n%2 == 0)
			mean(d)
			r, err := d.Match.Record()
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Moves) != n+1 || r.Moves[n] != text {
				t.Fatalf("seed %d, move %d: %q instead of %q; toasts %q; legal %s", seed, n, r.Moves[min(n, len(r.Moves)):], text, d.Toasts(), usable(d))
			}
		}
		if covers < 4 {
			t.Errorf("seed %d: the screen was handed over %d times", seed, covers)
		}
		for _, id := range []string{"result", "end:lumberjack", "end:child", "end:count"} {
			if !d.Has(id) {
				t.Errorf("the result has no %q", id)
			}
		}
		if missing := d.House.Texts.Missing(); len(missing) > 0 {
			t.Error(missing)
		}
	}
	for verb := uint8(1); ; verb++ {
		word, _, _ := strings.Cut(game.Game{}.Notation(rules.Move{Verb: verb}), " ")
		if word == "?" {
			break
		}
		if made[word] == 0 && word != "rise" && word != "leave" {
			t.Errorf("no %s was made", word)
		}
	}
}

// point plays a move as a player would.
func point(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	h, f := game.Actor(m), game.Target(m)
	field := "field:" + f.String()
	switch m.Verb {
	case game.VerbHuman:
		person := "person:" + h.String()
		if drag {
			d.Drag(person, field)
			return
		}
		if d.State(person, "held") != true {
			d.Click(person)
		}
		d.Click(field)
	case game.VerbArm:
		if drag {
			d.Drag("piece", whereIs(d, h))
			return
		}
		d.Click(whereIs(d, h))
	case game.VerbZombie, game.VerbNew:
		d.Click("facing:" + game.Facing(m.B).String())
		put(d, field, drag)
	case game.VerbPlace, game.VerbToken:
		put(d, field, drag)
	case game.VerbEnd, game.VerbDone, game.VerbDraw:
		d.Click("pass")
	case game.VerbFinish:
		d.Click("finish")
	case game.VerbTurn:
		d.Click(field)
		d.Click("face:" + game.Facing(m.B).String())
	case game.VerbTurned:
		d.Click(whereIs(d, h))
		d.Click("face:" + game.Facing(m.B).String())
	case game.VerbRise, game.VerbCharge:
		d.Click(field)
	case game.VerbAdvance, game.VerbRotate, game.VerbCrawl, game.VerbBite:
		pointZombie(d, m, drag)
	case game.VerbSilence, game.VerbFlare, game.VerbHunger, game.VerbScent:
		playCard(d, m, drag)
	case game.VerbFrenzy, game.VerbClutch, game.VerbWreck:
		aimCard(d, m, drag)
	default:
		pointHuman(d, m, drag)
	}
}

func put(d *desk, field string, drag bool) {
	d.T.Helper()
	if drag {
		d.Drag("piece", field)
		return
	}
	d.Click(field)
}

// whereIs is the node of the field on which a human stands.
func whereIs(d *desk, h game.Human) string {
	d.T.Helper()
	return "field:" + d.State(humanID(h), "field").(string)
}

// hold picks a human up.
func hold(d *desk, h game.Human) {
	d.T.Helper()
	if d.State("person:"+h.String(), "held") != true {
		d.Click("person:" + h.String())
	}
}

func playCard(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	id := cardID(cardOfVerb(m.Verb))
	if drag {
		d.Drag(id, "field:F6")
		return
	}
	d.Click(id)
	d.Click("card:play")
}

func aimCard(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	id, field := cardID(cardOfVerb(m.Verb)), "field:"+game.Target(m).String()
	switch m.Verb {
	case game.VerbClutch:
		field = whereIs(d, game.Human(m.A))
	case game.VerbWreck:
		d.Click(id)
		d.Click("facing:" + game.Facing(m.B).String())
		d.Click(field)
		return
	}
	if drag {
		d.Drag(id, field)
		return
	}
	d.Click(id)
	d.Click(field)
}

func pointHuman(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	h, field := game.Actor(m), "field:"+game.Target(m).String()
	word, _, _ := strings.Cut(game.Game{}.Notation(m), " ")
	switch m.Verb {
	case game.VerbAdrenaline:
		if drag {
			d.Drag(cardID(game.Adrenaline), whereIs(d, h))
			return
		}
		hold(d, h)
		d.Click(cardID(game.Adrenaline))
		d.Click("card:play")
		return
	case game.VerbAid, game.VerbCourage:
		hold(d, h)
		card := cardID(cardOfVerb(m.Verb))
		if m.Verb == game.VerbAid {
			field = whereIs(d, game.Human(m.B))
		}
		if drag {
			d.Drag(card, field)
			return
		}
		d.Click(card)
		d.Click(field)
		return
	}
	hold(d, h)
	if drag && byNear(d, m, field) {
		return
	}
	if drag && m.Verb == game.VerbStep && h != game.Runner {
		d.Drag(whereIs(d, h), field)
		return
	}
	moves := d.Match.Len()
	d.Click("act:" + word)
	if d.Match.Len() > moves {
		return // there was only one target
	}
	d.Click(field)
	if m.Verb == game.VerbWrench {
		d.Click("face:" + game.Facing(m.B).String())
	}
}

// byNear plays a move by the choice beside its target, where there is one.
func byNear(d *desk, m rules.Move, field string) bool {
	d.T.Helper()
	if !nearVerbs[m.Verb] {
		return false
	}
	d.Click(field)
	if m.Verb == game.VerbWrench {
		for _, n := range d.Nodes() {
			if strings.HasPrefix(n.ID, "near:wrench") {
				d.Click(n.ID)
				d.Click("face:" + game.Facing(m.B).String())
				return true
			}
		}
		return false
	}
	id := "near:" + game.Game{}.Notation(m)
	if !d.Has(id) {
		return false
	}
	d.Click(id)
	return true
}

func pointZombie(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	from := game.Field(m.A)
	if d.Face.chosenZombie() != from {
		d.Click("field:" + from.String())
	}
	to := "field:" + game.Field(m.B).String()
	switch m.Verb {
	case game.VerbAdvance:
		d.Click("act:advance")
	case game.VerbRotate:
		d.Click("face:" + game.Facing(m.B).String())
	case game.VerbCrawl:
		if drag {
			d.Drag("field:"+from.String(), to)
			return
		}
		d.Click(to)
	case game.VerbBite:
		d.Click(to)
	}
}
