package io.regwatch.ingest;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import io.regwatch.ingest.source.Connector;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.KnownAddresses;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.Presence;
import io.regwatch.ingest.source.catalogue.Audience;
import io.regwatch.ingest.source.catalogue.Redistribution;
import io.regwatch.ingest.source.catalogue.RemovalPolicy;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.ReferenceType;
import io.regwatch.store.FileStore;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.annotation.Value;

/** A source whose items wait until the test continues, and then a second more. */
class SlowConnector implements Connector {

	static final SourceDefinition SOURCE = new SourceDefinition("slow", "Slow", "INT", "Slow", ReferenceType.GUIDANCE,
			"slow", "en", RemovalPolicy.KEEPS, new SourceDefinition.Tolerance(0.2), Audience.PUBLIC,
			Redistribution.METADATA, null, null, null, null, null, null);

	private static final long PATIENCE = 120;

	private final FileStore files;

	private final int items;

	private final CountDownLatch windowIsFull;

	private final CountDownLatch goOn = new CountDownLatch(1);

	SlowConnector(FileStore files, @Value("${test.slow.items}") int items,
			@Value("${regwatch.fetch.concurrency}") int concurrency) {
		this.files = files;
		this.items = items;
		this.windowIsFull = new CountDownLatch(concurrency);
	}

	/** Returns once as many items wait as may be under way at once. */
	void awaitFullWindow() throws InterruptedException {
		await(this.windowIsFull);
	}

	/** Continues all items, now and from now on. */
	void letGoOn() {
		this.goOn.countDown();
	}

	@Override
	public Set<String> kinds() {
		return Set.of(SOURCE.kind());
	}

	@Override
	public Listing list(SourceDefinition source, PageCache cache) {
		return new Listing(this.items, IntStream.range(0, this.items).mapToObj(SlowConnector::item).toList(), List.of(),
				List.of());
	}

	@Override
	public FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		this.windowIsFull.countDown();
		try {
			await(this.goOn);
			Thread.sleep(Duration.ofSeconds(1));
			byte[] body = "Slow guidance %s".formatted(item.externalId()).getBytes(StandardCharsets.UTF_8);
			return new FetchOutcome.Fetched(this.files.store(new ByteArrayInputStream(body)));
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public Presence presence(SourceDefinition source, String externalId, @Nullable LastCapture last,
			KnownAddresses addresses) {
		return Presence.THERE;
	}

	private static ListedItem item(int number) {
		String id = "SLOW %d".formatted(number);
		return new ListedItem(id, id, "urn:slow:" + number, number + ".txt", id, null, null, null, null, null, null,
				null, null, null, null);
	}

	private static void await(CountDownLatch latch) throws InterruptedException {
		if (!latch.await(PATIENCE, TimeUnit.SECONDS)) {
			throw new IllegalStateException("Nothing happened for %d seconds".formatted(PATIENCE));
		}
	}

}
