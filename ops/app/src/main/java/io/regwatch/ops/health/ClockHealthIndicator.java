package io.regwatch.ops.health;

import java.time.Duration;

import io.regwatch.scheduling.ClockSkew;

import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;
import org.springframework.stereotype.Component;

/** Checks the clock skew to the database: with too much, this process starts no work. */
@Component
class ClockHealthIndicator extends AbstractHealthIndicator {

	private final ClockSkew skew;

	ClockHealthIndicator(ClockSkew skew) {
		super("The clock cannot be compared with the database's");
		this.skew = skew;
	}

	@Override
	protected void doHealthCheck(Health.Builder health) {
		Duration measured = this.skew.measure();
		health.withDetail("aheadMillis", measured.toMillis());
		if (this.skew.isTooMuch(measured)) {
			health.down();
		}
		else {
			health.up();
		}
	}

}
