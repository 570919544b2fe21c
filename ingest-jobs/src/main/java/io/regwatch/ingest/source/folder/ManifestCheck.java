package io.regwatch.ingest.source.folder;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import io.regwatch.ingest.source.catalogue.InvalidFileException.Problem;
import io.regwatch.ingest.source.catalogue.InvalidFileException;
import io.regwatch.ingest.source.folder.FolderManifest.Document;

/** Finds the mistakes in a manifest that its schema does not see. */
final class ManifestCheck {

	private final List<Problem> problems = new ArrayList<>();

	private final Set<String> paths = new HashSet<>();

	private ManifestCheck() {
	}

	static FolderManifest checked(Path file, FolderManifest manifest) {
		ManifestCheck check = new ManifestCheck();
		manifest.statedDocuments().forEach(check::add);
		if (!check.problems.isEmpty()) {
			throw new InvalidFileException(file, check.problems);
		}
		return manifest;
	}

	private void add(Document document) {
		if (!this.paths.add(document.path())) {
			add("The path '%s' is named twice: only one entry may describe a file".formatted(document.path()));
		}
		try {
			document.listed("");
		}
		catch (DateTimeException ex) {
			add("Of '%s': %s".formatted(document.path(), ex.getMessage()));
		}
	}

	private void add(String message) {
		this.problems.add(new Problem(null, "documents", message));
	}

}
