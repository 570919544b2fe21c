package io.regwatch.change;

/**
 * Some consecutive changes by their positions, which queries pass to the functions
 * {@code changed_update} and {@code changed_reference}.
 *
 * @param before the position before the first one
 * @param last the last position; not greater than {@code before} if there are no changes
 */
public record ChangeInterval(long before, long last) {

	/**
	 * The first position.
	 * @return one more than the position before
	 */
	public long first() {
		return this.before + 1;
	}

}
