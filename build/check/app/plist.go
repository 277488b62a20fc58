package main

import (
	"bytes"
	"encoding/base64"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// decode reads a property list of XML whose root is a dictionary. It returns strings,
// numbers as strings, booleans, data as []byte, arrays as []any and dictionaries as
// map[string]any.
func decode(data []byte) (map[string]any, error) {
	d := xml.NewDecoder(bytes.NewReader(data))
	start, err := next(d)
	if err == nil && (start == nil || start.Name.Local != "plist") {
		err = errors.New("not a property list")
	}
	if err == nil {
		start, err = next(d)
	}
	if err != nil {
		return nil, err
	}
	v, err := value(d, start)
	if err != nil {
		return nil, err
	}
	out, ok := v.(map[string]any)
	if !ok {
		return nil, errors.New("the root is no dictionary")
	}
	return out, nil
}

// next is the next element that begins, nil if the present one ends before.
func next(d *xml.Decoder) (*xml.StartElement, error) {
	for {
		t, err := d.Token()
		if err != nil {
			if err == io.EOF {
				err = io.ErrUnexpectedEOF
			}
			return nil, err
		}
		switch t := t.(type) {
		case xml.StartElement:
			return &t, nil
		case xml.EndElement:
			return nil, nil
		}
	}
}

// value reads what an element holds, to its end.
func value(d *xml.Decoder, start *xml.StartElement) (any, error) {
	if start == nil {
		return nil, errors.New("a value is missing")
	}
	switch start.Name.Local {
	case "dict":
		return dictionary(d)
	case "array":
		out := []any{}
		for {
			s, err := next(d)
			if s == nil || err != nil {
				return out, err
			}
			v, err := value(d, s)
			if err != nil {
				return nil, err
			}
			out = append(out, v)
		}
	case "true", "false":
		return start.Name.Local == "true", d.Skip()
	case "string", "integer", "real", "data":
		var s string
		err := d.DecodeElement(&s, start)
		if err == nil && start.Name.Local == "data" {
			return base64.StdEncoding.DecodeString(strings.Join(strings.Fields(s), ""))
		}
		return s, err
	}
	return nil, fmt.Errorf("<%s> is unknown", start.Name.Local)
}

// dictionary reads keys and values.
func dictionary(d *xml.Decoder) (map[string]any, error) {
	out := map[string]any{}
	for {
		s, err := next(d)
		if s == nil || err != nil {
			return out, err
		}
		var key string
		if s.Name.Local != "key" {
			return nil, fmt.Errorf("<%s> in place of a key", s.Name.Local)
		}
		if err := d.DecodeElement(&key, s); err != nil {
			return nil, err
		}
		if _, twice := out[key]; twice {
			return nil, fmt.Errorf("%s is there twice", key)
		}
		if s, err = next(d); err != nil {
			return nil, err
		}
		if out[key], err = value(d, s); err != nil {
			return nil, fmt.Errorf("%s: %w", key, err)
		}
	}
}
