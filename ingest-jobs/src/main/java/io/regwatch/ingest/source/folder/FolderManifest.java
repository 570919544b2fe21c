package io.regwatch.ingest.source.folder;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.StatedRelation;
import io.regwatch.ingest.source.catalogue.InvalidFileException.Problem;
import io.regwatch.ingest.source.catalogue.InvalidFileException;
import io.regwatch.ingest.source.catalogue.SourceYaml;
import io.regwatch.ingest.source.catalogue.YamlFile;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * What {@code regwatch.yaml} in a folder says of the folder and its files.
 *
 * @param source the folder as a source; {@code null} if the file does not say
 * @param documents in the file's order; {@code null} if the file does not say
 */
record FolderManifest(@Nullable SourceYaml source, @Nullable List<Document> documents) {

	static final String FILE_NAME = "regwatch.yaml";

	private static final int MAX_ID = 500;

	private static final YamlFile<FolderManifest> FILE = new YamlFile<>("/catalogue/manifest.schema.json",
			FolderManifest.class);

	/**
	 * Reads a folder's manifest.
	 * @throws InvalidFileException if it does not follow its schema
	 */
	static FolderManifest of(Path folder) {
		Path file = folder.resolve(FILE_NAME);
		if (Files.isSymbolicLink(file)) {
			throw new InvalidFileException(file, List.of(new Problem(null, "", "a symbolic link, which is not read")));
		}
		return Files.notExists(file) ? new FolderManifest(null, null) : ManifestCheck.checked(file, FILE.read(file));
	}

	List<Document> statedDocuments() {
		return (this.documents != null) ? this.documents : List.of();
	}

	SourceYaml statedSource() {
		return (this.source != null) ? this.source : SourceYaml.EMPTY;
	}

	/** One file; dates are as in the schema. */
	record Document(String path, @Nullable String id, @Nullable String title, @Nullable String description,
			@Nullable ReferenceType type, @Nullable String url, @Nullable VersionStatus status,
			@Nullable String updateType, @Nullable String edition, @Nullable String published,
			@Nullable String effective, @Nullable String language, @Nullable List<StatedRelation> relations) {

		static Document ofPath(String path) {
			return new Document(path, null, null, null, null, null, null, null, null, null, null, null, null);
		}

		ListedItem listed(String defaultUrl) {
			String name = this.path.substring(this.path.lastIndexOf('/') + 1);
			return new ListedItem(externalId(), this.path,
					(this.url != null && ListedItem.isSafeAddress(this.url)) ? this.url : defaultUrl, name, this.title,
					this.description, this.type, this.status, this.updateType, this.edition, instant(this.published),
					instant(this.effective), this.language, null, null,
					(this.relations != null) ? this.relations : List.of(), List.of());
		}

		/** Paths can be longer than an index takes. */
		String externalId() {
			if (this.id != null) {
				return this.id;
			}
			return (this.path.length() <= MAX_ID) ? this.path
					: this.path.substring(this.path.length() - MAX_ID / 2) + "#" + ContentHash.of(this.path);
		}

		private static @Nullable Instant instant(@Nullable String date) {
			if (date == null) {
				return null;
			}
			return (date.length() == 10) ? LocalDate.parse(date).atStartOfDay(ZoneOffset.UTC).toInstant()
					: OffsetDateTime.parse(date).toInstant();
		}

	}

}
