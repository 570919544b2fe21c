package io.regwatch.batch;

/**
 * How items are processed, by the number of workers that died while they had leased them;
 * in this order.
 */
enum PoisonPolicy {

	/** Many at once: one crash may be chance. */
	CONCURRENT(1),

	/**
	 * One at a time, so that a crash shows which item causes it. A worker that is killed
	 * from outside every few seconds holds the first of these items for much of its life,
	 * so a few more crashes prove little.
	 */
	ISOLATED(7),

	/** Rejected without another attempt. */
	ABANDONED(Short.MAX_VALUE);

	private final int crashes;

	PoisonPolicy(int crashes) {
		this.crashes = crashes;
	}

	/** The largest number of crashes with which an item is processed so. */
	int crashes() {
		return this.crashes;
	}

	/** How many may be under way at once, of a number that is otherwise allowed. */
	int limit(int most) {
		return (this == CONCURRENT) ? most : 1;
	}

}
