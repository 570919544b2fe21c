#!/bin/sh
# system.sh BASE: for the base 'scratch', writes the operating system of the image to target/system: the C library and the
# programs that isolate processes, from the Debian packages of packages.sha256. Needs apt and dpkg. Run by `./mvnw -Pdist`.
set -eu
[ "$1" = scratch ] || exit 0
export LC_ALL=C
umask 022

image=$(cd -P "$(dirname "$0")" && pwd)
packages=$image/target/packages
unpacked=$image/target/unpacked
system=$image/target/system
libraries=usr/lib/x86_64-linux-gnu
mkdir -p "$packages/lists/partial" "$packages/archives/partial"

# apt with sources of its own, because this machine may run another release.
debian_apt() {
	apt-get -qq -o Dir::Etc::SourceList="$packages/sources.list" -o Dir::Etc::SourceParts=/dev/null \
		-o Dir::State::Lists="$packages/lists" -o Dir::Cache="$packages" -o APT::Architecture=amd64 \
		-o APT::Architectures=amd64 -o APT::Sandbox::User= "$@"
}

# Names with their versions, as in "libc6=2.41-12+deb13u5".
wanted() {
	sed 's/^[0-9a-f]*  \([^_]*\)_\([^_]*\)_.*$/\1=\2/' "$image/packages.sha256"
}

if ! (cd "$packages" && sha256sum --status --check "$image/packages.sha256" 2>/dev/null); then
	printf 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s trixie main\n' \
		"${REGWATCH_DEBIAN_MIRROR:-https://deb.debian.org/debian}" >"$packages/sources.list"
	debian_apt update
	# shellcheck disable=SC2046
	(cd "$packages" && debian_apt download $(wanted))
	(cd "$packages" && sha256sum --quiet --check "$image/packages.sha256")
fi

rm -rf "$unpacked" "$system"
mkdir -p "$unpacked" "$system/lib64" "$system/$libraries" "$system/usr/bin" "$system/var/lib/dpkg/status.d"
while read -r _ file; do
	name=${file%%_*}
	dpkg-deb -x "$packages/$file" "$unpacked"
	# Where scanners for vulnerabilities look for packages.
	dpkg-deb -f "$packages/$file" >"$system/var/lib/dpkg/status.d/$name"
	mkdir -p "$system/usr/share/doc/$name"
	cp -L "$unpacked/usr/share/doc/$name/copyright" "$system/usr/share/doc/$name"
done <"$image/packages.sha256"

cp -L "$unpacked/$libraries/ld-linux-x86-64.so.2" "$system/lib64"
for library in libc.so.6 libm.so.6 libdl.so.2 libpthread.so.0 librt.so.1 libresolv.so.2 libnss_dns.so.2 libnss_files.so.2 \
	libgcc_s.so.1 libstdc++.so.6 libsmartcols.so.1 libcap-ng.so.0; do
	cp -L "$unpacked/$libraries/$library" "$system/$libraries"
done
for program in true prlimit setpriv unshare; do
	cp "$unpacked/usr/bin/$program" "$system/usr/bin"
done
cp -R "$image/src/main/image/." "$system"

# The bill of materials, in the order of packages.sha256.
mkdir -p "$system/opt/regwatch/sbom"
sed 's/^\([0-9a-f]*\)  \([^_]*\)_\([^_]*\)_.*$/\1 \2 \3/' "$image/packages.sha256" | awk '
	BEGIN { print "{\n  \"bomFormat\": \"CycloneDX\",\n  \"specVersion\": \"1.6\",\n  \"version\": 1,\n  \"components\": [" }
	{
		version = $3
		gsub(/[+]/, "%2B", version)
		name = $2
		gsub(/[+]/, "%2B", name)
		printf "%s    {\"type\": \"library\", \"name\": \"%s\", \"version\": \"%s\",", (NR > 1 ? ",\n" : ""), $2, $3
		printf " \"purl\": \"pkg:deb/debian/%s@%s?arch=amd64&distro=debian-13\",", name, version
		printf " \"hashes\": [{\"alg\": \"SHA-256\", \"content\": \"%s\"}]}", $1
	}
	END { print "\n  ]\n}" }' >"$system/opt/regwatch/sbom/system.cdx.json"
