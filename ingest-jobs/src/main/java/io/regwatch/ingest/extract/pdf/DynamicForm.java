package io.regwatch.ingest.extract.pdf;

import java.io.IOException;
import java.util.List;
import java.util.Set;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.form.PDAcroForm;
import org.apache.pdfbox.pdmodel.interactive.form.PDXFAResource;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Reads forms that programs lay out themselves: their pages only ask to wait, and their
 * text is in XML (ISO 32000-1, 12.7.8).
 *
 * @see <a href="https://pdfa.org/norm-refs/XFA-3_3.pdf">XML Forms Architecture 3.3</a>
 */
final class DynamicForm {

	private static final COSName NEEDS_RENDERING = COSName.getPDFName("NeedsRendering");

	private static final Set<String> UNSEEN = Set.of("hidden", "inactive", "invisible");

	private final int page;

	private final Blocks blocks = new Blocks();

	private DynamicForm(int page) {
		this.page = page;
	}

	/** Adds the text of the form to that of the pages, if there is such a form. */
	static List<Block> append(PDDocument document, List<Block> blocks) throws IOException {
		PDXFAResource form = form(document);
		if (form == null) {
			return blocks;
		}
		DynamicForm result = new DynamicForm(document.getNumberOfPages());
		blocks.forEach(result.blocks::add);
		result.read(form.getDocument().getDocumentElement());
		return result.blocks.toList();
	}

	/** Whether the pages are not what readers see. */
	static boolean isIn(PDDocument document) {
		return form(document) != null;
	}

	/** The pages of other forms have fields of their own. */
	private static @Nullable PDXFAResource form(PDDocument document) {
		PDAcroForm form = document.getDocumentCatalog().getAcroForm(null);
		boolean laidOut = document.getDocumentCatalog().getCOSObject().getBoolean(NEEDS_RENDERING, false);
		return (form != null && (laidOut || form.getFields().isEmpty())) ? form.getXFA() : null;
	}

	private void read(Element element) {
		switch (element.getLocalName()) {
			case "template" -> readTemplate(element);
			case "datasets" -> readData(element);
			default -> {
				for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
					if (child instanceof Element inner) {
						read(inner);
					}
				}
			}
		}
	}

	private void readTemplate(Element element) {
		String name = element.getLocalName();
		if (name.equals("text") || name.equals("exData")) {
			this.blocks.add(this.page, BlockKind.PARAGRAPH, element.getTextContent());
			return;
		}
		for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
			if (child instanceof Element inner && !UNSEEN.contains(inner.getAttribute("presence"))) {
				readTemplate(inner);
			}
		}
	}

	private void readData(Element element) {
		boolean value = true;
		for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
			if (child instanceof Element inner) {
				value = false;
				readData(inner);
			}
		}
		if (value && !element.getTextContent().isBlank()) {
			this.blocks.add(this.page, BlockKind.PARAGRAPH,
					element.getLocalName() + ": " + element.getTextContent().strip());
		}
	}

}
