#!/bin/sh
# provenance.sh ARCHIVE BOM…: prints the SLSA provenance of an archive as an unsigned in-toto statement: commit, JDK and
# libraries with their checksums, as far as the CycloneDX files name them. Run by archive.sh.
set -eu
export LC_ALL=C

archive=$1
shift
ops=$(cd -P "$(dirname "$0")/.." && pwd)
jdk=$("$ops/regwatch" --print-jdk)
commit=$(git -C "$ops" rev-parse HEAD)
changed=$([ -z "$(git -C "$ops" status --porcelain --untracked-files=no)" ] && echo false || echo true)
jdk_version=$(sed -n 's/^JAVA_RUNTIME_VERSION="\(.*\)"$/\1/p' "$jdk/release")

# One line for each library: its package URL and the checksum that precedes it.
libraries() {
	awk -F '"' '
		$2 == "alg" { algorithm = $4 }
		$2 == "content" && algorithm == "SHA-256" { checksum = $4 }
		$2 == "purl" && checksum != "" { print $4, checksum; checksum = "" }
	' "$@" | grep -v '^pkg:maven/io[.]regwatch/' | sort -u |
		sed 's|^\([^ ]*\) \(.*\)$|        {"uri": "\1", "digest": {"sha256": "\2"}},|'
}

cat <<JSON
{
  "_type": "https://in-toto.io/Statement/v1",
  "subject": [
    {"name": "$(basename "$archive")", "digest": {"sha256": "$(sha256sum "$archive" | cut -d ' ' -f 1)"}}
  ],
  "predicateType": "https://slsa.dev/provenance/v1",
  "predicate": {
    "buildDefinition": {
      "buildType": "urn:regwatch:build:maven-dist:1",
      "externalParameters": {"command": "./mvnw -Pdist", "commit": "$commit"},
      "internalParameters": {"uncommittedChanges": $changed},
      "resolvedDependencies": [
$(libraries "$@")
        {"uri": "pkg:generic/jdk@$jdk_version", "name": "JDK"},
        {"uri": "${REGWATCH_SOURCE_URI:-git+file:.}", "digest": {"gitCommit": "$commit"}}
      ]
    },
    "runDetails": {
      "builder": {"id": "${REGWATCH_BUILDER_ID:-urn:regwatch:builder:local}"}
    }
  }
}
JSON
