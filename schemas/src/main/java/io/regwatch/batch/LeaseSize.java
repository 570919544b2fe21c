package io.regwatch.batch;

/**
 * How many items are leased at once.
 *
 * @param min waits until as many may be leased, at least 1
 * @param max leases as many if there is room, at least {@code min}
 */
public record LeaseSize(int min, int max) {

	/** One by one. */
	public static final LeaseSize SINGLE = new LeaseSize(1, 1);

	/**
	 * Always the same number, leased ahead.
	 * @param count at least 1
	 * @return for quick items whose prefetch is worth sharing
	 */
	public static LeaseSize of(int count) {
		return new LeaseSize(count, count);
	}

	/**
	 * As many as can be processed at once.
	 * @param max limit
	 * @return for slow items, of which none should wait here while another worker is idle
	 */
	public static LeaseSize upTo(int max) {
		return new LeaseSize(1, max);
	}

}
