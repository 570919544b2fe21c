package io.regwatch.ops.image;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/** The layers of an image in a directory, as a container runtime mounts them. */
final class UnpackedImage {

	private UnpackedImage() {
	}

	/** The layers have no file in common, so that their order does not matter. */
	static void write(Path image, Path root) throws IOException {
		try (TarArchiveInputStream tar = new TarArchiveInputStream(
				new BufferedInputStream(Files.newInputStream(image)))) {
			for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
				if (entry.getName().endsWith(".tar.gz")) {
					writeLayer(tar, root);
				}
			}
		}
	}

	private static void writeLayer(InputStream layer, Path root) throws IOException {
		// Closing it would close the image.
		TarArchiveInputStream tar = new TarArchiveInputStream(new GzipCompressorInputStream(layer));
		for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
			Path file = root.resolve(entry.getName());
			if (entry.isDirectory()) {
				Files.createDirectories(file);
				continue;
			}
			Files.createDirectories(file.getParent());
			Files.copy(tar, file);
			if ((entry.getMode() & 0111) != 0 && !file.toFile().setExecutable(true, false)) {
				throw new IOException("Could not make '%s' executable".formatted(file));
			}
		}
	}

}
