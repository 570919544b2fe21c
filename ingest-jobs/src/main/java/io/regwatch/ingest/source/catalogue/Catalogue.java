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
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The sources that are read: catalogue files that users add, and the shipped ones that
 * they name.
 *
 * @param directory directory of your own catalogue files ({@code *.yaml}, one source
 * each). The program sets it to {@code sources} in the home
 * @param shipped ids of shipped sources to switch on, or {@code all}; a file of the
 * directory replaces the shipped source with the same id
 */
@ConfigurationProperties("regwatch.catalogue")
public record Catalogue(@Nullable Path directory, @DefaultValue List<String> shipped) {

	private static final String ALL = "all";

	public Catalogue {
		shipped = List.copyOf(shipped);
	}

	/**
	 * Reads every file of the directory, and the shipped sources that are named.
	 * @return sources in the order of their file names, the shipped ones last
	 * @throws InvalidFileException if one of them does not follow its schema, or two have
	 * the same id
	 * @throws IllegalArgumentException if there is no such shipped source
	 */
	public List<SourceDefinition> read() {
		List<SourceDefinition> own = readDirectory();
		Set<String> taken = own.stream().map(SourceDefinition::id).collect(Collectors.toSet());
		return Stream.concat(own.stream(), readShipped().filter((source) -> !taken.contains(source.id()))).toList();
	}

	private Stream<SourceDefinition> readShipped() {
		if (this.shipped.isEmpty()) {
			return Stream.of();
		}
		List<SourceDefinition> all = BuiltInSources.all();
		Set<String> ids = all.stream().map(SourceDefinition::id).collect(Collectors.toSet());
		this.shipped.stream().filter((id) -> !id.equals(ALL) && !ids.contains(id)).findFirst().ifPresent((id) -> {
			throw new IllegalArgumentException("regwatch.catalogue.shipped: there is no shipped source '" + id + "'");
		});
		return all.stream().filter((source) -> this.shipped.contains(ALL) || this.shipped.contains(source.id()));
	}

	private List<SourceDefinition> readDirectory() {
		if (this.directory == null || !Files.isDirectory(this.directory)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(this.directory)) {
			Map<String, Path> read = new HashMap<>();
			return files.filter(Catalogue::isYaml).sorted().map((file) -> read(file, read)).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The catalogue '" + this.directory + "' cannot be read", ex);
		}
	}

	/** Two files of one id would be one source, which is either the one or the other. */
	private static SourceDefinition read(Path file, Map<String, Path> before) {
		SourceDefinition source = SourceFile.read(file);
		Path other = before.putIfAbsent(source.id(), file);
		if (other != null) {
			throw new InvalidFileException(file, List.of(new InvalidFileException.Problem(null, "id",
					"'%s' is also the id in '%s'".formatted(source.id(), other))));
		}
		return source;
	}

	private static boolean isYaml(Path file) {
		String name = file.toString().toLowerCase(Locale.ROOT);
		return name.endsWith(".yaml") || name.endsWith(".yml");
	}

}
