package dolores

import (
	"strings"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
)

// foresee tells what would happen on a field, and whether there is anything to
// tell.
func (f *face) foresee(at game.Field) (ui.Bubble, bool) {
	if at == game.NoField || f.t.Acting() == rules.NoSeat || f.near != game.NoField || f.grip.on && !f.grip.paint {
		return ui.Bubble{}, false
	}
	switch {
	case len(f.row) > 0:
		return f.foreseeRow(), true
	case f.unit() != game.NoUnit:
		return f.foreseeUnit(at)
	case f.hand.Held() != "":
		return f.foreseePut(at), true
	}
	return f.foreseeAnswer(at)
}

// foreseeRow tells what the row painted over costs.
func (f *face) foreseeRow() ui.Bubble {
	out := ui.Bubble{Title: f.say("row."+f.verbID(), rules.Number("n", len(f.row)))}
	out.Lines = append(out.Lines, f.costWords(f.v.Plan(f.ponder...).Cost))
	out.Lines = append(out.Lines, f.say("row.let-go"))
	return out
}

// verbID names the tool in hand.
func (f *face) verbID() string {
	kind, what, _ := strings.Cut(f.hand.Held(), ":")
	switch {
	case kind == "service":
		return kind
	case strings.HasSuffix(what, "-section"):
		return "lay"
	}
	return what
}

// costWords tells what something costs.
func (f *face) costWords(c game.Cost) string {
	switch words := f.billWords(&c.Goods); {
	case c.Money != 0 && words != "":
		return f.say("cost.both", rules.Number("n", c.Money), rules.Literal("bill", words))
	case c.Money != 0:
		return f.say("cost.money", rules.Number("n", c.Money))
	case words != "":
		return f.say("cost.goods", rules.Literal("bill", words))
	}
	return f.say("cost.free")
}

// foreseePut tells what putting the thing in hand on a field costs, or why it
// cannot be put there.
func (f *face) foreseePut(at game.Field) ui.Bubble {
	m, ok, why := f.put(at)
	if !ok {
		return f.refused(at, why)
	}
	out := ui.Bubble{Lines: []string{f.costWords(f.v.CostOf(m))}}
	switch h := f.held(); h.Verb {
	case game.VerbPlace:
		out.Title = f.say("put.unit", unitKindArg(game.Good(h.B)), fieldArg(at))
	case game.VerbBuild:
		out.Title = f.say("put.building", buildingArg(game.Building(h.B)), fieldArg(at))
	default:
		out.Title = f.say("put."+f.verbID(), fieldArg(at))
		if owner := f.planet.Fields[at].Owner; h.Verb == game.VerbClaim && owner != rules.NoSeat {
			out.Lines = append(out.Lines, f.say("put.annex", seatArg("player", owner)))
		}
		if h.B > 0 { // a section
			out.Lines = append(out.Lines, f.say("tax.each", rules.Literal("bill", f.taxWords(game.Good(h.B)))))
		}
	}
	return out
}

// refused says that something cannot be done on a field, and why.
func (f *face) refused(at game.Field, why *ui.Refusal) ui.Bubble {
	return f.t.NotHere(f.say("not-here", fieldArg(at)), why)
}

// foreseeUnit tells what the unit in hand would do on a field.
func (f *face) foreseeUnit(at game.Field) (ui.Bubble, bool) {
	u := f.unit()
	post := f.unitPost(f.t.Acting(), u)
	if post == nil || post.Field == at {
		return ui.Bubble{}, false
	}
	first, ok, why := f.put(at)
	switch {
	case !ok && why == nil:
		return ui.Bubble{}, false
	case !ok:
		return f.refused(at, why), true
	case isLauncher(u.Kind()):
		return f.foreseeMissile(at), true
	}
	ways, stack := f.ways(at), f.hand.Pressed() == stackOrder
	if stack {
		ways = []rules.Move{first}
	}
	var out ui.Bubble
	for _, m := range ways {
		one := f.foreseeWay(m, at)
		if out.Title == "" {
			out = one
			continue
		}
		out.Lines = append(append(out.Lines, one.Title), one.Lines...)
	}
	if stack {
		out.Lines = append(out.Lines, f.say("way.stack", rules.Number("n", len(f.v.March(u, at))), rules.Number("of", f.stackOf(u))))
	}
	if len(ways) > 1 {
		out.Lines = append(out.Lines, f.say("ways.choose"))
	}
	return out, true
}

// foreseeWay tells what a move of a unit leads to.
func (f *face) foreseeWay(m rules.Move, at game.Field) ui.Bubble {
	u := game.Unit(m.A)
	switch m.Verb {
	case game.VerbAttack:
		return f.foreseeFight(u, at)
	case game.VerbSabotage:
		object, need := f.v.Sabotaging(u, at)
		return ui.Bubble{
			Title: f.say("way.raid", rules.KeyArg("object", object.Name().Key), fieldArg(at)),
			Lines: []string{f.say("raid.need", rules.Number("n", need), rules.Number("ways", max(0, 7-need))), f.say("raid." + objectIDs[object])},
		}
	case game.VerbEmbark:
		return ui.Bubble{Title: f.say("way.embark", fieldArg(at)), Lines: []string{f.say("way.embark.help")}}
	}
	out := ui.Bubble{Title: f.say("way.move", fieldArg(at))}
	if f.v.Cell(at).Fire {
		out.Lines = append(out.Lines, f.say("way.fire"))
	}
	return out
}

var objectIDs = [...]string{
	game.NoObject: "growth", game.CityObject: "city", game.SectionObject: "section",
	game.LauncherObject: "launcher", game.GrowthObject: "growth",
}

// foreseeFight tells both sums of a combat and how the chances are.
func (f *face) foreseeFight(u game.Unit, at game.Field) ui.Bubble {
	foe, top, odds, ok := f.v.Fight(f.t.Acting(), u, at)
	if !ok {
		return ui.Bubble{}
	}
	return ui.Bubble{
		Title: f.say("way.attack", fieldArg(at)),
		Lines: []string{
			f.sumWords(f.t.Acting(), u.Kind(), odds.Attacker),
			f.sumWords(foe, top.Kind(), odds.Defender),
			f.say("fight.odds", rules.Number("wins", odds.Wins), rules.Number("ties", odds.Ties), rules.Number("losses", odds.Losses)),
		},
	}
}

// sumWords is one side's sum: its die, what is taken off, and from what to what
// that goes.
func (f *face) sumWords(seat int, kind game.Good, by int) string {
	key := "fight.sum"
	if by < 0 {
		key = "fight.sum.less"
	}
	return f.say(key, seatArg("player", seat), unitKindArg(kind), rules.Number("by", -by),
		rules.Literal("least", assets.Number(1+by)), rules.Literal("most", assets.Number(6+by)))
}

// buildBubble lays out the bubble beside the field pointed at.
func (f *face) buildBubble(b *ui.Builder) {
	if what, ok := f.foresee(f.over); ok {
		what.Build(b, func(size layout.Size) layout.Rect { return f.beside(b, f.over, size) })
	}
}

const (
	neighbours = 2    // so many fields around the one pointed at count as its neighbours
	besideGap  = 12.0 // between a field and what is said of it
	never      = 1e6  // so much matters what is needed next
)

// beside places a box near a field, over the map rather than over the ledger. It covers
// no target next to the field, no tool and nothing of the question, if there is such a
// place near.
func (f *face) beside(b *ui.Builder, at game.Field, size layout.Size) layout.Rect {
	within := f.t.Room.Inset(6)
	field := f.fieldBox(at)
	_, ledger := within.CutLeft(f.places.board.Right() + size.W*0.5 - within.X)
	var things []layout.Thing
	for _, x := range append(f.targetsNear(at), f.places.strip, f.asking(b), field) {
		things = append(things, layout.Thing{Box: x, Weight: never})
	}
	return layout.Beside(field, size, besideGap, within, append(things, layout.Thing{Box: ledger, Weight: 1}))
}

// targetsNear lists the fields around one that can be pointed at next.
func (f *face) targetsNear(at game.Field) []layout.Rect {
	var out []layout.Rect
	for row := max(0, at.Row()-neighbours); row <= min(game.Size-1, at.Row()+neighbours); row++ {
		for col := max(0, at.Col()-neighbours); col <= min(game.Size-1, at.Col()+neighbours); col++ {
			x := game.At(col, row)
			box := f.fieldBox(x).Intersect(f.places.board)
			if x != at && legalMark(f.planet.Fields[x].Mark) && !box.Empty() {
				out = append(out, box)
			}
		}
	}
	return out
}

// asking is where the question with its buttons stands.
func (f *face) asking(b *ui.Builder) layout.Rect {
	if f.places.talk.Empty() {
		return f.places.ask
	}
	ask, _ := f.places.talk.CutBottom(f.t.AskHeight(b, f.places.talk.W))
	return ask
}
