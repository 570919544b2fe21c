package io.regwatch.ingest.source.parse;

import java.util.LinkedHashSet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

import io.regwatch.http.CharsetDetector;
import io.regwatch.http.ContentExpectation;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.HtmlTable;
import io.regwatch.ingest.source.catalogue.JsonLocation;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads HTML pages whose tables list items. */
record HtmlPageParser(HtmlTable table, boolean xml) implements PageParser {

	@Override
	public ContentExpectation expected() {
		return ContentExpectation.of((this.table.pointer() != null) ? "json" : this.xml ? "xml" : "html");
	}

	@Override
	public Page read(InputStream stream, ResponseMetadata receipt) throws IOException, UnreadablePageException {
		byte[] received = stream.readAllBytes();
		@Nullable String pointer = this.table.pointer();
		@Nullable JsonNode json = (pointer != null) ? JsonBody.read(received, receipt).document() : null;
		byte[] body = (json != null && pointer != null) ? markup(json, pointer) : received;
		Charset charset = CharsetDetector.charsetOf(body, receipt.charset());
		Document document = parse(body, charset.name(), receipt);
		String text = document.text();
		if (this.xml && document.selectFirst("html:root") != null
				&& document.select(this.table.rowSelector()).isEmpty()) {
			throw new UnreadablePageException("it is no list in XML, but a page in HTML with the title '%s'"
				.formatted(document.select("title").text()));
		}
		for (String required : this.table.requiredTexts()) {
			if (!text.contains(required)) {
				throw new UnreadablePageException("it lacks the text '%s'".formatted(required));
			}
		}
		if (CharsetDetector.isTwiceEncoded(text)) {
			throw new UnreadablePageException("its letters were encoded twice");
		}
		HtmlRow html = new HtmlRow(document, new HtmlGrid(), List.of(), null);
		Row whole = (json != null) ? new EnclosedPage(html, new JsonRow(json)) : html;
		boolean cutOff = !this.xml && HtmlTruncation.isCutOff(body);
		@Nullable FormSubmission form = form(document);
		Page page = new Page(rows(document, cutOff), total(whole, receipt.url()),
				(form != null) ? form.action() : next(document), (form != null) ? form.body() : null, lists(document),
				HostAddress.of(document.baseUri()),
				cutOff ? new Anomaly(AnomalyRule.UNREADABLE,
						"The page '%s' is cut off before its end".formatted(receipt.url()))
						: CharsetDetector.flag(receipt.url(), CharsetDetector.announced(body, receipt.charset()),
								charset),
				null, false, false, List.of());
		return page.at(this.table, whole);
	}

	private static byte[] markup(JsonNode json, String pointer) throws UnreadablePageException {
		JsonNode found = JsonLocation.find(json, pointer);
		if (found.isMissingNode() || found.isNull() || (found.isArray() && found.isEmpty())) {
			throw new UnreadablePageException("there is nothing at '%s'".formatted(pointer));
		}
		return String.valueOf(JsonRow.text(found)).getBytes(StandardCharsets.UTF_8);
	}

	private Document parse(byte[] body, String charset, ResponseMetadata receipt)
			throws IOException, UnreadablePageException {
		String address = receipt.url().toString();
		return this.xml ? XmlTree.parse(CharsetDetector.decode(body, receipt.charset()), address).document()
				: Jsoup.parse(new ByteArrayInputStream(body), charset, address);
	}

	/** The last row of a page that is cut off may lack cells, links or files. */
	private List<HtmlRow> rows(Document document, boolean cutOff) {
		Elements tables = document.select(this.table.tableSelector(this.xml ? ":root" : "table"));
		Set<Element> rows = identical(tables.select(this.table.rowSelector()));
		Set<Element> continuations = (this.table.continuation() != null)
				? identical(tables.select(this.table.continuation())) : Set.of();
		Set<Element> headings = (this.table.headings() != null) ? identical(document.select(this.table.headings()))
				: Set.of();
		HtmlGrid grid = HtmlGrid.of(document);
		List<HtmlRow> found = new ArrayList<>();
		@Nullable Heading<Element> heading = null;
		for (Element element : document.getAllElements()) {
			if (headings.contains(element)) {
				heading = new Heading<>(element, element.outerHtml());
			}
			else if (continuations.contains(element) && !found.isEmpty()) {
				found.getLast().continued().add(element);
			}
			else if (rows.contains(element)) {
				found.add(new HtmlRow(element, grid, new ArrayList<>(), heading));
			}
		}
		if (cutOff && !found.isEmpty()) {
			found.removeLast();
		}
		return found;
	}

	/** Elements with equal content are equal; here identity counts. */
	private static Set<Element> identical(List<Element> elements) {
		Set<Element> set = Collections.newSetFromMap(new IdentityHashMap<>());
		set.addAll(elements);
		return set;
	}

	private @Nullable Integer total(Row page, URI address) throws UnreadablePageException {
		if (this.table.total() == null) {
			return null;
		}
		String total = new FieldReader(page, address).read(this.table.total());
		return ReportedTotal.of(total)
			.orElseThrow(() -> new UnreadablePageException("the total is '%s', which is no number".formatted(total)));
	}

	/** Sends the form of a page as a browser does for the link to the next page. */
	private @Nullable FormSubmission form(Document document) throws UnreadablePageException {
		@Nullable String form = (this.table.request() != null) ? this.table.request().form() : null;
		Element link = (form != null && this.table.next() != null) ? document.selectFirst(this.table.next()) : null;
		return (form != null && link != null) ? FormSubmission.of(document, form, link) : null;
	}

	/** A page that should lead to further lists and names none is another page. */
	private List<URI> lists(Document document) throws UnreadablePageException {
		if (this.table.lists() == null) {
			return List.of();
		}
		Set<URI> lists = new LinkedHashSet<>();
		for (Element link : document.select(this.table.lists())) {
			lists.add(address(link));
		}
		return List.copyOf(lists);
	}

	private @Nullable URI next(Document document) throws UnreadablePageException {
		Element link = (this.table.next() != null) ? document.selectFirst(this.table.next()) : null;
		if (link == null) {
			return null;
		}
		return address(link);
	}

	private static URI address(Element link) throws UnreadablePageException {
		if (!link.hasAttr("href")) {
			throw new UnreadablePageException(
					"the element '%s' for a further page is no link".formatted(link.tagName()));
		}
		String next = link.absUrl("href");
		return HostAddress.of(next.isEmpty() ? link.attr("href") : next);
	}

}
