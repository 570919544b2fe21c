package io.regwatch.ingest.source.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * The files of a catalogue directory.
 *
 * @param sources by file, in the order of the names
 * @param invalid what is wrong, by file
 * @param unreadable why the file or the directory could not be read now
 * @param invalidIds the ids that invalid files state, as far as they can be told
 */
public record CatalogueFiles(Map<Path, SourceDefinition> sources, Map<Path, InvalidFileException> invalid,
		Map<Path, String> unreadable, Map<Path, String> invalidIds) {

	/** No directory. */
	public static final CatalogueFiles NONE = new CatalogueFiles(Map.of(), Map.of(), Map.of(), Map.of());

	private static final Pattern ID = Pattern.compile("^\\{?\\s*id:\\s*[\"']?([a-z0-9][a-z0-9-]*)", Pattern.MULTILINE);

	/**
	 * Reads the files {@code *.yaml} and {@code *.yml} of a directory.
	 * @param directory nothing is read when it is missing
	 * @return the sources and the mistakes; several files may have one id
	 */
	public static CatalogueFiles of(Path directory) {
		CatalogueFiles files = new CatalogueFiles(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
		try {
			list(directory).forEach(files::read);
		}
		catch (IOException ex) {
			files.unreadable.put(directory, reason(ex));
		}
		return files;
	}

	/**
	 * Lists the files of a catalogue directory.
	 * @param directory of the catalogue
	 * @return in the order of their names; empty when the directory is missing
	 * @throws IOException if the directory cannot be read
	 */
	public static List<Path> list(Path directory) throws IOException {
		try (Stream<Path> files = Files.list(directory)) {
			return files.filter(CatalogueFiles::isYaml).sorted().toList();
		}
		catch (NoSuchFileException ex) {
			return List.of();
		}
	}

	/**
	 * Decides which of several files with one id describes the source: the one that did
	 * so far. If none did, all of them are invalid, because nobody knows which one is
	 * meant.
	 * @param known the files that described sources so far, by id
	 * @return files with distinct ids
	 */
	public CatalogueFiles distinct(Map<String, Path> known) {
		Map<Path, SourceDefinition> distinct = new TreeMap<>(this.sources);
		Map<Path, InvalidFileException> wrong = new TreeMap<>(this.invalid);
		this.sources.forEach((file, source) -> {
			List<Path> claimants = filesOf(source.id());
			@Nullable Path original = known.get(source.id());
			if (claimants.size() > 1 && !file.equals(original)) {
				distinct.remove(file);
				wrong.put(file, sameId(file, source.id(), other(file, claimants, original)));
			}
		});
		return new CatalogueFiles(distinct, wrong, this.unreadable, this.invalidIds);
	}

	/**
	 * The ids that files state.
	 * @return with those of invalid files, as far as they can be told
	 */
	public Set<String> ids() {
		Set<String> ids = this.sources.values().stream().map(SourceDefinition::id).collect(Collectors.toSet());
		ids.addAll(this.invalidIds.values());
		return ids;
	}

	/**
	 * Finds the files of a source.
	 * @param id of a source
	 * @return in the order of their names, invalid ones last
	 */
	public List<Path> filesOf(String id) {
		List<Path> files = new ArrayList<>();
		this.sources.forEach((file, source) -> {
			if (source.id().equals(id)) {
				files.add(file);
			}
		});
		this.invalidIds.forEach((file, stated) -> {
			if (stated.equals(id)) {
				files.add(file);
			}
		});
		return files;
	}

	/**
	 * Whether the directory is missing or has no files.
	 * @return {@code false} if it cannot be read
	 */
	public boolean isEmpty() {
		return this.sources.isEmpty() && this.invalid.isEmpty() && this.unreadable.isEmpty();
	}

	private void read(Path file) {
		String text = "";
		try {
			text = YamlFile.textOf(file);
			this.sources.put(file, SourceFile.read(file, text));
		}
		catch (InvalidFileException ex) {
			this.invalid.put(file, ex);
			Matcher id = ID.matcher(text);
			if (id.find()) {
				this.invalidIds.put(file, id.group(1));
			}
		}
		catch (NoSuchFileException ex) {
			// It was deleted after the directory was listed.
			this.sources.remove(file);
		}
		catch (IOException ex) {
			this.unreadable.put(file, reason(ex));
		}
	}

	private static Path other(Path file, List<Path> claimants, @Nullable Path original) {
		if (original != null && claimants.contains(original)) {
			return original;
		}
		return claimants.stream().filter((claimant) -> !claimant.equals(file)).findFirst().orElseThrow();
	}

	private static InvalidFileException sameId(Path file, String id, Path other) {
		return new InvalidFileException(file, List
			.of(new InvalidFileException.Problem(null, "id", "'%s' is also the id in '%s'".formatted(id, other))));
	}

	private static String reason(IOException ex) {
		return "%s: %s".formatted(ex.getClass().getSimpleName().replace("Exception", ""),
				Objects.requireNonNullElse(ex.getMessage(), "no details"));
	}

	private static boolean isYaml(Path file) {
		String name = file.toString().toLowerCase(Locale.ROOT);
		return (name.endsWith(".yaml") || name.endsWith(".yml")) && !Files.isDirectory(file);
	}

}
