package io.regwatch.assessment.impact;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What a language model assesses, and how long the rules may take.
 *
 * @param horizon updates that were published longer ago are assessed without a language
 * model
 * @param passageCharacters maximum number of characters of an update's text in a prompt;
 * a shorter text is included whole
 * @param cpuLimit CPU time of the rules for one update; one that needs more is not
 * assessed
 */
@ConfigurationProperties(AssessorProperties.PREFIX)
record AssessorProperties(@DefaultValue("365d") Duration horizon, @DefaultValue("40000") int passageCharacters,
		@DefaultValue("60s") Duration cpuLimit) {

	static final String PREFIX = "regwatch.assessment.assessor";

	/** Asks no model. */
	static final AssessorProperties OFFLINE = new AssessorProperties(Duration.ZERO, 0, Duration.ofSeconds(60));

	AssessorProperties {
		if (horizon.isNegative()) {
			throw new IllegalArgumentException("Property '%s.horizon' is negative".formatted(PREFIX));
		}
	}

}
