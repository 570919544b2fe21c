package io.regwatch.ingest;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.schema.AnomalyRule;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Operators describe anew which part of a page is the document. */
@ExtendWith(SharedEnvironment.class)
class ContentRuleIT {

	private static final String YAML = """
			id: SOURCE
			title: Guidance
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			CONTENT
			list:
			  urls: ["http://127.0.0.1:PORT/list.json"]
			  items: /results
			  fields: {id: {pointer: /id}, title: {pointer: /title}, url: {pointer: /id}}
			""";

	private static final String PAGE = """
			<html><head><title>Guidance %1$d</title></head><body><div id=menu>Home of the agency %2$d</div>
			<main><h1>Guidance %1$d</h1><p>Makers of device %1$d report each accident within %3$d days.</p>
			<p class=seen>It was read by visitor %2$d.</p></main>
			<aside>Importers of device %1$d keep their records for fifteen years.</aside></body></html>
			""";

	private static final String LINK = "<p><a href=/annex%1$d.txt>Annex</a></p><p class=seen>";

	private static final String REDLINES = """
			SELECT inserted || ' inserted, ' || deleted || ' deleted'
			FROM redline
			JOIN reference_update ON reference_update.id = redline.update_id
			JOIN reference ON reference.id = reference_update.reference_id
			WHERE reference.source_id = :source
			""";

	private static final String FILES = """
			SELECT file.sha256
			FROM capture AS file
			WHERE source_id = :source AND sha256 IS NOT NULL
			GROUP BY sha256
			""";

	private final IngestEnvironment environment;

	private final String source = IngestEnvironment.newSource("content-rule");

	private WebSite site;

	private int night;

	ContentRuleIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.site.list(IntStream.rangeClosed(1, 4)
			.mapToObj("{\"id\": \"/%1$d.html\", \"title\": \"Guidance %1$d\"}"::formatted)
			.collect(Collectors.joining(", ")));
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			content: {select: main, ignore: [.seen]}    | content: {select: 'body', ignore: ['#menu', .seen]}
			content: {select: body, ignore: [div, .seen]} | content: {select: main, ignore: [.seen]}
			content: {select: aside}                    | content: {select: main, ignore: [.seen]}
			language: en                                | content: {ignore: ['#menu', .seen, aside]}
			""")
	void ingestWhenAnotherPartIsReadTellsOnlyWhatTheAuthorityChanged(String before, String after) {
		describe(before);
		assertThat(night(10, 10).updates()).hasSize(4);
		describe(after);
		assertThat(night(10, 10).updates()).isEmpty();
		assertThat(night(10, 12).updates()).hasSize(1);
	}

	@Test
	void ingestWhenADocumentChangesInTheNightOfAnotherDefinitionComparesBothByThat() {
		describe("content: {select: main, ignore: [.seen]}");
		night(10, 10);
		describe("content: {select: 'main, aside', ignore: [.seen]}");
		assertThat(night(10, 12).updates()).singleElement().satisfies((update) -> {
			assertThat(update.kind()).isEqualTo("revision");
			assertThat(update.title()).contains("Guidance 2");
		});
		assertThat(this.environment.query(REDLINES, this.source)).containsExactly("1 inserted, 1 deleted");
		assertThat(night(10, 12).updates()).isEmpty();
	}

	@Test
	void ingestWhenASiteIsBuiltAnewComparesWhatWasReadBefore() {
		describe("content: {select: main, ignore: [.seen]}");
		night(PAGE, 10, 10);
		describe("content: {select: '#text', ignore: [.seen]}");
		String page = PAGE.replace("<main>", "<article id=text>").replace("</main>", "</article>");
		assertThat(night(page, 10, 12).updates()).hasSize(1);
		assertThat(night(page, 10, 12).updates()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			content: {select: main, ignore: [.seen]} | content: {select: main, ignore: [.seen], attachments: a}
			content: {select: main, ignore: [.seen]} | content: {follow: 'main a'}
			content: {follow: 'main a'}              | content: {select: main, ignore: [.seen]}
			""")
	void ingestWhenOtherFilesMakeADocumentComparesNoneOfThemAndSaysSo(String before, String after) {
		String page = PAGE.replace("<p class=seen>", LINK);
		describe(before);
		night(page, 10, 10);
		describe(after);
		IngestReport report = night(page, 10, 12);
		assertThat(report.updates()).isEmpty();
		assertThat(report.rejections()).isEmpty();
		assertThat(report.ledger().complete()).isTrue();
		assertThat(report.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.OTHER_CONTENT);
			assertThat(anomaly.detail()).contains(" 4,", "'/1.html'");
		});
		IngestReport next = night(page, 10, 15);
		assertThat(next.updates()).singleElement().extracting(IngestReport.Update::kind).isEqualTo("revision");
		assertThat(next.anomalies()).isEmpty();
		assertThat(this.environment.query(REDLINES, this.source)).hasSize(1)
			.allMatch((redline) -> redline.matches("([12]) inserted, \\1 deleted"));
	}

	@Test
	void ingestWhenOnlyTheRestOfAPageChangesStoresNoOtherFile() {
		describe("content: {select: main, ignore: [.seen]}");
		night(10, 10);
		List<String> files = this.environment.query(FILES, this.source);
		assertThat(night(10, 10).updates()).isEmpty();
		assertThat(this.environment.query(FILES, this.source)).containsExactlyInAnyOrderElementsOf(files);
	}

	/** The second document may state another number of days than the others. */
	private IngestReport night(int days, int other) {
		return night(PAGE, days, other);
	}

	private IngestReport night(String page, int days, int other) {
		this.night++;
		for (int number = 1; number <= 4; number++) {
			this.site.text("/annex%d.txt".formatted(number), "Sellers of device %d answer each letter within %d days."
				.formatted(number, (number == 2) ? other : days));
			this.site.text("/%d.html".formatted(number),
					page.formatted(number, 1000 * this.night + number, (number == 2) ? other : days));
		}
		return this.environment.ingest(this.source);
	}

	private void describe(String content) {
		this.environment.save(YAML.replace("SOURCE", this.source)
			.replace("PORT", String.valueOf(this.site.port()))
			.replace("CONTENT", content));
	}

}
