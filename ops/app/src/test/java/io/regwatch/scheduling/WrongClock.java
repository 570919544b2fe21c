package io.regwatch.scheduling;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A machine's clock that somebody has set wrong. */
class WrongClock extends Clock {

	private volatile Duration ahead = Duration.ZERO;

	/** Sets it; negative for behind. */
	void set(Duration newAhead) {
		this.ahead = newAhead;
	}

	@Override
	public Instant instant() {
		return Clock.systemUTC().instant().plus(this.ahead);
	}

	@Override
	public ZoneId getZone() {
		return ZoneOffset.UTC;
	}

	@Override
	public Clock withZone(ZoneId zone) {
		return Clock.offset(Clock.system(zone), this.ahead);
	}

}
