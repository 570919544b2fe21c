package io.regwatch.ops.demo;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the demo's client read.
 *
 * @param key of the client
 * @param workspace subscribed to the regulators
 * @param profile of the workspace, as it was generated
 * @param updates that the workspace sees, newest first
 * @param marketEntry effect of another market in its profile
 */
public record DemoAccess(String key, DemoClient.Workspace workspace, DemoClient.Profile profile,
		List<UpdateItem> updates, MarketEntry marketEntry) {

	public DemoAccess {
		updates = List.copyOf(updates);
	}

	/**
	 * Counts updates by status of their assessment.
	 * @return by status, {@code not_assessed} for those without
	 */
	public Map<String, Integer> assessments() {
		Map<String, Integer> numbers = new TreeMap<>();
		Stream.of("applicable", "not_applicable", "not_assessed", "out_of_scope", "to_review")
			.forEach((status) -> numbers.put(status, 0));
		this.updates.forEach((update) -> numbers
			.merge((update.context() != null) ? update.context().status() : "not_assessed", 1, Integer::sum));
		return numbers;
	}

	/**
	 * Returns the oldest revision.
	 * @return empty if there is none
	 */
	public Optional<UpdateItem> revision() {
		return this.updates.reversed().stream().filter((update) -> update.kind().equals("revision")).findFirst();
	}

	@Override
	public String toString() {
		return this.workspace.id();
	}

}
