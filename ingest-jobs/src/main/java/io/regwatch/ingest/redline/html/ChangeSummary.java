package io.regwatch.ingest.redline.html;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.SectionChange.Kind;
import io.regwatch.ingest.redline.SectionChange;

/** Says in sentences what a redline shows. */
public final class ChangeSummary {

	private static final int MOST = 20;

	private final Redline redline;

	private final List<SectionChange> sections;

	public ChangeSummary(Redline redline) {
		this.redline = redline;
		this.sections = redline.sections();
	}

	/** Such as {@code . Sections: 1 added, 2 changed}. */
	public String counts() {
		List<String> counts = new ArrayList<>();
		for (Kind kind : Kind.values()) {
			long count = this.sections.stream().filter((section) -> section.change() == kind).count();
			if (count > 0) {
				counts.add("%d %s".formatted(count, kind.code()));
			}
		}
		return counts.isEmpty() ? ". The text is the same" : ". Sections: " + String.join(", ", counts);
	}

	/**
	 * The counts, then section by section what happened to it.
	 * @param quoted whether headings may be quoted
	 */
	public String sections(boolean quoted) {
		String words = ". Words inserted: %d; deleted: %d; passages moved: %d".formatted(this.redline.inserted(),
				this.redline.deleted(), this.redline.moved());
		return counts() + (this.sections.isEmpty() ? "" : words + (quoted ? ".\n" + list() : ""));
	}

	private String list() {
		String first = this.sections.stream()
			.limit(MOST)
			.map((section) -> "- %s: %s".formatted(name(section), SectionText.of(section)))
			.collect(Collectors.joining("\n"));
		return (this.sections.size() > MOST) ? "%s\n- and %d more".formatted(first, this.sections.size() - MOST)
				: first;
	}

	private static String name(SectionChange section) {
		return section.heading().isEmpty() ? "Before the first heading" : "\u201C%s\u201D".formatted(section.heading());
	}

}
