package dolores

import (
	"slices"
	"strconv"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
)

// grounds are the pictures of the letters of Position.Ground.
var grounds = map[byte]pieces.PlanetGround{
	'.': pieces.PlanetBare, 'f': pieces.PlanetForest, 'c': pieces.PlanetCrop,
	's': pieces.PlanetSection, 'C': pieces.PlanetCity, 'L': pieces.PlanetLauncher,
}

// chart is what the map says of every field, the same in every game.
var chart = func() (out [game.Fields]pieces.PlanetField) {
	for at, site := range game.Chart {
		x := &out[at]
		x.Terrain, x.Clear, x.Resource, x.Route = pieces.PlanetTerrain(site.Terrain), site.Clear, site.Resource, site.Route
		for _, g := range game.Resources(site.Resource) {
			x.Goods = append(x.Goods, pieces.Good(g.String()))
		}
		x.Owner, x.UnitOf = rules.NoSeat, rules.NoSeat
	}
	return out
}()

// printed are the bank's fields whose printed route leads to each federation.
var printed = [...]game.Field{
	game.FederationNorth: game.At(10, 9), game.FederationEast: game.At(11, 10),
	game.FederationSouth: game.At(10, 11), game.FederationWest: game.At(9, 10),
}

// unitPiece names a unit on its way, for Table.Hidden.
func unitPiece(seat int, u game.Unit) string { return "unit:" + strconv.Itoa(seat) + ":" + u.String() }

// fill brings the picture of the planet up to the view.
func (f *face) fill() {
	p := &f.planet
	p.Cols = game.Size
	if len(p.Fields) != game.Fields {
		p.Fields = make([]pieces.PlanetField, game.Fields)
	}
	copy(p.Fields, chart[:])
	p.Owners = p.Owners[:0]
	for seat := range f.v.Federations {
		p.Owners = append(p.Owners, f.border(seat))
	}
	for row := range game.Size {
		for col := range game.Size {
			x := &p.Fields[row*game.Size+col]
			x.Ground = grounds[f.v.Ground[row][col]]
			if o := f.v.Owners[row][col]; o != '.' {
				x.Owner = int(o - '0')
			}
		}
	}
	for _, at := range f.v.UnpaidSections {
		p.Fields[at].Unpaid = true
	}
	for seat := range f.v.Federations {
		f.fillLinks(seat)
		p.Fields[printed[f.v.Federations[seat].Federation]].Owner = seat
	}
	f.fillCities()
	f.fillUnits()
	f.fillSky()
	f.mark()
	p.Changed()
}

// fillLinks tells of a seat's cities and sections whether they are connected to
// the capital and by it to the bank (DO-20).
func (f *face) fillLinks(seat int) {
	fields := f.planet.Fields
	for _, at := range f.v.UnpaidSections {
		if fields[at].Owner == seat {
			fields[at].Link = pieces.PlanetApart
		}
	}
	for _, net := range f.v.Networks(seat) {
		link := pieces.PlanetApart
		if net.Capital && net.Bank {
			link = pieces.PlanetConnected
		}
		for _, at := range net.Fields {
			fields[at].Link = link
		}
	}
}

func (f *face) fillCities() {
	for seat := range f.v.Federations {
		fed := &f.v.Federations[seat]
		for i := range fed.Cities {
			x := &f.planet.Fields[fed.Cities[i].Field]
			x.Districts, x.Capital = len(fed.Cities[i].Districts), fed.Capital != nil && *fed.Capital == fed.Cities[i].Field
			x.Unpaid = fed.Cities[i].Unpaid
		}
	}
}

// fillUnits shows the stacks, but for what is on its way. A unit that has
// nothing left to do this round is pale.
func (f *face) fillUnits() {
	for _, st := range f.v.Stacks {
		x := &f.planet.Fields[st.Field]
		n, top := 0, game.NoUnit
		for _, u := range st.Units {
			if !f.t.Hidden(unitPiece(st.Seat, u)) {
				n, top = n+1, u
			}
		}
		if n == 0 {
			continue
		}
		x.Unit, x.UnitOf, x.Units = pieces.Unit(top.Kind().String()), st.Seat, n
		x.Unfed = slices.ContainsFunc(st.Units, func(u game.Unit) bool {
			post := f.unitPost(st.Seat, u)
			return post != nil && post.Unpaid
		})
		if f.v.Decision == game.DecideMilitary && st.Seat == f.t.Acting() {
			x.Spent = !slices.ContainsFunc(st.Units, f.capable)
		}
	}
	for seat := range f.v.Federations {
		for _, x := range f.v.Federations[seat].Units {
			switch x.Unit.Kind() {
			case game.SuperLauncher:
				f.planet.Fields[x.Field].Ground = pieces.PlanetSuperLauncher
				f.planet.Fields[x.Field].Unpaid = x.Unpaid
			case game.Launcher:
				f.planet.Fields[x.Field].Unpaid = x.Unpaid
			}
			if isLauncher(x.Unit.Kind()) && f.t.Hidden(unitPiece(seat, x.Unit)) {
				f.planet.Fields[x.Field].Ground = pieces.PlanetBare
			}
		}
	}
}

// fillSky shows clouds, pollution and fires, but for those that the wind moves.
func (f *face) fillSky() {
	if !f.t.Hidden(skyPiece) {
		for _, at := range f.v.Pollution {
			f.planet.Fields[at].Pollution++
		}
		for _, at := range f.v.Clouds {
			f.planet.Fields[at].Clouds++
		}
	}
	for _, at := range f.v.Fires {
		f.planet.Fields[at].Fire = true
	}
}
