package tally

import (
	"fmt"
	"math"
	"testing"

	"schron/scenes/store"
)

// crowd is a book of so many games, each of four of so many people.
func crowd(games, people int) *store.Book {
	b := &store.Book{}
	for i := range games {
		var players []store.PlayedBy
		for k := range 4 {
			players = append(players, store.PlayedBy{Name: fmt.Sprint("Ł", (i*7+k*13)%people), Won: k == i%4, Score: i, Scored: true})
		}
		b.Played = append(b.Played, game(fmt.Sprint(i), "wcp", 20+i%30, players...))
	}
	return b
}

// TestPeopleAreCountedInOneGo: twice the games and people are twice the work.
func TestPeopleAreCountedInOneGo(t *testing.T) {
	steps := func(games, people int) int {
		c := newCounter()
		c.all(crowd(games, people), "")
		if len(c.people) != people {
			t.Errorf("%d people, want %d", len(c.people), people)
		}
		return c.steps
	}
	one, two := steps(2500, 2000), steps(5000, 4000)
	if two != 2*one || two > 5000*4*5 {
		t.Errorf("%d looks for 2500 games, %d for 5000", one, two)
	}
}

// TestEverybodyIsCountedAsAlone: the list of all says the same as each alone.
func TestEverybodyIsCountedAsAlone(t *testing.T) {
	b := crowd(60, 9)
	for _, p := range People(b, "wcp") {
		won, against := 0, 0
		for _, g := range b.Played {
			for _, by := range g.Players {
				if by.Name == p.Name && by.Won {
					won++
				}
			}
		}
		for _, l := range p.Against {
			against += l.Played
		}
		if alone := PersonOf(b, p.Name, "wcp"); alone.Played != p.Played || alone.Won != p.Won || p.Won != won || against != 3*p.Played {
			t.Errorf("%s: %+v, alone %+v, won %d", p.Name, p, alone, won)
		}
	}
}

// TestHugeNumbersStopNoStatistics, wherever they come from.
func TestHugeNumbersStopNoStatistics(t *testing.T) {
	for _, turns := range []int{math.MaxInt, math.MaxInt - 7, 1 << 40} {
		b := crowd(3, 4)
		b.Played[1].Turns = turns
		if g := GameOf(b, ""); len(g.Lengths) > bins || g.Played != 3 {
			t.Errorf("%d turns: %d bins", turns, len(g.Lengths))
		}
	}
}

func BenchmarkPeople(b *testing.B) {
	book := crowd(5000, 4000)
	b.ReportAllocs()
	for b.Loop() {
		People(book, "")
	}
}
