package dolores

import "testing"

// TestNoScreenTellsASecret: see tabletest.Kit.Secrets.
func TestNoScreenTellsASecret(t *testing.T) { kit.Secrets(t) }
