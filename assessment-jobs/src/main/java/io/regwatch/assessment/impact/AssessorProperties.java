package io.regwatch.assessment.impact;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * What a language model assesses.
 *
 * @param horizon updates that were published longer ago are assessed offline
 * @param passageCharacters of the text of an update that a model is shown; a shorter text
 * is shown whole
 */
@ConfigurationProperties(AssessorProperties.PREFIX)
record AssessorProperties(@DefaultValue("365d") Duration horizon, @DefaultValue("40000") int passageCharacters) {

	static final String PREFIX = "regwatch.assessment.assessor";

	/** Asks no model. */
	static final AssessorProperties OFFLINE = new AssessorProperties(Duration.ZERO, 0);

	AssessorProperties {
		if (horizon.isNegative()) {
			throw new IllegalArgumentException("Property '%s.horizon' is negative".formatted(PREFIX));
		}
	}

}
