package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** Identifies images by their bytes as they are stored. */
final class ImageChecksum {

	private ImageChecksum() {
	}

	static long of(PDImage image) throws IOException {
		CRC32 sum = new CRC32();
		try (InputStream bytes = new CheckedInputStream(open(image), sum)) {
			bytes.transferTo(OutputStream.nullOutputStream());
		}
		return sum.getValue();
	}

	private static InputStream open(PDImage image) throws IOException {
		return (image instanceof PDImageXObject object) ? object.getCOSObject().createRawInputStream()
				: image.createInputStream();
	}

}
