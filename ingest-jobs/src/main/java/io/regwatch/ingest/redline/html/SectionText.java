package io.regwatch.ingest.redline.html;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.redline.SectionChange;

/** Says in words what happened to a section. */
final class SectionText {

	private SectionText() {
	}

	/** Such as {@code changed, 3 words inserted, 1 word deleted}. */
	static String of(SectionChange section) {
		List<String> parts = new ArrayList<>();
		parts.add(section.change().code());
		add(parts, section.inserted(), "word", "inserted");
		add(parts, section.deleted(), "word", "deleted");
		add(parts, section.moved(), "passage", "moved");
		return String.join(", ", parts);
	}

	private static void add(List<String> parts, int count, String noun, String participle) {
		if (count > 0) {
			parts.add("%d %s%s %s".formatted(count, noun, (count == 1) ? "" : "s", participle));
		}
	}

}
