package io.regwatch.http;

import java.time.Duration;

/** Start times of requests to a host, shared by all clients that ask it. */
interface HostPace {

	/**
	 * Reserves the next start time, unless it is too far away.
	 * @param host with its port
	 * @param interval at least this long after the start before
	 * @param longest wait that the caller accepts
	 * @return the reserved time, or why there is none
	 */
	Slot reserve(String host, Duration interval, Duration longest);

	/**
	 * Lets no client start a request to a host for a while.
	 * @param host with its port
	 * @param status with which the host asked for it
	 * @param time that it asked for
	 */
	void block(String host, int status, Duration time);

	/**
	 * A place in the order of requests.
	 *
	 * @param isReserved {@code false} if the wait is longer than accepted
	 * @param delay until it
	 * @param blockedBy status of HTTP after which the host asked for the wait; 0 if only
	 * requests before it make it wait
	 */
	record Slot(boolean isReserved, Duration delay, int blockedBy) {

	}

}
