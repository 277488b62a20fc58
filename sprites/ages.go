package sprites

// ageSize is how many entries an age of a cache holds.
const ageSize = 4096

// twoAges is a cache in two halves. What is used moves to the young half; when that is
// full, the old one is dropped. Looking up allocates nothing once the entry is young.
type twoAges[K comparable, V any] struct {
	young, old map[K]V
}

func (c *twoAges[K, V]) get(k K) (V, bool) {
	if v, ok := c.young[k]; ok {
		return v, true
	}
	v, ok := c.old[k]
	if ok {
		delete(c.old, k)
		c.put(k, v)
	}
	return v, ok
}

func (c *twoAges[K, V]) put(k K, v V) {
	if c.young == nil {
		c.young = make(map[K]V)
	}
	if len(c.young) >= ageSize {
		c.old, c.young = c.young, make(map[K]V)
	}
	c.young[k] = v
}
