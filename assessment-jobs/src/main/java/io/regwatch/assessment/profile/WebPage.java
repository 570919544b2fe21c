package io.regwatch.assessment.profile;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Objects;

import io.regwatch.schema.text.BoundedPattern;
import io.regwatch.schema.text.StreamSafeText;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/**
 * A page of a website, without what readers do not see.
 *
 * @param address where it came from in the end
 * @param document as parsed
 */
record WebPage(URI address, Document document) {

	private static final String UNSEEN = "script:not([type=application/ld+json]), style, noscript, template, svg, iframe,"
			+ " [hidden], [aria-hidden=true], [style*=display:none], [style*=display: none], [style*=visibility:hidden]";

	private static final BoundedPattern UNSEEN_CHARACTERS = BoundedPattern.compile("[\\p{Cc}\\p{Cf}\\s\\u00a0]+");

	private static final String FRAME = "nav, header, footer, aside, form, dialog, [role=navigation], [role=banner],"
			+ " [role=contentinfo], [class*=cookie], [id*=cookie], [class*=consent], [id*=consent]";

	static Document parse(InputStream body, @Nullable Charset charset, URI address) throws IOException {
		Document document = Jsoup.parse(body, (charset != null) ? charset.name() : null, address.toString());
		document.select(UNSEEN).remove();
		return document;
	}

	/** Title, and what the page says of itself. */
	List<String> heads() {
		return texts(List.of(this.document.title(), meta("description"), meta("og:title"), meta("og:description")));
	}

	/** What the page says of itself for search engines; possibly empty. */
	String description() {
		String description = meta("description");
		return clean(description.isBlank() ? meta("og:description") : description);
	}

	/** The paragraphs, items and headings of its middle. */
	List<String> blocks() {
		return texts(middle().select("h1, h2, h3, h4, p, li, td, dd, dt, blockquote, figcaption")
			.stream()
			.map(Element::text)
			.toList());
	}

	List<String> paragraphs() {
		return texts(middle().select("p").stream().map(Element::text).toList());
	}

	/** Headings below the first rank, each with the paragraph that follows it. */
	List<Section> sections() {
		return middle().select("h2, h3, h4")
			.stream()
			.map((heading) -> new Section(clean(heading.text()), clean(following(heading))))
			.filter((section) -> !section.heading().isEmpty())
			.toList();
	}

	List<String> structuredData() {
		return this.document.select("script[type=application/ld+json]").stream().map(Element::data).toList();
	}

	/** Links with their words, those of navigation included. */
	List<Link> links() {
		return this.document.select("a[href]")
			.stream()
			.map((link) -> new Link(link.absUrl("href"), clean(link.text())))
			.toList();
	}

	boolean isEmpty() {
		return blocks().isEmpty() && heads().isEmpty() && structuredData().isEmpty();
	}

	private Element middle() {
		Document copy = this.document.clone();
		copy.select(FRAME).remove();
		return Objects.requireNonNullElse(copy.selectFirst("main, [role=main]"), copy.body());
	}

	private static String following(Element heading) {
		Element next = heading.nextElementSibling();
		return (next != null && next.is("p")) ? next.text() : "";
	}

	private String meta(String name) {
		return this.document.select("meta[name=%s], meta[property=%s]".formatted(name, name)).attr("content");
	}

	private static List<String> texts(List<String> raw) {
		return raw.stream().map(WebPage::clean).filter((text) -> !text.isEmpty()).toList();
	}

	/** Bounded text in one line, without characters that cannot be seen. */
	static String clean(String text) {
		return StreamSafeText.limit(UNSEEN_CHARACTERS.replaceAll(text, " ").strip());
	}

	record Section(String heading, String text) {

	}

	record Link(String address, String text) {

	}

}
