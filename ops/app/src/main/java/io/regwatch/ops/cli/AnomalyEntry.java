package io.regwatch.ops.cli;

import io.regwatch.schema.Anomaly;

/**
 * An anomaly in JSON.
 *
 * @param rule code of the rule
 * @param detail what it is
 * @param incomplete whether nothing is concluded from what is missing
 * @param advice what to do
 */
record AnomalyEntry(String rule, String detail, boolean incomplete, String advice) {

	static AnomalyEntry of(Anomaly anomaly) {
		return new AnomalyEntry(anomaly.rule().code(), anomaly.detail(), anomaly.rule().isIncomplete(),
				anomaly.rule().advice());
	}

}
