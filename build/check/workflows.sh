#!/usr/bin/env bash
# Has actionlint read the workflows of GitHub. Run by build/release-check.sh.
. "$(dirname "$0")/report.sh"
attempt "actionlint" build/bin/actionlint -shellcheck= -pyflakes= .github/workflows/*.yml
echo "not run workflows: there are no runners here"
done_checks
