package dolores

import (
	"fmt"
	"strings"
	"testing"
)

// tableOne is table 1 as the original prints it. A row has an item, two prices and the tax
// of each. The bank takes a good back for the first price and sells it for the second. For
// a building they are what pulling down and building cost. What is neither is a price.
const tableOne = `
land field            -    3 -
sea field             -    2 -
city                100  100 -
sowing                -    5 -
planting              -   20 -
land-section         35  175 3oil
sea-section          65  325 6oil
coal                  5   25 -
oil                   6   30 -
iron                  6   30 -
zinc                  7   35 -
bauxite               8   40 -
copper                7   35 -
platinum             11   55 -
sulphur              10   50 -
metals                9   45 -
uranium              15   75 -
food                  2   10 -
wood                  5   25 -
energy                5   25 -
robots              100  500 -
infantry             20  100 1food,1sulphur
armour              100  500 1food,2sulphur,3oil
warship             150  750 1food,3sulphur,5oil
launcher            200 1000 10oil
super-launcher      400 2000 20oil
food-factory         20   20 -
timber-works         30   30 -
mine                 30   30 -
power-plant          58    5wood,5coal,3iron 5coal
nuclear-plant       165    10wood,3metals,5zinc,5bauxite,1platinum 5uranium
land-works           25   25 1wood,5iron
sea-works            40   40 1wood,5iron,2zinc,2copper
robot-factory        50   50 3iron,2copper,2zinc,2bauxite,5energy
arms-works           50   50 2iron,1sulphur
tank-works           70   70 4iron,2copper,2zinc,2bauxite,1metals,1sulphur,3energy
shipyard             90   90 1sea-section,2metals,3sulphur,3energy
missile-works       130  130 5copper,5zinc,5bauxite,3metals,3sulphur,5energy
super-works         180  180 1launcher,5platinum,10uranium
purification-plant    -  500 -
pollution             -  200 -
fire                  -   50 -
cloud                 -   20 -
`

// readBill reads "5wood,3iron"; "-" is nothing.
func readBill(t *testing.T, words string) (out Bill) {
	t.Helper()
	if words == "-" {
		return out
	}
	for _, part := range strings.Split(words, ",") {
		n := 0
		end := strings.IndexFunc(part, func(r rune) bool { return r < '0' || r > '9' })
		if end < 1 {
			t.Fatalf("%q is no amount", part)
		}
		fmt.Sscan(part[:end], &n)
		g, err := ParseGood(part[end:])
		if err != nil {
			t.Fatal(err)
		}
		out[g] = n
	}
	return out
}

// number reads a price; "-" is none.
func number(word string) (n int, ok bool) {
	if word == "-" {
		return 0, true
	}
	_, err := fmt.Sscanf(word, "%d", &n)
	return n, err == nil && fmt.Sprint(n) == word
}

// TestDO34EveryLineOfTableOne (DO-34) compares every line of table 1 with the data.
func TestDO34EveryLineOfTableOne(t *testing.T) {
	prices := map[string][2]int{
		"land field": {0, LandPrice}, "sea field": {0, SeaPrice}, "city": {CityPrice, CityPrice}, "sowing": {0, SowPrice},
		"planting": {0, PlantPrice}, "pollution": {0, CleanPrice}, "fire": {0, DousePrice}, "cloud": {0, CloudPrice},
	}
	goods, buildings := 0, 0
	for _, line := range strings.Split(strings.TrimSpace(tableOne), "\n") {
		words := strings.Fields(line)
		n := len(words)
		name := strings.Join(words[:n-3], " ")
		back, _ := number(words[n-3])
		price, plain := number(words[n-2])
		var cost Bill
		if !plain {
			price, cost = 0, readBill(t, words[n-2])
		}
		tax := readBill(t, words[n-1])
		if p, ok := prices[name]; ok {
			want(t, name, [2]int{back, price}, p)
			continue
		}
		if g, err := ParseGood(name); err == nil {
			w := &Goods[g]
			want(t, name, fmt.Sprint(w.Buys, w.Sells, w.Tax), fmt.Sprint(back, price, tax))
			goods++
			continue
		}
		b, err := buildingIDs.Parse(name)
		if err != nil {
			t.Fatalf("%q is no line of the table", name)
		}
		w := &Buildings[b]
		want(t, name, fmt.Sprint(w.Pull, w.Price, w.Goods, w.Tax), fmt.Sprint(back, price, cost, tax))
		buildings++
	}
	want(t, "goods", goods, int(GoodKinds))
	want(t, "buildings", buildings, int(BuildingKinds-FoodFactory))
}
