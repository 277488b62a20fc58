// Package wradislavia is the face of the game Wradislavia on the table. It shows the
// draft, the secret deployment, and the battlefield with the accuracy of each shot. It
// shows hand-to-hand, and what became of everybody at the end of a turn.
//
// Who decides sits in front. A shot is put together here (shooter, target, mode, Perun
// pips) and played as one move. Everything it would do comes from the forecast of the
// view.
package wradislavia
