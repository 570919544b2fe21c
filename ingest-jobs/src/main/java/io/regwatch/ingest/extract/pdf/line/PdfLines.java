package io.regwatch.ingest.extract.pdf.line;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

import io.regwatch.ingest.extract.pdf.direction.MarkedLetter;
import io.regwatch.ingest.extract.pdf.direction.PdfLineOrder;
import io.regwatch.ingest.extract.pdf.drawing.DrawnLines;
import io.regwatch.ingest.extract.pdf.drawing.GridCell;
import io.regwatch.ingest.extract.pdf.drawing.Grids;
import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.TextLimitException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Takes the lines out of a PDF in the order in which they were drawn, annotations last.
 * What visible signatures say stands apart, and what runs across pages.
 */
public final class PdfLines extends VisibleTextStripper {

	private final List<PdfLine> lines = new ArrayList<>();

	private final List<PdfLine> signatures = new ArrayList<>();

	private final List<PdfLine> slanted = new ArrayList<>();

	/** Where lines are put. */
	private List<PdfLine> target = this.lines;

	private final SlantedGlyphs slantedGlyphs = new SlantedGlyphs();

	private final PdfFonts fonts = new PdfFonts();

	private final SignFonts signs = new SignFonts();

	private final DuplicateGlyphFilter shadows = new DuplicateGlyphFilter();

	private final Map<Integer, UnknownGlyphs> unknown = new HashMap<>();

	private UnknownGlyphs pageUnknown = new UnknownGlyphs(this.outlines);

	private PdfLineParts line = new PdfLineParts(this.fonts);

	private final PdfLineOrder order = new PdfLineOrder(this.fonts::read);

	private final DrawnLines drawn = DrawnLines.of(this);

	private PdfStrikeOuts strikeOuts = new PdfStrikeOuts();

	/** What the annotations of the page say that show no text. */
	private final List<PdfLine> silent = new ArrayList<>();

	private @Nullable GridCell cell;

	private int glyphs;

	private int characters;

	private PdfLines(PDDocument document) {
		super(document);
		setSuppressDuplicateOverlappingText(false);
	}

	/**
	 * Reads the pages of a document.
	 * @throws IOException if they cannot be read
	 */
	public static PdfLines of(PDDocument document) throws IOException {
		PdfLines stripper = new PdfLines(document);
		stripper.writeText(document, Writer.nullWriter());
		return stripper;
	}

	/** Returns the lines of all pages. */
	public List<PdfLine> lines() {
		return this.lines;
	}

	/** Returns what visible signatures say. */
	public List<PdfLine> signatures() {
		return this.signatures;
	}

	/** Returns lines that run across their pages. */
	public List<PdfLine> slanted() {
		return this.slanted;
	}

	/**
	 * Returns pages whose letters are unknown, each with a fingerprint of what is drawn.
	 */
	public SortedMap<Integer, String> illegiblePages() {
		return IllegiblePages.find(this.lines, this.unknown);
	}

	@Override
	protected void startPage(PDPage page) throws IOException {
		startLayers();
		this.shadows.clear();
		this.drawn.startPage(page.getCropBox());
		this.strikeOuts = PdfStrikeOuts.of(page);
		this.pageUnknown = new UnknownGlyphs(this.outlines);
		this.unknown.put(getCurrentPageNo(), this.pageUnknown);
	}

	@Override
	void showVisible(Matrix matrix, PDFont font, int code, Vector displacement) throws IOException {
		this.pageUnknown.see(font, code);
		super.showVisible(matrix, font, code, displacement);
	}

	@Override
	protected void processTextPosition(TextPosition position) {
		TextPosition marked = MarkedLetter.apart(this.pageUnknown.mark(this.signs.read(position)));
		if (this.slantedGlyphs.take(marked)) {
			this.glyphs++;
		}
		else if (!this.shadows.isShadow(marked)) {
			this.glyphs++;
			super.processTextPosition(marked);
		}
	}

	@Override
	protected void writePage() throws IOException {
		show(PdfAnnotations.shown(getCurrentPage()));
		this.strikeOuts.addCrossed(this.drawn.struck(this.charactersByArticle));
		this.order.startPage(this.charactersByArticle);
		writeCells();
		this.silent.forEach(this::add);
		this.silent.clear();
		writeSlanted(this.slanted);
		this.charactersByArticle.forEach(List::clear);
		this.target = this.signatures;
		show(PdfAnnotations.signatures(getCurrentPage()));
		super.writePage();
		endLine();
		writeSlanted(this.signatures);
		this.target = this.lines;
	}

	private void writeSlanted(List<PdfLine> lines) throws IOException {
		this.target = lines;
		for (List<TextPosition> run : this.slantedGlyphs.takeAll()) {
			this.charactersByArticle.forEach(List::clear);
			this.charactersByArticle.getFirst().addAll(run);
			writeFrom(0);
		}
	}

	private void writeCells() throws IOException {
		Grids grids = this.drawn.grids(this.charactersByArticle, this.order.isFromRight());
		SignPlaces.insert(this.drawn.signs(this.charactersByArticle), this.charactersByArticle, grids);
		List<CellGlyphs> parts = this.charactersByArticle.stream()
			.filter((article) -> !article.isEmpty())
			.flatMap((article) -> PageGlyphs.split(FallbackGlyphs.inPlace(article), grids).stream())
			.flatMap((part) -> part.byDirection().stream())
			.toList();
		for (CellGlyphs part : parts) {
			this.charactersByArticle.forEach(List::clear);
			this.charactersByArticle.getFirst().addAll(part.glyphs());
			this.cell = part.cell();
			writeFrom(part.direction());
		}
		this.cell = null;
	}

	/**
	 * PDFBox measures along text that runs in another direction than its page's only if
	 * it sorts.
	 */
	private void writeFrom(int direction) throws IOException {
		setSortByPosition(direction != getCurrentPage().getRotation());
		super.writePage();
		endLine();
		setSortByPosition(false);
	}

	private void show(List<PDAnnotation> annotations) throws IOException {
		for (PDAnnotation annotation : visible(annotations)) {
			List<PdfLine> text = PdfAnnotationText.lines(annotation, getCurrentPage(), getCurrentPageNo());
			int before = this.glyphs;
			if (!isReplaced(annotation, text)) {
				showAnnotation(annotation);
			}
			if (this.glyphs == before) {
				this.silent.addAll(text);
			}
		}
	}

	/** Radio buttons show a dot, whichever of them is on. */
	private boolean isReplaced(PDAnnotation annotation, List<PdfLine> text) {
		return PdfAnnotationText.isRadioButton(annotation)
				|| (!text.isEmpty() && PdfAnnotations.isDrawnByPrograms(annotation, this.document));
	}

	@Override
	protected void writeString(String text, List<TextPosition> positions) {
		this.line.append(text, positions, this.strikeOuts);
		this.order.add(positions);
	}

	@Override
	protected void writeWordSeparator() {
		this.line.appendSpace();
	}

	@Override
	protected void writeLineSeparator() {
		endLine();
	}

	@Override
	protected void writeParagraphEnd() {
		endLine();
	}

	@Override
	protected void endArticle() {
		endLine();
	}

	@Override
	protected void endPage(PDPage page) {
		endLine();
	}

	private static float width(PDPage page) {
		boolean upright = page.getRotation() % 180 == 0;
		return upright ? page.getCropBox().getWidth() : page.getCropBox().getHeight();
	}

	private void endLine() {
		List<List<TextPosition>> parts = this.order.endLine(PdfLineParts.WIDE);
		if (!parts.isEmpty()) {
			this.line = PdfLineParts.of(parts, this.fonts, this.strikeOuts);
		}
		this.line.build(getCurrentPageNo()).ifPresent(this::add);
		this.line = new PdfLineParts(this.fonts);
	}

	private void add(PdfLine line) {
		PdfLine built = this.order.isFromRight() ? line.mirrored(width(getCurrentPage())) : line;
		this.characters += built.text().length();
		if (this.characters > Blocks.MAX_CHARACTERS) {
			throw new TextLimitException(Blocks.MAX_CHARACTERS);
		}
		this.target.add(built.in(this.cell));
	}

}
