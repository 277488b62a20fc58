package recorded

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/input"
	"schron/layout"
	"schron/rules/rulestest"
	"schron/scenes/ui"
)

// TestWhatTheTablesSay compares all that can be read, seen or pointed at in each moment of
// the list, in Polish. It is as it was when somebody read it. That both languages have words
// for the same is tested with the texts. Where the digits of a node differ, it is drawn
// differently; the columns of looks say when. Look at a picture of that moment. Then write
// it with -update.
func TestWhatTheTablesSay(t *testing.T) {
	for _, m := range moments(t) {
		t.Run(m.name, func(t *testing.T) { rulestest.CompareGolden(t, m.name, says(t, m, "pl")) })
	}
}

// TestTheTablesSayAsMuchInEnglish: in each moment the same things lie on the table and go
// to the same places as in Polish. Only of the log fewer lines may be in sight.
func TestTheTablesSayAsMuchInEnglish(t *testing.T) {
	rulestest.OnlyInProof(t)
	for _, m := range moments(t) {
		pl, en := things(says(t, m, "pl")), things(says(t, m, "en"))
		if diff := cmp.Diff(pl, en); diff != "" {
			t.Errorf("%s: %s", m.name, diff)
		}
	}
}

// things are the nodes that what a table says is about, and where what is dragged goes.
func things(said string) []string {
	var out []string
	for line := range strings.Lines(said) {
		role, rest, _ := strings.Cut(line, " ")
		switch ids, _, _ := strings.Cut(rest, ": "); {
		case strings.Contains(line, " moves: ") || strings.HasPrefix(line, " ") || role == "pointing" || role == "cannot" || strings.HasPrefix(rest, "log"):
		case role == "dragging":
			out = append(out, line)
		default:
			for _, id := range strings.Fields(ids) {
				out = append(out, role+" "+id)
			}
		}
	}
	slices.Sort(out)
	return out
}

// says writes down what the table says in a moment.
func says(t *testing.T, m moment, lang string) string {
	d := lay(t, played(t, m.record, m.moves), 1280, 800, lang)
	if m.scene == "table" || m.scene == "sheet" {
		d.Open()
	}
	d.Ticks(120) // until nothing is told in passing
	if m.scene == "sheet" {
		d.Click("sheet:open")
	}
	d.Away()
	s := sayings{desk: d, looks: newLooks()}
	drawn := s.drawn()
	s.looks.take(d, still)
	s.atSize(layout.S(1024, 640), func() { s.looks.take(d, small) })
	if m.scene != "sheet" { // its words are in the line above
		s.still()
	}
	if m.scene == "table" {
		s.pointedAt()
		s.pickedUp()
		s.carriedAll()
		s.switchedOn()
	}
	return fmt.Sprintf("%s after %d moves: %s%s\n%s", m.record, m.moves, drawn, s.looks, &s.Builder)
}

// atSize does something in a window of another size.
func (s *sayings) atSize(size layout.Size, do func()) {
	was := s.Stack.Size()
	for _, to := range []layout.Size{size, was} {
		s.Stack.Resize(to)
		s.Ticks(1)
		if to == size {
			do()
		}
	}
}

// carriedAll carries some of what can be to where it may go, and looks at the table then.
func (s *sayings) carriedAll() {
	many := map[string]int{}
	for _, n := range s.Nodes() {
		node := s.Root().Node(n.ID)
		if node == nil || node.Drag == nil || node.Disabled || barredBy(node.Drag) != nil {
			continue
		}
		at, ok := s.Root().ReachDrag(n.ID)
		if many[n.Role]++; !ok || many[n.Role] > carriedMost {
			continue
		}
		s.Script.Carry(at, s.placeFor(node.Drag.Payload, at.Add(layout.P(40, 20))), 2)
		s.looks.take(s.desk, carried)
		s.Key(input.KeyEscape)
		s.LetGo()
		s.Away()
	}
}

// sayings are what a table says, as text.
type sayings struct {
	strings.Builder
	*desk
	looks *looks
}

// At how much is looked in a moment: about so many nodes that are pointed at, and so many
// that are carried of a role.
const (
	pointedMost = 20
	carriedMost = 2
)

func (s *sayings) line(format string, args ...any) {
	fmt.Fprintf(s, format, args...)
	s.WriteByte('\n')
}

// drawn is all that is drawn, texts and then pictures, in the order of drawing, and the
// states of nodes. What takes many lines elsewhere stands in one here: it is not read, but
// whatever looks different changes it.
func (s *sayings) drawn() string {
	texts, pictures := s.In(s.Root().Area())
	out := strings.Builder{}
	for _, x := range texts {
		out.WriteString(plain(x) + " · ")
	}
	for _, x := range pictures {
		if x.Opt.Alpha > 0 {
			x.Alpha *= x.Opt.Alpha
		}
		fmt.Fprintf(&out, "%s %x %.2g · ", x.Name, x.Opt.Tint, x.Alpha)
	}
	states := map[string][]string{}
	for _, n := range s.Nodes() {
		for key, value := range n.State {
			if v := reflect.ValueOf(value); v.IsValid() && !v.IsZero() {
				name := plain(fmt.Sprint(key, " ", value))
				states[name] = append(states[name], n.ID)
			}
		}
	}
	for _, name := range sorted(states) {
		out.WriteString(name + ": " + strings.Join(states[name], " ") + " · ")
	}
	return strings.ReplaceAll(out.String(), "\n", " ")
}

// still writes what stands there while nothing is pointed at: each node with its
// label and its tooltip. Nodes of a role that say the same but for their own name,
// written @, stand together.
func (s *sayings) still() {
	var order []string
	same := map[string][]string{}
	for _, n := range s.Nodes() {
		said := s.saidOf(n)
		if same[said] == nil {
			order = append(order, said)
		}
		same[said] = append(same[said], n.ID)
	}
	for _, said := range order {
		role, words, _ := strings.Cut(said, " ")
		s.line("%s %s: %s", role, strings.Join(same[said], " "), words)
	}
}

// saidOf is what a node says: its role, its label, the lines of its tooltip.
func (s *sayings) saidOf(n ui.TreeNode) string {
	out := n.Role + " " + n.Label
	if !n.Enabled {
		out += " (off)"
	}
	if detail, ok := n.State["detail"].(string); ok && detail != "" {
		out += " / " + detail
	}
	if tips := s.Root().Node(n.ID).Tip; tips != nil {
		tip := tips()
		out += " | " + strings.Join(append([]string{tip.Title}, tip.Lines...), " / ")
	}
	return unnamed(n.ID, out)
}

// named is the id of a field, or of a piece that has the name of its field.
var named = regexp.MustCompile(`^(?:field:(.*)|\w+:([a-z]\d))$`)

// unnamed writes @ for the name of a node in what it says.
func unnamed(id, words string) string {
	if m := named.FindStringSubmatch(id); m != nil {
		words = regexp.MustCompile(`\b`+regexp.QuoteMeta(m[1]+m[2])+`\b`).ReplaceAllString(words, "@")
	}
	return plain(words)
}

// plain writes spaces that do not break as others.
func plain(text string) string { return strings.ReplaceAll(text, "\u00a0", " ") }

// pointedAt writes what bubbles come up where a node is pointed at.
func (s *sayings) pointedAt() {
	told, hovered, step := map[string][]string{}, 0, max(1, len(s.Nodes())/pointedMost)
	for _, n := range s.Nodes() {
		if _, ok := s.Root().Reach(n.ID); !ok || !s.Has(n.ID) {
			continue
		}
		s.Hover(n.ID)
		if s.Root().Node(n.ID).OnHover != nil {
			if hovered++; hovered%step == 0 {
				s.looks.take(s.desk, pointed)
			}
		}
		if words := s.bubble(); words != "" {
			words = unnamed(n.ID, words)
			told[words] = append(told[words], n.ID)
		}
	}
	s.Away()
	s.grouped("pointing at", told)
}

// bubble is what the bubble on the screen says, "" without one.
func (s *sayings) bubble() string {
	n := s.Root().Node("bubble")
	if n == nil {
		return ""
	}
	lines, _ := n.State["lines"].([]string)
	if n.State["refused"] == true {
		return plain("(red) " + strings.Join(append([]string{n.Label}, lines...), " / "))
	}
	return plain(strings.Join(append([]string{n.Label}, lines...), " / "))
}

// pickedUp writes where what can be picked up may go, and why it may not go elsewhere.
func (s *sayings) pickedUp() {
	barred := map[string][]string{}
	defer func() { s.grouped("cannot pick up", barred) }()
	for _, n := range s.Nodes() {
		node := s.Root().Node(n.ID)
		if node.Drag == nil || node.Disabled {
			continue
		}
		if why := barredBy(node.Drag); why != nil {
			words := unnamed(n.ID, strings.TrimSpace(why.Text+" "+why.Rule))
			barred[words] = append(barred[words], n.ID)
			continue
		}
		told, goes := map[string][]string{}, []string{}
		for _, at := range s.Nodes() {
			place := s.Root().Node(at.ID)
			if place.Drop == nil || place.Disabled {
				continue
			}
			switch ok, why := place.Drop.Accepts(node.Drag.Payload); {
			case ok:
				goes = append(goes, at.ID)
			case why != nil:
				words := unnamed(at.ID, strings.TrimSpace(why.Text+" "+why.Rule))
				told[words] = append(told[words], at.ID)
			}
		}
		s.line("dragging %s: goes to %s", n.ID, strings.Join(goes, " "))
		s.grouped("    not to", told)
	}
}

// switchedOn switches on what can be, and looks at the table then.
func (s *sayings) switchedOn() {
	for _, n := range s.Nodes() {
		if n.Role == "toggle" && n.State["on"] == false && n.Enabled && s.Has(n.ID) {
			s.Click(n.ID)
			s.Away()
			if s.looks.take(s.desk, carried); s.Has(n.ID) && s.State(n.ID, "on") == true {
				s.Click(n.ID)
			}
		}
	}
}

// placeFor is a place that takes a payload, or another one if none does.
func (s *sayings) placeFor(payload any, other layout.Point) layout.Point {
	for _, n := range s.Nodes() {
		if place := s.Root().Node(n.ID); place.Drop != nil && !place.Disabled {
			if ok, _ := place.Drop.Accepts(payload); ok {
				if at, reached := s.Root().ReachDrop(n.ID); reached {
					return at
				}
			}
		}
	}
	return other
}

// barredBy is why a handle cannot be picked up now, nil if it can.
func barredBy(d *ui.Drag) *ui.Refusal {
	if d.Barred == nil {
		return nil
	}
	return d.Barred()
}

// grouped writes what is told of which nodes, in the order of the words.
func (s *sayings) grouped(what string, told map[string][]string) {
	for _, words := range sorted(told) {
		s.line("%s %s > %s", what, strings.Join(told[words], " "), words)
	}
}

func sorted(told map[string][]string) []string {
	keys := make([]string, 0, len(told))
	for k := range told {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
