package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

// sheetCells gives the cells of a row of the sheet, as counts and numbers.
func sheetCells(t *testing.T, s *State, id string) string {
	t.Helper()
	for _, section := range s.Sheet().Sections {
		for _, row := range section.Rows {
			if section.RowID(row) != id {
				continue
			}
			out := ""
			for _, cell := range row.Cells {
				for _, a := range cell.Text.Args {
					out += fmt.Sprint(a.N, " ")
				}
				for _, n := range cell.Counts {
					out += fmt.Sprint(n.N, n.Name.Key, " ")
				}
				out += "| "
			}
			return out
		}
	}
	t.Fatalf("no row %s", id)
	return ""
}

// TestTheSheetIsMadeOfTheTables changes a line of each table and finds it changed on the
// sheet.
func TestTheSheetIsMadeOfTheTables(t *testing.T) {
	state, err := Game{}.New(rules.Setup{Players: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	goods, buildings, cities := Goods, Buildings, CityTaxes
	defer func() { Goods, Buildings, CityTaxes = goods, buildings, cities }()

	Goods[Coal].Sells, Goods[Coal].Buys = 77, 11
	Goods[Warship].Tax = Bill{Wood: 4}
	Buildings[Mine].Price, Buildings[Mine].Tax = 31, Bill{Iron: 9}
	CityTaxes[0].FirstFood, CityTaxes[0].LaterEnergy = 3, 8
	for id, want := range map[string]string{
		"goods.coal":     "77 11 | ",
		"taxed.warship":  "750 150 | 4dolores.good.wood | ",
		"buildings.mine": "31 | 9dolores.good.iron | | ",
		"taxes.1":        "3dolores.good.food | 8dolores.good.energy | ",
	} {
		if got := sheetCells(t, s, id); got != want {
			t.Errorf("%s is %q, want %q", id, got, want)
		}
	}
}

// TestTheSheetHoldsBothTables compares each line of tables 1 and 2 with the sheet.
func TestTheSheetHoldsBothTables(t *testing.T) {
	state, err := Game{}.New(rules.Setup{Players: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s, bill := state.(*State), func(b Bill) string {
		out := ""
		for g, n := range b {
			if n > 0 {
				out += fmt.Sprint(n, goodKeys[g], " ")
			}
		}
		return out + "| "
	}
	for g, ware := range Goods {
		id, want := "goods.", fmt.Sprintf("%d %d | ", ware.Sells, ware.Buys)
		if Good(g) >= LandSection {
			id, want = "taxed.", want+bill(ware.Tax)
		}
		if got := sheetCells(t, s, id+ware.ID); got != want {
			t.Errorf("%s is %q, want %q", ware.ID, got, want)
		}
	}
	for _, work := range Buildings[FoodFactory:] {
		price, makes := fmt.Sprint(work.Price, " | "), "| "
		if work.Price == 0 {
			price = bill(work.Goods)
		}
		if work.PerN > 1 {
			makes = fmt.Sprint(work.PerN, " | ")
		}
		if got, want := sheetCells(t, s, "buildings."+work.ID), price+bill(work.Tax)+makes; got != want {
			t.Errorf("%s is %q, want %q", work.ID, got, want)
		}
	}
	for _, row := range CityTaxes {
		want := bill(Bill{Food: row.FirstFood, Energy: row.FirstEnergy}) + bill(Bill{Food: row.LaterFood, Energy: row.LaterEnergy})
		if got := sheetCells(t, s, fmt.Sprint("taxes.", row.Built)); got != want {
			t.Errorf("%d districts are %q, want %q", row.Built, got, want)
		}
	}
	for id, want := range map[string]int{
		"land": LandPrice, "sea": SeaPrice, "city": CityPrice, "raze": CityPrice, "sow": SowPrice, "plant": PlantPrice,
		"clean": CleanPrice, "douse": DousePrice, "neutralise": CloudPrice,
	} {
		if got := sheetCells(t, s, "investment."+id); got != fmt.Sprint(want, " | ") {
			t.Errorf("%s is %q, want %d", id, got, want)
		}
	}
}
