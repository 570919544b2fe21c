package io.regwatch.ingest.extract.office.rtf;

import java.util.Set;

/** Where the parts of running headers and footers of RTF begin. */
final class RtfHeads {

	private static final Set<String> DIVISIONS = Set.of("par", "cell", "row", "nestcell", "nestrow", "sect", "page",
			"line", "tab");

	private boolean begun;

	/** Notes a control word, which may divide two parts. */
	void word(String word) {
		this.begun &= !DIVISIONS.contains(word);
	}

	/** Notes the end of a header or footer. */
	void end() {
		this.begun = false;
	}

	/** Whether a part begins with some text. */
	boolean begin(RtfGroup group, RtfToken text) {
		boolean begins = group.isRunning() && !this.begun && !text.source().isBlank()
				&& !DIVISIONS.contains(text.word());
		this.begun |= begins;
		return begins;
	}

}
