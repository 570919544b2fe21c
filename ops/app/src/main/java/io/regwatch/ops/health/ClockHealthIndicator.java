package io.regwatch.ops.health;

import java.time.Duration;

import io.regwatch.scheduling.ClockSkew;

import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.stereotype.Component;

/** The clock: with a wrong one no work begins here, and times that are told are wrong. */
@Component
class ClockHealthIndicator extends AbstractHealthIndicator {

	private final ClockSkew drift;

	ClockHealthIndicator(ClockSkew drift) {
		super("The clock cannot be compared with the database's");
		this.drift = drift;
	}

	@Override
	protected void doHealthCheck(Health.Builder health) {
		Duration measured = this.drift.measure();
		health.withDetail("aheadMillis", measured.toMillis());
		if (this.drift.isTooMuch(measured)) {
			health.down();
		}
		else {
			health.up();
		}
	}

}
