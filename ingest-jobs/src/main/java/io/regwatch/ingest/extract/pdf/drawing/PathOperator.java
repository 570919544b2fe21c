package io.regwatch.ingest.extract.pdf.drawing;

import java.util.List;

import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.contentstream.operator.OperatorProcessor;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSNumber;

/**
 * An operator that makes a path, paints it, or clips by it (ISO 32000-1, tables 59 to
 * 61).
 */
final class PathOperator extends OperatorProcessor {

	static final List<String> NAMES = List.of(OperatorName.MOVE_TO, OperatorName.LINE_TO, OperatorName.CURVE_TO,
			OperatorName.CURVE_TO_REPLICATE_INITIAL_POINT, OperatorName.CURVE_TO_REPLICATE_FINAL_POINT,
			OperatorName.APPEND_RECT, OperatorName.CLOSE_PATH, OperatorName.STROKE_PATH, OperatorName.CLOSE_AND_STROKE,
			OperatorName.FILL_NON_ZERO, OperatorName.LEGACY_FILL_NON_ZERO, OperatorName.FILL_EVEN_ODD,
			OperatorName.FILL_NON_ZERO_AND_STROKE, OperatorName.FILL_EVEN_ODD_AND_STROKE,
			OperatorName.CLOSE_FILL_NON_ZERO_AND_STROKE, OperatorName.CLOSE_FILL_EVEN_ODD_AND_STROKE,
			OperatorName.ENDPATH, OperatorName.CLIP_NON_ZERO, OperatorName.CLIP_EVEN_ODD);

	private static final float HAIRLINE = 0.01F;

	private final String name;

	private final DrawnPath path;

	private final DrawnLines lines;

	PathOperator(PDFStreamEngine engine, String name, DrawnPath path, DrawnLines lines) {
		super(engine);
		this.name = name;
		this.path = path;
		this.lines = lines;
	}

	@Override
	public void process(Operator operator, List<COSBase> operands) {
		switch (this.name) {
			case OperatorName.MOVE_TO -> {
				this.path.begin();
				points(operands);
			}
			case OperatorName.LINE_TO -> {
				points(operands);
				this.path.straighten();
			}
			case OperatorName.CURVE_TO, OperatorName.CURVE_TO_REPLICATE_INITIAL_POINT,
					OperatorName.CURVE_TO_REPLICATE_FINAL_POINT ->
				points(operands);
			case OperatorName.APPEND_RECT -> rectangle(operands);
			case OperatorName.CLOSE_PATH -> this.path.close();
			case OperatorName.ENDPATH -> this.path.end();
			case OperatorName.CLIP_NON_ZERO, OperatorName.CLIP_EVEN_ODD -> this.path.clip();
			case OperatorName.FILL_NON_ZERO, OperatorName.LEGACY_FILL_NON_ZERO, OperatorName.FILL_EVEN_ODD ->
				this.lines.paint(0, true);
			case OperatorName.STROKE_PATH -> stroke(false);
			case OperatorName.CLOSE_AND_STROKE -> {
				this.path.close();
				stroke(false);
			}
			case OperatorName.CLOSE_FILL_NON_ZERO_AND_STROKE, OperatorName.CLOSE_FILL_EVEN_ODD_AND_STROKE -> {
				this.path.close();
				stroke(true);
			}
			default -> stroke(true);
		}
	}

	/** Width 0 is the thinnest line that a device can draw. */
	private void stroke(boolean filled) {
		this.lines.paint(Math.max(HAIRLINE, getContext().getGraphicsState().getLineWidth()), filled);
	}

	private void points(List<COSBase> operands) {
		for (int i = 0; i + 1 < operands.size(); i += 2) {
			this.path.add(number(operands.get(i)), number(operands.get(i + 1)));
		}
	}

	private void rectangle(List<COSBase> operands) {
		if (operands.size() > 3) {
			float left = number(operands.get(0));
			float bottom = number(operands.get(1));
			float right = left + number(operands.get(2));
			float top = bottom + number(operands.get(3));
			this.path.begin();
			this.path.add(left, bottom);
			this.path.add(right, bottom);
			this.path.add(right, top);
			this.path.add(left, top);
			this.path.straighten();
			this.path.close();
		}
	}

	private static float number(COSBase operand) {
		return (operand instanceof COSNumber number) ? number.floatValue() : Float.NaN;
	}

	@Override
	public String getName() {
		return this.name;
	}

}
