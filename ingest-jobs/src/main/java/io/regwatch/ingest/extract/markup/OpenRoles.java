package io.regwatch.ingest.extract.markup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;

/** The roles of the elements that are open at a place of a page. */
final class OpenRoles {

	private final Deque<XhtmlRole> open = new ArrayDeque<>();

	private final Map<XhtmlRole, Integer> depths = new EnumMap<>(XhtmlRole.class);

	void start(XhtmlRole role) {
		this.open.push(role);
		this.depths.merge(role, 1, Integer::sum);
	}

	XhtmlRole last() {
		return this.open.element();
	}

	void end() {
		this.depths.merge(this.open.pop(), -1, Integer::sum);
	}

	boolean has(XhtmlRole role) {
		return depth(role) > 0;
	}

	/** Whether the place is around the content. */
	boolean isChrome() {
		return has(XhtmlRole.HIDDEN)
				|| ((has(XhtmlRole.CHROME) || has(XhtmlRole.NAVIGATION)) && !has(XhtmlRole.CONTENT));
	}

	private int depth(XhtmlRole role) {
		return this.depths.getOrDefault(role, 0);
	}

}
