package io.regwatch.batch;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * When idle workers assist with a long run.
 *
 * @param minItems number of items of a run that are worth one more worker, at least 1
 * @param maxHelpers maximum number of other workers that assist with a run; 0 for none
 * @param timeout leases of others are revoked if none of them finishes an item for so
 * long; must be longer than the longest item
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
