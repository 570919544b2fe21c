package io.regwatch.batch;

/**
 * How a run takes its items, by the number of workers that died with them in hand; in
 * this order.
 */
public enum PoisonPolicy {

	/** Side by side: having been in hand once or twice is chance. */
	NONE(1),

	/**
	 * One by one: what is in hand alone whenever a worker dies is what kills them. A
	 * worker that is killed from outside every few seconds has the first of them in hand
	 * for much of its life, so a few deaths say little yet.
	 */
	ALONE(7),

	/** Not any more. */
	GIVEN_UP(Short.MAX_VALUE);

	private final int crashes;

	PoisonPolicy(int crashes) {
		this.crashes = crashes;
	}

	/**
	 * With how many crashes an item is taken so.
	 * @return at most
	 */
	public int crashes() {
		return this.crashes;
	}

	/**
	 * How many items are under way at once.
	 * @param most if they need no care
	 * @return at least 1
	 */
	public int concurrency(int most) {
		return (this == NONE) ? most : 1;
	}

}
