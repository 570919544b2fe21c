package io.regwatch.ingest.source.list;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.parse.JsonRow;
import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class RowReaderTests {

	private final RowReader reader = reader("text: {pointer: /text}");

	@Test
	void readWhenTheRowIsTheDocumentTakesItsText() {
		assertThat(read("\"Recall of lamps\"")).isInstanceOfSatisfying(RowResult.Valid.class,
				(row) -> assertThat(row.item().text()).isEqualTo("Recall of lamps"));
	}

	@Test
	void readWhenTheTextOfTheRowHasMarkupKeepsIt() {
		RowReader html = reader("text: {pointer: /text, html: text}");
		assertThat(read(html, "\"<p>Lamps <del>and pumps</del></p>\"")).isInstanceOfSatisfying(RowResult.Valid.class,
				(row) -> {
					assertThat(row.item().announcedType()).isEqualTo("html");
					assertThat(row.item().text()).contains("<body><p>Lamps <del>and pumps</del></p></body>");
				});
		assertThat(read(html, "\"Lamps &amp; pumps\"")).isInstanceOfSatisfying(RowResult.Valid.class, (row) -> {
			assertThat(row.item().announcedType()).isEqualTo("txt");
			assertThat(row.item().text()).isEqualTo("Lamps & pumps");
		});
		assertThat(read(html, "\"<p><img src=a></p>\"")).isInstanceOf(RowResult.Invalid.class);
		assertThat(read(reader("text: {join: [{pointer: /text, html: text}]}"), "\"<p>Lamps</p>\""))
			.isInstanceOfSatisfying(RowResult.Valid.class, (row) -> assertThat(row.item().text()).isEqualTo("Lamps"));
	}

	@Test
	void readWhenTheTextOfTheRowIsEmptyRejectsIt() {
		assertThat(read("null")).isInstanceOfSatisfying(RowResult.Invalid.class,
				(row) -> assertThat(row.reason()).isEqualTo(RejectionReason.EMPTY));
	}

	@Test
	void readWhenTheStatusIsNotKnownTakesTheRowOfAKnownDocumentOnly() {
		RowReader states = reader("status: {pointer: /text, map: {In Kraft: in_force}}");
		assertThat(read(states, "\"in kraft\"")).isInstanceOfSatisfying(RowResult.Valid.class,
				(row) -> assertThat(row.item().status()).isEqualTo(VersionStatus.IN_FORCE));
		assertThat(read(states, "\"Gilt\"")).isInstanceOfSatisfying(RowResult.Invalid.class, (row) -> {
			assertThat(row.detail()).contains("'Gilt'", "map");
			Listing listing = new Listing(null, List.of(),
					List.of(new Listing.Rejection(row.item(), row.reason(), row.detail(), row.ifNew())), List.of());
			assertThat(listing.takingKnown(Set.of("A")).items()).singleElement().satisfies((item) -> {
				assertThat(item.status()).isNull();
				assertThat(item.note()).contains("'Gilt'");
			});
			assertThat(listing.takingKnown(Set.of()).rejections()).hasSize(1);
		});
	}

	private RowResult read(String text) {
		return read(this.reader, text);
	}

	private static RowResult read(RowReader reader, String text) {
		return reader.read(
				new JsonRow(JsonMapper.shared()
					.readTree("{\"id\": \"A\", \"url\": \"/a.html\", \"text\": %s}".formatted(text))),
				URI.create("https://example.org/list"));
	}

	private static RowReader reader(String text) {
		return new RowReader(SourceFile.read(Path.of("source.yaml"), """
				id: test
				title: Test
				geography: US
				institution: Test
				type: guidance
				kind: json-list
				fetch: {hosts: [example.org]}
				list:
				  urls: ["https://example.org/list"]
				  items: /rows
				  fields: {id: {pointer: /id}, url: {pointer: /url}, %s}
				""".formatted(text)).pagedList().fields(), null);
	}

}
