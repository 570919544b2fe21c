package io.regwatch.ingest;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

import io.regwatch.ingest.report.RunState;
import io.regwatch.ingest.report.SourceReports;
import io.regwatch.ingest.source.Connector;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.KnownAddresses;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.Presence;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.Audience;
import io.regwatch.ingest.source.catalogue.Redistribution;
import io.regwatch.ingest.source.catalogue.RemovalPolicy;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.schema.ReferenceType;
import io.regwatch.scheduling.WorkResult;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;

/** A run that is stopped while its source is listed requests no further page. */
class ListingStopIT {

	private static final SourceDefinition SOURCE = new SourceDefinition("pages", "Pages", "INT", "Pages",
			ReferenceType.GUIDANCE, "pages", "en", RemovalPolicy.KEEPS, new SourceDefinition.Tolerance(0.2),
			Audience.PUBLIC, Redistribution.METADATA, null, null, null, null, null, null);

	@Test
	void listingEndsBetweenTwoPagesAndIsResumed(@TempDir Path directory) {
		TestStores stores = TestStores.in(directory);
		try (TestApplication application = TestApplication.start(stores, Map.of(), StoppedConnector.class)) {
			application.bean(Sources.class).save(SOURCE);
			IngestLauncher launcher = application.bean(IngestLauncher.class);
			assertThat(launcher.handle(SOURCE.id())).isInstanceOf(WorkResult.Done.class);
			UUID run = stores.jdbc().sql("SELECT id FROM run").query(UUID.class).single();
			SourceReports reports = application.bean(SourceReports.class);
			assertThat(reports.find(run).orElseThrow().state()).isEqualTo(RunState.STOPPED);
			assertThat(application.bean(StoppedConnector.class).pages).isOne();
			assertThat(launcher.handle(SOURCE.id())).isInstanceOf(WorkResult.Done.class);
			assertThat(reports.find(run).orElseThrow().finishedAt()).isNotNull();
			assertThat(application.bean(StoppedConnector.class).pages).isEqualTo(3);
		}
	}

	/** Two pages; its first listing is stopped after the first one. */
	static class StoppedConnector implements Connector {

		private final ObjectProvider<RunStops> stops;

		private final JdbcClient jdbc;

		private int pages;

		StoppedConnector(ObjectProvider<RunStops> stops, JdbcClient jdbc) {
			this.stops = stops;
			this.jdbc = jdbc;
		}

		@Override
		public Set<String> kinds() {
			return Set.of(SOURCE.kind());
		}

		@Override
		public Listing list(SourceDefinition source, PageCache cache) {
			boolean first = this.pages == 0;
			read(cache, 1);
			if (first) {
				this.stops.getObject().stop(this.jdbc.sql("SELECT id FROM run").query(UUID.class).single());
			}
			read(cache, 2);
			return new Listing(0, List.of(), List.of(), List.of());
		}

		private void read(PageCache cache, int number) {
			cache.find(URI.create("https://example.org/" + number));
			this.pages++;
		}

		@Override
		public FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
			throw new UnsupportedOperationException("Nothing is listed");
		}

		@Override
		public Presence presence(SourceDefinition source, String externalId, @Nullable LastCapture last,
				KnownAddresses addresses) {
			return Presence.THERE;
		}

	}

}
