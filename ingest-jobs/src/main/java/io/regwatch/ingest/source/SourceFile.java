package io.regwatch.ingest.source;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;

import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

/** Definitions of sources as files: a catalogue's YAML, or a folder of documents. */
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

	static SourceDefinition read(Path file, String text) {
		return complete(FILE.read(file, text));
	}

	private static SourceDefinition complete(SourceYaml description) {
		return description.complete(required(description.id()), required(description.title()),
				required(description.kind()), null);
	}

	/**
	 * Makes a source of a directory, which its {@code regwatch.yaml} may describe.
	 * @param folder an existing directory
	 * @return a source of kind {@code folder} whose id stays as long as the path does
	 * @throws InvalidFileException if the folder's manifest does not follow its schema
	 */
	public static SourceDefinition ofFolder(Path folder) {
		Path absolute = folder.toAbsolutePath().normalize();
		String name = String.valueOf((absolute.getFileName() != null) ? absolute.getFileName() : "root");
		return FolderManifest.of(absolute)
			.statedSource()
			.complete(idOf(absolute, name), name, FolderConnector.KIND,
					new SourceDefinition.Folder(absolute.toString()));
	}

	private static String idOf(Path folder, String name) {
		String slug = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
		String words = (slug.length() > 40) ? slug.substring(0, 40) : slug;
		return (words.isEmpty() ? "folder" : words) + "-" + ContentHash.of(folder.toString()).hex().substring(0, 8);
	}

	private static String required(@Nullable String value) {
		return Objects.requireNonNull(value, "The schema requires it");
	}

}
