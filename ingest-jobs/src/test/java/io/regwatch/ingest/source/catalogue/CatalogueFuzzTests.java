package io.regwatch.ingest.source.catalogue;

import java.nio.file.Path;
import java.util.List;

import io.regwatch.fuzz.FuzzTarget;

import static org.assertj.core.api.Assertions.assertThat;

/** Any text is a source, or a file with mistakes that are named. */
class CatalogueFuzzTests implements FuzzTarget {

	private static final Path FILE = Path.of("source.yaml");

	private static final String TABLE = """
			id: mdcg
			title: MDCG guidance
			geography: EU
			institution: European Commission
			type: guidance
			kind: html-table
			schedule: {cron: "0 30 2 * * ?", zone: Europe/Paris}
			fetch: {hosts: [example.org], requestsPerSecond: 0.5, retries: 0}
			table:
			  urls: ["https://example.org/list"]
			  tables: main table
			  fields:
			    id: {column: 1, regex: "MDCG \\\\d{4}-\\\\d+"}
			    title: {column: 2, map: {a: b}}
			    url: {column: 1, select: a, attribute: href}
			    published: {column: 3, date: {patterns: [MMMM yyyy], locale: en}}
			""";

	private static final String LIST = """
			id: fda
			title: &t FDA
			geography: US
			institution: *t
			kind: json-list
			fetch: {hosts: [example.org]}
			list:
			  urls: ["https://example.org/{from}-{to}?k=${KEY}"]
			  items: $.rows[*]
			  windows: {start: 2020-01-01, months: 12, maxResults: 100}
			  fields: {id: {pointer: /id}, url: {pointer: /link, html: href, base: "https://example.org"}}
			""";

	private static final String FOLDER = """
			id: iso
			title: Standards
			geography: INT
			institution: ISO
			type: standard
			kind: folder
			folder: {path: /srv/standards}
			""";

	@Override
	public List<byte[]> seeds() {
		return FuzzTarget.texts(TABLE, LIST, FOLDER, "{\"id\": \"a\"}", "- a\n- ? b", "a: !!x {b: *c}", "%YAML 3\n---");
	}

	@Override
	public void check(byte[] input) {
		String text = FuzzTarget.text(input);
		try {
			SourceDefinition source = SourceFile.read(FILE, text);
			assertThat(source.id()).matches("[a-z0-9-]{1,100}");
			assertThat(source).isEqualTo(SourceFile.read(FILE, text));
		}
		catch (InvalidFileException ex) {
			assertThat(ex).hasMessageContaining("source.yaml");
		}
	}

}
