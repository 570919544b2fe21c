package io.regwatch.assessment.digest;

import java.util.Collection;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import io.regwatch.assessment.evidence.DigestService;
import io.regwatch.assessment.model.Budget;
import io.regwatch.search.index.OutboxRelay;
import io.regwatch.search.index.SearchUnavailableException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Component;

/**
 * Makes the digests that a workspace lacks, several at once, each of them by one worker
 * of the cluster. No connection is held while a model is asked.
 */
@Component
class StoredDigestService implements DigestService {

	private static final Logger logger = LoggerFactory.getLogger(StoredDigestService.class);

	private final DigestClaims claims;

	private final DigestMaker maker;

	private final Digests digests;

	private final OutboxRelay index;

	private final DigestProperties properties;

	StoredDigestService(DigestClaims claims, DigestMaker maker, Digests digests, OutboxRelay index,
			DigestProperties properties) {
		this.claims = claims;
		this.maker = maker;
		this.digests = digests;
		this.index = index;
		this.properties = properties;
	}

	@Override
	public void ensureDigests(UUID workspace, Budget budget) {
		Collection<UUID> skipped = ConcurrentHashMap.newKeySet();
		int made = 0;
		while (this.claims.isAnyMissing(workspace, skipped)) {
			int now = makeAll(workspace, budget, skipped);
			made += now;
			if (now == 0) {
				pause();
			}
		}
		if (made > 0) {
			logger.info("Made {} digests for workspace {}", made, workspace);
			publish();
		}
	}

	@Override
	public LongStream estimate(UUID workspace) {
		return this.claims.findMissing(workspace).stream().flatMapToLong(this.maker::estimate);
	}

	private int makeAll(UUID workspace, Budget budget, Collection<UUID> skipped) {
		Callable<Integer> work = () -> makeSome(workspace, budget, skipped);
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			int made = 0;
			for (Future<Integer> one : threads
				.invokeAll(IntStream.range(0, this.properties.concurrency()).mapToObj((_) -> work).toList())) {
				made += one.get();
			}
			return made;
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("Interrupted while digests were made");
		}
		catch (ExecutionException ex) {
			throw new IllegalStateException("Digests for workspace '%s' broke".formatted(workspace), ex.getCause());
		}
	}

	private int makeSome(UUID workspace, Budget budget, Collection<UUID> skipped) {
		int made = 0;
		Optional<DigestRequest> next = this.claims.claim(workspace, skipped);
		while (next.isPresent()) {
			made += make(next.get(), budget, skipped) ? 1 : 0;
			next = this.claims.claim(workspace, skipped);
		}
		return made;
	}

	private boolean make(DigestRequest subject, Budget budget, Collection<UUID> skipped) {
		boolean written = false;
		try {
			Optional<Digest> digest = this.maker.make(subject, budget);
			digest.ifPresent((one) -> this.digests.add(subject.id(), one));
			written = digest.isPresent();
			return written;
		}
		finally {
			if (!written) {
				skipped.add(subject.id());
				this.claims.release(subject.id());
			}
		}
	}

	private void publish() {
		try {
			this.index.drain();
		}
		catch (SearchUnavailableException ex) {
			logger.warn("Digests reach the index later: {}", ex.getMessage());
		}
	}

	private void pause() {
		try {
			Thread.sleep(this.properties.look());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("Interrupted while waiting for digests");
		}
	}

}
