package io.regwatch.assessment.evidence;

import java.util.UUID;
import java.util.stream.LongStream;

import io.regwatch.assessment.model.Budget;

/** What has to be said of updates before they are judged for a workspace. */
public interface DigestService {

	/**
	 * Does what is missing for the updates that a workspace sees, or waits for others who
	 * are at it. What cannot be done now is left to the next time.
	 * @param workspace that is going to be assessed
	 * @param budget that pays for calls of a model
	 * @throws java.util.concurrent.CancellationException if this thread is interrupted
	 */
	void ensureDigests(UUID workspace, Budget budget);

	/**
	 * Tells what doing that would take, without doing it.
	 * @param workspace that would be assessed
	 * @return tokens of each call of a model at most, in and out
	 */
	LongStream estimate(UUID workspace);

}
