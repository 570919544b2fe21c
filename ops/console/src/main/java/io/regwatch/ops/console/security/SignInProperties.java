package io.regwatch.ops.console.security;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Sign-in to the console.
 *
 * @param maxFailures wrong passwords in a row, from one network, before a person has to
 * wait there
 * @param initialDelay the first wait; each further wrong password doubles it
 * @param maxDelay the longest wait
 */
@ConfigurationProperties("regwatch.console.sign-in")
record SignInProperties(@DefaultValue("5") int maxFailures, @DefaultValue("10s") Duration initialDelay,
		@DefaultValue("15m") Duration maxDelay) {

	SignInProperties {
		if (maxFailures < 1 || initialDelay.toSeconds() < 1 || maxDelay.compareTo(initialDelay) < 0) {
			throw new IllegalArgumentException(
					"'regwatch.console.sign-in' needs max-failures >= 1, an initial-delay of "
							+ "a second or more, and a max-delay that is not shorter");
		}
	}

}
