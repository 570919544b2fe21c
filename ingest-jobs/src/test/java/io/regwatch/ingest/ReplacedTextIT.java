package io.regwatch.ingest;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Pages that a host sends in the place of documents, with status 200. */
@ExtendWith(SharedEnvironment.class)
class ReplacedTextIT {

	private static final String SOURCE = """
			id: %s
			title: Replaced
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:%d/list.json"]
			  items: /results
			  fields: {id: {pointer: /id}, title: {pointer: /title}, url: {pointer: /id}}
			""";

	private static final String FIRST = "The limit of lead in lanterns is 5 mg.";

	private static final String SECOND = "Makers report each accident within ten days.";

	private static final String OTHER = "Importers keep all of their records for fifteen years.";

	private final IngestEnvironment environment;

	private WebSite site;

	private String source;

	ReplacedTextIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.source = IngestEnvironment.newSource("replaced");
		this.site = WebSite.start();
		this.environment.save(SOURCE.formatted(this.source, this.site.port()));
		list("One", "Two");
		write(FIRST, SECOND);
		assertThat(ingest().ledger().added()).isEqualTo(2);
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenSeveralDocumentsBecomeOnePageButForNumbersRejectsThemEachNight() {
		IntStream.rangeClosed(1, 2).forEach((night) -> {
			write("We will be back soon. Reference: 78d5%d3".formatted(night),
					"We will be back soon. Reference: f1ab%d3".formatted(night));
			IngestReport report = ingest();
			assertThat(report.updates()).isEmpty();
			assertThat(reasons(report)).containsExactly("blocked", "blocked");
		});
		write(FIRST, SECOND);
		assertThat(ingest().rejections()).isEmpty();
	}

	@Test
	void ingestWhenOneDocumentBecomesAnotherTextIsConfirmedByTheNextNight() {
		write(OTHER, SECOND);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(reasons(second)).containsExactly("unconfirmed");
		IngestReport third = ingest();
		assertThat(third.updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
		assertThat(third.rejections()).isEmpty();
	}

	@Test
	void ingestWhenTheAddressOfAListedDocumentLeadsElsewhereIsNotConfirmedByRepetition() {
		this.site.redirect("/1", "/topics").text("/topics", OTHER);
		IntStream.rangeClosed(1, 2).forEach((night) -> {
			IngestReport report = ingest();
			assertThat(report.updates()).isEmpty();
			assertThat(reasons(report)).containsExactly("unconfirmed");
		});
		this.site.redirect("/1", "/new/1").text("/new/1", FIRST.replace("5 mg", "4 mg"));
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
	}

	@Test
	void ingestWhenOneDocumentBecomesTheTextOfAnotherIsNotConfirmedByRepetition() {
		write(SECOND, SECOND);
		IntStream.rangeClosed(1, 2).forEach((night) -> assertThat(reasons(ingest())).containsExactly("unconfirmed"));
		write(FIRST, SECOND);
		assertThat(ingest().rejections()).isEmpty();
	}

	@Test
	void ingestWhenOneDocumentBecomesASimilarOneIsConfirmedByTheNextNight() {
		String similar = FIRST.replace("lanterns", "lamps");
		write(FIRST, similar);
		IntStream.rangeClosed(1, 2).forEach((night) -> ingest());
		write(similar, similar);
		IngestReport first = ingest();
		assertThat(first.updates()).isEmpty();
		assertThat(reasons(first)).containsExactly("unconfirmed");
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
	}

	@Test
	void ingestWhenDocumentsWithOneFileChangeOneAfterTheOtherTakesBothAtOnce() {
		this.site.text("/3", FIRST).text("/4", FIRST).list("{\"id\": \"/3\"}, {\"id\": \"/4\"}");
		ingest();
		String changed = FIRST.replace("5 mg", "4 mg");
		for (String address : List.of("/3", "/4")) {
			this.site.text(address, changed);
			assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
		}
	}

	@Test
	void ingestWhenManyTextsAreCutOffAtOnceIsNotConfirmedByRepetition() {
		threeLong(5);
		this.site.list("{\"id\": \"/3\"}, {\"id\": \"/4\"}, {\"id\": \"/5\"}");
		assertThat(ingest().ledger().added()).isEqualTo(3);
		threeLong(2);
		IntStream.rangeClosed(1, 2).forEach((night) -> {
			IngestReport report = ingest();
			assertThat(report.updates()).isEmpty();
			assertThat(reasons(report)).hasSize(3).containsOnly("unconfirmed");
		});
		threeLong(5);
		assertThat(ingest().rejections()).isEmpty();
	}

	@Test
	void ingestWhenOneDocumentBecomesAnotherTextForANightIsSilent() {
		write("You are being sent to another address.", SECOND);
		assertThat(ingest().rejections()).hasSize(1);
		write(FIRST, SECOND);
		IngestReport third = ingest();
		assertThat(third.updates()).isEmpty();
		assertThat(third.rejections()).isEmpty();
	}

	@Test
	void ingestWhenTheRowChangedWithTheTextTakesItAtOnce() {
		write(OTHER, SECOND);
		list("Another one", "Two");
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
	}

	@Test
	void ingestWhenMostRowsSayAnotherThingOrAddressEachNightTakesThatForNoReason() {
		this.environment.save(SOURCE.formatted(this.source, this.site.port())
			.replace("url: {pointer: /id}", "url: {pointer: /url}, description: {pointer: /seen}"));
		this.site.text("/3", "Sellers of boats say how many people each of them carries.");
		rows(1);
		ingest();
		write("The requested record is not in the register.", SECOND);
		rows(2);
		IngestReport report = ingest();
		assertThat(report.updates()).isEmpty();
		assertThat(reasons(report)).containsExactly("unconfirmed");
	}

	@Test
	void ingestWhenTextsHavePassagesInCommonTakesThemAtOnce() {
		write(FIRST.replace("5 mg", "4 mg, and no maker may exceed it"), SECOND.replace("ten", "twenty"));
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision", "revision");
	}

	@Test
	void ingestWhenAPageComesInThePlaceOfAFileRejectsIt() {
		write("%PDF-1.4 is no document, but its first bytes are those of one %%EOF", SECOND);
		list("One more", "Two");
		ingest();
		write("<html><body><p>Something went wrong</p></body></html>", SECOND);
		assertThat(reasons(ingest())).containsExactly("not_the_announced_type");
	}

	@Test
	void ingestWhenOneOfTheFilesOfADocumentBecomesAnotherTextIsConfirmedByTheNextNight() {
		this.environment.save(SOURCE.formatted(this.source, this.site.port()) + "content: {attachments: a}\n");
		String page = "<html><body><main><p>%s</p><a href='/annex'>Annex</a></main></body></html>";
		String guide = "Importers check each lantern before they sell it, and keep a record of it. ".repeat(9);
		this.site.text("/annex", (FIRST + "\n\n").repeat(40));
		write(page.formatted(guide), SECOND);
		ingest();
		write(page.formatted("Sellers of boats say how many people each of them carries in bad weather. ".repeat(9)),
				SECOND);
		assertThat(reasons(ingest())).containsExactly("unconfirmed");
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision");
		IntStream.rangeClosed(1, 2).forEach((night) -> {
			write(page.formatted("The service cannot be reached (code %d).".formatted(night)), SECOND);
			assertThat(reasons(ingest())).containsExactly("unconfirmed");
		});
	}

	@Test
	void ingestWhenAnErrorStandsInThePlaceOfContentWaitsForTheNextNight() {
		write(FIRST + "\n\nThe fee is 30 EUR.", SECOND);
		ingest();
		List.of("[object Object]", "{{ fee }}").forEach((error) -> {
			write(FIRST + "\n\nThe fee is " + error, SECOND);
			assertThat(reasons(ingest())).containsExactly("unconfirmed");
		});
		write(FIRST + "\n\nThe fee is 30 EUR.", SECOND);
		assertThat(ingest().ledger().unchanged()).isEqualTo(2);
	}

	@Test
	void ingestWhenAnErrorStandsInRowsWaitsForTheNextNight() {
		this.environment.save(SOURCE.formatted(this.source, this.site.port())
			.replace("url: {pointer: /id}", "url: {pointer: /id}, text: {pointer: /title}"));
		list("Holder: Lantern Ltd", "Holder: Pump Ltd");
		ingest();
		list("Holder: #REF!", "Holder: #REF!");
		assertThat(reasons(ingest())).containsExactly("unconfirmed", "unconfirmed");
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind).containsExactly("revision", "revision");
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void ingestWhenARowHasAnExcerptIsConfirmedByTheNextNight(boolean stays) {
		this.environment.save(SOURCE.formatted(this.source, this.site.port())
			.replace("url: {pointer: /id}", "url: {pointer: /id}, text: {pointer: /title}"));
		String text = "The maker of a lamp keeps the records of its tests. ".repeat(2)
				+ "An importer of pumps informs the authority of each accident within ten days. ".repeat(3);
		list(text, "Two");
		ingest();
		String excerpt = text.substring(0, 70) + "\u2026 Continue reading";
		list(excerpt, "Two");
		assertThat(reasons(ingest())).containsExactly("unconfirmed");
		list(stays ? excerpt : text, "Two");
		assertThat(ingest().updates()).extracting(IngestReport.Update::kind)
			.isEqualTo(stays ? List.of("revision") : List.of());
	}

	/** Writes documents of some paragraphs. */
	private void threeLong(int paragraphs) {
		IntStream.rangeClosed(3, 5)
			.forEach((number) -> this.site.text("/" + number, IntStream.range(0, paragraphs)
				.mapToObj((at) -> "Paragraph %d of document %d asks for record %d.".formatted(at, number, at * number))
				.collect(Collectors.joining("\n\n"))));
	}

	private void list(String first, String second) {
		this.site
			.list("{\"id\": \"/1\", \"title\": \"%s\"}, {\"id\": \"/2\", \"title\": \"%s\"}".formatted(first, second));
	}

	private void rows(int night) {
		this.site.list(IntStream.rangeClosed(1, 3)
			.mapToObj((number) -> """
					{"id": "/%1$d", "title": "%1$d", "url": "/%1$d?v=%2$d", "seen": "%2$d times"}""".formatted(number,
					night))
			.collect(Collectors.joining(", ")));
	}

	private void write(String first, String second) {
		this.site.text("/1", first).text("/2", second);
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

	private static List<String> reasons(IngestReport report) {
		return report.rejections().stream().map(IngestReport.Rejection::reason).toList();
	}

}
