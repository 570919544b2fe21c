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

	private final RowReader reader = new RowReader(SourceFile.read(Path.of("source.yaml"), """
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
			  fields: {id: {pointer: /id}, url: {pointer: /url}, text: {pointer: /text}}
			""").pagedList().fields(), null);

	@Test
	void readWhenTheRowIsTheDocumentTakesItsText() {
		assertThat(read("\"Recall of lamps\"")).isInstanceOfSatisfying(RowResult.Valid.class,
				(row) -> assertThat(row.item().text()).isEqualTo("Recall of lamps"));
	}

	@Test
	void readWhenTheTextOfTheRowIsEmptyRejectsIt() {
		assertThat(read("null")).isInstanceOfSatisfying(RowResult.Invalid.class,
				(row) -> assertThat(row.reason()).isEqualTo(RejectionReason.EMPTY));
	}

	private RowResult read(String text) {
		return this.reader.read(
				new JsonRow(JsonMapper.shared()
					.readTree("{\"id\": \"A\", \"url\": \"/a.html\", \"text\": %s}".formatted(text))),
				URI.create("https://example.org/list"));
	}

}
