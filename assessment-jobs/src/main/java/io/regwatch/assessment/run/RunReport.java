package io.regwatch.assessment.run;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * The report of a finished run.
 *
 * @param run its id
 * @param items number of items
 * @param judged number of assessed items
 * @param skipped number of skipped items by reason; {@code budget} if tokens ran out
 * @param failed number of failed items by reason; the next run retries them
 * @param asked number of items for which a model was called
 * @param tokensIn read by models
 * @param tokensOut written by models
 * @param cost in US dollars; {@code null} if prices are not known
 * @param changes of status or priority, latest publication first
 */
public record RunReport(UUID run, int items, int judged, Map<String, Integer> skipped, Map<String, Integer> failed,
		int asked, long tokensIn, long tokensOut, @Nullable BigDecimal cost, List<Change> changes) {

	public RunReport {
		skipped = Collections.unmodifiableMap(new TreeMap<>(skipped));
		failed = Collections.unmodifiableMap(new TreeMap<>(failed));
		changes = List.copyOf(changes);
	}

	/**
	 * An assessment whose status or priority differs from the previous one.
	 *
	 * @param update its id
	 * @param title of the update
	 * @param before the previous assessment; {@code null} if there was none
	 * @param after the new assessment
	 * @param reasonCode of the new assessment
	 * @param why explanation
	 */
	public record Change(UUID update, String title, @Nullable Said before, Said after, String reasonCode, String why) {

	}

	/**
	 * Status and priority of an assessment.
	 *
	 * @param status code
	 * @param priority code
	 */
	public record Said(String status, String priority) {

	}

}
