package io.regwatch.ingest.extract.pdf;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.CRC32;

import io.regwatch.ingest.extract.ocr.OcrText;
import io.regwatch.ingest.extract.pdf.line.PdfLine;
import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.ContentHash;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.jspecify.annotations.Nullable;

/** Finds the pages of a document that are images without text. */
final class ScannedPageDetector {

	private static final int LETTERS_OF_A_PAGE_WITH_TEXT = 8;

	private static final int MAX_DEPTH = 3;

	/** Decoding so many takes seconds. */
	private static final long MAX_PIXELS = 400_000_000;

	/** A larger one needs most of the memory of a child process. */
	static final long MAX_PIXELS_OF_AN_IMAGE = 30_000_000;

	private final MessageDigest digest = ContentHash.sha256();

	private boolean found;

	private long pixels;

	private ScannedPageDetector(long pixels) {
		this.pixels = pixels;
	}

	/** Returns page numbers with a fingerprint of their images. */
	static SortedMap<Integer, String> find(PDDocument document, List<PdfLine> lines, BitSet furniture)
			throws IOException {
		int[] letters = lettersByPage(lines, furniture, document.getNumberOfPages());
		SortedMap<Integer, String> scans = new TreeMap<>();
		int number = 0;
		long pixels = 0;
		for (PDPage page : document.getPages()) {
			number++;
			ScannedPageDetector images = new ScannedPageDetector(pixels);
			if (letters[number] < LETTERS_OF_A_PAGE_WITH_TEXT && images.digest(page.getResources(), 0)) {
				scans.put(number, ContentHash.of(images.digest.digest()).hex().substring(0, 16));
			}
			pixels = images.pixels;
		}
		return scans;
	}

	/**
	 * Puts each such page where it belongs: its text, or a note so that it is not
	 * silently absent.
	 * @param texts of those pages that were recognised
	 */
	static List<Block> insert(SortedMap<Integer, String> scans, Map<Integer, String> texts, List<Block> blocks) {
		if (scans.isEmpty()) {
			return blocks;
		}
		SortedMap<Integer, String> waiting = new TreeMap<>(scans);
		Blocks result = new Blocks();
		for (Block block : blocks) {
			add(waiting.headMap(block.page()), texts, result);
			result.add(block);
		}
		add(waiting, texts, result);
		return result.toList();
	}

	private static void add(SortedMap<Integer, String> scans, Map<Integer, String> texts, Blocks result) {
		scans.forEach((page, fingerprint) -> {
			if (texts.containsKey(page)) {
				OcrText.add(page, texts.get(page), result);
			}
			else {
				result.add(page, BlockKind.IMAGE, "[Page %d is an image without text, or its letters are unknown: %s]"
					.formatted(page, fingerprint));
			}
		});
		scans.clear();
	}

	private static int[] lettersByPage(List<PdfLine> lines, BitSet furniture, int pages) {
		int[] letters = new int[pages + 1];
		for (int i = furniture.nextClearBit(0); i < lines.size(); i = furniture.nextClearBit(i + 1)) {
			PdfLine line = lines.get(i);
			letters[line.page()] += (int) line.text().chars().filter(Character::isLetterOrDigit).count();
		}
		return letters;
	}

	private boolean digest(@Nullable PDResources resources, int depth) throws IOException {
		if (resources == null || depth > MAX_DEPTH) {
			return this.found;
		}
		for (COSName name : resources.getXObjectNames()) {
			PDXObject object = resources.getXObject(name);
			if (object instanceof PDImageXObject image) {
				digest(image);
			}
			else if (object instanceof PDFormXObject form) {
				digest(form.getResources(), depth + 1);
			}
		}
		return this.found;
	}

	/** Scanners store letters as the mask of an image of one colour. */
	private void digest(PDImageXObject image) throws IOException {
		this.found = true;
		digest(image, decode(image));
		for (PDImageXObject mask : Arrays.asList(image.getSoftMask(), image.getMask())) {
			BufferedImage decoded = (mask != null) ? decode(mask) : null;
			if (mask != null && (decoded == null || !isUniform(decoded))) {
				digest(mask, decoded);
			}
		}
	}

	/** By its pixels, which programs encode differently, else by its bytes. */
	private void digest(PDImageXObject image, @Nullable BufferedImage decoded) throws IOException {
		if (decoded != null) {
			digest(decoded);
			return;
		}
		try (InputStream raw = new DigestInputStream(image.getCOSObject().createRawInputStream(), this.digest)) {
			raw.transferTo(OutputStream.nullOutputStream());
		}
	}

	/**
	 * Returns nothing if there are too many pixels, or they cannot be decoded: the rest
	 * of the document is read.
	 */
	private @Nullable BufferedImage decode(PDImageXObject image) {
		long own = (long) image.getWidth() * image.getHeight();
		this.pixels += own;
		if (this.pixels > MAX_PIXELS || own > MAX_PIXELS_OF_AN_IMAGE) {
			return null;
		}
		try {
			return image.getOpaqueImage();
		}
		catch (IOException | RuntimeException ex) {
			return null;
		}
	}

	/** A mask of one value shows all of its image, or nothing. */
	private static boolean isUniform(BufferedImage mask) {
		int[] pixels = mask.getRGB(0, 0, mask.getWidth(), mask.getHeight(), null, 0, mask.getWidth());
		return Arrays.stream(pixels).allMatch((pixel) -> pixel == pixels[0]);
	}

	/**
	 * By a checksum of each row: without the optimising compiler, a digest of all pixels
	 * takes longer than to decode them.
	 */
	private void digest(BufferedImage image) {
		PixelRows rows = new PixelRows(image);
		ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * image.getWidth());
		ByteBuffer sums = ByteBuffer.allocate(Integer.BYTES * image.getHeight());
		CRC32 sum = new CRC32();
		for (int y = 0; y < image.getHeight(); y++) {
			bytes.asIntBuffer().put(rows.row(y));
			sum.reset();
			sum.update(bytes.array());
			sums.putInt((int) sum.getValue());
		}
		this.digest.update(sums.array());
	}

}
