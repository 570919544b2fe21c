package io.regwatch.search.index;

/** The indices that are written: the live ones, or those that will replace them. */
sealed interface IndexTarget {

	String name(Index index);

	/**
	 * The indices behind the aliases.
	 *
	 * @param prefix of all names
	 */
	record Live(String prefix) implements IndexTarget {

		@Override
		public String name(Index index) {
			return index.alias(this.prefix);
		}

	}

	/**
	 * The indices that a reindex fills.
	 *
	 * @param prefix of all names
	 * @param number UTC time of their creation, 17 digits
	 */
	record Generation(String prefix, String number) implements IndexTarget {

		@Override
		public String name(Index index) {
			return index.alias(this.prefix) + "-" + this.number;
		}

	}

}
