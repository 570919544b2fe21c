package io.regwatch.ingest.extract.pdf.line;

import java.io.IOException;
import java.util.List;

import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationFreeText;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationRubberStamp;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationWidget;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAppearanceStream;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;

/**
 * Annotations whose text readers see on the page: stamps, typed notes, watermarks, form
 * fields.
 */
public final class PdfAnnotations {

	private PdfAnnotations() {
	}

	/** Those of a page that are shown and no signatures. */
	public static List<PDAnnotation> shown(PDPage page) throws IOException {
		return page.getAnnotations(PdfAnnotations::isText).stream().filter((it) -> !isSignature(it)).toList();
	}

	/** The visible signatures of a page, which say when and by whom it was signed. */
	static List<PDAnnotation> signatures(PDPage page) throws IOException {
		return page.getAnnotations(PdfAnnotations::isText).stream().filter(PdfAnnotations::isSignature).toList();
	}

	/**
	 * Whether programs draw an annotation as they like: without an appearance stream that
	 * draws something, or a field whose stream need not fit its value (ISO 32000-1, table
	 * 218).
	 */
	public static boolean isDrawnByPrograms(PDAnnotation annotation, PDDocument document) {
		PDAcroForm form = document.getDocumentCatalog().getAcroForm(null);
		boolean field = annotation instanceof PDAnnotationWidget && !isSignature(annotation);
		PDAppearanceStream appearance = annotation.getNormalAppearanceStream();
		return appearance == null || appearance.getCOSObject().toTextString().isBlank()
				|| (field && form != null && form.getNeedAppearances());
	}

	private static boolean isText(PDAnnotation annotation) {
		boolean text = annotation instanceof PDAnnotationFreeText || annotation instanceof PDAnnotationRubberStamp
				|| annotation instanceof PDAnnotationWidget || "Watermark".equals(annotation.getSubtype());
		return text && !annotation.isHidden() && !annotation.isNoView() && !annotation.isInvisible();
	}

	private static boolean isSignature(PDAnnotation annotation) {
		COSName type = annotation.getCOSObject().getCOSName(COSName.FT);
		return annotation instanceof PDAnnotationWidget && COSName.SIG.equals(type);
	}

}
