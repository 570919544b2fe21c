package io.regwatch.assessment.digest;

import java.util.Collection;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;

import io.regwatch.assessment.evidence.DigestService;
import io.regwatch.assessment.model.Budget;
import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.ItemBatch;
import io.regwatch.batch.LeaseSize;
import io.regwatch.search.index.OutboxRelay;
import io.regwatch.search.index.SearchUnavailableException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Component;

/** Makes digests of the stored texts. */
@Component
class StoredDigestService implements DigestService {

	private static final Logger logger = LoggerFactory.getLogger(StoredDigestService.class);

	private final DigestItems items;

	private final DigestMaker maker;

	private final Digests digests;

	private final OutboxRelay index;

	private final DigestProperties properties;

	StoredDigestService(DigestItems items, DigestMaker maker, Digests digests, OutboxRelay index,
			DigestProperties properties) {
		this.items = items;
		this.maker = maker;
		this.digests = digests;
		this.index = index;
		this.properties = properties;
	}

	@Override
	public void addMissing(UUID workspace) {
		this.items.addMissing(workspace);
	}

	@Override
	public ItemBatch<?, ?> open(FencedTransaction fence, UUID workspace, Budget budget) {
		Collection<UUID> skipped = ConcurrentHashMap.newKeySet();
		int concurrency = this.properties.concurrency();
		return new ItemBatch<>(this.items.open(fence, workspace, skipped),
				new DigestProcessor(this.maker, this.digests, this.items, budget, skipped, LeaseSize.upTo(concurrency)),
				concurrency, false, (done, total) -> {
				});
	}

	@Override
	public void publish() {
		try {
			this.index.drain();
		}
		catch (SearchUnavailableException ex) {
			logger.warn("Digests reach the index later: {}", ex.getMessage());
		}
	}

	@Override
	public LongStream estimate(UUID workspace) {
		return this.items.findMissing(workspace).stream().flatMapToLong(this.maker::estimate);
	}

}
