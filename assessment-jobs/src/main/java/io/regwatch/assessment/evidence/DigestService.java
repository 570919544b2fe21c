package io.regwatch.assessment.evidence;

import java.util.UUID;
import java.util.stream.LongStream;

import io.regwatch.assessment.model.Budget;
import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.ItemBatch;

/** Digests of updates, which assessments read. */
public interface DigestService {

	/**
	 * Adds the updates that a workspace sees and that have no digest to those that need
	 * one.
	 * @param workspace that is going to be assessed
	 */
	void addMissing(UUID workspace);

	/**
	 * Opens the updates that a workspace sees and that need a digest. Each digest is made
	 * once, however many workspaces wait for it.
	 * @param fence of the run that waits for them
	 * @param workspace that is going to be assessed
	 * @param budget that pays for calls of a model; other runs make what it cannot pay
	 * @return the updates
	 */
	ItemBatch<?, ?> open(FencedTransaction fence, UUID workspace, Budget budget);

	/** Indexes new digests, immediately if the search index is available. */
	void publish();

	/**
	 * Estimates the calls for the digests that a workspace lacks, without making them.
	 * @param workspace that would be assessed
	 * @return tokens of each call of a model at most, in and out
	 */
	LongStream estimate(UUID workspace);

}
