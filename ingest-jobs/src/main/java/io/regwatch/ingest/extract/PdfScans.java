package io.regwatch.ingest.extract;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;

import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.jspecify.annotations.Nullable;

/** Tells documents whose pages are images from documents with text. */
final class PdfScans {

	private static final int LETTERS_OF_A_PAGE_WITH_TEXT = 8;

	private static final int MAX_DEPTH = 3;

	private PdfScans() {
	}

	static boolean isScan(PDDocument document, List<PdfLine> lines, BitSet furniture) throws IOException {
		int[] letters = lettersByPage(lines, furniture, document.getNumberOfPages());
		int images = 0;
		int number = 0;
		for (PDPage page : document.getPages()) {
			number++;
			if (letters[number] < LETTERS_OF_A_PAGE_WITH_TEXT && hasImage(page.getResources(), 0)) {
				images++;
			}
		}
		return images * 2 > number;
	}

	private static int[] lettersByPage(List<PdfLine> lines, BitSet furniture, int pages) {
		int[] letters = new int[pages + 1];
		for (int i = furniture.nextClearBit(0); i < lines.size(); i = furniture.nextClearBit(i + 1)) {
			PdfLine line = lines.get(i);
			letters[line.page()] += (int) line.text().chars().filter(Character::isLetterOrDigit).count();
		}
		return letters;
	}

	private static boolean hasImage(@Nullable PDResources resources, int depth) throws IOException {
		if (resources == null || depth > MAX_DEPTH) {
			return false;
		}
		for (COSName name : resources.getXObjectNames()) {
			if (resources.isImageXObject(name)) {
				return true;
			}
			PDXObject object = resources.getXObject(name);
			if (object instanceof PDFormXObject form && hasImage(form.getResources(), depth + 1)) {
				return true;
			}
		}
		return false;
	}

}
