package io.regwatch.assessment.digest;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.assessment.evidence.AssessmentFailure;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.batch.ItemProcessor;
import io.regwatch.batch.LeaseSize;
import org.jspecify.annotations.Nullable;

/** Makes digests for one run; holds nothing while it waits for a model. */
final class DigestProcessor implements ItemProcessor<UUID, Optional<Digest>> {

	private final DigestMaker maker;

	private final Digests digests;

	private final DigestItems items;

	private final Budget budget;

	private final Collection<UUID> skipped;

	private final LeaseSize leaseSize;

	DigestProcessor(DigestMaker maker, Digests digests, DigestItems items, Budget budget, Collection<UUID> skipped,
			LeaseSize leaseSize) {
		this.maker = maker;
		this.digests = digests;
		this.items = items;
		this.budget = budget;
		this.skipped = skipped;
		this.leaseSize = leaseSize;
	}

	@Override
	public LeaseSize leaseSize() {
		return this.leaseSize;
	}

	@Override
	public void warmUp() {
		Embeddings.prepare();
	}

	@Override
	public Processing<UUID, Optional<Digest>> prefetch(List<UUID> updates) {
		Map<UUID, DigestRequest> requests = this.items.find(updates)
			.stream()
			.collect(Collectors.toMap(DigestRequest::id, (request) -> request));
		return (update) -> Optional.ofNullable(requests.get(update))
			.flatMap((request) -> this.maker.make(request, this.budget));
	}

	@Override
	public void write(UUID update, Optional<Digest> digest) {
		digest.ifPresentOrElse((made) -> this.digests.add(update, made), () -> skip(update, null));
	}

	@Override
	public void reject(UUID update, Throwable cause) {
		skip(update, AssessmentFailure.of(cause));
	}

	private void skip(UUID update, @Nullable AssessmentFailure failure) {
		this.items.release(update, (failure != null) ? failure.code() : null);
		this.skipped.add(update);
	}

}
