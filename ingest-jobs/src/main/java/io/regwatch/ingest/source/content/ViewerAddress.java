package io.regwatch.ingest.source.content;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;

import io.regwatch.schema.text.BoundedPattern;
import org.jsoup.nodes.Element;

/**
 * Addresses of programs that show a document in a page: they name its file in a
 * parameter, and what they send themselves never changes.
 */
final class ViewerAddress {

	private static final BoundedPattern VIEWER = BoundedPattern
		.ignoringCase("/[^/?#]*(?:view|embed)[^/?#]*\\?(?:[^#]*&)?(?:file|url|src)=([^&#]+)");

	private static final BoundedPattern FILE = BoundedPattern
		.ignoringCase("[^?#]+\\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf)(?:[?#].*)?");

	private ViewerAddress() {
	}

	/**
	 * Returns the address of the document.
	 * @param address of a viewer, or any other
	 * @return the same if it names no file
	 */
	static String document(String address) {
		Matcher viewer = VIEWER.matcher(address);
		if (!viewer.find()) {
			return address;
		}
		try {
			String file = URLDecoder.decode(viewer.group(1), StandardCharsets.UTF_8);
			return FILE.matches(file) ? resolve(address, file) : address;
		}
		catch (IllegalArgumentException ex) {
			return address;
		}
	}

	private static String resolve(String address, String file) {
		Element link = new Element("a").attr("href", file);
		link.setBaseUri(address);
		return link.absUrl("href");
	}

}
