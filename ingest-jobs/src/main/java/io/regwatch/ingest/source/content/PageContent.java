package io.regwatch.ingest.source.content;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

import io.regwatch.http.CharsetDetector;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.ContentRule;
import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.ingest.source.parse.XmlTree;
import io.regwatch.schema.text.BoundedPattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;

/**
 * Pages of which a part is the document. They are stored whole, and the part is taken
 * when they are read: when an operator describes another part, the stored page and the
 * new one can both be read so. Only markup has parts; other files are left as they are.
 */
public final class PageContent {

	private static final int START = 1024;

	private static final BoundedPattern HTML_END = BoundedPattern.ignoringCase("</html>");

	private PageContent() {
	}

	/**
	 * A page as it is stored: in UTF-8, and without what is outside of its section.
	 * @throws UnreadablePageException if it lacks the section or the part
	 */
	static byte[] whole(byte[] content, ResponseMetadata receipt, ContentRule rule, URI requested)
			throws UnreadablePageException {
		String markup = CharsetDetector.decode(content, receipt.charset());
		if (!isMarkup(markup)) {
			return content;
		}
		byte[] page = (isXml(markup) ? xml(markup, null) : html(markup, receipt.url().toString(), rule, requested))
			.getBytes(StandardCharsets.UTF_8);
		if (rule.part() != null) {
			part(page, rule.part());
		}
		return page;
	}

	/**
	 * Takes the part of a stored page.
	 * @param file that was stored
	 * @param part to take
	 * @return empty if it is no page
	 * @throws UnreadablePageException if it lacks the part
	 * @throws IOException if the file cannot be read
	 */
	public static Optional<byte[]> part(Path file, PagePart part) throws UnreadablePageException, IOException {
		try (InputStream content = Files.newInputStream(file)) {
			if (!isMarkup(content.readNBytes(START))) {
				return Optional.empty();
			}
		}
		return Optional.of(part(Files.readAllBytes(file), part));
	}

	/**
	 * Takes the part of a page.
	 * @param content of any file
	 * @param part to take
	 * @return the part, or the file if it is no page
	 * @throws UnreadablePageException if it lacks the part
	 */
	public static byte[] part(byte[] content, PagePart part) throws UnreadablePageException {
		String markup = CharsetDetector.decode(content, null);
		return !isMarkup(markup) ? content
				: (isXml(markup) ? xml(markup, part) : html(markup, part)).getBytes(StandardCharsets.UTF_8);
	}

	/** Whether a file begins as pages do. */
	static boolean isMarkup(byte[] content) {
		return isMarkup(CharsetDetector.decode(Arrays.copyOf(content, Math.min(content.length, START)), null));
	}

	private static boolean isMarkup(String text) {
		return text.stripLeading().startsWith("<");
	}

	private static boolean isXml(String markup) {
		return markup.stripLeading().startsWith("<?xml") && !markup.contains("<html");
	}

	private static String xml(String xml, @Nullable PagePart part) throws UnreadablePageException {
		try {
			XmlTree tree = XmlTree.parse(xml, "");
			if (part != null) {
				part.ignore().forEach(tree::remove);
			}
			if (part != null && part.select() != null) {
				tree.reduceTo(SelectedPart.find(tree.document(), part.select()));
			}
			return tree.text();
		}
		catch (IOException ex) {
			throw new UnreadablePageException("not XML: " + ex.getMessage());
		}
	}

	private static String html(String html, String address, ContentRule rule, URI requested)
			throws UnreadablePageException {
		Document document = Jsoup.parse(html, address);
		if (rule.isSection()) {
			PageSection.reduce(document, requested);
		}
		return text(document, html);
	}

	private static String html(String html, PagePart part) throws UnreadablePageException {
		Document document = Jsoup.parse(html);
		part.ignore().forEach((selector) -> document.select(selector).remove());
		if (part.select() != null) {
			SelectedPart.reduce(document, part.select());
		}
		return text(document, html);
	}

	private static String text(Document document, String html) {
		document.outputSettings().prettyPrint(false);
		document.charset(StandardCharsets.UTF_8);
		return isCutOff(html) ? HTML_END.replaceAll(document.outerHtml(), "") : document.outerHtml();
	}

	/** The missing end must stay missing, for it is how truncation is detected. */
	private static boolean isCutOff(String markup) {
		String lower = markup.toLowerCase(Locale.ROOT);
		return lower.contains("<html") && !lower.contains("</html");
	}

}
