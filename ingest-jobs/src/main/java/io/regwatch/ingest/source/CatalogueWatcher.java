package io.regwatch.ingest.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ingest.source.catalogue.CatalogueFiles;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Component;

/**
 * Loads the catalogue, and again when its files change. Polls, because not every file
 * system reports changes; a file that is still being written is left for the next poll.
 */
@Component
public class CatalogueWatcher implements AutoCloseable {

	private static final Logger logger = LoggerFactory.getLogger(CatalogueWatcher.class);

	private static final Duration INTERVAL = Duration.ofSeconds(2);

	private final CatalogueLoader loader;

	private final Catalogue catalogue;

	private final ScheduledExecutorService executor = Executors
		.newSingleThreadScheduledExecutor(Thread.ofVirtual().name("catalogue").factory());

	private List<FileStamp> loaded = List.of();

	private List<FileStamp> previous = List.of();

	CatalogueWatcher(CatalogueLoader loader, Catalogue catalogue) {
		this.loader = loader;
		this.catalogue = catalogue;
	}

	/**
	 * Loads the catalogue as it is now.
	 * @return what is different now
	 */
	public CatalogueChanges load() {
		List<FileStamp> now = stamps();
		CatalogueChanges changes = this.loader.load();
		this.loaded = now;
		return changes;
	}

	/**
	 * Loads the catalogue within ten seconds of each change.
	 * @param listener receives what is different then
	 */
	public void start(Consumer<CatalogueChanges> listener) {
		ScheduledFuture<?> _ = this.executor.scheduleWithFixedDelay(() -> poll(listener), INTERVAL.toMillis(),
				INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
	}

	private void poll(Consumer<CatalogueChanges> listener) {
		try {
			List<FileStamp> now = stamps();
			if (!now.equals(this.loaded) && now.equals(this.previous)) {
				listener.accept(load());
			}
			this.previous = now;
		}
		catch (RuntimeException ex) {
			logger.warn("The catalogue '{}' could not be loaded: {}", this.catalogue.directory(), ex.getMessage());
		}
	}

	private List<FileStamp> stamps() {
		@Nullable Path directory = this.catalogue.directory();
		return (directory != null) ? CatalogueFiles.list(directory).stream().flatMap(CatalogueWatcher::stamp).toList()
				: List.of();
	}

	private static Stream<FileStamp> stamp(Path file) {
		try {
			return Stream.of(new FileStamp(file, Files.getLastModifiedTime(file), Files.size(file)));
		}
		catch (NoSuchFileException ex) {
			return Stream.of();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(Objects.requireNonNullElse(ex.getMessage(), file.toString()), ex);
		}
	}

	/** Stops watching. */
	@Override
	public void close() {
		this.executor.shutdownNow();
	}

	private record FileStamp(Path file, FileTime modified, long size) {

	}

}
