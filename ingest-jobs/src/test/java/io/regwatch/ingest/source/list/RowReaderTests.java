package io.regwatch.ingest.source.list;

import java.net.URI;
import java.nio.file.Path;

import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.parse.JsonRow;
import io.regwatch.schema.RejectionReason;
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
