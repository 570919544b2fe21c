package io.regwatch.batch;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * When other workers are asked to lend a hand with a run.
 *
 * @param items so many are worth one more worker, at least 1
 * @param most how many others are asked at most; 0 for none
 * @param patience what others have in hand is taken from them when none of them has
 * brought anything back for so long; more than reading one file may take
 */
@ConfigurationProperties("regwatch.hands")
record HandProperties(@DefaultValue("500") int items, @DefaultValue("15") int most,
		@DefaultValue("15m") Duration patience) {

	HandProperties {
		if (items < 1 || most < 0 || !patience.isPositive()) {
			throw new IllegalArgumentException(
					"Properties 'regwatch.hands' are items %d, most %d, patience %s: at least 1, 0 and a time are needed"
						.formatted(items, most, patience));
		}
	}

	/** How many others are worth asking. */
	long hands(long count) {
		return Math.clamp((count - 1) / this.items, 0, this.most);
	}

}
