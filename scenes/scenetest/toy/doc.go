// Package toy is a game for testing tables. It asks exactly the decisions that a test
// lists, private or public, of any seat, and keeps secrets. Its texts have no
// translation, so their keys are shown in brackets, as long as the test likes.
package toy
