// Package wcp is WCP – Wielki Czerwony Przycisk ("The Big Red Button"). Two to six
// vehicles search a base that the players build hall by hall. One of them presses the
// button in the centre, and all flee while hall after hall falls.
//
// Every rule has an id, WCP-1 and so on, cited beside the check that enforces it.
// RuleIDs lists them and the rulebooks in assets explain them. Each kind of move and
// each phase has a file of its own. Halls, tokens and vehicles are tables in the folder
// data.
//
// A position is a [State]: sets of fields as bits and small arrays, without a pointer,
// so that a copy is an assignment. Halls of one shape and tokens of one kind are not
// told apart, so hands and stacks hold kinds. A turn runs through the phases move,
// meet, place and destroy. Two questions may interrupt it.
//
//   - A talk about a trade passes the word between two players. They put together
//     offers and answer them (WCP-24).
//   - The winner of a duel chooses what to take (WCP-31).
//
// What a seat may know is a [View]. Hands and the order of the stacks are
// hidden; chance comes only from shuffling the stacks, with the generator in the
// state.
package wcp
