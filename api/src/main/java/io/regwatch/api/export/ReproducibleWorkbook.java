package io.regwatch.api.export;

import java.io.IOException;
import java.io.OutputStream;

import org.apache.commons.compress.archivers.zip.Zip64Mode;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;

/** A workbook without the time of its creation: equal contents make equal bytes. */
final class ReproducibleWorkbook extends SXSSFWorkbook {

	/** 1 January 2000, in milliseconds. */
	static final long TIME = 946_684_800_000L;

	ReproducibleWorkbook(int rowsInMemory) {
		super(rowsInMemory);
	}

	@Override
	protected ZipArchiveOutputStream createArchiveOutputStream(OutputStream output) {
		ZipArchiveOutputStream archive = new UndatedArchive(output);
		archive.setUseZip64(Zip64Mode.AsNeeded);
		return archive;
	}

	private static final class UndatedArchive extends ZipArchiveOutputStream {

		UndatedArchive(OutputStream output) {
			super(output);
		}

		@Override
		public void putArchiveEntry(ZipArchiveEntry entry) throws IOException {
			entry.setTime(TIME);
			super.putArchiveEntry(entry);
		}

	}

}
