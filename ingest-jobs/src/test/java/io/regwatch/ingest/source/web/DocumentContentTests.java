package io.regwatch.ingest.source.web;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.check.SourceProbe;
import io.regwatch.ingest.source.content.PageContent;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.AfterEach;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Documents that are only a part of what a host sends, or several responses. */
class DocumentContentTests {

	private final StubSite site = new StubSite();

	private final SourceProbe probe = new SourceProbe();

	@AfterEach
	void stop() {
		this.probe.close();
		this.site.close();
	}

	@Test
	void fetchWhenPageHasPartsThatChangeWithoutMeaningLeavesThemOut() throws IOException {
		this.site.page("/1", "text/html", page(17));
		this.site.page("/2", "text/html", page(18));
		String content = "content: {select: main, ignore: [.views, \"#share\"]}";
		String first = text(content, "/1");
		assertThat(first).contains("Pumps shall have an alarm.", "<title>Pumps</title>", "</html>")
			.doesNotContain("views", "Share", "Cookies");
		assertThat(text(content, "/2")).isEqualTo(first);
	}

	@Test
	void fetchWhenANoticeStandsAboveTheSelectedPartKeepsIt() throws IOException {
		String page = """
				<html><body><nav><p>Archived guidance</p></nav><div class=top><p>Ministry</p>
				<div><p>This guidance was <b>withdrawn</b> on 1 March 2026. See <a href=/2>Pumps 2</a>.</p></div></div>
				<p><a href=/3>Withdrawn: lamps</a></p><main><p>Pumps shall have an alarm.</p></main>
				<p>Lamps are withdrawn.</p></body></html>""";
		this.site.page("/1", "text/html", page);
		assertThat(Jsoup.parse(text("content: {select: main}", "/1")).text())
			.isEqualTo("This guidance was withdrawn on 1 March 2026. See Pumps 2. Pumps shall have an alarm.");
	}

	@Test
	void fetchWhenPageIsCutOffKeepsThatItsEndIsMissing() throws IOException {
		this.site.page("/1", "text/html", "<html><body><main>Pumps shall have</main>");
		assertThat(text("content: {select: main}", "/1")).contains("Pumps shall have").doesNotContain("</html>");
	}

	@Test
	void fetchWhenPageHasNoSuchPartRefusesIt() {
		this.site.page("/1", "text/html", "<html><body><p>Try again later</p></body></html>");
		assertThat(fetch("content: {select: main}", "/1")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.reason()).isEqualTo(RejectionReason.LACKS_EXPECTED_TEXT));
	}

	@Test
	void fetchWhenOnlyTheAddressSaysThatItIsAPageNamesTheFieldThatDecides() {
		this.site.page("/law.html", "application/pdf", "%PDF-1.7 pumps %%EOF");
		assertThat(fetch("", "/law.html")).isInstanceOfSatisfying(FetchOutcome.Refused.class, (refused) -> {
			assertThat(refused.reason()).isEqualTo(RejectionReason.NOT_THE_ANNOUNCED_TYPE);
			assertThat(refused.detail()).contains("fileName: {constant: document.pdf}");
		});
	}

	@Test
	void fetchWhenXmlHasPartsTakesThem() throws IOException {
		this.site.page("/1", "text/xml", "<?xml version=\"1.0\"?><法令><本文>第一条</本文><更新>2026</更新></法令>");
		assertThat(text("content: {ignore: [更新]}", "/1")).contains("<本文>第一条</本文>").doesNotContain("2026");
		assertThat(text("content: {select: 本文}", "/1")).contains("<法令><本文>第一条</本文></法令>");
		assertThat(fetch("content: {select: 附則}", "/1")).isInstanceOf(FetchOutcome.Refused.class);
	}

	@Test
	void fetchWhenDocumentIsEncodedInJsonDecodesIt() throws IOException {
		String encoded = Base64.getMimeEncoder()
			.encodeToString("Pumps shall have an alarm. ".repeat(9).getBytes(StandardCharsets.UTF_8));
		this.site.page("/1.pdf", "application/json",
				"{\"file\": {\"bytes\": \"%s\"}}".formatted(encoded.replace("\r\n", "\\r\\n")));
		assertThat(text("content: {pointer: /file/bytes, base64: true}", "/1.pdf"))
			.isEqualTo("Pumps shall have an alarm. ".repeat(9));
		assertThat(fetch("content: {pointer: /file/name}", "/1.pdf")).isInstanceOf(FetchOutcome.Refused.class);
	}

	@Test
	void fetchWhenDocumentIsAMemberOfAnArchiveTakesIt() throws IOException {
		byte[] archive = archive("readme.txt", "Nothing", "law.xml", "<law>Pumps</law>");
		this.site.on("/1", (exchange) -> answer(exchange, archive));
		assertThat(text("content: {unzip: '\\.xml$'}", "/1")).isEqualTo("<law>Pumps</law>");
		assertThat(fetch("content: {unzip: '\\.pdf$'}", "/1")).isInstanceOf(FetchOutcome.Refused.class);
	}

	@Test
	void fetchWhenAnArchiveHasAttributesOfTheFinderTakesTheFile() throws IOException {
		byte[] archive = archive("__MACOSX/._law.xml", "Mac OS X", "law.xml", "<law>Pumps</law>");
		this.site.on("/1", (exchange) -> answer(exchange, archive));
		assertThat(text("content: {unzip: '\\.xml$'}", "/1")).isEqualTo("<law>Pumps</law>");
	}

	@Test
	void fetchWhenSeveralFilesOfAnArchiveFitRefusesToGuess() throws IOException {
		byte[] archive = archive("annex.xml", "<law>Annex</law>", "law.xml", "<law>Pumps</law>");
		this.site.on("/1", (exchange) -> answer(exchange, archive));
		assertThat(fetch("content: {unzip: '\\.xml$'}", "/1")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.detail()).contains("2 files", "'annex.xml'", "'law.xml'"));
		assertThat(text("content: {unzip: '^law\\.xml$'}", "/1")).isEqualTo("<law>Pumps</law>");
	}

	@Test
	void fetchWhenSeveralLinksLeadOnRefusesToGuess() throws IOException {
		this.site.page("/view", "text/html",
				"<p><a href=/files/a.txt>Guidance</a> <a href=/files/a.txt#2>Page 2</a> <a href=/files/b.txt>Annex</a>");
		this.site.on("/files", (exchange) -> StubSite.answer(exchange, 200, "text/plain", "Pumps"));
		assertThat(fetch("content: {follow: a}", "/view")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.detail()).contains("2 links", "a.txt", "b.txt", "attachments"));
		assertThat(text("content: {follow: 'a[href*=a.txt]'}", "/view")).isEqualTo("Pumps");
	}

	@Test
	void fetchWhenAPageLeadsToAFileAnnouncesNoType() throws IOException {
		this.site.page("/view.html", "text/html", "<html><iframe src='/files/a'></iframe></html>");
		this.site.on("/files", (exchange) -> StubSite.answer(exchange, 200, "application/pdf", "%PDF-1.7 %%EOF"));
		assertThat(text("content: {follow: iframe}", "/view.html")).startsWith("%PDF");
		assertThat(listed("content: {follow: iframe}", "/view.html").announcedType()).isEmpty();
		assertThat(listed("content: {select: main}", "/view.html").announcedType()).isEqualTo("html");
	}

	@Test
	void fetchWhenAPageHasWhatTheSourceSaysOfSuchPagesRefusesIt() throws IOException {
		this.site.page("/1", "text/html",
				"<html><title>Register</title><main><h1>Guidance</h1><p>This record is no longer held.</main></html>");
		this.site.page("/2", "text/html", "<html><main><h1>Guidance</h1><p>Records are held.</main></html>");
		this.site.page("/3.txt", "text/plain", "This record is no longer held.");
		String content = "content: {gone: 'main p:contains(no longer held)'}";
		assertThat(fetch(content, "/1")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.reason()).isEqualTo(RejectionReason.NOT_FOUND_PAGE));
		assertThat(text(content, "/2")).contains("Records are held.");
		assertThat(text(content, "/3.txt")).isEqualTo("This record is no longer held.");
	}

	@Test
	void fetchWhenAPageSaysThatThereIsNoneRefusesIt() throws IOException {
		this.site.page("/1", "text/html",
				"<html><title>Authority</title><main><h1>Página não encontrada</h1></main></html>");
		assertThat(fetch("content: {select: main}", "/1")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.reason()).isEqualTo(RejectionReason.NOT_FOUND_PAGE));
	}

	@Test
	void fetchWhenANewPageStopsInItsTextRefusesIt() throws IOException {
		String page = "<!doctype html><html><body><main><ul><li>Pumps</li><li>Lamps</li></ul><p>The limit is %s";
		this.site.page("/1", "text/html", page.formatted("5"));
		assertThat(fetch("", "/1")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.reason()).isEqualTo(RejectionReason.CORRUPT));
		for (String whole : List.of(page.formatted("5 mg.</p>"), page.formatted("5 mg.</p></main></body></html>"),
				"<html><body><p>The limit is 5 mg")) {
			String path = "/whole" + whole.length();
			this.site.page(path, "text/html", whole);
			assertThat(text("", path)).isEqualTo(whole);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "/web/viewer.html?file=/files/a%20b.pdf",
			"/web/viewer.html?file=../files/a%20b.pdf#page=2", "/op/embed.aspx?x=1&amp;src=SITE%2Ffiles%2Fa%20b.pdf",
			"/gview?url=SITE/files/a%20b.pdf&amp;embedded=true" })
	void fetchWhenAViewerShowsTheDocumentTakesTheDocument(String address) throws IOException {
		this.site.page("/1", "text/html", "<html><iframe src='%s'></iframe></html>"
			.formatted(address.replace("SITE", this.site.uri("").toString())));
		this.site.on("/files",
				(exchange) -> StubSite.answer(exchange, 200,
						exchange.getRequestURI().getPath().endsWith("a b.pdf") ? "application/pdf" : "text/plain",
						"%PDF-1.7 pumps %%EOF"));
		assertThat(text("content: {follow: iframe}", "/1")).startsWith("%PDF");
	}

	@ParameterizedTest
	@ValueSource(strings = { "/download?file=/files/a.pdf", "/view?url=12", "/files/review.pdf?file=%zz" })
	void fetchWhenAnAddressOnlyLooksLikeAViewerRequestsIt(String address) throws IOException {
		this.site.page("/1", "text/html", "<html><iframe src='%s'></iframe></html>".formatted(address));
		this.site.page(address.substring(0, address.indexOf('?')), "text/plain", "Pumps");
		assertThat(text("content: {follow: iframe}", "/1")).isEqualTo("Pumps");
	}

	@Test
	void fetchWhenPageOnlyFramesTheDocumentFollowsTheFrame() throws IOException {
		this.site.page("/view", "text/html", "<html><body><iframe src='/files/a b.txt'></iframe></body></html>");
		this.site.on("/files", (exchange) -> StubSite.answer(exchange, 200, "text/plain",
				exchange.getRequestURI().getPath().endsWith("a b.txt") ? "Pumps" : "?"));
		assertThat(text("content: {follow: iframe}", "/view")).isEqualTo("Pumps");
		assertThat(fetch("content: {follow: object}", "/view")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.reason()).isEqualTo(RejectionReason.LACKS_EXPECTED_TEXT));
	}

	@Test
	void fetchWhenPageShowsADocumentInAViewerRefusesItAndNamesTheRuleThatReadsIt() throws IOException {
		this.site.page("/view", "text/html",
				"<html><body><h1>Pumps</h1><iframe src='/pdfjs/web/viewer.html?file=%2Ffiles%2F1.pdf'></iframe></body></html>");
		this.site.page("/files/1.pdf", "application/pdf", "%PDF-1.7 %%EOF");
		assertThat(fetch("", "/view")).isInstanceOfSatisfying(FetchOutcome.Refused.class, (refused) -> {
			assertThat(refused.reason()).isEqualTo(RejectionReason.LACKS_EXPECTED_TEXT);
			assertThat(refused.detail()).contains("/files/1.pdf", "content: {follow: iframe}");
		});
		assertThat(text("content: {follow: iframe}", "/view")).startsWith("%PDF");
	}

	@ParameterizedTest
	@ValueSource(strings = { "<h2 id=a>A</h2><p>Alarm</p>text<h3>More</h3><p>Sound</p><h2 id=b>B</h2><p>Other</p>",
			"<div><h2><a id=a></a>A</h2></div><p>Alarm</p>text<h3>More</h3><p>Sound</p><div><h2>B</h2></div><p>Other</p>",
			"<section><h4>Other</h4></section><section id=a><h2>A</h2><p>Alarm</p>text More <p>Sound</p></section>",
			"<a name=a></a><h2>A</h2><p>Alarm</p>text More Sound<a name=b></a><h2>B</h2><p>Other</p>",
			"<p>Other</p><p><a name=a></a>A Alarm</p><p>text More</p>Sound<p><a name=b></a>B</p><p>Other</p>",
			"<p><strong id=a>A</strong></p><p>Alarm</p>text More Sound<p><strong id=b>B</strong></p><p>Other</p>",
			"<dl><dt id=a>A</dt><dd>Alarm text</dd><dd>More Sound</dd><dt id=b>B</dt><dd>Other</dd></dl>",
			"<details><summary id=a>A</summary>Alarm text More Sound</details><details><summary>Other</summary></details>",
			"<div><h3><button id=a>A</button></h3><div>Alarm text More Sound</div></div><div><h3>Other</h3></div>",
			"<div><div><h3 id=a>A</h3><img></div><div>Alarm text More Sound</div></div><div><h3>Other</h3></div>",
			"<table><tr><td>Other<tr><td><a id=a>A</a><td>Alarm text More Sound</td></tr><tr><td>Other</table>",
			"<ul><li>Other<li id=a>A Alarm text More Sound<li id=b>Other</ul>" })
	void fetchWhenDocumentIsASectionTakesWhatBelongsToIt(String body) throws IOException {
		this.site.page("/1", "text/html", "<html><body><p>Other</p>%s</body></html>".formatted(body));
		String section = Jsoup.parse(text("content: {section: true}", "/1#a")).text();
		assertThat(section.replaceAll("(?<=\\S)(?=text|Alarm)|\\s+", " ")).isEqualTo("A Alarm text More Sound");
	}

	@Test
	void fetchWhenPageLacksTheSectionRefusesIt() throws IOException {
		this.site.page("/1", "text/html", "<html><body><h2 id=a>A</h2><h2 id='b c'>B</h2><p>Pumps</p></body></html>");
		assertThat(fetch("content: {section: true}", "/1#d")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.detail()).isEqualTo("The page has no section '#d'"));
		assertThat(text("content: {section: true}", "/1#b%20c")).contains("Pumps").doesNotContain("A</h2>");
		assertThat(text("content: {section: true}", "/1")).contains("Pumps", "A</h2>");
	}

	@Test
	void fetchWhenPageLeadsToAttachmentsStoresThemTogether() throws IOException {
		this.site.page("/main/1.html", "text/html", "<html><body><nav><a href=/n.txt>N</a></nav>"
				+ "<main>Pumps <a href=../annex.txt>Annex</a><a href='mailto:a@b'>Mail</a></main></body></html>");
		this.site.page("/annex.txt", "text/plain", "Limits");
		this.site.page("/n.txt", "text/plain", "Navigation");
		String rule = "content: {select: main, attachments: a}";
		try (ZipInputStream archive = new ZipInputStream(
				new ByteArrayInputStream(bytes(fetch(rule, "/main/1.html"))))) {
			assertThat(archive.getNextEntry()).hasToString("001/1.html");
			assertThat(new String(archive.readAllBytes(), StandardCharsets.UTF_8)).contains("Pumps");
			assertThat(archive.getNextEntry()).hasToString("002/annex.txt");
			assertThat(archive.getNextEntry()).isNull();
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "<iframe src=/annex.txt></iframe>", "<embed src=/annex.txt>",
			"<object data=/annex.txt></object>", "<a href=/annex.txt>A</a>" })
	void fetchWhenPageShowsAnAttachmentInAFrameStoresItToo(String frame) throws IOException {
		this.site.page("/1.html", "text/html", "<html><body><main>Pumps " + frame + "</main></body></html>");
		this.site.page("/annex.txt", "text/plain", "Limits");
		try (ZipInputStream archive = new ZipInputStream(new ByteArrayInputStream(
				bytes(fetch("content: {select: main, attachments: 'a, iframe, embed, object'}", "/1.html"))))) {
			assertThat(archive.getNextEntry()).hasToString("001/1.html");
			assertThat(archive.getNextEntry()).hasToString("002/annex.txt");
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "<a>Annex</a>", "<a href=''>Annex</a>", "<a href='javascript:load(1)'>Annex</a>",
			"<iframe></iframe>", "<object data=''>Annex</object>", "<p>Annex</p>" })
	void fetchWhenAnAttachmentLeadsNowhereRefusesAllAndNamesIt(String element) {
		this.site.page("/1.html", "text/html", "<html><body><a id=top></a>" + element + "</body></html>");
		assertThat(fetch("content: {attachments: 'a, iframe, object, p'}", "/1.html")).isInstanceOfSatisfying(
				FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.detail()).contains(element.contains("Annex") ? "'Annex'" : "iframe"));
	}

	@Test
	void fetchWhenAnAttachmentIsMissingOrThereAreTooManyRefusesAll() {
		this.site.page("/1.html", "text/html", "<html><body><a href=/none.pdf>Annex</a></body></html>");
		assertThat(fetch("content: {attachments: a}", "/1.html")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.detail()).contains("/none.pdf"));
		this.site.page("/2.html", "text/html", "<html><body>"
				+ IntStream.range(0, 101).mapToObj("<a href=/%d.pdf>A</a>"::formatted).collect(Collectors.joining())
				+ "</body></html>");
		assertThat(fetch("content: {attachments: a}", "/2.html")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.reason()).isEqualTo(RejectionReason.TOO_LARGE));
	}

	@Test
	void fetchWhenDocumentHasSeveralFilesStoresThemTogether() throws IOException {
		this.site.page("/main.html", "text/html", "<html><body>Pumps</body></html>");
		this.site.page("/annex.txt", "text/plain", "Limits");
		FetchOutcome first = fetch(files("/annex.txt", "/annex.txt"), "/main.html");
		assertThat(fetch(files("/annex.txt"), "/main.html")).isEqualTo(first);
		try (ZipInputStream archive = new ZipInputStream(new ByteArrayInputStream(bytes(first)))) {
			assertThat(archive.getNextEntry()).hasToString("001/main.html");
			assertThat(new String(archive.readAllBytes(), StandardCharsets.UTF_8)).contains("Pumps");
			assertThat(archive.getNextEntry()).hasToString("002/annex.txt");
			assertThat(new String(archive.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("Limits");
			assertThat(archive.getNextEntry()).isNull();
		}
	}

	@Test
	void fetchWhenOneOfSeveralFilesIsMissingRefusesAllAndNamesIt() {
		this.site.page("/main.html", "text/html", "<html><body>Pumps</body></html>");
		assertThat(fetch(files("/annex.txt"), "/main.html")).isInstanceOfSatisfying(FetchOutcome.Refused.class,
				(refused) -> assertThat(refused.detail()).contains("/annex.txt"));
	}

	private static String files(String... paths) {
		return "files: " + List.of(paths);
	}

	/** Fetches the only document of a source with a rule for contents, or with files. */
	@Test
	void fetchWhenARowHasATextAndFilesTakesBoth() throws IOException {
		this.site.page("/a.txt", "text/plain", "Pumps");
		this.site.page("/list", "application/json", "[{\"id\": 1, \"url\": \"/a.txt\", \"until\": \"<b>2027</b>\"}]");
		assertThat(members(bytes(fetchRow("")))).containsExactly("001/row.txt", "002/a.txt");
		assertThat(members(bytes(fetchRow(", html: text")))).containsExactly("001/row.html", "002/a.txt");
	}

	private FetchOutcome fetchRow(String html) {
		SourceDefinition source = TestSource.of(this.site,
				"""
						kind: json-list
						list:
						  urls: ["SITE/list"]
						  items: ""
						  fields: {id: {pointer: /id}, url: {pointer: /url}, text: {pointer: /until%s}, files: [{pointer: /url}]}
						"""
					.formatted(html));
		return this.probe.fetch(source, this.probe.list(source, PageCache.NONE).items().getFirst());
	}

	private static List<String> members(byte[] archive) throws IOException {
		List<String> names = new ArrayList<>();
		try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
				names.add(entry.getName());
			}
		}
		return names;
	}

	private FetchOutcome fetch(String rule, String path) {
		return this.probe.fetch(source(rule, path), listed(rule, path));
	}

	private ListedItem listed(String rule, String path) {
		return this.probe.list(source(rule, path), PageCache.NONE).items().getFirst();
	}

	private SourceDefinition source(String rule, String path) {
		String files = rule.startsWith("files: ") ? rule.substring(7).replaceAll("[^\\[\\], ]+", "\"$0\"") : "[]";
		String list = "/list" + System.nanoTime();
		this.site.page(list, "application/json",
				"[{\"id\": 1, \"url\": \"%s\", \"files\": %s}]".formatted(path, files));
		return TestSource.of(this.site, """
				kind: json-list
				list:
				  urls: ["SITE%s"]
				  items: ""
				  fields: {id: {pointer: /id}, url: {pointer: /url}, files: [{pointer: /files}]}
				%s
				""".formatted(list, rule.startsWith("content") ? rule : ""));
	}

	/** What is read of the document. */
	private String text(String rule, String path) throws IOException {
		byte[] stored = bytes(fetch(rule, path));
		PagePart part = source(rule, path).pagePart();
		try {
			return new String((part != null) ? PageContent.part(stored, part) : stored, StandardCharsets.UTF_8);
		}
		catch (UnreadablePageException ex) {
			throw new AssertionError(ex);
		}
	}

	private byte[] bytes(FetchOutcome outcome) throws IOException {
		assertThat(outcome).isInstanceOf(FetchOutcome.Fetched.class);
		return Files.readAllBytes(this.probe.path(((FetchOutcome.Fetched) outcome).file().hash()));
	}

	private static String page(int views) {
		return """
				<!doctype html><html lang="en"><head><title>Pumps</title></head><body><div>Cookies</div>
				<main><h1>Pumps</h1><p>Pumps shall have an alarm.</p><p class="views">%d views</p>
				<div id="share">Share</div></main></body></html>""".formatted(views);
	}

	private static byte[] archive(String... namesAndTexts) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ZipOutputStream archive = new ZipOutputStream(bytes)) {
			for (int i = 0; i < namesAndTexts.length; i += 2) {
				archive.putNextEntry(new ZipEntry(namesAndTexts[i]));
				archive.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
			}
		}
		return bytes.toByteArray();
	}

	private static void answer(HttpExchange exchange, byte[] body) throws IOException {
		exchange.getResponseHeaders().set("Content-Type", "application/zip");
		exchange.sendResponseHeaders(200, body.length);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

}
