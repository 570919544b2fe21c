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

import static org.assertj.core.api.Assertions.assertThat;

/** Documents that leave a list, and lists that lose documents. */
@ExtendWith(SharedEnvironment.class)
class UnlistedIT {

	private static final String SOURCE = """
			id: %s
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			removal: withdraws
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["HOST/list.json"]
			  items: /results
			  fields: {id: {pointer: /id}, url: {pointer: /url}}
			""";

	private final IngestEnvironment environment;

	private WebSite site;

	private String source;

	UnlistedIT(IngestEnvironment environment) {
		this.environment = environment;
	}

	@BeforeEach
	void open() throws IOException {
		this.site = WebSite.start();
		this.source = IngestEnvironment.newSource("unlisted");
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void ingestWhenAnUnlistedDocumentIsThereSaysSoAndGoesOnComparingIt() {
		save(SOURCE);
		list(1, 4);
		ingest();
		list(1, 3);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.UNLISTED);
			assertThat(anomaly.detail()).contains("'4'");
		});
		assertThat(second.ledger().complete()).isTrue();
		this.site.text("/4.txt", "Guidance 4 has limit 4 mg and is withdrawn");
		assertThat(kinds(ingest())).containsExactly("revision");
		assertThat(kinds(ingest())).isEmpty();
		list(1, 4).text("/4.txt", "Guidance 4 has limit 4 mg and is withdrawn");
		IngestReport listedAgain = ingest();
		assertThat(listedAgain.updates()).isEmpty();
		assertThat(listedAgain.anomalies()).isEmpty();
	}

	@Test
	void ingestWhenAnUnlistedAddressSaysThatThereIsNothingWithdrawsIt() {
		save(SOURCE);
		list(1, 5);
		ingest();
		list(1, 4).text("/5.txt", "<html><title>Authority</title><h1>ページが見つかりません</h1><p>トップページ</p></html>");
		assertThat(kinds(ingest())).containsExactly("withdrawal");
		assertThat(kinds(ingest())).isEmpty();
	}

	@Test
	void ingestWhenIdsAndSessionsInAddressesAreOthersFindsTheSameDocuments() {
		save(SOURCE);
		this.site.text("/a.txt;jsessionid=1", "Guidance on pumps")
			.text("/a.txt;jsessionid=2", "Guidance on pumps, revised");
		this.site.text("/b.txt", "Guidance on lamps").text("/c.txt", "Guidance on beds");
		String others = "{\"id\": \"b\", \"url\": \"/b.txt?n=1\"}, {\"id\": \"c\", \"url\": \"/c.txt\"}, ";
		this.site.list(others + "{\"id\": \"a\", \"url\": \"/a.txt;jsessionid=1?n=1\"}");
		ingest();
		this.site.list(others + "{\"id\": \"x-a\", \"url\": \"/a.txt;jsessionid=2?n=1&utm_source=x\"}");
		assertThat(kinds(ingest())).containsExactly("revision");
	}

	@Test
	void ingestWhenPartOfAListIsInAnotherLanguageWithOtherIdsHoldsIt() {
		save(SOURCE);
		list(1, 8);
		ingest();
		list(1, 5);
		String copies = IntStream.rangeClosed(6, 8).mapToObj((number) -> {
			this.site.text("/en%d.txt".formatted(number), "Copy of guidance %d in another language".formatted(number));
			return ", {\"id\": \"en%1$d\", \"url\": \"/en%1$d.txt\"}".formatted(number);
		}).collect(Collectors.joining());
		this.site.list(IntStream.rangeClosed(1, 5)
			.mapToObj((number) -> "{\"id\": \"%1$d\", \"url\": \"/%1$d.txt\"}".formatted(number))
			.collect(Collectors.joining(", ")) + copies);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.rejections()).extracting(IngestReport.Rejection::reason)
			.containsOnly("unconfirmed")
			.hasSize(3);
	}

	@Test
	void ingestWhenAnAbsenceThatCannotBeCheckedIsAcknowledgedIsComplete() {
		save(SOURCE);
		list(1, 6);
		ingest();
		list(1, 5).redirect("/6.txt", "/topics.txt")
			.text("/topics.txt", "Choose one of our topics: devices, vigilance");
		assertThat(rules(ingest())).containsExactly(AnomalyRule.UNCHECKED_ABSENCE);
		this.environment.query("""
				UPDATE quarantine
				SET acknowledged_at = now(), acknowledged_by = 'Ann', note = 'For members only'
				WHERE source_id = :source AND resolved_at IS NULL
				RETURNING external_id
				""", this.source);
		IntStream.rangeClosed(1, 2).forEach((night) -> {
			IngestReport report = ingest();
			assertThat(report.anomalies()).isEmpty();
			assertThat(report.ledger().complete()).isTrue();
		});
	}

	@Test
	void ingestWhenARemovalMeansNothingSaysWhatIsGone() {
		save(SOURCE.replace("removal: withdraws\n", ""));
		list(1, 5);
		ingest();
		list(1, 4).text("/5.txt", "<html><title>Authority</title><h1>Page not found</h1><p>Home</p></html>");
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.REMOVED);
			assertThat(anomaly.detail()).contains("'5'", "'removal'");
		});
		assertThat(ingest().anomalies()).isEmpty();
	}

	@Test
	void ingestWhenAnUnlistedAddressHasWhatTheSourceSaysOfSuchPagesWithdrawsIt() {
		save(SOURCE + "content: {gone: 'p:contains(no longer held)'}\n");
		list(1, 5);
		ingest();
		list(1, 4).text("/5.txt", "<html><title>Authority</title><h1>Guidance</h1><p>It is no longer held.</p></html>");
		assertThat(kinds(ingest())).containsExactly("withdrawal");
		assertThat(kinds(ingest())).isEmpty();
	}

	@Test
	void ingestWhenAnUnlistedAddressLeadsElsewhereMakesNoRevision() {
		save(SOURCE);
		list(1, 9);
		ingest();
		list(1, 6).redirect("/7.txt", "/list.json").redirect("/8.txt", "/2.txt").redirect("/9.txt", "/topics.txt");
		this.site.text("/topics.txt", "Choose one of our topics: devices, diagnostics, vigilance, clinical evidence");
		IngestReport second = ingest();
		assertThat(second.updates()).hasSize(2)
			.allSatisfy((update) -> assertThat(update.kind()).isEqualTo("withdrawal"));
		assertThat(rules(second)).contains(AnomalyRule.UNCHECKED_ABSENCE);
		IngestReport third = ingest();
		assertThat(third.updates()).isEmpty();
		assertThat(rules(third)).contains(AnomalyRule.UNCHECKED_ABSENCE);
	}

	@Test
	void ingestWhenAnIncompleteListingHasAKnownTextUnderAnotherIdWaits() {
		save(SOURCE.replace("items: /results", "items: /results\n  total: /total"));
		list(1, 3).text("/list.json",
				this.site.pages().get("/list.json").replace("{\"results", "{\"total\": 3, \"results"));
		assertThat(ingest().ledger().added()).isEqualTo(3);
		String renumbered = this.site.pages()
			.get("/list.json")
			.replace("\"3\", \"url\": \"/3", "\"3-A\", \"url\": \"/3-a");
		this.site.text("/3-a.txt", "Guidance 3 has limit 3 mg")
			.text("/list.json", renumbered.replace("\"total\": 3", "\"total\": 9"));
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.rejections()).extracting(IngestReport.Rejection::reason).containsExactly("unconfirmed");
		this.site.text("/list.json", renumbered).text("/3.txt", null);
		assertThat(kinds(ingest())).containsExactly("status_change");
	}

	@Test
	void ingestWhenDaysAndMonthsAreExchangedMakesNoUpdate() {
		save(SOURCE.replace("pointer: /url}}",
				"pointer: /url}, effective: {pointer: /from, date: {patterns: [dd/MM/yyyy]}}}"));
		dated("05/04/2026", "12/10/2026", "09/08/2026", "25/03/2026");
		ingest();
		dated("04/05/2026", "10/12/2026", "08/09/2026", "03/25/2026");
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(rules(second)).containsExactly(AnomalyRule.DOUBTFUL_DATES);
		dated("05/04/2027", "12/10/2026", "09/08/2026", "25/03/2026");
		IngestReport third = ingest();
		assertThat(kinds(third)).containsExactly("status_change");
		assertThat(third.anomalies()).isEmpty();
	}

	@Test
	void ingestWhenARowThatIsTheDocumentIsUnlistedWithdrawsIt() {
		save(SOURCE.replace("url: {pointer: /url}", "url: {pointer: /register}, text: {pointer: /text}"));
		this.site.text("/register", "Search the register");
		list(1, 3);
		ingest();
		list(1, 2);
		assertThat(kinds(ingest())).containsExactly("withdrawal");
		assertThat(kinds(ingest())).isEmpty();
	}

	@Test
	void ingestWhenTheListLosesDocumentsThatAreThereConcludesNothingInThatNight() {
		save(SOURCE);
		list(1, 12);
		ingest();
		list(1, 9).text("/12.txt", null);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(rules(second)).contains(AnomalyRule.LOST_ITEMS, AnomalyRule.UNCHECKED_ABSENCE);
		assertThat(second.ledger().complete()).isFalse();
		assertThat(kinds(ingest())).containsExactly("withdrawal");
	}

	@Test
	void ingestWhenMostDocumentsMovedBelievesNoOldAddress() {
		save(SOURCE);
		list(1, 12);
		ingest();
		IntStream.rangeClosed(1, 12).forEach((number) -> this.site.text("/" + number + ".txt", null));
		list(1, 9, "/new/");
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(rules(second)).containsExactly(AnomalyRule.UNCHECKED_ABSENCE);
		list(1, 12, "/new/");
		IngestReport third = ingest();
		assertThat(third.updates()).isEmpty();
		assertThat(third.anomalies()).isEmpty();
	}

	@Test
	void ingestWhenAParameterOfAllAddressesIsAnotherEachNightWithdrawsWhatIsGone() {
		save(SOURCE);
		tokens(5, "a1");
		ingest();
		tokens(4, "b2").text("/5.txt", null);
		IngestReport second = ingest();
		assertThat(kinds(second)).containsExactly("withdrawal");
		assertThat(second.ledger().complete()).isTrue();
		tokens(4, "c3");
		IngestReport third = ingest();
		assertThat(third.updates()).isEmpty();
		assertThat(third.ledger().complete()).isTrue();
	}

	@Test
	void ingestWhenAddressesOfFilesAreSignedAnewBelievesThePagesOfDocuments() {
		save(SOURCE.replace("url: {pointer: /url}", "url: {pointer: /page}, document: {pointer: /url}"));
		signed(5, "1");
		ingest();
		signed(4, "2").text("/5.html", null);
		assertThat(kinds(ingest())).containsExactly("withdrawal");
	}

	@Test
	void ingestWhenWhereLeavesADocumentOutThatIsStillListedWithdrawsNothing() {
		save(SOURCE.replace("items: /results", "items: /results\n  where: [{pointer: /kind, regex: device}]"));
		kinds("device", "device", "device", "device");
		ingest();
		kinds("device", "device", "device", "drug").text("/4.txt", null);
		IngestReport second = ingest();
		assertThat(second.updates()).isEmpty();
		assertThat(second.ledger().complete()).isTrue();
		assertThat(rules(second)).containsExactly(AnomalyRule.LEFT_OUT);
		kinds("device", "device", "device").text("/4.txt", null);
		assertThat(kinds(ingest())).containsExactly("withdrawal");
	}

	@Test
	void ingestWhenALaterPageIsEmptyMissesIt() {
		save(SOURCE.replace("items: /results", "items: /results\n  next: /next"));
		list(10, 12);
		this.site.text("/list2.json", this.site.pages().get("/list.json"));
		list(1, 9).text("/list.json",
				this.site.pages().get("/list.json").replace("{\"results", "{\"next\": \"/list2.json\", \"results"));
		assertThat(ingest().ledger().added()).isEqualTo(12);
		list(1, 9);
		IngestReport second = ingest();
		assertThat(rules(second)).containsExactly(AnomalyRule.LOST_PART);
		assertThat(second.ledger().complete()).isFalse();
	}

	@Test
	void ingestWhenAFieldHasAnotherNameMissesIt() {
		save(SOURCE.replace("url: {pointer: /url}", "url: {pointer: /url}, status: {pointer: /status}"));
		list(1, 3);
		String stated = this.site.pages().get("/list.json").replace("\"url\"", "\"status\": \"in_force\", \"url\"");
		this.site.text("/list.json", stated);
		assertThat(ingest().ledger().complete()).isTrue();
		this.site.text("/list.json", stated.replace("\"status\"", "\"state\"").replace("in_force", "withdrawn"));
		IngestReport second = ingest();
		assertThat(second.anomalies()).singleElement().satisfies((anomaly) -> {
			assertThat(anomaly.rule()).isEqualTo(AnomalyRule.LOST_FIELD);
			assertThat(anomaly.detail()).contains("status");
		});
		assertThat(second.ledger().complete()).isFalse();
		this.site.text("/list.json", stated);
		assertThat(ingest().anomalies()).isEmpty();
	}

	private void dated(String... dates) {
		list(1, dates.length);
		String list = this.site.pages().get("/list.json");
		for (int number = 1; number <= dates.length; number++) {
			list = list.replace("{\"id\": \"%d\"".formatted(number),
					"{\"id\": \"%d\", \"from\": \"%s\"".formatted(number, dates[number - 1]));
		}
		this.site.text("/list.json", list);
	}

	private WebSite signed(int last, String signature) {
		list(1, last);
		IntStream.rangeClosed(1, last).forEach((number) -> this.site.text("/%d.html".formatted(number), "Page"));
		return this.site.text("/list.json", this.site.pages()
			.get("/list.json")
			.replaceAll("\"/(\\d+).txt\"", "\"/$1.txt?signature=%s\", \"page\": \"/$1.html\"".formatted(signature)));
	}

	private WebSite tokens(int last, String token) {
		list(1, last);
		return this.site.text("/list.json",
				this.site.pages().get("/list.json").replace(".txt\"", ".txt?token=%s\"".formatted(token)));
	}

	private WebSite kinds(String... kinds) {
		list(1, kinds.length);
		String list = this.site.pages().get("/list.json");
		for (int number = 1; number <= kinds.length; number++) {
			list = list.replace("{\"id\": \"%d\"".formatted(number),
					"{\"id\": \"%d\", \"kind\": \"%s\"".formatted(number, kinds[number - 1]));
		}
		return this.site.text("/list.json", list);
	}

	private WebSite list(int from, int to) {
		return list(from, to, "/");
	}

	private WebSite list(int from, int to, String folder) {
		IntStream.rangeClosed(from, to)
			.forEach((number) -> this.site.text(folder + number + ".txt",
					"Guidance %1$d has limit %1$d mg".formatted(number)));
		return this.site.list(IntStream.rangeClosed(from, to)
			.mapToObj((
					number) -> "{\"id\": \"%1$d\", \"url\": \"%2$s%1$d.txt\", \"register\": \"/register\", \"text\": \"Row %1$d\"}"
						.formatted(number, folder))
			.collect(Collectors.joining(", ")));
	}

	private void save(String yaml) {
		this.environment.save(yaml.formatted(this.source).replace("HOST", "http://127.0.0.1:" + this.site.port()));
	}

	private IngestReport ingest() {
		return this.environment.ingest(this.source);
	}

	private static List<String> kinds(IngestReport report) {
		return report.updates().stream().map(IngestReport.Update::kind).toList();
	}

	private static List<AnomalyRule> rules(IngestReport report) {
		return report.anomalies().stream().map(Anomaly::rule).toList();
	}

}
