package io.regwatch.ingest.source.catalogue;

import java.nio.file.Path;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/** Reads catalogue files. */
public final class SourceFile {

	private static final YamlFile<SourceYaml> FILE = new YamlFile<>("/catalogue/source.schema.json", SourceYaml.class);

	private SourceFile() {
	}

	/**
	 * Reads one catalogue file.
	 * @param file YAML
	 * @return the source
	 * @throws InvalidFileException if it does not follow {@code source.schema.json}
	 */
	public static SourceDefinition read(Path file) {
		return complete(FILE.read(file));
	}

	public static SourceDefinition read(Path file, String text) {
		return complete(FILE.read(file, text));
	}

	private static SourceDefinition complete(SourceYaml description) {
		return description.complete(required(description.id()), required(description.title()),
				required(description.kind()), null);
	}

	private static String required(@Nullable String value) {
		return Objects.requireNonNull(value, "The schema requires it");
	}

}
