// Package newcomer plays what is ringed on a table as a person does who has never seen
// it. It drags one thing onto another, clicks one after the other, answers questions,
// writes amounts and turns what can be turned. Tests without a window and those of the
// built program each provide a Hand.
package newcomer

import (
	"slices"
	"strings"

	"schron/scenes/lesson"
	"schron/scenes/ui"
)

// Hand is a mouse at a table.
type Hand interface {
	// Nodes lists what can be pointed at.
	Nodes() []ui.TreeNode
	// Moves is how many moves have been played.
	Moves() int
	// Click clicks a node and reports whether it could be clicked.
	Click(id string) bool
	// Drag drags a node onto another one and reports whether that could be done.
	Drag(from, to string) bool
	// Fill replaces what stands in a text field.
	Fill(id, text string)
	// PutDown lets go of what is held and closes what was opened by the way.
	PutDown()
}

// Rings is where a chapter points, Hints where a hint does: how the ids of their rings
// begin.
const (
	Rings = "lesson:at:"
	Hints = "hint:"
)

// Newcomer is somebody at a table.
type Newcomer struct {
	Hand
	// Point begins the ids of the rings that are followed.
	Point string
	// Fits are patterns of the moves that are asked for, by which an answer is chosen.
	Fits []string
	// Ask brings the rings back where they go with a press; nil where they stay.
	Ask func()

	moves int // that had been played before
}

// Play does what is ringed until a move is played, and reports whether one was. It
// first tries each way from the beginning, then all ways without putting anything down
// between them. Then it goes ring by ring. Last it turns the things between a little
// more each time.
func (p *Newcomer) Play() bool {
	p.moves = p.Moves()
	return p.tries(true) || p.tries(false) || p.follow() || p.turns()
}

// done reports whether a move was played.
func (p *Newcomer) done() bool { return p.Moves() > p.moves }

// pointed lists the nodes that are ringed now, in order.
func (p *Newcomer) pointed() []string {
	if ids := p.ringed(); len(ids) > 0 || p.Ask == nil || p.done() {
		return ids
	}
	p.Ask()
	return p.ringed()
}

func (p *Newcomer) ringed() []string {
	var ids []string
	for _, n := range p.Nodes() {
		if around, ok := n.State["around"].(string); ok && n.Role == "ring" && strings.HasPrefix(n.ID, p.Point) {
			ids = append(ids, around)
		}
	}
	return ids
}

// has reports whether there is a node with an id.
func (p *Newcomer) has(id string) bool {
	return slices.ContainsFunc(p.Nodes(), func(n ui.TreeNode) bool { return n.ID == id })
}

// most is how many times something else may come to be ringed by the way.
const most = 8

// tries tries all ways with what is ringed. It goes on where something else becomes
// ringed. With anew it puts down what was picked up before the next way.
func (p *Newcomer) tries(anew bool) bool {
	var before []string
	for range most {
		ids := p.pointed()
		if len(ids) == 0 {
			return p.done()
		}
		ways := p.ways(ids)
		fresh := slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return slices.Contains(before, id) })
		if before != nil && len(fresh) > 0 { // what has come up comes next
			ways = slices.Insert(ways, 0, func() bool { return p.clickAll(fresh...) })
		}
		before = ids
		further := false
		for _, do := range ways {
			if !do() {
				continue
			}
			if p.settle(); p.done() {
				return true
			}
			if further = !slices.Equal(p.pointed(), ids); further {
				break
			}
			if anew {
				p.PutDown()
			}
		}
		if !further {
			return false
		}
	}
	return false
}

// ways are what may be done with things that are ringed; each reports whether anything was.
func (p *Newcomer) ways(ids []string) []func() bool {
	first, last := ids[0], ids[len(ids)-1]
	if len(ids) == 1 {
		return []func() bool{func() bool { return p.clickAll(last) }}
	}
	ways := []func() bool{func() bool { return p.drag(first, last) }}
	if len(ids) > 2 {
		ways = append(ways, func() bool { return p.drag(ids[len(ids)-2], last) })
	}
	return append(ways,
		func() bool { return p.clickAll(first) },
		func() bool { return p.clickAll(last) },
		func() bool { return p.clickAll(ids...) },
	)
}

func (p *Newcomer) drag(from, to string) bool { return from != to && p.Drag(from, to) }

// clickAll clicks nodes one after another, as far as they can be clicked.
func (p *Newcomer) clickAll(ids ...string) bool {
	for i, id := range ids {
		if !p.click(id) {
			return i > 0
		}
	}
	return true
}

// click clicks a node, or writes the amount that is asked for where one can be written,
// and reports whether it could.
func (p *Newcomer) click(id string) bool {
	nodes := p.Nodes()
	at := slices.IndexFunc(nodes, func(n ui.TreeNode) bool { return n.ID == id })
	if at < 0 || nodes[at].Role != "textfield" || !nodes[at].Enabled {
		return p.Click(id)
	}
	for _, x := range p.wanted(nodes) {
		if amount := x[strings.LastIndexByte(x, ' ')+1:]; strings.Trim(amount, "0123456789") == "" {
			p.Fill(id, amount)
			return true
		}
	}
	return p.Click(id)
}

// follow clicks ring after ring, each where it is once those before were clicked.
func (p *Newcomer) follow() bool {
	for i := range p.pointed() {
		ids := p.pointed()
		if p.done() || i >= len(ids) {
			break
		}
		p.click(ids[i])
	}
	if p.settle(); p.done() {
		return true
	}
	p.PutDown()
	return false
}

// turnsMost is how many turns bring everything round.
const turnsMost = 6

// turns picks up the ringed thing and presses what stands before the last ring, which
// turns it. Each time it presses once more than before. Then it clicks the last ring.
func (p *Newcomer) turns() bool {
	for range turnsMost {
		ids := p.pointed()
		if len(ids) < 3 {
			return false
		}
		p.clickAll(ids[len(ids)-3:]...)
		if p.settle(); p.done() {
			return true
		}
		p.PutDown()
	}
	for times := 2; times < turnsMost; times++ {
		ids := p.pointed()
		if len(ids) < 3 {
			return false
		}
		k := len(ids) - 3
		p.clickAll(append(append([]string{ids[k]}, slices.Repeat(ids[k+1:k+2], times)...), ids[k+2])...)
		if p.settle(); p.done() {
			return true
		}
		p.PutDown()
	}
	return false
}

// asksMost is how many questions may follow a click: which act, and which way.
const asksMost = 2

// answers begin the ids of what is pressed after a click. These are an answer beside a
// field, an arrow that turns a figure, and the button of a card that is aimed.
var answers = []string{"near:", "face:", "card:play"}

// settle answers what is asked after a click, by what is asked for, and means it.
func (p *Newcomer) settle() {
	for range asksMost {
		nodes := p.Nodes()
		at := slices.IndexFunc(nodes, func(n ui.TreeNode) bool {
			text, _ := n.State["move"].(string)
			asked := slices.ContainsFunc(answers, func(id string) bool { return strings.HasPrefix(n.ID, id) })
			return asked && slices.ContainsFunc(p.wanted(nodes), func(x string) bool { return lesson.Matches(x, text) })
		})
		if at < 0 || p.done() {
			break
		}
		p.Click(nodes[at].ID)
	}
	if p.has("confirm:yes") {
		p.Click("confirm:yes")
	}
}

// wanted are patterns of what is asked for: the chapter's, or the move of a hint.
func (p *Newcomer) wanted(nodes []ui.TreeNode) []string {
	for _, n := range nodes {
		if move, ok := n.State["move"].(string); ok && n.Role == "ring" && strings.HasPrefix(n.ID, p.Point) {
			return []string{move}
		}
	}
	return p.Fits
}
