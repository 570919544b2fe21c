package io.regwatch.ingest;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
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

/** A source whose items do to their worker what a test wants. */
class DeadlyConnector implements Connector {

	static final int ITEMS = 12;

	private final FileStore files;

	private volatile Consumer<String> effect = (id) -> {
	};

	DeadlyConnector(FileStore files) {
		this.files = files;
	}

	static SourceDefinition source(String id) {
		return new SourceDefinition(id, "Deadly", "INT", "Deadly", ReferenceType.GUIDANCE, "deadly", "en",
				RemovalPolicy.KEEPS, new SourceDefinition.Tolerance(0.2), Audience.PUBLIC, Redistribution.METADATA,
				null, null, null, null, null, null);
	}

	/** What looking at an item does from now on, by its id. */
	void let(Consumer<String> effect) {
		this.effect = effect;
	}

	@Override
	public Set<String> kinds() {
		return Set.of("deadly");
	}

	@Override
	public Listing list(SourceDefinition source, PageCache cache) {
		return new Listing(ITEMS, IntStream.range(0, ITEMS).mapToObj(DeadlyConnector::item).toList(), List.of(),
				List.of());
	}

	@Override
	public FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		this.effect.accept(item.externalId());
		byte[] body = "Guidance %s of %s".formatted(item.externalId(), source.id()).getBytes(StandardCharsets.UTF_8);
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
		return Presence.THERE;
	}

	private static ListedItem item(int number) {
		String id = "ITEM " + number;
		return new ListedItem(id, id, "urn:deadly:" + number, number + ".txt", id, null, null, null, null, null, null,
				null, null, null, null);
	}

}
