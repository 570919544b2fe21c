package io.regwatch.trust;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Counts of what tests have tried, kept in a file each in {@code target/trust} of the
 * module, so that one table of all modules can be printed at the end of the build.
 */
public final class TrustCounts {

	private static final Path DIRECTORY = Path.of("target", "trust");

	private static final String SEPARATOR = "\t";

	private TrustCounts() {
	}

	/**
	 * Records a count, instead of that of an earlier run.
	 * @param name what was counted, in the plural, such as "random requests"
	 * @param count of what was tried
	 * @param result in a few words, such as "0 answers outside of the contract"
	 */
	public static void record(String name, long count, String result) {
		record(Path.of(""), name, count, result);
	}

	static void record(Path module, String name, long count, String result) {
		try {
			Path directory = Files.createDirectories(module.resolve(DIRECTORY));
			Files.writeString(directory.resolve(name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-") + ".txt"),
					String.join(SEPARATOR, name, String.format(Locale.ROOT, "%,d", count), result));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Reads the counts of all modules; of equal names the latest.
	 * @param root of the source tree
	 * @return a line each, aligned, by name
	 */
	public static List<String> table(Path root) {
		Map<String, String[]> rows = new TreeMap<>();
		files(root).forEach((file) -> {
			String[] row = read(file).split(SEPARATOR, 3);
			rows.put(row[0], row);
		});
		int width = rows.keySet().stream().mapToInt(String::length).max().orElse(1);
		return rows.values().stream().map((row) -> ("%-" + width + "s %12s  %s").formatted((Object[]) row)).toList();
	}

	private static List<Path> files(Path root) {
		try (Stream<Path> files = Files.find(root, 5, (file, attributes) -> attributes.isRegularFile()
				&& file.getParent().endsWith(DIRECTORY) && file.toString().endsWith(".txt"))) {
			return files.sorted(Comparator.comparingLong((file) -> file.toFile().lastModified())).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
