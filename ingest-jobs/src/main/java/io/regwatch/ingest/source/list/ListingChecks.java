package io.regwatch.ingest.source.list;

import java.util.List;
import java.util.Objects;

import io.regwatch.ingest.source.AnomalyCollector;
import io.regwatch.ingest.source.parse.Page;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;

/**
 * Compares what a list has with what it says of itself and with what is expected of it.
 */
final class ListingChecks {

	/** Elasticsearch counts and shows no more, unless its owner says so. */
	private static final Integer CAP = 10_000;

	private final AnomalyCollector found = new AnomalyCollector();

	/** Of all lists of the source; {@code null} where none says it. */
	private @Nullable Integer reported;

	/** Whether a list reports as many rows as are counted at most. */
	private boolean capped;

	/** Of the page before. */
	private @Nullable Integer total;

	void flag(AnomalyRule rule, String detail) {
		this.found.add(new Anomaly(rule, detail));
	}

	/**
	 * Takes what a page says. An item that leaves a list while it is read moves another
	 * one over a page's edge.
	 * @param page of a list
	 * @param first whether it is the first one
	 * @param counted whether the list's total counts rows that no other list has
	 */
	void add(Page page, boolean first, boolean counted) {
		if (first && counted && page.total() != null) {
			this.reported = Objects.requireNonNullElse(this.reported, 0) + page.total();
			this.capped |= CAP.equals(page.total());
		}
		else if (!first && !Objects.equals(this.total, page.total())) {
			flag(AnomalyRule.UNSTABLE_PAGING, "The list changed while it was read: it reports %s items, before %s"
				.formatted(page.total(), this.total));
		}
		this.total = page.total();
		if (page.anomaly() != null) {
			this.found.add(page.anomaly());
		}
	}

	void checkSize(int items, int minimum) {
		if (items < minimum) {
			flag((items == 0) ? AnomalyRule.ZERO_ROWS : AnomalyRule.FEW_ROWS,
					"Listed %d items, at least %d are expected".formatted(items, minimum));
		}
	}

	/** Returns the total that the source reports, if it does. */
	@Nullable Integer checkTotal(int rows, int again) {
		if (this.reported != null && rows < this.reported) {
			flag(AnomalyRule.COUNT_MISMATCH, "The source reports %d items but listed %d%s".formatted(this.reported,
					rows, (again > 0) ? ", and %d rows more than once".formatted(again) : ""));
		}
		if (this.capped && this.reported != null && rows <= this.reported) {
			flag(AnomalyRule.RESULT_CAP,
					"A list reports exactly %d rows, the most that many interfaces count".formatted(CAP));
		}
		return this.reported;
	}

	List<Anomaly> anomalies() {
		return this.found.anomalies();
	}

}
