package io.regwatch.ingest.source.content;

import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.ingest.source.parse.HostAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.http.CharsetDetector;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.text.BoundedPattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

import org.springframework.util.StringUtils;

/** Finds the files to which the page of a document leads. */
public final class DocumentLinks {

	/** Targets of links within a page, and links to people. */
	private static final String NO_FILE = "a:not([href]):matchesWholeText(^\\s*$), a[href^=mailto:], a[href^=tel:]";

	private static final int MAX_NAME = 80;

	private static final BoundedPattern LATE = BoundedPattern.ignoringCase("^data-(?:[a-z-]+-)?src$");

	private DocumentLinks() {
	}

	/**
	 * Finds the links from a page to the document.
	 * @param body of the page
	 * @param receipt metadata of the response
	 * @param selector of a link, a frame or an object
	 * @return addresses that can be requested, each once
	 */
	public static List<URI> links(byte[] body, ResponseMetadata receipt, String selector) {
		Document page = Jsoup.parse(CharsetDetector.decode(body, receipt.charset()), receipt.url().toString());
		Map<URI, URI> links = page.select(selector)
			.stream()
			.flatMap((element) -> address(element).stream())
			.collect(Collectors.toMap(DocumentLinks::withoutFragment, Function.identity(), (first, _) -> first,
					LinkedHashMap::new));
		return List.copyOf(links.values());
	}

	/**
	 * Where a link, a frame or an object leads. Until a reader sees a frame, it may have
	 * an empty page, and its address in an attribute of a script.
	 */
	static Optional<URI> address(Element element) {
		Stream<String> late = element.attributes().asList().stream().map(Attribute::getKey).filter(LATE::find);
		return Stream.of(Stream.of("href"), late, Stream.of("src", "data"))
			.flatMap(Function.identity())
			.filter((attribute) -> !element.attr(attribute).isBlank())
			.map(element::absUrl)
			.filter((address) -> !address.isEmpty())
			.map(ViewerAddress::document)
			.filter(ListedItem::isWebAddress)
			.findFirst()
			.flatMap(DocumentLinks::usable);
	}

	private static URI withoutFragment(URI address) {
		String text = address.toString();
		return (address.getRawFragment() != null) ? URI.create(text.substring(0, text.indexOf('#'))) : address;
	}

	/**
	 * Finds the links from a page to the files that belong to it.
	 * @param content of the page, after a source's rule was applied
	 * @param address of the page
	 * @param selector of links, frames or objects
	 * @return their addresses; none if it is no page
	 * @throws UnreadablePageException if one leads nowhere: a script may do what a link
	 * did, and a file would be missing
	 */
	public static List<URI> attachments(byte[] content, URI address, String selector) throws UnreadablePageException {
		String markup = new String(content, StandardCharsets.UTF_8);
		List<URI> files = new ArrayList<>();
		if (markup.stripLeading().startsWith("<")) {
			for (Element element : Jsoup.parse(markup, address.toString()).select(selector).not(NO_FILE)) {
				files.add(address(element).orElseThrow(() -> new UnreadablePageException(
						"'attachments' selects '%s', which leads to no address of the web: a file may be missing"
							.formatted(name(element)))));
			}
		}
		return files;
	}

	private static String name(Element element) {
		return StringUtils.truncate(element.hasText() ? element.text() : element.outerHtml(), MAX_NAME);
	}

	private static Optional<URI> usable(String address) {
		try {
			return Optional.of(HostAddress.of(address));
		}
		catch (UnreadablePageException | IllegalArgumentException ex) {
			return Optional.empty();
		}
	}

}
