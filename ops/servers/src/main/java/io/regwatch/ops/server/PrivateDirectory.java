package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

import com.sun.security.auth.module.UnixSystem;

/**
 * Directories that only their owner may enter. Without POSIX permissions, as on Windows,
 * a directory has the access control list of its parent, which in the profile of a user
 * is private.
 */
final class PrivateDirectory {

	private static final Set<PosixFilePermission> PRIVATE = PosixFilePermissions.fromString("rwx------");

	private PrivateDirectory() {
	}

	/** Other users may neither read nor list it, whoever created it. */
	static void create(Path directory) throws IOException {
		if (!directory.getFileSystem().supportedFileAttributeViews().contains("unix")) {
			Files.createDirectories(directory);
			return;
		}
		Files.createDirectories(directory, PosixFilePermissions.asFileAttribute(PRIVATE));
		int owner = (int) Files.getAttribute(directory, "unix:uid");
		if (owner == new UnixSystem().getUid()) {
			Files.setPosixFilePermissions(directory, PRIVATE);
		}
	}

}
