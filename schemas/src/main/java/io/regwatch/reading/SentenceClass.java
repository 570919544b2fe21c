package io.regwatch.reading;

/** What a sentence says. One sentence may have several classes. */
public enum SentenceClass {

	/** To what or whom the text applies. */
	SCOPE,

	/** To what or whom the text, or a part of it, does not apply. */
	EXCLUSION,

	/** Who or what is relieved of a duty. */
	EXEMPTION,

	/** Denies an exclusion: "shall not be excluded". It includes. */
	NEGATED_EXCLUSION,

	/** Denies an exemption: "exemptions do not apply to". It includes. */
	NEGATED_EXEMPTION,

	/** Obliges somebody to do something or not to do it. */
	DUTY,

	/** Says when something applies, enters into force, ends or is due. */
	DATE,

	/** Defines a term. */
	DEFINITION,

	/** Gives reasons; obliges to nothing. */
	RECITAL,

	/** Announces something, such as a recall or a consultation. */
	NOTICE;

	/**
	 * Whether it includes.
	 * @return also for denied exclusions
	 */
	public boolean includes() {
		return this == SCOPE || this == NEGATED_EXCLUSION || this == NEGATED_EXEMPTION;
	}

	/**
	 * Whether it puts something aside.
	 * @return never for denied exclusions
	 */
	public boolean excludes() {
		return this == EXCLUSION || this == EXEMPTION;
	}

}
