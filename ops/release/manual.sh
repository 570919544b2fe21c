#!/bin/sh
# manual.sh: writes the source of the man pages, one for each command, to target/manual. Run by `./mvnw -Pdist`.
set -eu
release=$(cd -P "$(dirname "$0")" && pwd)
jdk=$("$release/../regwatch" --print-jdk)
rm -rf "$release/target/manual"
exec "$jdk/bin/java" -XX:TieredStopAtLevel=1 \
	-cp "$release/../app/target/regwatch/regwatch.jar:$release/target/tools/picocli-codegen.jar" \
	picocli.codegen.docgen.manpage.ManPageGenerator --outdir "$release/target/manual" io.regwatch.ops.cli.RegwatchCommand
