package engine

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

// TestABadRecordLeavesTheMatchAlone loads bad records over a match of people with names. The
// answer speaks of the record's players, who have none, and the match goes on as it was.
func TestABadRecordLeavesTheMatchAlone(t *testing.T) {
	const good = `{"cmd":"load","record":{"format":1,"game":"toy","rules":3,"players":[{"name":"Ala"},{"name":"Bartek"}],"seed":1,"moves":["take 1"]}}`
	for bad, says := range map[string]string{
		`"players":[{},{}],"seed":1,"moves":["take 2","block"]`: `"rule":"TOY-6","move":2,"error":"the record is refused at move 2 \"block\": TOY-6: en toy.refuse.answer player=P0 n=0"`,
		`"players":[{},{}],"seed":1,"moves":["take 1","fly"]`:   `"move":2`,
		`"players":[{}],"seed":1,"moves":[]`:                    `toy has 1 players`,
		`"players":[{},{}],"seed":1,"moves":7`:                  `"error"`,
	} {
		answers := talk(t, config(), good, `{"cmd":"state"}`, `{"cmd":"record"}`,
			`{"cmd":"load","record":{"format":1,"game":"toy","rules":3,`+bad+`}}`,
			`{"cmd":"state"}`, `{"cmd":"record"}`, `{"cmd":"play","move":"take 1"}`)
		if got := answers[3]; !strings.Contains(got, says) || strings.Contains(got, "Ala") || strings.Contains(got, "Bartek") {
			t.Errorf("%s is answered with %s, want %s", bad, got, says)
		}
		if !slices.Equal(answers[1:3], answers[4:6]) || !strings.Contains(answers[5], "Bartek") {
			t.Errorf("%s: the match was\n%s\nand is\n%s", bad, answers[2], answers[5])
		}
		if want := `{"ok":false,"rule":"TOY-1","error":"en toy.refuse.taken player=Ala n=1"}`; answers[6] != want {
			t.Errorf("the match answers %s, want %s", answers[6], want)
		}
	}
}

// ended is a position after the end, with two seats for each player.
type ended struct {
	rules.State
	winners []int
}

func (e ended) Result() rules.Result { return rules.Result{Over: true, Winners: e.winners} }

func (ended) Owner(seat int) int { return seat / 2 }

// TestAPlayerWinsAGameOnce counts games that players won with one and with both
// of their seats, alone, together and not at all.
func TestAPlayerWinsAGameOnce(t *testing.T) {
	sum := Summary{Players: 3, Wins: make([]int, 3)}
	for _, winners := range [][]int{{0, 1}, {4}, {1, 2, 3}, nil, {0, 1, 2, 3, 4, 5}} {
		if err := sum.count(ended{winners: winners}, 7); err != nil {
			t.Fatal(err)
		}
	}
	if want := []int{3, 2, 2}; !slices.Equal(sum.Wins, want) || sum.Nobody != 1 {
		t.Errorf("wins %v, nobody %d; want %v, nobody 1", sum.Wins, sum.Nobody, want)
	}
}
