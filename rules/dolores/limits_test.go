package dolores

import "testing"

func TestDO2LimitsOfTokens(t *testing.T) {
	s := bare(t, 2)
	fund(s, 0, 100000)
	wantRefused(t, s, "buy armour 11", "DO-2", "bank.limit")
	play(t, s, "buy armour 10")
	wantRefused(t, s, "buy armour 1", "DO-2", "bank.limit")
	for g, n := range map[Good]int{
		LandSection: 30, SeaSection: 10, Infantry: 15, Warship: 10, Launcher: 20, SuperLauncher: 20,
	} {
		want(t, "room for "+g.String(), s.Room(0, g), n)
	}
	paint(t, s, "K8", "As")
	want(t, "room", s.Room(0, LandSection), 29)
	s = bare(t, 2)
	s.crop = FieldSet{}
	for f := range landFields.Without(s.city).All() {
		if s.crop.Len() < CropLimit {
			s.crop.Add(f)
		}
	}
	s.crop.Remove(field(t, "K8"))
	s.crop.Add(field(t, "R18"))
	s.owned[0] = set(t, "K8 K9")
	want(t, "crops", s.crop.Len(), CropLimit)
	wantRefused(t, s, "sow K8", "DO-2", "pool")
	wantAllowed(t, s, "plant K8")
}

func TestDO4BankFieldsAreNobodys(t *testing.T) {
	s := start(t, 2, nil)
	wantRefused(t, s, "claim K10", "DO-4", "claim.bank")
	u := put(t, s, 0, Infantry, "K9")
	warfare(s, 0)
	wantRefused(t, s, "move "+u.String()+" K10", "DO-4", "move.bank")
	s = start(t, 2, nil)
	paint(t, s, "K8", "Ac")
	wantRefused(t, s, "sow K8", "DO-4", "taken")
}

// DO-5: money and goods balance after every transaction.
func TestDO5LedgerBalances(t *testing.T) {
	s := start(t, 2, nil)
	play(t, s, "claim K8", "buy oil 12", "sell oil 2", "build K9 mine oil", "found K8", "claim J9", "sow J9")
	fed := s.Fed(0)
	want(t, "money", fed.money, 1100-3-360+12-30-100-3-5)
	want(t, "book", fed.book, Book{Sold: 12, Bought: -360, Fields: -6, Cities: -100, Buildings: -30, Planting: -5})
	want(t, "sum", fed.book.Sum(), fed.money-StartMoney)
}
