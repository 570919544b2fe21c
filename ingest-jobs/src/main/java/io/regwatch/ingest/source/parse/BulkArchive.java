package io.regwatch.ingest.source.parse;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import io.regwatch.schema.text.BoundedPattern;
import org.apache.commons.io.input.BoundedInputStream;
import org.apache.commons.io.input.CloseShieldInputStream;
import org.jspecify.annotations.Nullable;

/** Opens bulk files that come in gzip or as members of a ZIP archive. */
public final class BulkArchive {

	private static final int GZIP = 0x1f8b;

	private static final int ZIP = ('P' << 8) | 'K';

	/**
	 * Where the Finder of macOS adds a file with attributes of each file, of its name.
	 */
	private static final String FINDER = "__MACOSX/";

	/** Decoded bytes; more is a bomb. */
	private static final long LARGEST = 4L << 30;

	private BulkArchive() {
	}

	/** The file itself, whatever it comes in; of an archive, the first that fits. */
	static InputStream open(InputStream body, @Nullable String member) throws IOException {
		BufferedInputStream file = new BufferedInputStream(body);
		return switch (magic(file)) {
			case GZIP -> bounded(new GZIPInputStream(file));
			case ZIP -> {
				ZipInputStream archive = new ZipInputStream(file);
				requireNext(archive, member);
				yield bounded(archive);
			}
			default -> file;
		};
	}

	/**
	 * Reads the file itself, or each file of an archive that fits.
	 * @param body of the response
	 * @param member a regular expression for the name; {@code null} for the first file
	 * @param reader is called for each file
	 * @throws IOException if it cannot be read, or has no such file
	 */
	public static void forEach(InputStream body, @Nullable String member, MemberReader reader) throws IOException {
		BufferedInputStream file = new BufferedInputStream(body);
		if (member == null || magic(file) != ZIP) {
			reader.read(null, open(file, member));
			return;
		}
		ZipInputStream archive = new ZipInputStream(file);
		InputStream content = bounded(archive);
		String name = requireNext(archive, member);
		while (name != null) {
			reader.read(name, CloseShieldInputStream.wrap(content));
			name = next(archive, member);
		}
	}

	/** The file itself, if it comes in gzip; archives stay closed. */
	static InputStream decoded(InputStream body) throws IOException {
		BufferedInputStream file = new BufferedInputStream(body);
		return (magic(file) == GZIP) ? bounded(new GZIPInputStream(file)) : file;
	}

	private static int magic(BufferedInputStream file) throws IOException {
		file.mark(2);
		int magic = (file.read() << 8) | file.read();
		file.reset();
		return magic;
	}

	private static String requireNext(ZipInputStream archive, @Nullable String member) throws IOException {
		String name = next(archive, member);
		if (name == null) {
			throw new BrokenRowsException("the archive has no member '%s'".formatted(member));
		}
		return name;
	}

	private static @Nullable String next(ZipInputStream archive, @Nullable String member) throws IOException {
		for (ZipEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
			String name = entry.getName();
			if (!entry.isDirectory() && !name.startsWith(FINDER)
					&& (member == null || BoundedPattern.compile(member).find(name))) {
				return name;
			}
		}
		return null;
	}

	/** Takes a file with its name; {@code null} if it is no member of an archive. */
	@FunctionalInterface
	public interface MemberReader {

		/**
		 * Reads a file.
		 * @param name within the archive; {@code null} if it is no member of one
		 * @param file its content, open only during the call
		 * @throws IOException if it cannot be read
		 */
		void read(@Nullable String name, InputStream file) throws IOException;

	}

	private static InputStream bounded(InputStream file) throws IOException {
		return BoundedInputStream.builder().setInputStream(file).setMaxCount(LARGEST).setOnMaxCount((_, _) -> {
			throw new BrokenRowsException("the file is larger than 4 GB");
		}).get();
	}

}
