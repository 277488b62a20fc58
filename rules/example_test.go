package rules_test

import (
	"fmt"

	"schron/rules"
	"schron/rules/rulestest/reversi"
)

// A match knows whose turn it is, keeps its moves, and takes them back.
func ExampleMatch() {
	m, err := rules.NewMatch(reversi.Game{}, []rules.Player{{Name: "Ann"}, {Name: "Bob"}}, rules.Setup{Seed: 1})
	if err != nil {
		fmt.Println(err)
		return
	}
	move, err := m.Parse("put d3")
	if err != nil {
		fmt.Println(err)
		return
	}
	if _, err := m.Play(move); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(m.Len(), "move, seat", m.Actor(), "decides")
	if err := m.Undo(); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(m.Len(), "moves, seat", m.Actor(), "decides")
	// Output:
	// 1 move, seat 1 decides
	// 0 moves, seat 0 decides
}

// A move is a small value. The game writes it as text and reads it back.
func ExampleMove() {
	g := reversi.Game{}
	text := g.Notation(reversi.Put(19))
	move, err := g.Parse(text)
	fmt.Println(text, move == reversi.Put(19), err)
	// Output: put d3 true <nil>
}

// A state lists what its actor may play, and refuses everything else by a rule.
func ExampleState() {
	s, err := reversi.Game{}.New(rules.Setup{Players: 2})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, m := range s.Legal(nil) {
		fmt.Println(reversi.Game{}.Notation(m))
	}
	fmt.Println(rules.AsRefusal(s.Check(reversi.Put(0))).Rule)
	// Output:
	// put d3
	// put c4
	// put f5
	// put e6
	// RE-3
}

// A journal collects what a move brings about, with the rules that it rests on.
func ExampleJournal() {
	var j rules.Journal
	j.Add("DZ-13", 0, "dzicz.event.token", rules.SeatArg("player", 0))
	j.AddTo(rules.Seats(0), "DZ-5", 0, "dzicz.event.secret")
	for _, e := range j.Events {
		fmt.Println(e.Rule, e.VisibleTo(0), e.VisibleTo(1))
	}
	// Output:
	// DZ-13 true true
	// DZ-5 true false
}
