package io.regwatch.ingest.source;

import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;

/** Collects the anomalies of a list, each once. */
public final class AnomalyCollector {

	/** Of thousands of rows without an id, some examples are enough. */
	private static final int SHOWN = 3;

	private final Map<AnomalyRule, Set<String>> details = new EnumMap<>(AnomalyRule.class);

	public void add(Anomaly anomaly) {
		this.details.computeIfAbsent(anomaly.rule(), (_) -> new LinkedHashSet<>()).add(anomaly.detail());
	}

	/** One anomaly a rule. */
	public List<Anomaly> anomalies() {
		return this.details.entrySet()
			.stream()
			.map((entry) -> new Anomaly(entry.getKey(), text(entry.getValue())))
			.toList();
	}

	private static String text(Set<String> details) {
		String text = details.stream().limit(SHOWN).collect(Collectors.joining("; "));
		return (details.size() > SHOWN) ? "%s; and %d more of this kind".formatted(text, details.size() - SHOWN) : text;
	}

}
