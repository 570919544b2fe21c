package io.regwatch.ingest.source.parse;

import java.io.BufferedInputStream;
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
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;

import io.regwatch.http.CharsetDetector;
import io.regwatch.http.ContentExpectation;
import io.regwatch.http.ResponseMetadata;
import io.regwatch.ingest.source.catalogue.RowList;
import io.regwatch.ingest.source.parse.workbook.Workbook;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.apache.commons.io.ByteOrderMark;
import org.apache.commons.io.input.BOMInputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * Reads files of many rows, of which only those that the source wants are kept. A file
 * that breaks off in its middle gives the rows before that.
 */
record BulkPageParser(RowList list) implements PageParser {

	private static final String BROKEN = "The file breaks off or is malformed: ";

	private static final int SAMPLE = 1 << 20;

	private static final ByteOrderMark[] BYTE_ORDER_MARKS = { ByteOrderMark.UTF_8, ByteOrderMark.UTF_16LE,
			ByteOrderMark.UTF_16BE };

	@Override
	public ContentExpectation expected() {
		return ContentExpectation.of("");
	}

	@Override
	public Page read(InputStream body, ResponseMetadata receipt) throws IOException {
		List<JsonRow> kept = new ArrayList<>();
		List<Page.Member> members = new ArrayList<>();
		@Nullable String error = null;
		try {
			if (isWorkbook()) {
				add(null, BulkArchive.decoded(body), receipt, kept, members);
			}
			else {
				BulkArchive.forEach(body, this.list.member(), (name, file) -> add(name, file, receipt, kept, members));
			}
		}
		catch (JacksonException ex) {
			error = BROKEN + ex.getOriginalMessage();
		}
		catch (BrokenRowsException | CharacterCodingException ex) {
			error = BROKEN + ex.getMessage();
		}
		return new Page(kept, null, null, null, List.of(), receipt.url(),
				(error != null) ? new Anomaly(AnomalyRule.UNREADABLE, error) : null, null, false, false, members);
	}

	/** Of a file that breaks off, the rows before that are kept. */
	private void add(@Nullable String name, InputStream file, ResponseMetadata receipt, List<JsonRow> kept,
			List<Page.Member> members) throws IOException {
		int before = kept.size();
		AtomicBoolean hasLast = new AtomicBoolean();
		@Nullable Boolean closed = null;
		try {
			BulkRows rows = rows(file, receipt);
			rows.forEach((row) -> hasLast.set(isWanted(row, receipt.url()) && kept.add(row)));
			closed = rows.isClosed();
		}
		finally {
			members.add(new Page.Member(name, kept.size() - before, closed, hasLast.get()));
		}
	}

	private boolean isWanted(JsonRow row, URI page) {
		FieldReader fields = new FieldReader(row, page);
		return this.list.where() == null || this.list.where().stream().allMatch((rule) -> fields.read(rule) != null);
	}

	/** A workbook is an archive itself; only with a member is it one of an archive. */
	private boolean isWorkbook() {
		return this.list.member() == null && this.list.format() != null && this.list.format().isWorkbook();
	}

	private BulkRows rows(InputStream file, ResponseMetadata receipt) throws IOException {
		RowList.BulkFormat format = Objects.requireNonNull(this.list.format(), "The schema requires it");
		return switch (format) {
			case JSON -> new JsonRows(reader(file, receipt), Objects.requireNonNullElse(this.list.items(), ""));
			case JSONL -> new JsonLines(reader(file, receipt));
			case CSV -> new CsvRows(new LineEndReader(reader(file, receipt)), this.list);
			case XLSX, XLS, ODS ->
				new WorkbookRows(new Workbook(file, format, this.list.sheet(), this.list.headerRowOrFirst()));
		};
	}

	/**
	 * Bytes that are no text are an error, not a question mark. A byte order mark is no
	 * part of the first column's name.
	 */
	private Reader reader(InputStream body, ResponseMetadata receipt) throws IOException {
		Charset stated = (this.list.charset() != null) ? CharsetDetector.ofLabel(this.list.charset())
				: receipt.charset();
		BufferedInputStream file = new BufferedInputStream(body);
		Charset charset = charset(file, Objects.requireNonNullElse(stated, StandardCharsets.UTF_8));
		return new InputStreamReader(
				BOMInputStream.builder().setByteOrderMarks(BYTE_ORDER_MARKS).setInputStream(file).get(),
				charset.newDecoder()
					.onMalformedInput(CodingErrorAction.REPORT)
					.onUnmappableCharacter(CodingErrorAction.REPORT));
	}

	/** A byte order mark, or letters in UTF-8, say more than what is stated. */
	private static Charset charset(BufferedInputStream file, Charset stated) throws IOException {
		file.mark(SAMPLE);
		byte[] start = file.readNBytes(SAMPLE);
		file.reset();
		int end = start.length;
		while (start.length == SAMPLE && end > 0 && start[end - 1] < 0) {
			end--;
		}
		Charset found = CharsetDetector.charsetOf(Arrays.copyOf(start, end), stated);
		return found.name().startsWith("UTF-") ? found : stated;
	}

}
