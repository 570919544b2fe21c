package io.regwatch.ingest.extract.pdf.drawing;

import java.util.List;
import java.util.Map;

import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.contentstream.operator.OperatorProcessor;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceGray;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;

/**
 * An operator that sets a colour, of which only the lightness is kept. Colour spaces are
 * not read: broken ones must not keep a page from being read.
 */
final class InkOperator extends OperatorProcessor {

	/** Whether each operator is for strokes. */
	static final Map<String, Boolean> STROKES = Map.of(OperatorName.NON_STROKING_GRAY, false,
			OperatorName.NON_STROKING_RGB, false, OperatorName.NON_STROKING_CMYK, false,
			OperatorName.NON_STROKING_COLOR, false, OperatorName.NON_STROKING_COLOR_N, false,
			OperatorName.STROKING_COLOR_GRAY, true, OperatorName.STROKING_COLOR_RGB, true,
			OperatorName.STROKING_COLOR_CMYK, true, OperatorName.STROKING_COLOR, true, OperatorName.STROKING_COLOR_N,
			true);

	private static final float LIGHT = 0.85F;

	private final String name;

	InkOperator(PDFStreamEngine engine, String name) {
		super(engine);
		this.name = name;
	}

	@Override
	public void process(Operator operator, List<COSBase> operands) {
		PDColor grey = new PDColor(new float[] { lightness(operands) }, PDDeviceGray.INSTANCE);
		PDGraphicsState state = getContext().getGraphicsState();
		if (STROKES.getOrDefault(this.name, false)) {
			state.setStrokingColor(grey);
		}
		else {
			state.setNonStrokingColor(grey);
		}
	}

	/** By the number of components; what is unknown is dark. */
	private static float lightness(List<COSBase> operands) {
		float[] parts = new float[operands.size()];
		for (int i = 0; i < parts.length; i++) {
			parts[i] = (operands.get(i) instanceof COSNumber number) ? number.floatValue() : 0;
		}
		return switch (parts.length) {
			case 1 -> parts[0];
			case 3 -> luminance(parts[0], parts[1], parts[2]);
			case 4 -> luminance(1 - parts[0], 1 - parts[1], 1 - parts[2]) - parts[3];
			default -> 0;
		};
	}

	private static float luminance(float red, float green, float blue) {
		return 0.3F * red + 0.59F * green + 0.11F * blue;
	}

	/** Whether paper shows through, or could. */
	static boolean isLight(PDColor colour) {
		return colour.getComponents().length == 1 && colour.getComponents()[0] > LIGHT;
	}

	@Override
	public String getName() {
		return this.name;
	}

}
