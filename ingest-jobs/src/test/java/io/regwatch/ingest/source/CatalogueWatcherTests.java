package io.regwatch.ingest.source;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import io.regwatch.ingest.source.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

class CatalogueWatcherTests {

	private static final Duration TIMEOUT = Duration.ofSeconds(30);

	private final BlockingQueue<CatalogueChanges> received = new LinkedBlockingQueue<>();

	@TempDir
	private Path directory;

	@Test
	void startWhenAFileCouldNotBeReadReadsItAgainAlsoAfterAnError() throws InterruptedException {
		Queue<Supplier<CatalogueChanges>> loads = new ArrayDeque<>(
				List.of(this::unreadable, this::unreadable, CatalogueWatcherTests::error, this::changed));
		CatalogueLoader loader = mock();
		given(loader.load()).will((_) -> loads.remove().get());
		try (CatalogueWatcher watcher = new CatalogueWatcher(loader, new Catalogue(this.directory, List.of(), false))) {
			watcher.load();
			watcher.start(this.received::add);
			assertThat(this.received.poll(TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isEqualTo(changed());
		}
	}

	private CatalogueChanges unreadable() {
		return new CatalogueChanges(Map.of(), List.of(), Map.of(), Map.of(this.directory, "stale file handle"));
	}

	private CatalogueChanges changed() {
		return new CatalogueChanges(Map.of("drop", "changed"), List.of(), Map.of(), Map.of());
	}

	private static CatalogueChanges error() {
		throw new StackOverflowError("deep");
	}

}
