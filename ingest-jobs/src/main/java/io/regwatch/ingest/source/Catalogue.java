package io.regwatch.ingest.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * The catalogue files that users add.
 *
 * @param directory its {@code *.yaml} files describe one source each; nothing is read
 * when it is {@code null} or missing
 */
@ConfigurationProperties("regwatch.catalogue")
public record Catalogue(@Nullable Path directory) {

	/**
	 * Reads every file of the directory.
	 * @return sources in the order of their file names
	 * @throws InvalidFileException if one of them does not follow its schema, or two have
	 * the same id
	 */
	public List<SourceDefinition> read() {
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
