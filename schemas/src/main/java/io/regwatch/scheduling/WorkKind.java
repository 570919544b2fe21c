package io.regwatch.scheduling;

import io.regwatch.schema.CodedEnum;

/** The kinds of work that can be asked for. */
public enum WorkKind implements CodedEnum {

	/** Read a source; the subject is its id. */
	INGEST,

	/**
	 * Help to read the files of a run; the subject is the source's id, a slash and a
	 * number.
	 */
	ASSIST_EXTRACTION,

	/** Assess a workspace's updates; the subject is its id. */
	ASSESS,

	/**
	 * Help with a long assessment; the subject is the workspace's id, a slash and a
	 * number.
	 */
	ASSIST_ASSESSMENT,

	/** Recommend subscriptions to a workspace; the subject is its id. */
	RECOMMEND,

	/** Generate a profile; the subject is the id of the request. */
	GENERATE_PROFILE,

	/** Compare the index with the database and repair it; there is one subject. */
	RECONCILE_INDEX,

	/** Remove what was kept long enough; there is one subject. */
	PURGE

}
