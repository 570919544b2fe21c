package io.regwatch.ingest.extract;

import java.awt.image.BufferedImage;
import java.io.IOException;

import io.regwatch.ingest.extract.ocr.Tesseract;

/** A child process that waits for the program that recognises characters. */
final class GrandchildProbe {

	private GrandchildProbe() {
	}

	public static void main(String[] arguments) throws IOException {
		Tesseract.in(arguments[0]).orElseThrow().read(new BufferedImage(8, 8, BufferedImage.TYPE_BYTE_GRAY));
	}

}
