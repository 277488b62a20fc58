package wcp

import "schron/rules"

// Token is a kind of content token: tokens that are the same (WCP-3). Trophies
// and upgrades come first; guards may be rotated.
type Token int8

// NoToken is no content.
const NoToken Token = -1

// TokenKind tells what a content token is.
type TokenKind uint8

// The kinds of content tokens (WCP-3).
const (
	Trophy         TokenKind = iota // WCP-18
	FireUpgrade                     // WCP-19
	ArmourUpgrade                   // WCP-19
	BoosterUpgrade                  // WCP-19
	Guard                           // WCP-21
)

var tokenKindIDs = map[string]TokenKind{
	"trophy": Trophy, "fire": FireUpgrade, "armour": ArmourUpgrade, "booster": BoosterUpgrade, "guard": Guard,
}

type tokenSpec struct {
	id           string
	kind         TokenKind
	value        int8
	fire, armour int8
	edges        Edges
	copies       int
	turns        []Edges // rotations of the edges that differ; one for what is no guard
	key          string
}

var tokenSpecs = makeTokens()

func makeTokens() (specs [tokenKinds]tokenSpec) {
	for i, row := range tableRows(tokenData, tokenKinds) {
		kind, ok := tokenKindIDs[row[1]]
		if !ok || (kind == Guard) != (i >= thingKinds) {
			panic("wcp: table of components: token " + row[0] + " is of the kind " + row[1])
		}
		edges := pattern(row[5])
		specs[i] = tokenSpec{
			id: row[0], kind: kind, value: int8(number(row[2])), fire: int8(number(row[3])), armour: int8(number(row[4])),
			edges: edges, copies: number(row[6]), turns: rotations(edges), key: "wcp.token." + row[0],
		}
	}
	return specs
}

// Tokens lists the kinds of content tokens: trophies, upgrades, guards.
func Tokens() []Token { return allOf[Token](tokenKinds) }

// Kind returns what the token is.
func (t Token) Kind() TokenKind { return tokenSpecs[t].kind }

// Value is the value of a trophy, or by how much an upgrade raises its
// characteristic; 0 for a guard.
func (t Token) Value() int { return int(tokenSpecs[t].value) }

// Fire is the fire of a guard, 0 for anything else.
func (t Token) Fire() int { return int(tokenSpecs[t].fire) }

// Armour is the armour of a guard, 0 for anything else.
func (t Token) Armour() int { return int(tokenSpecs[t].armour) }

// Edges returns the edges that a guard covers, not rotated.
func (t Token) Edges() Edges { return tokenSpecs[t].edges }

// Rotations lists the different ways to lay the token: for a guard the edges
// that it covers, else [NoEdges] alone.
func (t Token) Rotations() []Edges { return append([]Edges(nil), tokenSpecs[t].turns...) }

// Copies is how many tokens of the kind there are.
func (t Token) Copies() int { return tokenSpecs[t].copies }

// Name is the token's name for players.
func (t Token) Name() rules.Text { return rules.Msg(tokenSpecs[t].key) }

// String is the id of the token.
func (t Token) String() string { return tokenSpecs[t].id }

// thing reports whether a player can own the token: a trophy or an upgrade.
func (t Token) thing() bool { return t >= 0 && t < thingKinds }

var tokenIDs = rules.IDsOf("content token", 0, tokenKinds-1, Token.String)

// ParseToken reads the id of a token.
func ParseToken(id string) (Token, error) { return tokenIDs.Parse(id) }
