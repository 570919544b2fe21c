package io.regwatch.ingest.source.parse;

import org.apache.commons.io.input.BOMInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.URI;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import io.regwatch.http.CharsetDetector;
import io.regwatch.http.ContentExpectation;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.RowList;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * Reads files of many rows, of which only those that the source wants are kept. A file
 * that breaks off in its middle gives the rows before that.
 */
record BulkPageParser(RowList list) implements PageParser {

	@Override
	public ContentExpectation expected() {
		return ContentExpectation.of("");
	}

	@Override
	public Page read(InputStream body, ResponseMetadata receipt) throws IOException {
		List<JsonRow> kept = new ArrayList<>();
		@Nullable String error = null;
		try {
			BulkArchive.forEach(body, this.list.member(), (file) -> rows(reader(file, charset(receipt)))
				.forEach((row) -> addIfWanted(row, receipt.url(), kept)));
		}
		catch (JacksonException ex) {
			error = "The file breaks off: " + ex.getOriginalMessage();
		}
		catch (BrokenRowsException | CharacterCodingException ex) {
			error = "The file breaks off: " + ex.getMessage();
		}
		return new Page(kept, null, null, List.of(), receipt.url(),
				(error != null) ? new Anomaly(AnomalyRule.UNREADABLE, error) : null);
	}

	private void addIfWanted(JsonRow row, URI page, List<JsonRow> kept) {
		FieldReader fields = new FieldReader(row, page);
		if (this.list.where() == null || this.list.where().stream().allMatch((rule) -> fields.read(rule) != null)) {
			kept.add(row);
		}
	}

	private BulkRows rows(Reader reader) {
		return switch (Objects.requireNonNull(this.list.format(), "The schema requires it")) {
			case JSON -> new JsonRows(reader, Objects.requireNonNullElse(this.list.items(), ""));
			case JSONL -> new JsonLines(reader);
			case CSV -> new CsvRows(reader, this.list.delimiter());
		};
	}

	private @Nullable Charset charset(ResponseMetadata receipt) {
		return (this.list.charset() != null) ? CharsetDetector.ofLabel(this.list.charset()) : receipt.charset();
	}

	/**
	 * Bytes that are no text are an error, not a question mark. A byte order mark is no
	 * part of the first column's name.
	 */
	private static Reader reader(InputStream body, @Nullable Charset charset) throws IOException {
		return new InputStreamReader(BOMInputStream.builder().setInputStream(body).get(),
				Objects.requireNonNullElse(charset, StandardCharsets.UTF_8)
					.newDecoder()
					.onMalformedInput(CodingErrorAction.REPORT)
					.onUnmappableCharacter(CodingErrorAction.REPORT));
	}

}
