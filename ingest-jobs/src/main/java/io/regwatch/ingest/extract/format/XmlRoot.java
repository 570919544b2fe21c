package io.regwatch.ingest.extract.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.apache.tika.utils.XMLReaderUtils;
import org.jspecify.annotations.Nullable;

/**
 * Recognises XML by its first element. A declaration is optional (XML 1.0, 2.8), and
 * without one an element such as {@code HEAD} makes a law seem to be HTML.
 */
final class XmlRoot {

	private static final String XHTML = "http://www.w3.org/1999/xhtml";

	private static final String HTML = "html";

	/** With which a page may begin that has no {@code html} element. */
	private static final Set<String> PARTS_OF_PAGES = Set.of("head", "body", "title", "div", "p", "span", "table", "ul",
			"ol", "dl", "section", "article", "main", "h1", "h2", "h3", "h4", "h5", "h6");

	private static final Pattern FIRST_TAG = Pattern.compile("(?s)\\s*(?:<!--.*?-->\\s*)*+<(\\w+)[\\s>].*");

	private static final int START = 1024;

	private static final XMLInputFactory FACTORY = XMLReaderUtils.getXMLInputFactory();

	private XmlRoot() {
	}

	/** Whether a file begins with an element of HTML, as what pages are made of does. */
	static boolean isPartOfPage(Path file) throws IOException {
		try (InputStream content = Files.newInputStream(file)) {
			Matcher tag = FIRST_TAG.matcher(new String(content.readNBytes(START), StandardCharsets.UTF_8));
			return tag.matches() && PARTS_OF_PAGES.contains(tag.group(1).toLowerCase(Locale.ROOT));
		}
	}

	/**
	 * Whether a file is of another language than HTML.
	 * @param announced whether its name says that it is XML; otherwise the first element
	 * must have a namespace
	 */
	static boolean isForeign(Path file, boolean announced) throws IOException {
		try (InputStream content = Files.newInputStream(file)) {
			XMLStreamReader xml = FACTORY.createXMLStreamReader(content);
			while (xml.hasNext()) {
				if (xml.next() == XMLStreamConstants.START_ELEMENT) {
					return isForeign(xml.getLocalName().toLowerCase(Locale.ROOT), xml.getNamespaceURI(), announced);
				}
			}
			return false;
		}
		catch (XMLStreamException ex) {
			return false;
		}
	}

	/** Word writes pages whose {@code html} element has a namespace of its own. */
	private static boolean isForeign(String root, @Nullable String namespace, boolean announced) {
		if (root.equals(HTML)) {
			return false;
		}
		return (namespace == null || namespace.isEmpty()) ? announced && !PARTS_OF_PAGES.contains(root)
				: !namespace.equals(XHTML);
	}

}
