package io.regwatch.ingest.extract.pdf;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.Random;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** The colours of images of each kind are those that the JDK returns, only faster. */
class PixelRowsTests {

	@ParameterizedTest
	@ValueSource(ints = { BufferedImage.TYPE_BYTE_GRAY, BufferedImage.TYPE_BYTE_BINARY, BufferedImage.TYPE_BYTE_INDEXED,
			BufferedImage.TYPE_INT_RGB, BufferedImage.TYPE_INT_ARGB, BufferedImage.TYPE_3BYTE_BGR,
			BufferedImage.TYPE_USHORT_GRAY })
	void rowIsThatOfTheImage(int type) {
		assertRows(noise(new BufferedImage(37, 11, type)));
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 2, 4, 8 })
	void rowOfAPaletteIsThatOfTheImage(int bits) {
		byte[] palette = new byte[1 << bits];
		new Random(bits).nextBytes(palette);
		IndexColorModel colours = new IndexColorModel(bits, palette.length, palette, palette, palette);
		int type = (bits == 8) ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY;
		assertRows(noise(new BufferedImage(37, 11, type, colours)));
	}

	private static BufferedImage noise(BufferedImage image) {
		Random random = new Random(7);
		for (int y = 0; y < image.getHeight(); y++) {
			for (int x = 0; x < image.getWidth(); x++) {
				image.setRGB(x, y, random.nextInt());
			}
		}
		return image;
	}

	private static void assertRows(BufferedImage image) {
		PixelRows rows = new PixelRows(image);
		for (int y = 0; y < image.getHeight(); y++) {
			assertThat(rows.row(y)).isEqualTo(image.getRGB(0, y, image.getWidth(), 1, null, 0, image.getWidth()));
		}
	}

}
