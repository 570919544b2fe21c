package io.regwatch.ops.server;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * The file of a home with the key that encrypts secrets in its database. Only its owner
 * may read it.
 */
public final class EncryptionKeyFile {

	private static final String NAME = "encryption.key";

	private static final int BYTES = 32;

	private EncryptionKeyFile() {
	}

	/**
	 * Reads the key of a home, which is made at first use.
	 * @param home with embedded servers
	 * @return in Base64
	 */
	public static String read(Home home) {
		Path file = home.directory().resolve(NAME);
		try {
			if (Files.notExists(file)) {
				create(file);
			}
			return Files.readString(file).strip();
		}
		catch (IOException ex) {
			throw new ServersException.UnusableHome(
					"Cannot use '%s' (%s): make it readable, or restore it from a backup".formatted(file,
							FileProblem.reason(ex)),
					ex);
		}
	}

	/** Of several processes one makes the file; it appears whole. */
	private static void create(Path file) throws IOException {
		byte[] key = new byte[BYTES];
		new SecureRandom().nextBytes(key);
		Path unfinished = Files.createTempFile(file.getParent(), NAME, null);
		try {
			Files.writeString(unfinished, Base64.getEncoder().encodeToString(key) + "\n", StandardOpenOption.WRITE,
					StandardOpenOption.SYNC);
			Files.createLink(file, unfinished);
		}
		catch (FileAlreadyExistsException ex) {
			// Another process was first.
		}
		finally {
			Files.deleteIfExists(unfinished);
		}
	}

}
