package io.regwatch.ingest.source.parse;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import io.regwatch.schema.text.BoundedPattern;
import org.apache.commons.io.input.BoundedInputStream;
import org.jspecify.annotations.Nullable;

/** Opens bulk files that come in gzip or as members of a ZIP archive. */
final class BulkArchive {

	/** Decoded bytes; more is a bomb. */
	private static final long LARGEST = 4L << 30;

	private BulkArchive() {
	}

	/** The file itself, whatever it comes in. */
	static InputStream open(InputStream body, @Nullable String member) throws IOException {
		BufferedInputStream file = new BufferedInputStream(body);
		file.mark(2);
		int magic = (file.read() << 8) | file.read();
		file.reset();
		return switch (magic) {
			case 0x1f8b -> bounded(new GZIPInputStream(file));
			case ('P' << 8) | 'K' -> bounded(member(new ZipInputStream(file), member));
			default -> file;
		};
	}

	private static InputStream member(ZipInputStream archive, @Nullable String member) throws IOException {
		for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
			if (!entry.isDirectory() && (member == null || BoundedPattern.compile(member).find(entry.getName()))) {
				return archive;
			}
		}
		throw new BrokenRowsException("the archive has no member '%s'".formatted(member));
	}

	private static InputStream bounded(InputStream file) throws IOException {
		return BoundedInputStream.builder().setInputStream(file).setMaxCount(LARGEST).setOnMaxCount((_, _) -> {
			throw new BrokenRowsException("the file is larger than 4 GB");
		}).get();
	}

}
