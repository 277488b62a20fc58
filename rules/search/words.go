package search

import (
	"slices"
	"strings"

	"schron/rules"
)

// Words puts an advice in a match into texts, a line each. They say what to do, what that
// leads up to, how else one could play, and what makes the difference. A game has texts of
// its own for that, and may leave them out; has reports whether there is one.
//
//   - "<game>.hint.<verb>" tells the player to play a move, as in "Attack {{.b}}".
//     Its arguments are those of what the log says. The words of the notation are a, b, c
//     and so on. The end of the log's key may stand for the verb. A word of the notation
//     may follow it, as in "shoot.all".
//   - "<game>.plan.<verb>" is what a line leads up to, as in "to attack {{.b}}".
//     The last step with such a text is told, and the one of another verb before it.
//   - "<game>.aside.<verb>" is the same of a step that is told only beside reasons.
//   - "<game>.part.<id>.more" and ".less" are the reasons.
func (a *Advice) Words(m *rules.Match, has func(key string) bool) []rules.Text {
	lines := []rules.Text{a.Line[0].deed(m, has)}
	if t := a.plan(m, has); !t.Empty() {
		lines = append(lines, rules.Msg("frame.hint.plan", rules.TextArg("step", t)))
	}
	switch {
	case a.Only:
		return append(lines, rules.Msg("frame.hint.only"))
	case a.Wins:
		return append(lines, rules.Msg("frame.hint.wins"))
	case a.Ready:
		return append(lines, rules.Msg("frame.hint.ready"))
	}
	if t := a.Alike.name(m, has); !t.Empty() {
		lines = append(lines, rules.Msg("frame.hint.alike", rules.TextArg("other", t)))
	}
	why := Because(m.Game().ID(), a.Reasons, has, "frame.hint.why", "frame.hint.but")
	switch t := a.Other.name(m, has); {
	case t.Empty() || a.Other == a.Alike:
	case a.Loses:
		lines = append(lines, rules.Msg("frame.hint.loses", rules.TextArg("other", t)))
	case len(why) == 0:
		lines = append(lines, rules.Msg("frame.hint.later", rules.TextArg("other", t)))
	default:
		lines = append(lines, rules.Msg("frame.hint.other", rules.TextArg("other", t)))
	}
	return append(lines, why...)
}

// plan is what the line leads up to: the last step that has words, and the one of another
// verb before it.
func (a *Advice) plan(m *rules.Match, has func(key string) bool) rules.Text {
	var last rules.Text
	for _, s := range slices.Backward(a.Line[1:]) {
		t := s.text(m, "plan", has)
		if t.Empty() && len(a.Reasons) > 0 {
			t = s.text(m, "aside", has)
		}
		switch {
		case t.Empty() || t.Key == last.Key:
		case last.Empty():
			last = t
		default:
			return rules.Msg("frame.hint.then", rules.TextArg("step", t), rules.TextArg("last", last))
		}
	}
	return last
}

// Because puts reasons into texts, a line each. They stand in the text why, but the first
// one that costs something behind a gain in but. A game may have no words for a reason.
func Because(game string, reasons []Reason, has func(key string) bool, why, but string) []rules.Text {
	var lines []rules.Text
	gains := false
	for _, r := range reasons {
		key, n := game+".part."+r.ID+".more", r.Difference()
		if n < 0 {
			key, n = game+".part."+r.ID+".less", -n
		}
		if !has(key) {
			continue
		}
		line := why
		if gains && r.Worth < 0 {
			line = but
		}
		gains = r.Worth > 0
		reason := rules.Msg(key, rules.Number("was", r.Was), rules.Number("now", r.Now), rules.Number("n", n))
		if r.Whom.Name != "" {
			reason.Args = append(reason.Args, r.Whom)
		}
		if r.Average {
			reason = rules.Msg("frame.hint.average", rules.TextArg("reason", reason))
		}
		lines = append(lines, rules.Msg(line, rules.TextArg("reason", reason)))
	}
	return lines
}

// deed tells the player to play the move.
func (s *Step) deed(m *rules.Match, has func(key string) bool) rules.Text {
	if t := s.text(m, "hint", has); !t.Empty() {
		return rules.Msg("frame.hint.do", rules.TextArg("deed", t))
	}
	if c, ok := m.Prompt(m.Actor()).Choice(s.Move); ok {
		return rules.Msg("frame.hint.press", rules.TextArg("words", c.Text))
	}
	if t := s.Deed(m.Game()); !t.Empty() {
		return t
	}
	return rules.Msg("frame.hint.marked")
}

// name is what the move is called in quotes, nothing where there are no words for it, or
// no move.
func (s *Step) name(m *rules.Match, has func(key string) bool) rules.Text {
	if s == nil {
		return rules.Text{}
	}
	if t := s.text(m, "hint", has); !t.Empty() {
		return t
	}
	c, _ := m.Prompt(m.Actor()).Choice(s.Move)
	return c.Text
}

// text is what a game says of the move in texts of a kind.
func (s *Step) text(m *rules.Match, kind string, has func(key string) bool) rules.Text {
	words, said, game := strings.Fields(m.Game().Notation(s.Move)), s.Deed(m.Game()), m.Game().ID()
	start := game + "." + kind + "."
	keys := []string{start + strings.TrimPrefix(said.Key, game+".event."), start + words[0]}
	for _, word := range words[1:] {
		keys = slices.Insert(keys, 0, start+words[0]+"."+word)
	}
	i := slices.IndexFunc(keys, has)
	if i < 0 {
		return rules.Text{}
	}
	args := slices.Clone(said.Args)
	for _, more := range s.Says {
		for _, arg := range more.Args {
			if !slices.ContainsFunc(args, func(a rules.Arg) bool { return a.Name == arg.Name }) {
				args = append(args, arg)
			}
		}
	}
	for i, word := range words[1:] {
		args = append(args, rules.Literal(string(rune('a'+i)), word))
	}
	return rules.Msg(keys[i], args...)
}

// Deed finds the move itself among what is said of it: what happens first may be a
// consequence of beginning it. It is empty where nothing is said.
func (s *Step) Deed(g rules.Game) rules.Text {
	verb, _, _ := strings.Cut(g.Notation(s.Move), " ")
	for _, said := range s.Says {
		if strings.HasPrefix(said.Key, g.ID()+".event."+verb) {
			return said
		}
	}
	if len(s.Says) > 0 {
		return s.Says[0]
	}
	return rules.Text{}
}
