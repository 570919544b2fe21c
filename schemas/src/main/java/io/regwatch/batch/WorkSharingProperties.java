package io.regwatch.batch;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * When idle workers assist with a long run.
 *
 * @param minItems so many items are worth one more worker, at least 1
 * @param maxHelpers how many other workers are requested at most; 0 for none
 * @param timeout leases of others are revoked if none of them finishes an item for so
 * long; more than one item may take
 */
@ConfigurationProperties("regwatch.work-sharing")
record WorkSharingProperties(@DefaultValue("500") int minItems, @DefaultValue("15") int maxHelpers,
		@DefaultValue("15m") Duration timeout) {

	WorkSharingProperties {
		if (minItems < 1 || maxHelpers < 0 || !timeout.isPositive()) {
			throw new IllegalArgumentException(
					"Properties 'regwatch.work-sharing' are min-items %d, max-helpers %d, timeout %s: at least 1, 0 and a time are needed"
						.formatted(minItems, maxHelpers, timeout));
		}
	}

	int helpers(long items) {
		return Math.clamp((items - 1) / this.minItems, 0, this.maxHelpers);
	}

}
