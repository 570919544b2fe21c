package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.util.List;

import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** Draws only images. One that cannot be decoded is an error, not a blank place. */
class ImageDrawer extends PageDrawer {

	ImageDrawer(PageDrawerParameters parameters) throws IOException {
		super(parameters);
	}

	@Override
	protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) {
		// Each program draws letters as it likes whose font the file does not have.
	}

	@Override
	public void strokePath() {
		getLinePath().reset();
	}

	@Override
	public void fillPath(int rule) {
		getLinePath().reset();
	}

	@Override
	public void fillAndStrokePath(int rule) {
		getLinePath().reset();
	}

	@Override
	public void shadingFill(COSName shading) {
		// It shows colours, no content.
	}

	@Override
	public void showAnnotation(PDAnnotation annotation) {
		// What annotations say is text.
	}

	@Override
	protected void operatorException(Operator operator, List<COSBase> operands, IOException failure)
			throws IOException {
		throw failure;
	}

}
