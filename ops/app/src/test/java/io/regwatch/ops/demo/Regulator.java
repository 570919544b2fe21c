package io.regwatch.ops.demo;

import java.util.List;
import java.util.Map;

/** A site of one invented authority. */
interface Regulator {

	/**
	 * Everything that it answers.
	 * @param night 1 or 2
	 * @return pages by path and query
	 */
	Map<String, Page> pages(int night);

	/** What one of them publishes on a night, in its own order. */
	static List<Publication> publications(Authority authority, int night) {
		return Publications.on(night).stream().filter((one) -> one.authority() == authority).toList();
	}

}
