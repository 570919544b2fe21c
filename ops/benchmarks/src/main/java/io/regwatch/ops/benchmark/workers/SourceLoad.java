package io.regwatch.ops.benchmark.workers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.scheduling.WorkKind;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Sources whose sites take their time.
 *
 * @param jdbc of the workers' database
 * @param sources of the program
 * @param sites that answer for them
 * @param file where a source is described before it is saved
 */
record SourceLoad(JdbcClient jdbc, Sources sources, SlowSites sites, Path file) implements Load {

	private static final String SOURCE = """
			id: SOURCE
			title: Authority SOURCE
			geography: EU
			institution: Authority
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, concurrency: 8, robots: false}
			list:
			  urls: ["ORIGIN/SOURCE/COUNT/list.json"]
			  items: /results
			  fields:
			    id: {pointer: ""}
			    url: {join: [{constant: "ORIGIN/SOURCE/"}, {pointer: ""}], separator: ""}
			""";

	private static final String COUNT = """
			SELECT count(*)
			FROM reference
			JOIN reference_update AS updated ON updated.reference_id = reference.id
			WHERE source_id = ANY (CAST(:sources AS text[]))
			""";

	@Override
	public WorkKind kind() {
		return WorkKind.INGEST;
	}

	@Override
	public String items() {
		return "new documents";
	}

	@Override
	public void wait(Duration latency) {
		this.sites.wait(latency);
	}

	@Override
	public List<String> add(int subjects, int items) {
		return IntStream.range(0, subjects).mapToObj((subject) -> add(this.sites.origin(subject), items)).toList();
	}

	@Override
	public long count(List<String> subjects) {
		return query(COUNT, subjects);
	}

	/** Asks for a number about sources. */
	long query(String statement, List<String> subjects) {
		return this.jdbc.sql(statement).param("sources", subjects.toArray(String[]::new)).query(Long.class).single();
	}

	private String add(String origin, int items) {
		String id = "source-" + UUID.randomUUID();
		String description = SOURCE.replace("SOURCE", id)
			.replace("ORIGIN", origin)
			.replace("COUNT", String.valueOf(items));
		try {
			this.sources.save(SourceFile.read(Files.writeString(this.file, description)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return id;
	}

}
