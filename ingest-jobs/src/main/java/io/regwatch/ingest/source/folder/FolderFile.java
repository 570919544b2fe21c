package io.regwatch.ingest.source.folder;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Opens files of a folder without following symbolic links, which can lead out of it. The
 * check and the opening are one operation for each part of a path, so that a link that is
 * created in between is not followed either.
 */
final class FolderFile {

	private FolderFile() {
	}

	/**
	 * Opens a file.
	 * @throws AccessDeniedException if the path leads out of the folder or over a link
	 */
	static InputStream open(Path root, Path file) throws IOException {
		if (!file.normalize().equals(file) || !file.startsWith(root) || file.equals(root)) {
			throw new AccessDeniedException(file.toString());
		}
		Path path = root.relativize(file);
		try (DirectoryStream<Path> folder = Files.newDirectoryStream(root.toRealPath())) {
			return (folder instanceof SecureDirectoryStream<Path> secure) ? open(secure, path)
					: openChecked(root, file);
		}
	}

	/** Whether the file or a folder on the way to it is a symbolic link. */
	static boolean isBehindLink(Path root, Path file) {
		Path path = root.relativize(file);
		return IntStream.rangeClosed(1, path.getNameCount())
			.anyMatch((names) -> Files.isSymbolicLink(root.resolve(path.subpath(0, names))));
	}

	private static InputStream open(SecureDirectoryStream<Path> folder, Path path) throws IOException {
		if (path.getNameCount() == 1) {
			return Channels.newInputStream(
					folder.newByteChannel(path, Set.of(StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)));
		}
		try (SecureDirectoryStream<Path> next = folder.newDirectoryStream(path.getName(0), LinkOption.NOFOLLOW_LINKS)) {
			return open(next, path.subpath(1, path.getNameCount()));
		}
	}

	private static InputStream openChecked(Path root, Path file) throws IOException {
		if (isBehindLink(root, file)) {
			throw new AccessDeniedException(file.toString());
		}
		return Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS);
	}

}
