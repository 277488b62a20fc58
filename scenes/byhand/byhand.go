// Package byhand says by which nodes a move is made. A face lists the paths of its moves,
// once; rings of hints and tests by mouse follow from the list. How anything looks does
// not belong here.
package byhand

// Path is how a move is made by hand: what is picked up, what is pressed then, and where
// it goes. From and By may be empty. Each is the id of a node. Another one may follow
// after a bar: it stands for the first where that is not in sight, as a page for its
// line.
type Path struct{ From, By, To string }
