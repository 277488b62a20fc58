package wcp

import (
	"strings"

	"schron/rules"
)

// Vehicle is one of the ten vehicle cards (WCP-4).
type Vehicle int8

// NoVehicle stands for a card that is not chosen yet.
const NoVehicle Vehicle = -1

type vehicleSpec struct {
	id                     string
	fire, armour, boosters int8
	key                    string
}

var vehicleSpecs = makeVehicles()

func makeVehicles() (specs [vehicleKinds]vehicleSpec) {
	for i, row := range tableRows(vehicleData, vehicleKinds) {
		specs[i] = vehicleSpec{
			row[0], int8(number(row[1])), int8(number(row[2])), int8(number(row[3])),
			"wcp.vehicle." + strings.ToLower(row[0]),
		}
	}
	return specs
}

// Vehicles lists the cards.
func Vehicles() []Vehicle { return allOf[Vehicle](vehicleKinds) }

// Fire is the fire on the card.
func (v Vehicle) Fire() int { return int(vehicleSpecs[v].fire) }

// Armour is the armour on the card.
func (v Vehicle) Armour() int { return int(vehicleSpecs[v].armour) }

// Boosters is the number of boosters on the card.
func (v Vehicle) Boosters() int { return int(vehicleSpecs[v].boosters) }

// Name is the vehicle's name for players.
func (v Vehicle) Name() rules.Text { return rules.Msg(vehicleSpecs[v].key) }

// String is the id of the card, V01 to V10.
func (v Vehicle) String() string { return vehicleSpecs[v].id }

var vehicleIDs = rules.IDsOf("vehicle card", 0, vehicleKinds-1, Vehicle.String)

// ParseVehicle reads the id of a card.
func ParseVehicle(id string) (Vehicle, error) { return vehicleIDs.Parse(id) }
