package main

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"schron/rules/search"
)

// field is a number among the weights.
type field struct {
	name string
	path []int // of fields of structs and places of arrays
	most int   // the greatest number that makes sense
}

// kit makes minds of lists of numbers.
type kit struct {
	mind   search.Mind  // the one that learns
	typ    reflect.Type // of its weights
	first  reflect.Value
	fields []field
	hand   []int // what was set by hand
	pull   int   // what each unit away from that costs, in 1/10 000 of the largest loss
}

// kitOf takes the mind of a level and one that has the weights set by hand. Both have a
// field Weights, a pointer to a struct of whole numbers. A field of these with the tag
// learn:"-" is no guess but a goal, and stays. One with learn:"..100", such as a chance
// in hundredths, is never more than that.
func kitOf(mind, hand search.Mind) (*kit, error) {
	v := reflect.ValueOf(hand)
	if v.Kind() == reflect.Struct {
		v = v.FieldByName("Weights")
	}
	if v.Kind() != reflect.Pointer || v.IsNil() || v.Elem().Kind() != reflect.Struct {
		return nil, fmt.Errorf("%T has no weights set by hand", hand)
	}
	k := &kit{mind: mind, typ: v.Elem().Type(), first: v.Elem()}
	if err := k.list(k.typ, field{most: math.MaxInt}); err != nil {
		return nil, err
	}
	for _, f := range k.fields {
		k.hand = append(k.hand, int(f.in(k.first).Int()))
	}
	return k, nil
}

// restrict leaves only the numbers that are named, with commas between; all if none is.
func (k *kit) restrict(only string) error {
	if only == "" {
		return nil
	}
	var fields []field
	var hand []int
	for _, name := range strings.Split(only, ",") {
		i := slices.IndexFunc(k.fields, func(f field) bool { return f.name == name })
		if i < 0 {
			return fmt.Errorf("no weight %q is learned of %s", name, k.typ)
		}
		fields, hand = append(fields, k.fields[i]), append(hand, k.hand[i])
	}
	k.fields, k.hand = fields, hand
	return nil
}

// list lists the numbers of a type that is found at a field.
func (k *kit) list(t reflect.Type, at field) error {
	switch t.Kind() {
	case reflect.Int:
		at.path = slices.Clone(at.path)
		k.fields = append(k.fields, at)
		return nil
	case reflect.Array:
		for i := range t.Len() {
			if err := k.list(t.Elem(), at.part(fmt.Sprintf("%s[%d]", at.name, i), i)); err != nil {
				return err
			}
		}
		return nil
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			part := at.part(strings.TrimPrefix(at.name+"."+f.Name, "."), i)
			switch tag := f.Tag.Get("learn"); tag {
			case "":
			case "-":
				continue
			default:
				most, err := strconv.Atoi(strings.TrimPrefix(tag, ".."))
				if err != nil || !strings.HasPrefix(tag, "..") {
					return fmt.Errorf("%s has the tag learn:%q, accepted: -, ..100", part.name, tag)
				}
				part.most = most
			}
			if err := k.list(f.Type, part); err != nil {
				return err
			}
		}
		return nil
	}
	return fmt.Errorf("%s is a %s, accepted: int, arrays and structs of it", at.name, t)
}

// part is what is in a field at a place, under its own name.
func (f field) part(name string, i int) field {
	return field{name, append(f.path, i), f.most}
}

// in finds the field in a struct of weights.
func (f field) in(v reflect.Value) reflect.Value {
	for _, i := range f.path {
		if v.Kind() == reflect.Array {
			v = v.Index(i)
		} else {
			v = v.Field(i)
		}
	}
	return v
}

// weights makes a pointer to weights with these numbers.
func (k *kit) weights(v []int) reflect.Value {
	p := reflect.New(k.typ)
	p.Elem().Set(k.first)
	for i, f := range k.fields {
		f.in(p.Elem()).SetInt(int64(v[i]))
	}
	return p
}

// with returns the mind with these numbers.
func (k *kit) with(v []int) search.Mind {
	m := reflect.New(reflect.TypeOf(k.mind)).Elem()
	m.Set(reflect.ValueOf(k.mind))
	m.FieldByName("Weights").Set(k.weights(v))
	return m.Interface().(search.Mind)
}

// unit is how much a number is moved at first, four times: as much as it is, some
// for what is nothing by hand.
func (k *kit) unit(i int) int {
	if n := max(k.hand[i], -k.hand[i]); n > 0 {
		return n
	}
	return 100
}
