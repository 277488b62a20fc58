package dolores

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// toss is a coin or a good on its way from one hand to another.
type toss struct {
	art      string
	from, to layout.Point
	late     float64 // the part of the time that it waits
}

const (
	tossTime  = 1.5 // in usual moves
	tossLate  = 0.35
	tossSide  = 24.0
	coinWorth = 40 // so much money is a coin more
	mostCoins = 5
	mostGoods = 8
)

// treasury is where a federation's money and goods are seen: in its ledger if that is
// shown, else at its line.
func (f *face) treasury(seat int) layout.Point {
	if seat == f.me() {
		top, _ := f.ledger()
		return layout.P(top.Right()-16, top.Center().Y)
	}
	return f.lineOf(seat).Center()
}

// tosses are money and goods that a move gives and takes, between treasuries, the bank
// and the fields where something is bought or made. What two federations trade goes from
// one to the other, once.
func (f *face) tosses(a, z *game.View) []toss {
	deal := f.dealt()
	var list []toss
	for seat := range a.Federations {
		was, is := &a.Federations[seat], &z.Federations[seat]
		own, other := f.treasury(seat), f.market(was)
		partner := f.partner(seat)
		if partner != rules.NoSeat {
			other = f.treasury(partner)
		}
		if coins := is.Money - was.Money; coins < 0 || partner == rules.NoSeat {
			list = tossed(list, goodArt[game.Money], coins/coinWorth, coins, own, other, mostCoins)
		}
		goods := 0
		for g := range game.GoodKinds {
			d := is.Store[g] - was.Store[g]
			if d < 0 && deal || d > 0 && partner == rules.NoSeat {
				if goods++; goods <= mostGoods {
					list = tossed(list, goodArt[g], 0, d, own, other, 1)
				}
			}
		}
	}
	return list
}

// partner is the federation with which a seat trades in the move being shown, else
// rules.NoSeat.
func (f *face) partner(seat int) int {
	for _, e := range f.t.Step().Entries {
		if e.Event.Text.Key != "dolores.event.accept" {
			continue
		}
		other, _ := e.Event.Text.Arg("other")
		switch seat {
		case e.Event.Seat:
			return other.N
		case other.N:
			return e.Event.Seat
		}
	}
	return rules.NoSeat
}

// tossMotions show what a move gives and takes on its way.
func (f *face) tossMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	list := f.tosses(a, z)
	if len(list) == 0 {
		return out
	}
	for i := range list {
		list[i].late = tossLate * float64(i) / float64(len(list))
	}
	box := layout.Around(list[0].from, layout.S(tossSide, tossSide))
	return append(out, motion.Move("toss", box, layout.Around(list[0].to, box.Size()), tossTime, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		for i := range list {
			list[i].draw(c, x)
		}
	}).Unseen())
}

// dealt reports whether goods go both ways in the move being shown. They do in a trade
// between federations or with the bank, and where something is built of them.
func (f *face) dealt() bool {
	for _, e := range f.t.Step().Entries {
		switch e.Event.Text.Key {
		case "dolores.event.buy", "dolores.event.sell", "dolores.event.accept", "dolores.event.build.goods":
			return true
		}
	}
	return false
}

// market returns the place from which things come that a federation pays for or gets.
// That is the field that the move names, the capital for what is made, else the bank.
func (f *face) market(fed *game.FederationState) layout.Point {
	at := game.At(game.Size/2, game.Size/2)
	for _, e := range f.t.Step().Entries {
		x := e.Event.Text
		if x.Key == "dolores.event.yield" && fed.Capital != nil {
			at = *fed.Capital
			break
		}
		if field := fieldOf(x, "field"); field != game.NoField {
			at = field
			break
		}
	}
	return f.places.board.Inset(tossSide).Clamp(f.fieldBox(at).Center())
}

// tossed adds pictures, one more than n and most at most, on their way to a treasury if it gets something, else from it.
func tossed(list []toss, art string, n, gets int, own, other layout.Point, most int) []toss {
	if gets == 0 {
		return list
	}
	x := toss{art: art, from: other, to: own}
	if gets < 0 {
		x.from, x.to = own, other
	}
	for range min(1+abs(n), most) {
		list = append(list, x)
	}
	return list
}

// draw paints the picture when a part of the time has passed.
func (s *toss) draw(c *sprites.Canvas, x float64) {
	t := (x - s.late) / (1 - tossLate)
	if t <= 0 || t >= 1 {
		return
	}
	way := layout.EaseInOut(t)
	at := s.from.Lerp(s.to, way).Add(layout.P(0, -min(90, 0.25*s.from.Dist(s.to))*4*way*(1-way)))
	c.Sprite(s.art, layout.Around(at, layout.S(tossSide, tossSide)), sprites.SpriteOpt{
		Alpha: sprites.Faint(layout.Within(7*t) * layout.Within(7*(1-t))), Zoom: 1 + 1.2*way*(1-way),
	})
}
