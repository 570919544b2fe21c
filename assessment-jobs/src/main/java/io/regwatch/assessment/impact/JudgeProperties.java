package io.regwatch.assessment.impact;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What a language model is asked to judge.
 *
 * @param horizon updates that were published longer ago are judged offline
 */
@ConfigurationProperties(JudgeProperties.PREFIX)
record JudgeProperties(@DefaultValue("365d") Duration horizon) {

	static final String PREFIX = "regwatch.assessment.judge";

	JudgeProperties {
		if (horizon.isNegative()) {
			throw new IllegalArgumentException("Property '%s.horizon' is negative".formatted(PREFIX));
		}
	}

}
