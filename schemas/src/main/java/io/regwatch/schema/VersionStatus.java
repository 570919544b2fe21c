package io.regwatch.schema;

/** The lifecycle status of a version of a reference. */
public enum VersionStatus implements CodedEnum {

	/** Published for comment. */
	DRAFT,

	/** Applies now. */
	IN_FORCE,

	/** Adopted, applies from its effective date. */
	NOT_YET_IN_FORCE,

	/** Replaced by a later version. */
	SUPERSEDED,

	/** Taken back by its authority. */
	WITHDRAWN,

	/** Ended by another act. */
	REPEALED;

	/**
	 * Whether the authority has ended it.
	 * @return {@code true} for withdrawn and repealed
	 */
	public boolean isEnded() {
		return this == WITHDRAWN || this == REPEALED;
	}

}
