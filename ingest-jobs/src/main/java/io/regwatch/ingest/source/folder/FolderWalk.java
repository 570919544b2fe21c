package io.regwatch.ingest.source.folder;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

import io.regwatch.ingest.source.AnomalyCollector;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;

/**
 * Collects the files below a folder. Symbolic links are not followed. Hidden files, a
 * program's lock files and the manifest are not documents.
 */
final class FolderWalk extends SimpleFileVisitor<Path> {

	private static final Set<String> NOT_DOCUMENTS = Set.of("thumbs.db", "desktop.ini", FolderManifest.FILE_NAME);

	private final Path root;

	private final SortedSet<String> files = new TreeSet<>();

	private final AnomalyCollector anomalies = new AnomalyCollector();

	FolderWalk(Path root) {
		this.root = root;
	}

	static @Nullable String problemOf(Path root) {
		if (!Files.exists(root)) {
			return "Folder '%s' does not exist".formatted(root);
		}
		if (!Files.isDirectory(root)) {
			return "'%s' is not a folder".formatted(root);
		}
		return Files.isReadable(root) ? null : "Folder '%s' may not be read by this user".formatted(root);
	}

	SortedSet<String> files() {
		return this.files;
	}

	/** Why files may be missing here; empty if everything could be read. */
	List<Anomaly> anomalies() {
		return this.anomalies.anomalies();
	}

	@Override
	public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
		return (directory.equals(this.root) || !isHidden(directory)) ? FileVisitResult.CONTINUE
				: FileVisitResult.SKIP_SUBTREE;
	}

	@Override
	public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
		if (attributes.isSymbolicLink() && Files.isDirectory(file)) {
			note(file, "a symbolic link to a folder, which is not followed");
			return FileVisitResult.CONTINUE;
		}
		if (isDocument(file)) {
			this.files.add(this.root.relativize(file).toString().replace(File.separatorChar, '/'));
		}
		return FileVisitResult.CONTINUE;
	}

	@Override
	public FileVisitResult visitFileFailed(Path file, IOException ex) {
		note(file, ex.getClass().getSimpleName());
		return FileVisitResult.CONTINUE;
	}

	@Override
	public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException ex) {
		if (ex != null) {
			note(directory, ex.getClass().getSimpleName());
		}
		return FileVisitResult.CONTINUE;
	}

	private void note(Path path, String problem) {
		this.anomalies.add(new Anomaly(AnomalyRule.UNREADABLE,
				"'%s' cannot be read: %s".formatted(this.root.relativize(path), problem)));
	}

	private static boolean isDocument(Path file) {
		String name = String.valueOf(file.getFileName());
		return !isHidden(file) && !name.startsWith("~$") && !NOT_DOCUMENTS.contains(name.toLowerCase(Locale.ROOT));
	}

	private static boolean isHidden(Path file) {
		return String.valueOf(file.getFileName()).startsWith(".");
	}

}
