package io.regwatch.ingest.extract.pdf;

import java.awt.image.BufferedImage;
import java.awt.image.ColorModel;
import java.awt.image.DataBuffer;
import java.util.stream.IntStream;

import org.jspecify.annotations.Nullable;

/**
 * The colours of an image, row by row, as {@link BufferedImage#getRGB} returns them: that
 * converts each pixel on its own, which takes longer than reading the rest of a scanned
 * page.
 */
final class PixelRows {

	private final BufferedImage image;

	/** Of each value, if pixels have one of 256. */
	private final int @Nullable [] colours;

	private final byte[] values;

	private final int[] row;

	PixelRows(BufferedImage image) {
		this.image = image;
		this.values = new byte[image.getWidth()];
		this.row = new int[image.getWidth()];
		this.colours = hasBytes(image) ? colours(image.getColorModel()) : null;
	}

	/** The pixels of a row, in an array that the next row overwrites. */
	int[] row(int y) {
		if (this.image.getType() == BufferedImage.TYPE_INT_RGB) {
			this.image.getRaster().getDataElements(0, y, this.row.length, 1, this.row);
			for (int x = 0; x < this.row.length; x++) {
				this.row[x] |= 0xFF000000;
			}
		}
		else if (this.colours != null) {
			this.image.getRaster().getDataElements(0, y, this.row.length, 1, this.values);
			for (int x = 0; x < this.row.length; x++) {
				this.row[x] = this.colours[Byte.toUnsignedInt(this.values[x])];
			}
		}
		else {
			this.image.getRGB(0, y, this.row.length, 1, this.row, 0, this.row.length);
		}
		return this.row;
	}

	private static boolean hasBytes(BufferedImage image) {
		return image.getRaster().getNumBands() == 1
				&& image.getRaster().getSampleModel().getDataType() == DataBuffer.TYPE_BYTE
				&& image.getRaster().getSampleModel().getSampleSize(0) <= Byte.SIZE;
	}

	private static int[] colours(ColorModel model) {
		return IntStream.range(0, 1 << model.getPixelSize())
			.map((value) -> model.getRGB(new byte[] { (byte) value }))
			.toArray();
	}

}
