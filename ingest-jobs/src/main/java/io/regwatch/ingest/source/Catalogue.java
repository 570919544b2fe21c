package io.regwatch.ingest.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
	 * @throws InvalidFileException if one of them does not follow its schema
	 */
	public List<SourceDefinition> read() {
		if (this.directory == null || !Files.isDirectory(this.directory)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(this.directory)) {
			return files.filter(Catalogue::isYaml).sorted().map(SourceFile::read).toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The catalogue '" + this.directory + "' cannot be read", ex);
		}
	}

	private static boolean isYaml(Path file) {
		String name = file.toString().toLowerCase(Locale.ROOT);
		return name.endsWith(".yaml") || name.endsWith(".yml");
	}

}
