package io.regwatch.batch;

import java.util.Map;
import java.util.UUID;

import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/**
 * Adds the ids of a run and an item to whatever is logged while the item is worked on.
 */
final class ItemLogContext {

	private static final String RUN = "runId";

	private static final String ITEM = "itemId";

	private ItemLogContext() {
	}

	/**
	 * The thread can work on one item on behalf of another: what was there is restored.
	 */
	static void with(@Nullable UUID run, String item, Runnable work) {
		Map<String, String> outer = MDC.getCopyOfContextMap();
		MDC.put(RUN, String.valueOf(run));
		MDC.put(ITEM, item);
		try {
			work.run();
		}
		finally {
			restore(outer);
		}
	}

	private static void restore(@Nullable Map<String, String> outer) {
		if (outer != null) {
			MDC.setContextMap(outer);
		}
		else {
			MDC.clear();
		}
	}

}
