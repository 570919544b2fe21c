package io.regwatch.ingest.source.content;

import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.ingest.source.parse.HostAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
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
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Finds the files to which the page of a document leads. */
public final class DocumentLinks {

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

	/** Where a link, a frame or an object leads. */
	static Optional<URI> address(Element element) {
		return Stream.of("href", "src", "data")
			.map(element::absUrl)
			.filter((address) -> !address.isEmpty())
			.findFirst()
			.map(ViewerAddress::document)
			.filter(ListedItem::isWebAddress)
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
	 */
	public static List<URI> attachments(byte[] content, URI address, String selector) {
		String markup = new String(content, StandardCharsets.UTF_8);
		return !markup.stripLeading().startsWith("<") ? List.of()
				: Jsoup.parse(markup, address.toString())
					.select(selector)
					.stream()
					.flatMap((element) -> address(element).stream())
					.toList();
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
