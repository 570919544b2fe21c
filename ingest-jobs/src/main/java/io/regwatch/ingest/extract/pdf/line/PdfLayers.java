package io.regwatch.ingest.extract.pdf.line;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDPropertyList;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentGroup;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentMembershipDictionary;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentProperties;
import org.jspecify.annotations.Nullable;

/**
 * The layers of a document that are switched off when it is opened, and the sequences of
 * marked content that are open. Readers do not see what is in such layers (ISO 32000-1,
 * 8.11).
 */
final class PdfLayers {

	private final @Nullable PDOptionalContentProperties properties;

	/** Whether each sequence is hidden. */
	private final Deque<Boolean> sequences = new ArrayDeque<>();

	PdfLayers(PDDocument document) {
		this.properties = document.getDocumentCatalog().getOCProperties();
	}

	void startPage() {
		this.sequences.clear();
	}

	void begin(@Nullable COSName tag, @Nullable COSDictionary content) {
		boolean hidden = COSName.OC.equals(tag) && content != null && isHidden(PDPropertyList.create(content));
		this.sequences.push(hidden || isHidden());
	}

	void end() {
		this.sequences.poll();
	}

	/** Whether what is drawn now is hidden. */
	boolean isHidden() {
		return !this.sequences.isEmpty() && this.sequences.element();
	}

	/** Whether the layers of a form or an annotation are switched off. */
	boolean isHidden(@Nullable PDPropertyList content) {
		return this.properties != null && switch (content) {
			case PDOptionalContentGroup group -> !this.properties.isGroupEnabled(group);
			case PDOptionalContentMembershipDictionary membership -> isHidden(membership);
			case null, default -> false;
		};
	}

	/** Expressions of visibility are rare: what has one is shown. */
	private boolean isHidden(PDOptionalContentMembershipDictionary membership) {
		List<PDPropertyList> groups = membership.getOCGs();
		if (groups.isEmpty() || membership.getCOSObject().containsKey(COSName.VE)) {
			return false;
		}
		return switch (membership.getVisibilityPolicy().getName()) {
			case "AllOn" -> groups.stream().anyMatch(this::isHidden);
			case "AnyOff" -> groups.stream().noneMatch(this::isHidden);
			case "AllOff" -> !groups.stream().allMatch(this::isHidden);
			default -> groups.stream().allMatch(this::isHidden);
		};
	}

}
