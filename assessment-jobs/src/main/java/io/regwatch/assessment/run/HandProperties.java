package io.regwatch.assessment.run;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * When other workers are asked to lend a hand with an assessment.
 *
 * @param items so many are worth one more worker, at least 1
 * @param most how many others are asked at most; 0 for none
 */
@ConfigurationProperties("regwatch.assessment.hands")
record HandProperties(@DefaultValue("500") int items, @DefaultValue("15") int most) {

	HandProperties {
		if (items < 1 || most < 0) {
			throw new IllegalArgumentException(
					"Properties 'regwatch.assessment.hands.items' and '.most' are %d and %d: at least 1 and 0 are needed"
						.formatted(items, most));
		}
	}

}
