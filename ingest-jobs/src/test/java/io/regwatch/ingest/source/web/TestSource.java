package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.http.CrawlClient;
import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.list.WebListing;

/** Catalogue files for sites on this machine. */
final class TestSource {

	private static final String HEAD = """
			id: test
			title: Test
			geography: US
			institution: Test
			type: guidance
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			""";

	private TestSource() {
	}

	/** Reads the rest of a file, in which {@code SITE} stands for the site. */
	static SourceDefinition of(StubSite site, String rest) {
		try {
			Path file = Files.createTempFile("source", ".yaml");
			try {
				return SourceFile.read(Files.writeString(file, HEAD + rest.replace("SITE", site.uri("").toString())));
			}
			finally {
				Files.delete(file);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	static Listing list(StubSite site, String rest) {
		return WebListing.of(of(site, rest), new CrawlClient(), PageCache.NONE);
	}

}
