package io.regwatch.ingest.source.list;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

import io.regwatch.http.ResponseMetadata;
import io.regwatch.http.Validators;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.parse.Page;
import io.regwatch.ingest.source.parse.PageParser;
import io.regwatch.ingest.source.parse.PageParsers;
import io.regwatch.ingest.source.parse.Row;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What holds for any page of a list: it is read or unreadable, its items have addresses
 * of the web, and nothing of it names a variable of the environment.
 */
final class ListedPages {

	private static final String HEAD = """
			id: test
			title: Test
			geography: US
			institution: Test
			type: guidance
			fetch: {hosts: [example.org]}
			""";

	private static final ResponseMetadata RECEIPT = new ResponseMetadata(200,
			List.of(URI.create("https://example.org/list/")), Validators.NONE, null);

	private final PageParser parser;

	private final RowReader rows;

	private ListedPages(SourceDefinition source) {
		this.parser = PageParsers.of(source);
		this.rows = new RowReader(source.pagedList().fields(), null);
	}

	/** Pages of a source. */
	static ListedPages of(String source) {
		return new ListedPages(SourceFile.read(Path.of("source.yaml"), HEAD + source));
	}

	void check(byte[] body) throws IOException {
		try {
			check(this.parser.read(new ByteArrayInputStream(body), RECEIPT));
		}
		catch (UnreadablePageException ex) {
			assertThat(new Anomaly(AnomalyRule.UNREADABLE, String.valueOf(ex.getMessage())).detail())
				.doesNotContain("\0");
		}
	}

	private void check(Page page) {
		Stream.concat(Stream.ofNullable(page.next()), page.lists().stream())
			.forEach((address) -> assertNamesNoVariable(address.toString()));
		assertNamesNoVariable(String.valueOf(page.form()));
		assertNamesNoVariable(page.base().toString());
		for (Row row : page.rows()) {
			if (this.rows.read(row, page.base()) instanceof RowResult.Valid(ListedItem item)) {
				check(item);
			}
		}
	}

	private static void check(ListedItem item) {
		assertThat(item.externalId()).isNotBlank().doesNotContain("\0", "\ufffd").hasSizeLessThanOrEqualTo(600);
		Stream.of(item.title(), item.description(), item.text())
			.filter(Objects::nonNull)
			.forEach((text) -> assertThat(text).doesNotContain("\0"));
		assertThat(URI.create(item.url()).getScheme().toLowerCase(Locale.ROOT)).isIn("http", "https", "urn");
		Stream.concat(Stream.of(item.locator(), item.url()), item.files().stream())
			.forEach(ListedPages::assertNamesNoVariable);
	}

	private static void assertNamesNoVariable(String address) {
		assertThat(address).doesNotContainPattern("(\\$|%24)(\\{|%7B)[A-Z][A-Z0-9_]*(}|%7D)");
	}

}
