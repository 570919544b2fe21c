package io.regwatch.ingest.extract.document;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/**
 * Sets lines from right to left, glyph by glyph, where the bidirectional algorithm places
 * them. Letters that the font does not have are shown by others, but named.
 */
final class RightToLeftPdf {

	private static final TrueTypeFont FONT = parsed("/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf");

	private static final String BRACKETS = "()[]{}<>\u00AB\u00BB";

	private static final String CMAP = """
			/CIDInit /ProcSet findresource begin
			begincmap
			1 begincodespacerange <0000> <FFFF> endcodespacerange
			%d beginbfchar
			%sendbfchar
			endcmap
			""";

	private static final float MARGIN = 60;

	private final PDDocument document = new PDDocument();

	private final PDType0Font font;

	private final PDRectangle paper;

	private final float size;

	private final Map<Character, String> substitutes = new HashMap<>();

	private final Map<String, String> names = new HashMap<>();

	private boolean drawnFromRight;

	private boolean namedByCharacter;

	private float y;

	/** Where the last line begins. */
	private float left;

	RightToLeftPdf(PDRectangle paper, float size) throws IOException {
		this.paper = paper;
		this.size = size;
		this.font = PDType0Font.load(this.document, FONT, false);
		page();
	}

	/** Without ligatures, for which each single glyph would be looked up. */
	private static TrueTypeFont parsed(String resource) {
		try (InputStream file = Objects.requireNonNull(PDDocument.class.getResourceAsStream(resource))) {
			TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(file));
			font.setEnableGsub(false);
			return font;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Draws the glyphs of a line in the order in which they are read. */
	RightToLeftPdf drawnFromRight() {
		this.drawnFromRight = true;
		return this;
	}

	/** Names the glyphs of brackets by the characters for which they are set. */
	RightToLeftPdf namedByCharacter() {
		this.namedByCharacter = true;
		return this;
	}

	RightToLeftPdf paragraphs(List<String> texts) throws IOException {
		for (String text : texts) {
			paragraph(text);
		}
		return this;
	}

	RightToLeftPdf paragraph(String text) throws IOException {
		this.y = set(text, MARGIN, this.paper.getWidth() - MARGIN, this.y, Bidi.DIRECTION_RIGHT_TO_LEFT)
				- this.size * 0.8F;
		return this;
	}

	/** Sets a paragraph from left to right. */
	RightToLeftPdf foreign(String text) throws IOException {
		this.y = set(text, MARGIN, this.paper.getWidth() - MARGIN, this.y, Bidi.DIRECTION_LEFT_TO_RIGHT)
				- this.size * 0.8F;
		return this;
	}

	/** Sets rows of cells, the first of them at the right. */
	RightToLeftPdf table(List<List<String>> rows) throws IOException {
		for (List<String> row : rows) {
			float width = (this.paper.getWidth() - 2 * MARGIN) / row.size();
			float bottom = this.y;
			for (int column = 0; column < row.size(); column++) {
				float right = this.paper.getWidth() - MARGIN - column * width;
				bottom = Math.min(bottom,
						set(row.get(column), right - width + 8, right, this.y, Bidi.DIRECTION_RIGHT_TO_LEFT));
			}
			this.y = bottom - 6;
		}
		this.y -= 10;
		return this;
	}

	/** Sets a mark at the right edge, and a text beside it. */
	RightToLeftPdf item(String mark, String text) throws IOException {
		float right = this.paper.getWidth() - MARGIN;
		set(mark, MARGIN, right, this.y, Bidi.DIRECTION_RIGHT_TO_LEFT);
		this.y = set(text, MARGIN, right - 12, this.y, Bidi.DIRECTION_RIGHT_TO_LEFT) - this.size * 0.8F;
		return this;
	}

	/** Draws a line through the last line of the last paragraph. */
	RightToLeftPdf strike() throws IOException {
		PDPage page = this.document.getPage(this.document.getNumberOfPages() - 1);
		float height = this.y + this.size * 2.4F;
		try (PDPageContentStream content = new PDPageContentStream(this.document, page,
				PDPageContentStream.AppendMode.APPEND, false)) {
			content.moveTo(this.left, height);
			content.lineTo(this.paper.getWidth() - MARGIN, height);
			content.stroke();
		}
		return this;
	}

	Path save(Path file) throws IOException {
		try (this.document) {
			StringBuilder lines = new StringBuilder();
			this.names.forEach((code, name) -> lines.append("<%s> <%s>%n".formatted(code, name)));
			byte[] map = CMAP.formatted(this.names.size(), lines).getBytes(StandardCharsets.US_ASCII);
			this.font.getCOSObject()
				.setItem(COSName.TO_UNICODE, new PDStream(this.document, new ByteArrayInputStream(map)));
			this.document.save(file.toFile());
		}
		return file;
	}

	private void page() {
		this.document.addPage(new PDPage(this.paper));
		this.y = this.paper.getHeight() - MARGIN;
	}

	/** Returns the baseline below. */
	private float set(String text, float left, float right, float top, int direction) throws IOException {
		Bidi bidi = new Bidi(text, direction);
		float baseline = top;
		for (int start = 0; start < text.length();) {
			int end = end(text, start, right - left);
			if (baseline < MARGIN) {
				page();
				baseline = this.y;
			}
			line(text.substring(start, end), bidi.createLineBidi(start, end), left, right, baseline);
			baseline -= this.size * 1.3F;
			start = (end < text.length() && text.charAt(end) == ' ') ? end + 1 : end;
		}
		return baseline;
	}

	private int end(String text, int start, float width) throws IOException {
		int end = start;
		int next = start;
		while (next >= 0 && (end == start || width(text.substring(start, next)) <= width)) {
			end = next;
			next = (next == text.length()) ? -1 : text.indexOf(' ', next + 1);
			next = (next < 0 && end < text.length()) ? text.length() : next;
		}
		return end;
	}

	private void line(String text, Bidi bidi, float left, float right, float baseline) throws IOException {
		byte[] levels = new byte[text.length()];
		Integer[] order = new Integer[text.length()];
		for (int i = 0; i < levels.length; i++) {
			levels[i] = (byte) bidi.getLevelAt(i);
			order[i] = i;
		}
		Bidi.reorderVisually(levels, 0, order, 0, order.length);
		float x = bidi.baseIsLeftToRight() ? left : right - width(text);
		this.left = x;
		List<Glyph> glyphs = new ArrayList<>();
		for (int place : order) {
			glyphs.add(glyph(text.charAt(place), levels[place] % 2 == 1, x));
			x += width(String.valueOf(text.charAt(place)));
		}
		draw(this.drawnFromRight ? glyphs.reversed() : glyphs, baseline);
	}

	private Glyph glyph(char character, boolean fromRight, float x) throws IOException {
		int bracket = BRACKETS.indexOf(character);
		char seen = (fromRight && bracket >= 0) ? BRACKETS.charAt(bracket ^ 1) : character;
		String shown = shown(seen);
		byte[] code = this.font.encode(shown);
		this.names.put("%02X%02X".formatted(code[0], code[1]),
				"%04X".formatted((int) (this.namedByCharacter ? character : seen)));
		return new Glyph(shown, x);
	}

	private void draw(List<Glyph> glyphs, float baseline) throws IOException {
		PDPage page = this.document.getPage(this.document.getNumberOfPages() - 1);
		try (PDPageContentStream content = new PDPageContentStream(this.document, page,
				PDPageContentStream.AppendMode.APPEND, false)) {
			content.beginText();
			content.setFont(this.font, this.size);
			float last = 0;
			for (Glyph glyph : glyphs) {
				content.newLineAtOffset(glyph.x - last, (last == 0) ? baseline : 0);
				content.showText(glyph.shown);
				last = glyph.x;
			}
			content.endText();
		}
	}

	private float width(String text) throws IOException {
		float width = 0;
		for (char character : text.toCharArray()) {
			width += this.font.getStringWidth(shown(character)) / 1000 * this.size;
		}
		return width;
	}

	private String shown(char character) {
		return this.substitutes.computeIfAbsent(character,
				(_) -> String.valueOf(hasGlyph(character) ? character : (char) ('\u0410' + this.substitutes.size())));
	}

	private boolean hasGlyph(char character) {
		try {
			this.font.encode(String.valueOf(character));
			return true;
		}
		catch (IOException | IllegalArgumentException ex) {
			return false;
		}
	}

	/**
	 * A glyph at a place.
	 *
	 * @param shown the character that it looks like
	 */
	private record Glyph(String shown, float x) {

	}

}
