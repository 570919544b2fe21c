package io.regwatch.ops.console.security;

import java.time.Duration;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Sign-in to the console.
 *
 * @param maxFailures wrong passwords in a row before a person is locked
 * @param lockDuration how long a person is locked
 */
@ConfigurationProperties("regwatch.console.sign-in")
record SignInProperties(@DefaultValue("5") int maxFailures, @DefaultValue("15m") Duration lockDuration) {

	SignInProperties {
		if (maxFailures < 1 || lockDuration.toSeconds() < 1) {
			throw new IllegalArgumentException(
					"'regwatch.console.sign-in' needs max-failures >= 1 and a lock-duration of a second or more");
		}
	}

}
