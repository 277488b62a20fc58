package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

// A plan goes as far as the investments are allowed one after the other. It tells what they
// cost and why it ends, and nothing is played.
func TestPlanTriesInvestmentsInOrder(t *testing.T) {
	s := bare(t, 2)
	fund(s, 0, 10)
	v := viewOf(s)
	row := []rules.Move{
		On(VerbClaim, field(t, "K8")), On(VerbClaim, field(t, "K7")), On(VerbClaim, field(t, "K6")), On(VerbClaim, field(t, "K5")),
	}
	p := v.Plan(row...)
	want(t, "done", fmt.Sprint(p.Done, p.Cost.Money, p.Cost.Goods.Empty()), "3 9 true")
	want(t, "why", p.Refusal.Rule+" "+p.Refusal.Text.Key, "DO-10 dolores.refuse.money")
	want(t, "after", fmt.Sprint(p.After.Cell(field(t, "K6")).Owner, p.After.Federations[0].Money), "0 1")
	want(t, "nothing is played", fmt.Sprint(v.Cell(field(t, "K6")).Owner, s.Fed(0).money), "-1 10")
	apart := v.Plan(row[1])
	want(t, "apart", fmt.Sprint(apart.Done, " ", apart.Refusal.Text.Key), "0 dolores.refuse.claim.apart")
}

// What dice or other players decide is not tried.
func TestPlanEndsBeforeDiceAndOthers(t *testing.T) {
	v := viewOf(rich(t))
	p := v.Plan(Amount(VerbBuy, Robots, 1), Plain(VerbEnd), Amount(VerbBuy, Robots, 1))
	want(t, "plan", fmt.Sprint(p.Done, p.Refusal == nil, p.Cost.Goods[Robots], p.After.Phase), "1 true -1 investment")
}

func TestMinerals(t *testing.T) {
	v := viewOf(bare(t, 2))
	want(t, "K9", fmt.Sprint(v.Minerals(0, field(t, "K9"))), "[coal oil iron sulphur]")
	want(t, "A1", len(v.Minerals(0, field(t, "A1"))), 0)
}
