package io.regwatch.assessment.impact;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What a language model is asked to judge.
 *
 * @param horizon updates that were published longer ago are judged offline
 */
@ConfigurationProperties(AssessorProperties.PREFIX)
record AssessorProperties(@DefaultValue("365d") Duration horizon) {

	static final String PREFIX = "regwatch.assessment.judge";

	AssessorProperties {
		if (horizon.isNegative()) {
			throw new IllegalArgumentException("Property '%s.horizon' is negative".formatted(PREFIX));
		}
	}

}
