package io.regwatch.assessment.run;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * What a finished run did.
 *
 * @param run its id
 * @param items how many there were
 * @param judged how many were assessed
 * @param skipped how many were not, by reason; {@code budget} for want of tokens
 * @param failed how many broke, by reason; the next run tries again
 * @param asked for how many a model was asked
 * @param tokensIn read by models
 * @param tokensOut written by models
 * @param cost in US dollars; {@code null} if prices are not known
 * @param changes of status or priority, what was published last first
 */
public record RunReport(UUID run, int items, int judged, Map<String, Integer> skipped, Map<String, Integer> failed,
		int asked, long tokensIn, long tokensOut, @Nullable BigDecimal cost, List<Change> changes) {

	public RunReport {
		skipped = Collections.unmodifiableMap(new TreeMap<>(skipped));
		failed = Collections.unmodifiableMap(new TreeMap<>(failed));
		changes = List.copyOf(changes);
	}

	/**
	 * An assessment that says something else than the one before it.
	 *
	 * @param update its id
	 * @param title of the update
	 * @param before what was said; {@code null} if nothing was
	 * @param after what is said now
	 * @param reasonCode of what is said now
	 * @param why in words
	 */
	public record Change(UUID update, String title, @Nullable Said before, Said after, String reasonCode, String why) {

	}

	/**
	 * What was said of an update.
	 *
	 * @param status code
	 * @param priority code
	 */
	public record Said(String status, String priority) {

	}

}
