package io.regwatch.ingest.extract.pdf.line;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.List;

import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDTransparencyGroup;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** Leaves out what is in layers that are switched off, or outside of clipping paths. */
abstract class VisibleTextStripper extends PDFTextStripper {

	private final PdfLayers layers;

	final GlyphOutlines outlines = new GlyphOutlines();

	private boolean annotation;

	VisibleTextStripper(PDDocument document) {
		this.layers = new PdfLayers(document);
	}

	@Override
	public void beginMarkedContentSequence(COSName tag, COSDictionary properties) {
		this.layers.begin(tag, properties);
		super.beginMarkedContentSequence(tag, properties);
	}

	@Override
	public void endMarkedContentSequence() {
		this.layers.end();
		super.endMarkedContentSequence();
	}

	@Override
	public void showForm(PDFormXObject form) throws IOException {
		if (!this.layers.isHidden(form.getOptionalContent())) {
			super.showForm(form);
		}
	}

	@Override
	public void showTransparencyGroup(PDTransparencyGroup group) throws IOException {
		if (!this.layers.isHidden(group.getOptionalContent())) {
			super.showTransparencyGroup(group);
		}
	}

	@Override
	protected final void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) throws IOException {
		if (!this.layers.isHidden() && !isClipped(matrix, font, code)) {
			showVisible(matrix, font, code, displacement);
		}
	}

	/** Text that is longer than its field is no less what the field says. */
	@Override
	public void showAnnotation(PDAnnotation annotation) throws IOException {
		this.annotation = true;
		super.showAnnotation(annotation);
		this.annotation = false;
	}

	private boolean isClipped(Matrix matrix, PDFont font, int code) {
		Rectangle2D shown = getGraphicsState().getCurrentClippingPath().getBounds2D();
		return !this.annotation && !shown.contains(matrix.getTranslateX(), matrix.getTranslateY())
				&& this.outlines.isOutside(shown, matrix, font, code);
	}

	/** Shows a glyph that readers see. */
	void showVisible(Matrix matrix, PDFont font, int code, Vector displacement) throws IOException {
		super.showGlyph(matrix, font, code, displacement);
	}

	final List<PDAnnotation> visible(List<PDAnnotation> annotations) {
		return annotations.stream()
			.filter((annotation) -> !this.layers.isHidden(annotation.getOptionalContent()))
			.toList();
	}

	/** Forgets sequences that the page before did not end. */
	final void startLayers() {
		this.layers.startPage();
	}

}
