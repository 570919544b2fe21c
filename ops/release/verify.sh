#!/bin/sh
# verify.sh COMMIT: builds the archive and the image of a commit in two directories with names of different length, and compares them.
set -eu
commit=${1:?names the commit}
top=$(git rev-parse --show-toplevel)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for directory in one another-one; do
	git clone -q --no-hardlinks "$top" "$work/$directory"
	(cd "$work/$directory" && git checkout -q "$commit" && ./mvnw -q -B --no-transfer-progress -Pdist -Dmaven.test.skip=true package)
done
cd "$work"
sha256sum ./*/ops/release/target/*.tar.gz
cmp one/ops/release/target/*.tar.gz another-one/ops/release/target/*.tar.gz
cmp one/ops/image/target/*-image.tar another-one/ops/image/target/*-image.tar
mkdir -p "$top/ops/release/target"
cmp one/ops/release/target/*.intoto.json another-one/ops/release/target/*.intoto.json
cp one/ops/release/target/*.tar.gz one/ops/release/target/*.tar.gz.* "$top/ops/release/target"
printf 'Both archives are equal; one is in %s\n' "$top/ops/release/target"
