package io.regwatch.ingest.source.content;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import io.regwatch.http.CharsetDetector;
import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.text.BoundedPattern;
import io.regwatch.schema.text.StatusNotices;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A document that a page only shows in a frame or as an object. If the page were read in
 * its place, no change of it would be seen.
 *
 * @param element that shows it, such as {@code iframe}
 * @param address of it
 * @param isFile whether it is certainly no page
 */
public record EmbeddedDocument(String element, URI address, boolean isFile) {

	/** Characters of a page that says what a file is, and not what is in it. */
	private static final int MOST_BESIDE_FILE = 300;

	/** Characters of a page with a frame that may be anything. */
	private static final int MOST_BESIDE_FRAME = 100;

	private static final BoundedPattern HAS_FRAME = BoundedPattern.ignoringCase("<(?:iframe|frame|embed|object)\\b");

	private static final String FRAMES = "iframe[src], frame[src], embed[src], object[data], iframe[^data-], embed[^data-]";

	private static final String HIDDEN = "[hidden], [width=0], [width=1], [height=0], [height=1], [style~=(?i)display:\\s*none]";

	private static final String BESIDE_TEXT = "script, style, noscript, template, nav, header, footer, aside, button, select, "
			+ FRAMES;

	private static final BoundedPattern FILE = BoundedPattern
		.ignoringCase("\\.(?:pdf|docx?|odt|rtf|xlsx?|ods|pptx?|epub)(?:$|[?#&])");

	/**
	 * Finds one that a page shows instead of a text.
	 * @param content of any file
	 * @param part of a page that is read; {@code null} if it is read whole
	 * @param page its address
	 * @return empty if it is no such page
	 * @throws UnreadablePageException if the page lacks the part
	 */
	public static Optional<EmbeddedDocument> find(byte[] content, @Nullable PagePart part, URI page)
			throws UnreadablePageException {
		if (!PageContent.isMarkup(content) || !HAS_FRAME.find(new String(content, StandardCharsets.ISO_8859_1))) {
			return Optional.empty();
		}
		byte[] read = (part != null) ? PageContent.part(content, part) : content;
		return find(Jsoup.parse(CharsetDetector.decode(read, null), page.toString()), page);
	}

	/**
	 * What an operator can do.
	 * @return one sentence
	 */
	public String advice() {
		return "The page has nearly no text of its own, but shows '%s' in its %s: 'content: {follow: %s}' reads that instead"
			.formatted(this.address, this.element, this.element);
	}

	/** A page that says that its document has ended is read: that is what matters. */
	private static Optional<EmbeddedDocument> find(Document document, URI page) {
		List<EmbeddedDocument> all = document.select(FRAMES)
			.stream()
			.filter((frame) -> frame.closest(HIDDEN) == null)
			.flatMap(EmbeddedDocument::of)
			.toList();
		Element body = Objects.requireNonNullElse(document.body(), document);
		body.select(BESIDE_TEXT).remove();
		boolean empty = body.text().length() <= MOST_BESIDE_FRAME;
		body.select("a").remove();
		String text = body.text();
		return (text.length() > MOST_BESIDE_FILE || StatusNotices.isNotice(text)) ? Optional.empty() : all.stream()
			.filter((shown) -> shown.isFile || (empty && Objects.equals(shown.address.getHost(), page.getHost())))
			.findFirst();
	}

	private static Stream<EmbeddedDocument> of(Element frame) {
		return DocumentLinks.address(frame)
			.map((address) -> new EmbeddedDocument(frame.normalName(), address,
					frame.attr("type").equalsIgnoreCase("application/pdf") || FILE.find(address.toString())))
			.stream();
	}

}
