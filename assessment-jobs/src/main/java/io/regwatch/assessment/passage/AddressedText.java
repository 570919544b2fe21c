package io.regwatch.assessment.passage;

import io.regwatch.assessment.evidence.Segment;

/**
 * What the passages and sentences of a text, read together, say of those it addresses.
 */
public final class AddressedText {

	private static final TextFact<Boolean> ENDS_DUTY = TextFact.anyBody(Addressees::endDutyOfMakers);

	private static final TextFact<Boolean> SENTENCE_RELEASES = TextFact.anySentence(Addressees::releaseMakers);

	private static final TextFact<Boolean> PASSAGE_RELEASES = TextFact.anyBody(Addressees::releaseMakers);

	private static final TextFact<Boolean> RELEASES_ALL = TextFact.anyBody(Addressees::releaseAllMakers);

	private static final TextFact<Boolean> LEAVES_OUT = TextFact
		.of((text) -> text.all().stream().map(Segment::text).anyMatch(Addressees::leaveOutMakers));

	private static final TextFact<Boolean> LEAVES = TextFact.anyBody(Addressees::leaveMakers);

	private static final TextFact<Boolean> ADDRESSES_OTHERS = TextFact.anySentence(Addressees::addressOthersOnly);

	private static final TextFact<Boolean> NAMES_OTHERS = TextFact.anyBody(Addressees::nameOthers);

	private AddressedText() {
	}

	/**
	 * Whether it newly says that a duty of makers ends.
	 * @param text possibly empty
	 * @return see {@link Addressees#endDutyOfMakers}
	 */
	public static boolean endsDutyOfMakers(Passages text) {
		return ENDS_DUTY.in(text);
	}

	/**
	 * Whether a sentence leaves makers nothing to do, or addresses others only, or a new
	 * passage as a whole leaves them nothing.
	 * @param text possibly empty
	 * @return see {@link Addressees#releaseMakers}
	 */
	public static boolean mayReleaseMakers(Passages text) {
		return SENTENCE_RELEASES.in(text) || ADDRESSES_OTHERS.in(text) || PASSAGE_RELEASES.in(text);
	}

	/**
	 * Whether one sentence addresses others only and one leaves makers nothing to do.
	 * @param text possibly empty
	 * @return {@code true} if both are there
	 */
	public static boolean isForOthersOnly(Passages text) {
		return ADDRESSES_OTHERS.in(text) && SENTENCE_RELEASES.in(text);
	}

	/**
	 * Whether it says that all makers have nothing to do, or that it is not for them.
	 * @param text possibly empty
	 * @return see {@link Addressees#releaseAllMakers} and
	 * {@link Addressees#leaveOutMakers}
	 */
	public static boolean releasesAllMakers(Passages text) {
		return RELEASES_ALL.in(text) || LEAVES_OUT.in(text);
	}

	/**
	 * Whether it newly says that the duties of makers stay as they are.
	 * @param text possibly empty
	 * @return see {@link Addressees#leaveMakers}
	 */
	public static boolean leavesMakers(Passages text) {
		return LEAVES.in(text);
	}

	/**
	 * Whether it newly names others than makers.
	 * @param text possibly empty
	 * @return see {@link Addressees#nameOthers}
	 */
	public static boolean namesOthers(Passages text) {
		return NAMES_OTHERS.in(text);
	}

}
