package io.regwatch.reading;

import io.regwatch.schema.text.BoundedPattern;

/**
 * Recognises sentences that try to instruct whoever reads the text: machines that
 * classify it, assistants, models. Duties of devices that contain such machines are none
 * of these.
 */
final class ReaderAddress {

	private static final int NEAR = 12;

	private static final int BESIDE = 4;

	/** Comments of HTML and the turns of a chat, which no reader sees in a law. */
	private static final BoundedPattern MARKUP = BoundedPattern
		.compile("<!--|-->\\s*$|<\\|\\w+\\|>|\\[/?INST]|</?(?:system|assistant|instructions?|prompt)>"
				+ "|^\\W*(?:SYSTEM|ASSISTANT|INSTRUCTIONS?|PROMPT)(?: (?:PROMPT|MESSAGE|NOTE|OVERRIDE))?\\s*:");

	private ReaderAddress() {
	}

	static boolean isIn(Marked words) {
		if (words.has(Cue.ORDER) || MARKUP.find(words.words(words.from(), words.to()))) {
			return true;
		}
		for (int i = words.from(); i < words.to(); i++) {
			if (words.is(i, Cue.MACHINE)
					&& (words.anyIn(i - NEAR, i + NEAR, Cue.READS) || words.anyIn(i, i + NEAR * 2, Cue.JUDGES))) {
				return true;
			}
			boolean reads = words.is(i, Cue.READ_VERB)
					&& words.anyIn(i - NEAR, i + NEAR, Cue.MACHINE, Cue.READER, Cue.AUTOMATED);
			boolean judges = words.is(i, Cue.JUDGE_VERB) && words.anyIn(i - NEAR, i + NEAR, Cue.MACHINE, Cue.AUTOMATED);
			if ((reads || judges) && isOfThisText(words, i)) {
				return true;
			}
		}
		return false;
	}

	/** "that summarise this document", "die dieses Dokument auswerten". */
	private static boolean isOfThisText(Marked words, int verb) {
		for (int i = verb - BESIDE; i <= verb + BESIDE; i++) {
			if (words.is(i, Cue.HERE)
					&& (words.anyIn(i + 1, i + 3, Cue.TEXT_NOUN) || (i > verb && !words.tokens().isWord(i + 1)))) {
				return true;
			}
		}
		return false;
	}

}
