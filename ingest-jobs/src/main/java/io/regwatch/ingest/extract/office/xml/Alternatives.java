package io.regwatch.ingest.extract.office.xml;

import java.util.ArrayDeque;
import java.util.Deque;

import org.xml.sax.Attributes;

/**
 * Chooses the first of several alternatives, such as an equation in place of the picture
 * of it for programs without equations (ECMA-376, part 3, 7.5).
 */
public final class Alternatives extends OfficeFilter {

	/** Whether a choice is made, for each set of alternatives that is open. */
	private final Deque<Boolean> chosen = new ArrayDeque<>();

	@Override
	protected Use start(String element, Attributes attributes) {
		return switch (element) {
			case "mc:AlternateContent" -> {
				this.chosen.push(false);
				yield Use.UNWRAPPED;
			}
			case "mc:Choice", "mc:Fallback" -> choose();
			default -> Use.KEPT;
		};
	}

	private Use choose() {
		boolean first = !this.chosen.isEmpty() && !this.chosen.pop();
		this.chosen.push(true);
		return first ? Use.UNWRAPPED : Use.DROPPED;
	}

	@Override
	protected void end(String element) {
		if (element.equals("mc:AlternateContent")) {
			this.chosen.poll();
		}
	}

}
