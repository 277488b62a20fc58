package paliwo

import "schron/rules"

// Keys that are put together once, so that an event without a journal costs
// nothing.
var (
	humanKeys, whomKeys [humanKinds]string
	facingKeys          [facings]string
	faceKeys            [faces]string
	cardKeys            [cardKinds]string
	_                   = fillKeys()
)

func fillKeys() bool {
	for _, h := range Humans() {
		humanKeys[h] = "paliwo.human." + h.String()
		whomKeys[h] = "paliwo.whom." + h.String()
	}
	for _, d := range Facings() {
		facingKeys[d] = "paliwo.facing." + d.String()
	}
	for f := range faces {
		faceKeys[f] = "paliwo.find." + f.String()
	}
	for c := range cardKinds {
		cardKeys[c] = "paliwo.card." + c.String()
	}
	return true
}

// humanArg names a human who does something, whomArg one to whom it is done.
func humanArg(h Human) rules.Arg   { return rules.KeyArg("human", humanKeys[h]) }
func whomArg(h Human) rules.Arg    { return rules.KeyArg("whom", whomKeys[h]) }
func fieldArg(f Field) rules.Arg   { return rules.Literal("field", f.String()) }
func fromArg(f Field) rules.Arg    { return rules.Literal("from", f.String()) }
func facingArg(d Facing) rules.Arg { return rules.KeyArg("facing", facingKeys[d]) }
func findArg(f Face) rules.Arg     { return rules.KeyArg("find", faceKeys[f]) }
func cardArg(c Card) rules.Arg     { return rules.KeyArg("card", cardKeys[c]) }
func numberArg[T ~int | ~int8](n T) rules.Arg {
	return rules.Number("n", int(n))
}
func ofArg[T ~int | ~int8](n T) rules.Arg { return rules.Number("of", int(n)) }
