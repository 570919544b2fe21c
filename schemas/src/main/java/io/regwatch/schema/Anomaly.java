package io.regwatch.schema;

import java.util.Collection;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/**
 * Something odd about what a source lists.
 *
 * @param rule that found it
 * @param detail what it is, one or more sentences for operators
 */
public record Anomaly(AnomalyRule rule, String detail) {

	/** Details repeat what hosts send, of which the database cannot store everything. */
	public Anomaly {
		detail = detail.replace('\0', '\ufffd');
	}

	/**
	 * Why a listing is incomplete.
	 * @param anomalies of it
	 * @return {@code null} if it is complete in spite of them
	 */
	public static @Nullable String shortfall(Collection<Anomaly> anomalies) {
		String reasons = anomalies.stream()
			.filter((anomaly) -> anomaly.rule().isIncomplete())
			.map(Anomaly::detail)
			.collect(Collectors.joining("; "));
		return reasons.isEmpty() ? null : reasons;
	}

}
