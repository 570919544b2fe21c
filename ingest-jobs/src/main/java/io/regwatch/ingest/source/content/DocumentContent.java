package io.regwatch.ingest.source.content;

import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.ingest.source.parse.XmlTree;
import io.regwatch.ingest.source.parse.BulkArchive;
import io.regwatch.ingest.source.parse.JsonRow;
import io.regwatch.ingest.source.parse.JsonBody;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Locale;

import io.regwatch.http.CharsetDetector;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.ContentRule;
import io.regwatch.ingest.source.catalogue.JsonLocation;
import io.regwatch.schema.text.BoundedPattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** Takes the document out of what a host sends. */
public final class DocumentContent {

	private static final BoundedPattern DATA_URI = BoundedPattern.compile("^\\s*data:[^,]*,");

	private static final BoundedPattern SPACE = BoundedPattern.compile("\\s");

	private static final BoundedPattern HTML_END = BoundedPattern.ignoringCase("</html>");

	private DocumentContent() {
	}

	/**
	 * Applies a source's rule.
	 * @param body as it was received
	 * @param receipt metadata of the response
	 * @param rule of the source
	 * @param address that was requested, whose fragment may name a section
	 * @return the bytes of the document
	 * @throws UnreadablePageException if the response has nothing where the rule points
	 */
	public static byte[] of(byte[] body, ResponseMetadata receipt, ContentRule rule, URI address)
			throws UnreadablePageException {
		byte[] content = (rule.pointer() != null) ? value(body, receipt, rule.pointer()) : body;
		if (rule.isBase64()) {
			content = decode(content);
		}
		if (rule.unzip() != null) {
			content = member(content, rule.unzip());
		}
		return rule.isPartOfPage() ? reduce(content, receipt, rule, address) : content;
	}

	private static byte[] value(byte[] body, ResponseMetadata receipt, String pointer) throws UnreadablePageException {
		String value = JsonRow.text(JsonLocation.find(JsonBody.read(body, receipt).document(), pointer));
		if (value == null || value.isBlank()) {
			throw new UnreadablePageException("There is nothing at '%s'".formatted(pointer));
		}
		return value.getBytes(StandardCharsets.UTF_8);
	}

	/** Line breaks and the beginning of a data URI are not part of the encoding. */
	private static byte[] decode(byte[] content) throws UnreadablePageException {
		String text = DATA_URI.removeFirst(new String(content, StandardCharsets.US_ASCII));
		try {
			return Base64.getDecoder().decode(SPACE.replaceAll(text, ""));
		}
		catch (IllegalArgumentException ex) {
			throw new UnreadablePageException("It is not Base64: " + ex.getMessage());
		}
	}

	private static byte[] member(byte[] content, String name) throws UnreadablePageException {
		Map<String, byte[]> found = new LinkedHashMap<>();
		try {
			BulkArchive.forEach(new ByteArrayInputStream(content), name,
					(member, file) -> found.put(String.valueOf(member), file.readAllBytes()));
		}
		catch (IOException ex) {
			throw new UnreadablePageException("The archive cannot be read: " + ex.getMessage());
		}
		if (found.size() > 1) {
			throw new UnreadablePageException(
					"The archive has %d files that 'unzip' fits, %s: which one is the document?".formatted(found.size(),
							found.keySet().stream().limit(2).map("'%s'"::formatted).toList()));
		}
		return found.values().iterator().next();
	}

	/** Only markup has elements; other files of the same source are left as they are. */
	private static byte[] reduce(byte[] content, ResponseMetadata receipt, ContentRule rule, URI requested)
			throws UnreadablePageException {
		String markup = CharsetDetector.decode(content, receipt.charset());
		if (!markup.stripLeading().startsWith("<")) {
			return content;
		}
		String address = receipt.url().toString();
		boolean xml = markup.stripLeading().startsWith("<?xml") && !markup.contains("<html");
		return (xml ? reduceXml(markup, address, rule) : reduceHtml(markup, address, rule, requested))
			.getBytes(StandardCharsets.UTF_8);
	}

	private static String reduceXml(String xml, String address, ContentRule rule) throws UnreadablePageException {
		try {
			XmlTree tree = XmlTree.parse(xml, address);
			rule.ignored().forEach(tree::remove);
			if (rule.select() != null) {
				tree.reduceTo(SelectedPart.find(tree.document(), rule.select()));
			}
			return tree.text();
		}
		catch (IOException ex) {
			throw new UnreadablePageException("not XML: " + ex.getMessage());
		}
	}

	private static String reduceHtml(String html, String address, ContentRule rule, URI requested)
			throws UnreadablePageException {
		Document document = Jsoup.parse(html, address);
		document.outputSettings().prettyPrint(false);
		document.charset(StandardCharsets.UTF_8);
		if (rule.isSection()) {
			PageSection.reduce(document, requested);
		}
		rule.ignored().forEach((selector) -> document.select(selector).remove());
		if (rule.select() != null) {
			SelectedPart.reduce(document, rule.select());
		}
		return isCutOff(html) ? HTML_END.replaceAll(document.outerHtml(), "") : document.outerHtml();
	}

	/** The missing end must stay missing, for it is how truncation is detected. */
	private static boolean isCutOff(String markup) {
		String lower = markup.toLowerCase(Locale.ROOT);
		return lower.contains("<html") && !lower.contains("</html");
	}

}
