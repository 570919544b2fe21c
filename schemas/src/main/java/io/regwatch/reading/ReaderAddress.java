package io.regwatch.reading;

/**
 * Recognises sentences that try to instruct whoever reads the text: machines that
 * classify it, assistants, models. Duties of devices that contain such machines are none
 * of these.
 */
final class ReaderAddress {

	private static final int NEAR = 12;

	private ReaderAddress() {
	}

	static boolean isIn(Marked words) {
		if (words.has(Cue.ORDER)) {
			return true;
		}
		for (int i = words.from(); i < words.to(); i++) {
			if (words.is(i, Cue.MACHINE)
					&& (words.anyIn(i - NEAR, i + NEAR, Cue.READS) || words.anyIn(i, i + NEAR * 2, Cue.JUDGES))) {
				return true;
			}
		}
		return false;
	}

}
