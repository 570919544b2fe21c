package io.regwatch.http;

import java.time.Duration;

/** Start times of requests to a host, shared by all of its clients. */
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
	 * Prevents all requests to a host for a time.
	 * @param host with its port
	 * @param status of the response that required it
	 * @param time that it required
	 */
	void block(String host, int status, Duration time);

	/**
	 * A reserved start time.
	 *
	 * @param isReserved {@code false} if the wait is longer than accepted
	 * @param delay until it
	 * @param blockedBy HTTP status of the response that required the wait; 0 if it waits
	 * only for earlier requests
	 */
	record Slot(boolean isReserved, Duration delay, int blockedBy) {

	}

}
