package io.regwatch.ingest.source.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files of a catalogue directory.
 *
 * @param exists whether there is such a directory
 * @param sources by file, in the order of the names
 * @param invalid what is wrong, by file
 */
public record CatalogueFiles(boolean exists, Map<Path, SourceDefinition> sources,
		Map<Path, InvalidFileException> invalid) {

	/** No directory. */
	public static final CatalogueFiles NONE = new CatalogueFiles(false, Map.of(), Map.of());

	/**
	 * Reads the files {@code *.yaml} and {@code *.yml} of a directory.
	 * @param directory nothing is read when it is missing
	 * @return the sources and the mistakes
	 */
	public static CatalogueFiles of(Path directory) {
		CatalogueFiles files = new CatalogueFiles(Files.isDirectory(directory), new TreeMap<>(), new TreeMap<>());
		Map<String, Path> known = new HashMap<>();
		list(directory).forEach((file) -> files.read(file, known));
		return files;
	}

	/**
	 * Lists the files of a catalogue directory.
	 * @param directory of the catalogue
	 * @return in the order of their names; empty when the directory is missing
	 */
	public static List<Path> list(Path directory) {
		if (!Files.isDirectory(directory)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(directory)) {
			return files.filter(CatalogueFiles::isYaml).sorted().toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The catalogue '" + directory + "' cannot be read", ex);
		}
	}

	/**
	 * The ids of the sources.
	 * @return without those of invalid files
	 */
	public Set<String> ids() {
		return this.sources.values().stream().map(SourceDefinition::id).collect(Collectors.toSet());
	}

	/**
	 * Finds the file of a source.
	 * @param id of a source
	 * @return empty if no valid file has this id
	 */
	public List<Path> filesOf(String id) {
		return this.sources.entrySet()
			.stream()
			.filter((entry) -> entry.getValue().id().equals(id))
			.map(Map.Entry::getKey)
			.toList();
	}

	/** Two files with one id are both wrong: nobody knows which one is meant. */
	private void read(Path file, Map<String, Path> known) {
		try {
			SourceDefinition source = SourceFile.read(file);
			Path other = known.putIfAbsent(source.id(), file);
			if (other != null) {
				this.sources.remove(other);
				this.invalid.put(other, sameId(other, source.id(), file));
				throw sameId(file, source.id(), other);
			}
			this.sources.put(file, source);
		}
		catch (InvalidFileException ex) {
			this.invalid.put(file, ex);
		}
	}

	private static InvalidFileException sameId(Path file, String id, Path other) {
		return new InvalidFileException(file, List
			.of(new InvalidFileException.Problem(null, "id", "'%s' is also the id in '%s'".formatted(id, other))));
	}

	private static boolean isYaml(Path file) {
		String name = file.toString().toLowerCase(Locale.ROOT);
		return name.endsWith(".yaml") || name.endsWith(".yml");
	}

}
