package io.regwatch.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import io.regwatch.ingest.source.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import io.regwatch.ingest.source.catalogue.InvalidFileException;
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

	@Test
	void problemIsToldAgainOnlyWhenItsFileChanges() throws IOException, InterruptedException {
		Path wrong = Files.writeString(this.directory.resolve("wrong.yaml"), "id");
		CatalogueLoader loader = mock();
		given(loader.load()).willReturn(invalid(wrong));
		try (CatalogueWatcher watcher = new CatalogueWatcher(loader, new Catalogue(this.directory, List.of(), false))) {
			assertThat(watcher.load().problems()).hasSize(1);
			watcher.start(this.received::add);
			Files.writeString(this.directory.resolve("other.yaml"), "id: b");
			assertThat(receive().problems()).isEmpty();
			Files.writeString(wrong, "id: still wrong");
			assertThat(receive().problems()).hasSize(1);
		}
	}

	private CatalogueChanges receive() throws InterruptedException {
		return Objects.requireNonNull(this.received.poll(TIMEOUT.toSeconds(), TimeUnit.SECONDS));
	}

	private static CatalogueChanges invalid(Path file) {
		return new CatalogueChanges(Map.of(), List.of(),
				Map.of(file, new InvalidFileException(file, List.of(new InvalidFileException.Problem(1, "", "wrong")))),
				Map.of());
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
