package io.regwatch.ingest;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.run.Ledger;
import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.QuarantinedItem;
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
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** A connector that fails in the middle of a run does not keep the run from ending. */
class BrokenConnectorIT {

	@Test
	void launchWhenConnectorFailsResumes(@TempDir Path directory) {
		try (TestApplication application = TestApplication.start(TestStores.in(directory), Map.of(), Broken.class)) {
			application.bean(Sources.class).save(Broken.SOURCE);
			Broken connector = application.bean(Broken.class);
			connector.error = new NoClassDefFoundError("Parser");
			assertThat(application.bean(IngestLauncher.class).launch("broken"))
				.isInstanceOf(JobResult.Unfinished.class);
			connector.error = null;
			assertThat(Folder.ingest(application, "broken").ledger())
				.isEqualTo(new Ledger(null, 2, 2, 0, 0, 0, 0, 0, null));
			connector.items = List.of("1");
			IngestReport report = Folder.ingest(application, "broken");
			assertThat(report.rejections()).singleElement().extracting(IngestReport.Rejection::item).isEqualTo("2");
			assertUncheckedAbsence(application, report);
			assertUncheckedAbsence(application, Folder.ingest(application, "broken"));
			connector.readable = true;
			report = Folder.ingest(application, "broken");
			assertThat(report.ledger()).isEqualTo(new Ledger(null, 1, 0, 0, 1, 1, 0, 0, null));
			assertThat(report.updates()).singleElement().extracting(IngestReport.Update::kind).isEqualTo("withdrawal");
			assertThat(application.bean(Quarantine.class).findOpen()).isEmpty();
		}
	}

	private static void assertUncheckedAbsence(TestApplication application, IngestReport report) {
		assertThat(report.ledger().complete()).isFalse();
		assertThat(report.ledger().unchecked()).isOne();
		assertThat(report.ledger().unchanged()).isOne();
		assertThat(report.ledger().incompleteReason()).contains("1 items are no longer listed", "'2'");
		assertThat(application.bean(Quarantine.class).findOpen()).singleElement()
			.extracting(QuarantinedItem::item)
			.isEqualTo("2");
	}

	static class Broken implements Connector {

		static final SourceDefinition SOURCE = new SourceDefinition("broken", "Broken", "INT", "Broken",
				ReferenceType.GUIDANCE, "broken", "en", RemovalPolicy.WITHDRAWS, new SourceDefinition.Tolerance(0.2),
				Audience.PUBLIC, Redistribution.METADATA, null, null, null, null, null, null);

		private final FileStore files;

		private volatile List<String> items = List.of("1", "2");

		private volatile boolean readable;

		private volatile @Nullable Error error;

		Broken(FileStore files) {
			this.files = files;
		}

		@Override
		public Set<String> kinds() {
			return Set.of(SOURCE.kind());
		}

		@Override
		public Listing list(SourceDefinition source, PageCache cache) {
			return new Listing(null, this.items.stream().map(Broken::item).toList(), List.of(), List.of());
		}

		@Override
		public FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
			Stream.ofNullable(this.error).forEach((thrown) -> {
				throw thrown;
			});
			byte[] body = "Guidance %s".formatted(item.externalId()).getBytes(StandardCharsets.UTF_8);
			try {
				return new FetchOutcome.Fetched(this.files.store(new ByteArrayInputStream(body)));
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		}

		@Override
		public Presence presence(SourceDefinition source, String externalId, @Nullable LastCapture last,
				KnownAddresses addresses) {
			if (!this.readable) {
				throw new IllegalStateException("The regulator's detail page cannot be read");
			}
			return Presence.GONE;
		}

		private static ListedItem item(String id) {
			return new ListedItem(id, id, "urn:broken:" + id, id + ".txt", id, null, null, null, null, null, null, null,
					null, null, null);
		}

	}

}
