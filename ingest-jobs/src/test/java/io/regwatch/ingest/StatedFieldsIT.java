package io.regwatch.ingest;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Fields that most rows of a list state otherwise, or no longer, in one night. */
@ExtendWith(SharedEnvironment.class)
class StatedFieldsIT {

	private static final String SOURCE = """
			id: %s
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:%s/list.json"]
			  items: /results
			  fields: {id: {pointer: /id}, url: {pointer: /url}, %s}
			""";

	private final IngestEnvironment environment;

	private WebSite site;

	private String source;

	StatedFieldsIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.source = IngestEnvironment.newSource("stated");
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', value = {
			"status: {pointer: /v, present: withdrawn, default: in_force}; null; \"x\"; withdrawal",
			"status: {pointer: /v, default: in_force}; \"withdrawn\"; \"in_force\"; status_change",
			"effective: {pointer: /v, date: {patterns: [yyyy-MM-dd]}}; \"2031-01-01\"; \"2032-05-05\"; status_change",
			"edition: {pointer: /v}; \"Rev. 1\"; \"Berlin\"; status_change" })
	void ingestWhenMostRowsStateAnotherValueBelievesTheSecondNight(String field, String before, String now,
			String kind) {
		save(field);
		list(8, "v", before);
		ingest();
		list(8, "v", now);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.ledger().complete()).isFalse();
		assertThat(second.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.SHIFTED_FIELD);
			assertThat(anomaly.detail()).contains(field.substring(0, field.indexOf(':')), "of '1'", "of '2'");
		});
		IngestReport third = ingest();
		assertThat(third.anomalies()).isEmpty();
		assertThat(kinds(third)).hasSize(8).containsOnly(kind);
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenTheShiftIsGoneInTheSecondNightReportsNothing() {
		save("edition: {pointer: /v}");
		list(8, "v", "\"1\"");
		ingest();
		list(8, "v", "\"2\"");
		assertThat(ingest().updates()).isEmpty();
		list(8, "v", "\"1\"");
		IngestReport third = ingest();
		assertThat(third.updates()).isEmpty();
		assertThat(third.ledger().complete()).isTrue();
		list(8, "v", "\"2\"");
		assertThat(ingest().ledger().complete()).isFalse();
	}

	@Test
	void ingestWhenMostRowsHaveAnUnknownStatusReadsThemWithTheKnownOne() {
		save("status: {pointer: /v, map: {Valid: in_force, Draft: draft}}");
		list(8, "v", "\"Draft\"");
		ingest();
		list(8, "v", "\"Proposal\"");
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.rejections()).isEmpty();
		assertThat(second.ledger().complete()).isFalse();
		assertThat(second.anomalies()).extracting(Anomaly::rule).containsExactly(AnomalyRule.LOST_FIELD);
		rows(row(1, 7, "v", "\"Draft\""), row(8, 9, "v", "\"Proposal\""));
		IngestReport third = ingest();
		assertThat(third.updates()).isEmpty();
		assertThat(third.ledger().complete()).isTrue();
		assertThat(third.rejections()).extracting(IngestReport.Rejection::reason).containsExactly("failed");
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';',
			value = { "edition: {pointer: /v}; \"Rev. 1\"; \"rev.1\"",
					"status: {pointer: /v, present: withdrawn, default: in_force}; null; \"0001-01-01T00:00:00\"",
					"status: {pointer: /v, present: withdrawn, default: in_force}; \"\"; \"—\"" })
	void ingestWhenAllRowsSayTheSameOtherwiseIsSilent(String field, String before, String now) {
		save(field);
		list(8, "v", before);
		ingest();
		list(8, "v", now);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.anomalies()).isEmpty();
	}

	@Test
	void ingestWhenSomeRowsChangeTheirStatusReportsThem() {
		save("status: {pointer: /v, default: in_force}");
		rows(row(1, 5, "v", "\"draft\""), row(6, 12, "v", "\"in_force\""));
		ingest();
		rows(row(1, 12, "v", "\"in_force\""));
		assertThat(kinds(ingest())).hasSize(5).containsOnly("status_change");
		rows(row(1, 4, "v", "\"withdrawn\""), row(5, 12, "v", "\"in_force\""));
		assertThat(kinds(ingest())).hasSize(4).containsOnly("withdrawal");
	}

	@ParameterizedTest
	@CsvSource({ "12", "4" })
	void ingestWhenADefaultStandsForALostFieldKeepsWhatWasKnown(int withdrawn) {
		save("status: {pointer: /state, map: {gone: withdrawn}, default: in_force}");
		rows(row(1, withdrawn, "state", "\"gone\""), row(withdrawn + 1, 12, "state", "null"));
		ingest();
		rows(row(1, withdrawn, "state_s", "\"gone\""), row(withdrawn + 1, 12, "state_s", "null"));
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.anomalies()).extracting(Anomaly::rule).contains(AnomalyRule.LOST_FIELD);
		assertThat(second.ledger().complete()).isFalse();
		assertThat(ingest().updates()).isEmpty();
	}

	@Test
	void ingestWhenAPartOfTheTextsIsLostKeepsThemAndNamesThePart() {
		save("text: {join: [{pointer: /id}, {constant: limit}, {pointer: /v}]}");
		list(8, "v", "\"12 mg\"");
		ingest();
		list(8, "value", "\"12 mg\"");
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.LOST_FIELD);
			assertThat(anomaly.detail()).contains("text (/v) (0; before, 8 of 8)");
		});
		assertThat(second.ledger().complete()).isFalse();
		rows(row(1, 1, "v", "\"15 mg\""), row(2, 8, "v", "\"12 mg\""));
		IngestReport third = ingest();
		assertThat(kinds(third)).containsExactly("revision");
		assertThat(third.ledger().complete()).isTrue();
	}

	@Test
	void ingestWhenTheSourceDoesNotReadAFieldAnyMoreLosesNothing() {
		save("edition: {pointer: /v}");
		list(8, "v", "\"1\"");
		ingest();
		save("title: {pointer: /id}");
		IngestReport second = ingest();
		assertThat(second.anomalies()).isEmpty();
		assertThat(second.ledger().complete()).isTrue();
	}

	/** Until when a document is valid may be in the list only. */
	@Test
	void ingestWhenTheRowOrItsFileSaysSomethingElseMakesARevision() {
		save("text: {join: [{constant: Valid until}, {pointer: /v, default: further notice}]}, files: [{pointer: /url}]");
		rows(row(1, 3, "v", "\"2027-01-31\""), row(4, 4, "v", "null"));
		assertThat(ingest().ledger().added()).isEqualTo(4);
		assertThat(ingest().updates()).isEmpty();
		rows(row(1, 2, "v", "\"2027-01-31\""), row(3, 3, "v", "\"2026-12-31\""), row(4, 4, "v", "null"));
		assertThat(kinds(ingest())).containsExactly("revision");
		this.site.text("/4.txt", "Guidance 4 has limit 5 mg");
		assertThat(kinds(ingest())).containsExactly("revision");
		assertThat(ingest().updates()).isEmpty();
	}

	private void list(int rows, String member, String value) {
		rows(row(1, rows, member, value));
	}

	private void rows(String... rows) {
		this.site.list(List.of(rows).stream().filter((part) -> !part.isEmpty()).collect(Collectors.joining(", ")));
	}

	private String row(int from, int to, String member, String value) {
		return IntStream.rangeClosed(from, to)
			.peek((number) -> this.site.text("/" + number + ".txt",
					"Guidance %1$d has limit %1$d mg".formatted(number)))
			.mapToObj((number) -> "{\"id\": \"%1$d\", \"url\": \"/%1$d.txt\", \"%2$s\": %3$s}".formatted(number, member,
					value))
			.collect(Collectors.joining(", "));
	}

	private void save(String field) {
		this.environment.save(SOURCE.formatted(this.source, this.site.port(), field));
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

	private static List<String> kinds(IngestReport report) {
		return report.updates().stream().map(IngestReport.Update::kind).toList();
	}

}
