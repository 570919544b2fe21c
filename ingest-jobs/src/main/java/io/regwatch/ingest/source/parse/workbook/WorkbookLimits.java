package io.regwatch.ingest.source.parse.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.apache.commons.io.input.BoundedInputStream;

/**
 * How much a workbook may hold. What is packed in it may be a thousand times its size,
 * and all but the sheets is held in memory.
 */
final class WorkbookLimits {

	private static final long MEGABYTE = 1L << 20;

	/** Bytes of the file. */
	private static final long FILE = 128 * MEGABYTE;

	/** Bytes of a file of which all is held in memory, as ten times as many. */
	private static final long WHOLE = 24 * MEGABYTE;

	/** Decoded bytes of all sheets. */
	private static final long SHEETS = 256 * MEGABYTE;

	/** Decoded bytes of the texts that cells share. */
	private static final long TEXTS = 64 * MEGABYTE;

	/** Decoded bytes of all other parts, of which trees are built. */
	private static final long OTHERS = 8 * MEGABYTE;

	private WorkbookLimits() {
	}

	/** The file, of which no more is read than is allowed. */
	static InputStream bounded(InputStream file) throws IOException {
		return BoundedInputStream.builder().setInputStream(file).setMaxCount(FILE).setOnMaxCount((_, _) -> {
			throw new UnreadableWorkbookException("the workbook is larger than %d MB".formatted(FILE / MEGABYTE));
		}).get();
	}

	/** Fails if a file is too large for a format of which all is held in memory. */
	static void checkWhole(Path file) throws IOException {
		if (Files.size(file) > WHOLE) {
			throw new UnreadableWorkbookException("the workbook is larger than %d MB".formatted(WHOLE / MEGABYTE));
		}
	}

	/** Decodes the parts that may be read, without keeping any. */
	static void check(Path file) throws IOException {
		long sheets = SHEETS;
		long texts = TEXTS;
		long others = OTHERS;
		try (ZipFile workbook = new ZipFile(file.toFile())) {
			for (ZipEntry part : Collections.list(workbook.entries())) {
				String name = part.getName();
				if ((name.startsWith("xl/worksheets/") && name.endsWith(".xml")) || name.equals("content.xml")) {
					sheets -= size(workbook, part, sheets);
				}
				else if (name.equals("xl/sharedStrings.xml")) {
					texts -= size(workbook, part, texts);
				}
				else if (name.endsWith(".xml") || name.endsWith(".rels")) {
					others -= size(workbook, part, others);
				}
			}
		}
	}

	private static long size(ZipFile workbook, ZipEntry part, long most) throws IOException {
		try (InputStream content = BoundedInputStream.builder()
			.setInputStream(workbook.getInputStream(part))
			.setMaxCount(most + 1)
			.get()) {
			long size = content.transferTo(OutputStream.nullOutputStream());
			if (size > most) {
				throw new UnreadableWorkbookException("the workbook's part %s is too large".formatted(part.getName()));
			}
			return size;
		}
	}

}
