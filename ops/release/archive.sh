#!/bin/sh
# archive.sh VERSION TIMESTAMP: makes target/regwatch-VERSION-linux-x64.tar.gz of the built program, with a Java runtime,
# man pages, licences and bills of materials, and its provenance. Equal programs and JDKs make equal bytes, wherever they are. Run by `./mvnw -Pdist`.
set -eu
export LC_ALL=C TZ=UTC
umask 022

version=$1
timestamp=$2
release=$(cd -P "$(dirname "$0")" && pwd)
ops=$release/..
name=regwatch-$version-linux-x64
target=$release/target
root=$target/$name
jdk=$("$ops/regwatch" --print-jdk)

# What the program and Elasticsearch need by jdeps, and what they find by name: character sets, locales, cryptography,
# file systems of archives, DNS, SIMD for vectors, and the tools that explain a process that hangs.
modules=java.se,jdk.attach,jdk.charsets,jdk.crypto.cryptoki,jdk.httpserver,jdk.incubator.vector,jdk.jcmd,jdk.jfr,jdk.localedata,jdk.management
modules=$modules,jdk.management.agent,jdk.naming.dns,jdk.net,jdk.nio.mapmode,jdk.security.auth,jdk.unsupported,jdk.zipfs

rm -rf "$root"
mkdir -p "$root/bin" "$root/program" "$root/completion" "$root/share/man/man1" "$root/licences" "$root/sbom"

"$jdk/bin/jlink" --add-modules "$modules" --output "$root/runtime" --no-header-files --no-man-pages \
	--strip-java-debug-attributes --compress zip-6

# Caches of loaded classes belong to a machine.
cp -R "$ops/app/target/regwatch/." "$root/program"
rm -f "$root/program"/*.aot* "$root/program/java.release" "$root/program"/whole.recorded* "$root/program/elasticsearch"/*.jsa

cp "$ops/regwatch" "$root/bin/regwatch"
"$root/runtime/bin/java" -XX:TieredStopAtLevel=1 -jar "$root/program/regwatch.jar" completion >"$root/completion/regwatch.bash"
for page in "$target/man"/*.1; do
	gzip -n -9 <"$page" >"$root/share/man/man1/$(basename "$page").gz"
done
cp "$ops/../LICENSE" "$release/INSTALL.md" "$root"
cp "$ops/app/target/licences/THIRD-PARTY.txt" "$root/licences/program.txt"
cp "$ops/embedded-elasticsearch/target/licences/THIRD-PARTY.txt" "$root/licences/elasticsearch.txt"
cp -R "$root/runtime/legal" "$root/licences/runtime" && rm -rf "$root/runtime/legal"
cp "$ops/app/target/bom.json" "$root/sbom/program.cdx.json"
cp "$ops/embedded-elasticsearch/target/bom.json" "$root/sbom/elasticsearch.cdx.json"

chmod -R u+rwX,go+rX,go-w "$root"
(cd "$root" && find . -type f ! -name SHA256SUMS | sort | xargs -d '\n' sha256sum >SHA256SUMS)
tar -C "$target" --format=gnu --sort=name --mtime="$timestamp" --owner=0 --group=0 --numeric-owner \
	-cf - "$name" | gzip -n -6 >"$target/$name.tar.gz"
(cd "$target" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
"$release/provenance.sh" "$target/$name.tar.gz" "$root"/sbom/*.json >"$target/$name.tar.gz.intoto.json"
printf 'Made %s (%s)\n' "$target/$name.tar.gz" "$(du -h "$target/$name.tar.gz" | cut -f 1)"
