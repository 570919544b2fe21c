package io.regwatch.change;

import io.regwatch.schema.CodedEnum;

/** The types of changes; the code is {@code update.created} and the like. */
public enum ChangeType implements CodedEnum {

	/** A new update. */
	UPDATE_CREATED,

	/** An update is shown with other content. */
	UPDATE_CHANGED,

	/** An operator took back an update. */
	UPDATE_RETRACTED,

	/** An update has another context, or its first one. */
	CONTEXT_CHANGED,

	/** A reference is new or is shown with other content. */
	REFERENCE_CHANGED,

	/** The workspace sees it now. */
	VISIBILITY_GAINED,

	/** The workspace no longer sees it. */
	VISIBILITY_LOST,

	/** An update could not be assessed. */
	ASSESSMENT_FAILED;

	@Override
	public String code() {
		return CodedEnum.super.code().replace('_', '.');
	}

}
