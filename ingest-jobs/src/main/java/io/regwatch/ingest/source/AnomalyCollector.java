package io.regwatch.ingest.source;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;

/** Collects what is odd about a list, each thing once. */
public final class AnomalyCollector {

	/** Of thousands of rows without an id, some examples are enough. */
	private static final int TOLD = 3;

	private final Map<AnomalyRule, Set<String>> details = new EnumMap<>(AnomalyRule.class);

	public void add(Anomaly anomaly) {
		this.details.computeIfAbsent(anomaly.rule(), (_) -> new LinkedHashSet<>()).add(anomaly.detail());
	}

	/** One anomaly a rule. */
	public List<Anomaly> anomalies() {
		return this.details.entrySet()
			.stream()
			.map((entry) -> new Anomaly(entry.getKey(), told(entry.getValue())))
			.toList();
	}

	private static String told(Set<String> details) {
		String told = details.stream().limit(TOLD).collect(Collectors.joining("; "));
		return (details.size() > TOLD) ? "%s; and %d more of this kind".formatted(told, details.size() - TOLD) : told;
	}

}
