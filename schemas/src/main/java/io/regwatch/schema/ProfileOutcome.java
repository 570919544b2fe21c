package io.regwatch.schema;

/** What came of making a profile from a website. */
public sealed interface ProfileOutcome {

	/**
	 * It was made.
	 *
	 * @param profile the whole of it
	 */
	record Made(GeneratedProfile profile) implements ProfileOutcome {

	}

	/**
	 * The address is not one that is asked.
	 *
	 * @param message one sentence for who gave it
	 */
	record Refused(String message) implements ProfileOutcome {

	}

	/**
	 * The website gave nothing to make a profile of.
	 *
	 * @param message one sentence that says why
	 */
	record Failed(String message) implements ProfileOutcome {

	}

}
