package io.regwatch.ops.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import com.google.cloud.tools.jib.api.Containerizer;
import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.TarImage;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.Platform;
import com.google.cloud.tools.jib.api.Ports;

/**
 * Writes the image as a file that {@code docker load} and tools for registries read. Maps
 * are sorted, because the order of others changes from build to build.
 *
 * @param archive directory of the unpacked archive
 * @param base {@code scratch}, or a reference with a digest
 * @param version of the program
 * @param created time in the image, the same for each build of a commit
 * @param commit that the archive was built from
 */
record ImageBuilder(Path archive, String base, String version, Instant created, String commit) {

	private static final String SCRATCH = "scratch";

	private static final Pattern COMMIT = Pattern.compile("\"gitCommit\": *\"([0-9a-f]{40})\"");

	/**
	 * Half of the memory is for the heap; processes that read documents have their own.
	 */
	private static final List<String> ENTRYPOINT = List.of("/opt/regwatch/runtime/bin/java", "-XX:MaxRAMPercentage=50",
			"--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow", "-jar",
			"/opt/regwatch/program/regwatch.jar");

	ImageBuilder {
		if (!base.equals(SCRATCH) && !base.matches("[^@]+@sha256:[0-9a-f]{64}")) {
			throw new IllegalArgumentException(
					"The base '%s' is neither 'scratch' nor pinned by its digest, as in 'NAME@sha256:…'"
						.formatted(base));
		}
	}

	/**
	 * Writes an image.
	 * @param arguments the archive's directory, base, version, time, the file to write,
	 * the directory of files for an image without base, and that of the module's classes
	 * @throws Exception if the image cannot be made
	 */
	public static void main(String[] arguments) throws Exception {
		Path archive = Path.of(arguments[0]);
		new ImageBuilder(archive, arguments[1], arguments[2], Instant.parse(arguments[3]), commit(archive))
			.write(Path.of(arguments[4]), Path.of(arguments[5]), Path.of(arguments[6]));
	}

	/** As the provenance of the archive says. */
	static String commit(Path archive) throws IOException {
		Matcher commit = COMMIT
			.matcher(Files.readString(archive.resolveSibling(archive.getFileName() + ".tar.gz.intoto.json")));
		if (!commit.find()) {
			throw new IllegalStateException("The provenance of '%s' names no commit".formatted(archive));
		}
		return commit.group(1);
	}

	void write(Path file, Path system, Path classes) throws Exception {
		JibContainerBuilder image = this.base.equals(SCRATCH) ? Jib.fromScratch() : Jib.from(this.base);
		if (this.base.equals(SCRATCH)) {
			image.addFileEntriesLayer(new ImageLayers(this.created).system(system));
		}
		layers(classes).forEach(image::addFileEntriesLayer);
		image.setPlatforms(Set.of(new Platform("amd64", "linux")))
			.setCreationTime(this.created)
			.setUser("10001:10001")
			.setWorkingDirectory(AbsoluteUnixPath.get("/var/lib/regwatch"))
			.setEnvironment(new TreeMap<>(Map.of("LC_ALL", "C.UTF-8", "PATH", "/usr/bin:/bin:/opt/regwatch/runtime/bin",
					"REGWATCH_HOME", "/var/lib/regwatch")))
			.addVolume(AbsoluteUnixPath.get("/var/lib/regwatch"))
			.setExposedPorts(Ports.parse(List.of("8080", "8081")))
			.setEntrypoint(ENTRYPOINT)
			.setProgramArguments("up")
			.setLabels(labels());
		image.containerize(Containerizer.to(TarImage.at(file).named("regwatch:" + this.version))
			.setToolName("regwatch")
			.setApplicationLayersCache(file.resolveSibling("jib"))
			.setBaseImageLayersCache(file.resolveSibling("jib"))
			.setOfflineMode(this.base.equals(SCRATCH)));
	}

	private List<FileEntriesLayer> layers(Path classes) throws IOException {
		ImageLayers layers = new ImageLayers(this.created);
		return List.of(layers.mountPoints(this.archive), layers.healthCheck(classes), layers.runtime(this.archive),
				layers.libraries(this.archive), layers.program(this.archive));
	}

	private Map<String, String> labels() {
		return new TreeMap<>(Map.of("org.opencontainers.image.title", "Regwatch",
				"org.opencontainers.image.description", "Tells medical-device companies when a regulation changes",
				"org.opencontainers.image.version", this.version, "org.opencontainers.image.revision", this.commit,
				"org.opencontainers.image.created", this.created.toString(), "org.opencontainers.image.licenses",
				"Apache-2.0", "org.opencontainers.image.base.name", this.base));
	}

}
