package wradislavia

import (
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wradislavia"
)

// TestAWholeGameByMouse plays a game to its end with clicks and drags only,
// through every cover. What is played is drawn by chance; every other piece is
// dragged rather than clicked.
func TestAWholeGameByMouse(t *testing.T) {
	d := lay(t, match(t), 1280, 800, "pl")
	dice := rules.NewRand(12)
	covers, front, made := 0, none, map[uint8]int{}
	for n := 0; !d.Match.Result().Over; n++ {
		if n > 4000 {
			t.Fatal("the game does not end")
		}
		if d.Has("cover:open") {
			covers++
		}
		d.Open()
		mv := resolute(d.Match, &dice)
		text := game.Game{}.Notation(mv)
		front = d.Face.front
		point(d, mv, n%2 == 0)
		d.Ticks(2)
		if d.Match.Len() != n+1 {
			t.Fatalf("%s was not played; toasts %q", text, d.Toasts())
		}
		d.WantMoves(text)
		made[mv.Verb]++
	}
	if d.Face.front != front {
		t.Error("the table turns round as the game ends")
	}
	if covers < 12 {
		t.Errorf("the screen was handed over %d times", covers)
	}
	for _, verb := range []uint8{
		game.VerbDiscard, game.VerbSend, game.VerbToken, game.VerbShoot, game.VerbStrike, game.VerbDone,
	} {
		if made[verb] == 0 {
			t.Errorf("no move of the kind %d was made", verb)
		}
	}
	for _, id := range []string{"result", "end:0", "end:1", "end:0:1", "end:1:3"} {
		if !d.Has(id) {
			t.Errorf("the result has no %q", id)
		}
	}
	if all := strings.Join(d.Seen(), "|"); strings.Contains(all, "punkt") || !strings.Contains(all, "postaci") {
		t.Error("the result does not count who is alive")
	}
	if missing := d.House.Texts.Missing(); len(missing) > 0 {
		t.Error(missing)
	}
}

// resolute draws a move by chance, but shoots where that wounds, sends few to
// explore and takes things back only now and then, so that games end.
func resolute(m *rules.Match, dice *rules.Rand) rules.Move {
	var all, good []rules.Move
	for _, mv := range m.Legal(m.Actor(), nil) {
		all = append(all, mv)
		explores := mv.Verb == game.VerbToken && game.Manoeuvre(mv.A) == game.Exploration && dice.IntN(4) > 0
		if (mv.Verb != game.VerbKeep || dice.IntN(3) == 0) && mv.Verb != game.VerbRecall && !explores {
			good = append(good, mv)
		}
	}
	if hits := wounding(m, good); len(hits) > 0 {
		good = hits
	}
	if dice.IntN(16) == 0 || len(good) == 0 {
		good = all
	}
	return good[dice.IntN(len(good))]
}

// wounding are those of the moves that wound somebody.
func wounding(m *rules.Match, moves []rules.Move) []rules.Move {
	v := m.View(rules.NoSeat).(game.View)
	var out []rules.Move
	for _, mv := range moves {
		s, ok := game.ShotOf(mv)
		if !ok {
			continue
		}
		for _, a := range v.Forecast(m.Actor(), s) {
			if a.Wounds > 0 {
				out = append(out, mv)
				break
			}
		}
	}
	return out
}

// point plays a move as a player would.
func point(d *desk, m rules.Move, drag bool) {
	d.T.Helper()
	switch m.Verb {
	case game.VerbDiscard:
		carryCard(d, "hand:"+game.CharacterIn(m).String(), "discards", drag)
	case game.VerbKeep:
		carryCard(d, "away:"+game.CharacterIn(m).String(), "hand", drag)
	case game.VerbSend:
		slot := game.SlotIn(m)
		carryCard(d, "hand:"+game.CharacterIn(m).String(), slotID(slot), drag || slot != d.Face.free())
	case game.VerbRecall:
		d.Click("recall")
	case game.VerbToken:
		layToken(d, "token:"+game.Manoeuvre(m.A).String(), game.SlotIn(m), drag)
	case game.VerbShoot, game.VerbExtra:
		s, _ := game.ShotOf(m)
		fireShot(d, s, drag)
	case game.VerbStrike:
		strikeAt(d, int(m.A)-1, int(m.B)-1, drag)
	case game.VerbDone:
		d.Click("pass")
		if d.Has("confirm:yes") {
			d.Click("confirm:yes")
		}
	}
}

func slotID(slot int) string { return "slot:" + strconv.Itoa(slot+1) }

// carryCard clicks on a card or drags it to a place.
func carryCard(d *desk, card, place string, drag bool) {
	d.T.Helper()
	if drag {
		d.Drag(card, place)
		return
	}
	d.Click(card)
}

func layToken(d *desk, token string, slot int, drag bool) {
	d.T.Helper()
	if drag {
		d.Drag(token, slotID(slot))
		return
	}
	if slot != d.Face.bare() {
		d.Drag(token, slotID(slot))
		return
	}
	d.Click(token)
}

// fireShot puts a shot together and fires it.
func fireShot(d *desk, s game.Shot, drag bool) {
	d.T.Helper()
	seat := d.Face.seat
	from, to := postID(seat, s.Shooter), postID(1-seat, s.Target)
	switch {
	case s.Target == game.AllTargets:
		d.Click(from)
	case drag:
		d.Drag(from, to)
	default:
		d.Click(from)
		d.Click(to)
	}
	d.Click("mode:" + s.Mode.String())
	for die, n := range s.Pips {
		for range n {
			d.Click("pip:" + strconv.Itoa(die+1) + ":more")
		}
	}
	if d.Click("shoot"); d.Has("confirm:yes") { // a Perun is wasted
		d.Click("confirm:yes")
	}
}

func strikeAt(d *desk, slot, target int, drag bool) {
	d.T.Helper()
	seat := d.Face.seat
	if drag {
		d.Drag(postID(seat, slot), postID(1-seat, target))
		return
	}
	d.Click(postID(seat, slot))
	d.Click(postID(1-seat, target))
}

// TestLookingBackAtEveryMoment builds the table as it was after each move of a
// game, as everybody may know it; nothing is asked and nothing crashes.
func TestLookingBackAtEveryMoment(t *testing.T) {
	m := ended(t)
	d := lay(t, m, 1024, 640, "en")
	d.Click("result:look")
	for n := 0; n < m.Len(); n += 7 {
		d.Table.Look(n)
		d.Root().Invalidate()
		d.Root().Sync()
		if d.Table.Acting() != rules.NoSeat || !d.Has("past:return") || len(handOf(d)) > 0 && d.Face.v.Seat == rules.NoSeat {
			t.Fatalf("move %d: acting %d, hand %q", n, d.Table.Acting(), handOf(d))
		}
	}
}
