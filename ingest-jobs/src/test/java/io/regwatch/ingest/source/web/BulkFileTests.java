package io.regwatch.ingest.source.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class BulkFileTests {

	private static final String FIELDS = """
			kind: bulk-file
			list:
			  urls: ["SITE/file"]
			  format: %s
			  where: [{pointer: /committee, regex: "^ISO/TC 210"}]
			  fields:
			    id: {pointer: /id}
			    title: {pointer: /title}
			    url: {join: [{constant: /standard/}, {pointer: /id}], separator: ""}
			    text: {join: [{pointer: /title}, {pointer: /stage}], separator: "\\n"}
			""";

	private static final String CSV = """
			\ufeffid,title,committee,stage
			1,"Risk, and
			""more""\",ISO/TC 210,6060
			2,Other,ISO/TC 5,6060
			3,Quality,ISO/TC 210/WG 1,9092
			""";

	private static final String JSON = """
			[{"id": 1, "title": "Risk", "committee": "ISO/TC 210", "stage": 6060},
			{"id": 2, "committee": "ISO/TC 5", "nested": {"a": [1, 2]}},
			{"id": 3, "title": "Quality", "committee": "ISO/TC 210/WG 1", "stage": 9092}]""";

	private final StubSite site = new StubSite();

	private int files;

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenFileIsCsvTakesRowsThatAreWanted() {
		Listing listing = list("csv", CSV);
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::title).containsExactly("Risk, and \"more\"", "Quality");
		assertThat(listing.items().getLast().text()).isEqualTo("Quality\n9092");
		assertThat(listing.items().getLast().announcedType()).isEqualTo("txt");
	}

	@Test
	void listWhenTheStatedCharsetIsNotThatOfTheBytesReadsTheBytes() {
		for (String format : List.of("csv, charset: shift_jis", "csv, charset: iso-8859-1")) {
			assertThat(list(format, CSV.replace("Quality", "医療機器 é")).items()).extracting(ListedItem::title)
				.containsExactly("Risk, and \"more\"", "医療機器 é");
			assertThat(list(format, CSV.replace("\ufeff", "").replace("Quality", "医療機器 é")).items())
				.extracting(ListedItem::title)
				.containsExactly("Risk, and \"more\"", "医療機器 é");
		}
	}

	@Test
	void listWhenFileIsJsonTakesRowsThatAreWanted() {
		assertThat(list("json", JSON).items()).extracting(ListedItem::externalId).containsExactly("1", "3");
		assertThat(list("json, items: /a/b", "{\"x\": [[]], \"a\": {\"b\": %s}}".formatted(JSON)).items()).hasSize(2);
	}

	@Test
	void listWhenFileIsJsonLinesTakesRowsThatAreWanted() {
		String lines = JSON.replace("},\n", "}\n").replaceAll("^\\[|]$", "");
		assertThat(list("jsonl", lines).items()).extracting(ListedItem::externalId).containsExactly("1", "3");
	}

	@Test
	void listWhenFileBreaksOffKeepsItsBeginningAndIsShort() {
		for (String format : new String[] { "csv", "json", "jsonl" }) {
			String whole = switch (format) {
				case "csv" -> CSV;
				case "json" -> JSON;
				default -> JSON.replace("},\n", "}\n").replaceAll("^\\[|]$", "");
			};
			Listing listing = list(format, whole.substring(0, whole.lastIndexOf("9092") - 8));
			assertThat(listing.shortfall()).as(format.toUpperCase(Locale.ROOT)).contains("breaks off");
			assertThat(listing.items()).hasSize(1);
		}
	}

	@Test
	void listWhenBytesAreNotOfTheCharsetIsShort() {
		this.site.on("/latin", (exchange) -> {
			byte[] body = "id,title,committee\n1,Prüfung,ISO/TC 210\n".getBytes(StandardCharsets.ISO_8859_1);
			exchange.sendResponseHeaders(200, body.length);
			exchange.getResponseBody().write(body);
			exchange.close();
		});
		assertThat(TestSource.list(this.site, FIELDS.formatted("csv").replace("/file", "/latin")).shortfall())
			.contains("breaks off");
	}

	@Test
	void listWhenQuotesOfAFileAreWrongSaysWhere() {
		assertThat(list("csv", CSV + "4,\"Quality\" systems,ISO/TC 176\n").shortfall()).contains("malformed", "line");
		assertThat(list("csv", CSV + "4,\"Quality systems,ISO/TC 176\n").shortfall()).contains("malformed", "EOF");
	}

	@Test
	void listWhenFileOfLinesIsReadTellsHowItEnds() {
		assertThat(end(list("csv", CSV))).isEqualTo(new Listing.FileEnd(true, "3"));
		assertThat(end(list("csv", CSV.strip()))).isEqualTo(new Listing.FileEnd(false, "3"));
		assertThat(end(list("csv", CSV + "4,Left out,ISO/TC 5,6060"))).isEqualTo(new Listing.FileEnd(false, null));
		assertThat(end(list("csv", CSV + "3,Quality,ISO/TC 210/WG 1,9092"))).isEqualTo(new Listing.FileEnd(false, "3"));
		assertThat(end(list("json", JSON))).isNull();
	}

	private static Listing.@Nullable FileEnd end(Listing listing) {
		assertThat(listing.shortfall()).isNull();
		return listing.parts().getFirst().end();
	}

	@Test
	void listWhenLinesStandAboveTheHeaderSkipsThem() {
		Listing listing = list("csv, headerRow: 4", "Register of standards\n\"as of\" 2026\n\n" + CSV.substring(1));
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("1", "3");
		assertThat(list("csv, headerRow: 40", CSV).shortfall()).contains("there is no line 40");
	}

	@Test
	void listWhenNoLineNamesTheColumnsCountsThem() {
		String lines = CSV.substring(CSV.indexOf('\n') + 1);
		assertThat(numbered(lines).shortfall()).isNull();
		assertThat(numbered(lines).items()).extracting(ListedItem::title)
			.containsExactly("Risk, and \"more\"", "Quality");
		assertThat(numbered(lines + "4,Cut,ISO/TC 210\n").shortfall()).contains("row 4 has 3 columns", "has 4");
	}

	private Listing numbered(String lines) {
		this.site.page("/file" + ++this.files, "text/csv", lines);
		return TestSource.list(this.site, """
				kind: bulk-file
				list:
				  urls: ["SITE/file%d"]
				  format: csv
				  headerRow: 0
				  where: [{pointer: /3, regex: "^ISO/TC 210"}]
				  fields: {id: {pointer: /1}, title: {pointer: /2}, url: {constant: /register}}
				""".formatted(this.files));
	}

	@Test
	void listWhenTwoColumnsHaveOneNameReadsTheFirst() {
		String line = "id,title,committee,stage,title,\n1,Risk,ISO/TC 210,6060,other,\n";
		assertThat(list("csv", line).items()).extracting(ListedItem::title).containsExactly("Risk");
	}

	@Test
	void listWhenQuotesAreLenientOrNoneReadsThemAsText() {
		String line = CSV + "4,\"Quality\" systems,ISO/TC 210,6060\n";
		assertThat(list("csv, quotes: lenient", line).items().getLast().title()).isEqualTo("Quality systems");
		String inches = CSV.replace("\"Risk, and\n\"\"more\"\"\"", "\"Risk").replace("Other", "5\" tube");
		assertThat(list("csv, quotes: none", inches).items()).extracting(ListedItem::title)
			.containsExactly("\"Risk", "Quality");
		assertThat(list("csv, quotes: lenient", CSV + "4,\"Quality systems,ISO/TC 176\n").shortfall()).contains("EOF");
	}

	@Test
	void listWhenFileIsAPageIsShort() {
		assertThat(list("csv", "<html>Sorry</html>").shortfall()).contains("at least 1");
		assertThat(list("json", "<html>Sorry</html>").shortfall()).contains("breaks off");
	}

	private Listing list(String format, String file) {
		String path = "/file" + this.files++;
		this.site.page(path, "application/octet-stream", file);
		return TestSource.list(this.site, FIELDS.formatted(format.replace(", ", "\n  ")).replace("/file", path));
	}

}
