package io.regwatch.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

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

	private CatalogueChanges last = new CatalogueChanges(Map.of(), List.of(), Map.of(), Map.of());

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
		this.last = changes;
		return changes;
	}

	/**
	 * Loads the catalogue within ten seconds of each change.
	 * @param listener receives what is different then, and what is wrong with files that
	 * changed
	 */
	public void start(Consumer<CatalogueChanges> listener) {
		ScheduledFuture<?> _ = this.executor.scheduleWithFixedDelay(() -> poll(listener), INTERVAL.toMillis(),
				INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
	}

	/** The executor would not call this again after any exception or error. */
	private void poll(Consumer<CatalogueChanges> listener) {
		try {
			List<FileStamp> now = stamps();
			boolean changed = !now.equals(this.loaded) && now.equals(this.previous);
			CatalogueChanges before = this.last;
			if (changed || !before.unreadable().isEmpty()) {
				Set<Path> edited = edited(now);
				CatalogueChanges changes = load().since(before, edited);
				if (changed || !changes.changed().isEmpty() || !changes.removed().isEmpty()) {
					listener.accept(changes);
				}
			}
			this.previous = now;
		}
		catch (Exception | Error ex) {
			logger.warn("The catalogue '{}' could not be loaded", this.catalogue.directory(), ex);
		}
	}

	private Set<Path> edited(List<FileStamp> now) {
		return now.stream()
			.filter((file) -> !this.loaded.contains(file))
			.map(FileStamp::file)
			.collect(Collectors.toUnmodifiableSet());
	}

	private List<FileStamp> stamps() {
		@Nullable Path directory = this.catalogue.directory();
		try {
			return (directory != null) ? CatalogueFiles.list(directory).stream().map(CatalogueWatcher::stamp).toList()
					: List.of();
		}
		catch (IOException ex) {
			return List.of();
		}
	}

	private static FileStamp stamp(Path file) {
		try {
			return new FileStamp(file, Files.getLastModifiedTime(file), Files.size(file));
		}
		catch (IOException ex) {
			return new FileStamp(file, FileTime.fromMillis(0), -1);
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
