package io.regwatch.ingest.source.folder;

import java.nio.file.Path;
import java.util.Locale;

import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.InvalidFileException;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.ContentHash;

/** Sources that are directories of documents. */
public final class FolderSource {

	/** Their kind in catalogue files. */
	public static final String KIND = "folder";

	private FolderSource() {
	}

	/**
	 * Makes a source of a directory, which its {@code regwatch.yaml} may describe.
	 * @param folder an existing directory
	 * @return a source of kind {@code folder} whose id stays as long as the path does
	 * @throws InvalidFileException if the folder's manifest does not follow its schema
	 */
	public static SourceDefinition of(Path folder) {
		Path absolute = folder.toAbsolutePath().normalize();
		String name = String.valueOf((absolute.getFileName() != null) ? absolute.getFileName() : "root");
		return FolderManifest.of(absolute)
			.statedSource()
			.complete(idOf(absolute, name), name, KIND, new SourceDefinition.Folder(absolute.toString()));
	}

	/**
	 * Lists the files of a directory.
	 * @param source of kind {@code folder}
	 * @return in the order of their paths
	 */
	public static Listing list(SourceDefinition source) {
		return FolderListing.of(source);
	}

	private static String idOf(Path folder, String name) {
		String slug = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
		String words = (slug.length() > 40) ? slug.substring(0, 40) : slug;
		return (words.isEmpty() ? "folder" : words) + "-" + ContentHash.of(folder.toString()).hex().substring(0, 8);
	}

}
