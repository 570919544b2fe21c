package io.regwatch.ingest.extract.pdf.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.regwatch.ingest.extract.text.TextNormalizer;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationRubberStamp;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;
import org.jspecify.annotations.Nullable;

/**
 * What an annotation says that shows no text of its own: programs draw the values of form
 * fields and typed notes themselves, and ticks and stamps are often drawings.
 */
public final class PdfAnnotationText {

	/** The stamps of ISO 32000-1, table 181, and those of Acrobat. */
	private static final Set<String> STAMPS = Set.of("Approved", "Experimental", "NotApproved", "AsIs", "Expired",
			"NotForPublicRelease", "Confidential", "Final", "Sold", "Departmental", "ForComment", "TopSecret", "Draft",
			"ForPublicRelease", "Completed", "Void", "PreliminaryResults", "InformationOnly");

	private static final int PUSH_BUTTON = 1 << 16;

	private static final int RADIO = 1 << 15;

	private static final int PASSWORD = 1 << 13;

	/** As most text of a page. */
	private static final float SIZE = 11;

	private static final int MAX_DEPTH = 32;

	private static final String TICK = "\u2713";

	private PdfAnnotationText() {
	}

	/** Returns a line at the place of the annotation, if it says something. */
	public static List<PdfLine> lines(PDAnnotation annotation, PDPage page, int number) {
		String text = TextNormalizer.clean(of(annotation));
		PDRectangle place = annotation.getRectangle();
		if (text.isEmpty() || place == null) {
			return List.of();
		}
		PDRectangle box = page.getCropBox();
		float baseline = box.getUpperRightY() - place.getLowerLeftY();
		return List.of(new PdfLine(number, place.getLowerLeftX() - box.getLowerLeftX(),
				place.getUpperRightX() - box.getLowerLeftX(), baseline, baseline / box.getHeight(), SIZE, false, text,
				List.of()));
	}

	/** Whether an annotation is a button of which one in a group is on. */
	static boolean isRadioButton(PDAnnotation annotation) {
		return annotation instanceof PDAnnotationWidget widget
				&& COSName.BTN.equals(inherited(widget.getCOSObject(), COSName.FT))
				&& (flags(widget.getCOSObject()) & RADIO) != 0;
	}

	private static int flags(COSDictionary field) {
		return (inherited(field, COSName.FF) instanceof COSNumber number) ? number.intValue() : 0;
	}

	private static String of(PDAnnotation annotation) {
		String contents = (annotation.getContents() != null) ? annotation.getContents() : "";
		return switch (annotation) {
			case PDAnnotationWidget widget -> named(widget.getCOSObject(), value(widget));
			case PDAnnotationRubberStamp stamp when contents.isBlank() -> name(stamp.getName());
			default -> contents;
		};
	}

	/** Acrobat puts letters before the names of its stamps. */
	private static String name(@Nullable String name) {
		String known = (name != null) ? name.replaceFirst("^S[BH](?=[A-Z])", "") : "";
		return STAMPS.contains(known) ? known.replaceAll("(?<=[a-z])(?=[A-Z])", " ") : "";
	}

	/** Puts the name of a field before its value, since its label may be anywhere. */
	private static String named(COSDictionary field, String value) {
		String name = (inherited(field, COSName.TU) instanceof COSString label) ? label.getString()
				: (inherited(field, COSName.T) instanceof COSString partial) ? partial.getString() : "";
		return (value.isBlank() || name.isBlank()) ? value : name.strip() + ": " + value;
	}

	private static String value(PDAnnotationWidget widget) {
		COSDictionary field = widget.getCOSObject();
		COSBase type = inherited(field, COSName.FT);
		int flags = flags(field);
		if (COSName.BTN.equals(type)) {
			boolean on = (flags & PUSH_BUTTON) == 0 && isOn(widget);
			return !on ? "" : (flags & RADIO) != 0 ? button(widget) : TICK;
		}
		boolean secret = COSName.TX.equals(type) && (flags & PASSWORD) != 0;
		return secret ? "" : String.join(", ", texts(inherited(field, COSName.V), field));
	}

	/**
	 * The name of the state of a radio button, which no other one of its group has, or
	 * the text of the option that it is the number of (ISO 32000-1, 12.7.4.2.4).
	 */
	private static String button(PDAnnotationWidget widget) {
		String state = widget.getAppearanceState().getName();
		return (state.matches("\\d{1,4}") && inherited(widget.getCOSObject(), COSName.OPT) instanceof COSArray options)
				? options.getString(Integer.parseInt(state), state) : state;
	}

	/**
	 * Whether a check box or radio button is on: states but Off have names of their own.
	 */
	private static boolean isOn(PDAnnotationWidget widget) {
		COSName state = widget.getAppearanceState();
		return state != null && !state.equals(COSName.Off);
	}

	private static List<String> texts(@Nullable COSBase value, COSDictionary field) {
		return switch (value) {
			case COSString string -> List.of(option(string.getString(), field));
			case COSStream stream -> List.of(stream.toTextString());
			case COSArray array -> {
				List<String> texts = new ArrayList<>();
				array.forEach((each) -> texts.addAll((each instanceof COSArray) ? List.of() : texts(each, field)));
				yield texts;
			}
			case null, default -> List.of();
		};
	}

	/**
	 * The text that readers see of an option, which may have another name in the file.
	 */
	private static String option(String value, COSDictionary field) {
		if (inherited(field, COSName.OPT) instanceof COSArray options) {
			for (int i = 0; i < options.size(); i++) {
				if (options.getObject(i) instanceof COSArray pair && value.equals(pair.getString(0))) {
					return pair.getString(1, value);
				}
			}
		}
		return value;
	}

	private static @Nullable COSBase inherited(COSDictionary field, COSName key) {
		COSDictionary holder = field;
		for (int depth = 0; holder != null && depth < MAX_DEPTH; depth++) {
			COSBase value = holder.getDictionaryObject(key);
			if (value != null) {
				return value;
			}
			holder = holder.getCOSDictionary(COSName.PARENT);
		}
		return null;
	}

}
