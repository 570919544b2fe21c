package io.regwatch.scheduling;

import io.regwatch.schema.CodedEnum;

/** The kinds of work that can be requested. */
public enum WorkKind implements CodedEnum {

	/** Ingest a source; the key is its id. */
	INGEST,

	/** Assist with a step of another worker's run, which the input names. */
	ASSIST,

	/** Assess a workspace's updates; the key is its id. */
	ASSESS,

	/** Recommend subscriptions to a workspace; the key is its id. */
	RECOMMEND,

	/** Generate a profile; the input has the website's address. */
	GENERATE_PROFILE,

	/** Make the redline between two versions; the key has their ids. */
	COMPARE_VERSIONS,

	/** Compare the index with the database and repair it; there is one key. */
	RECONCILE_INDEX,

	/** List a source without a run; the key is the source's id. */
	PREVIEW_LISTING,

	/** Build the index anew from the database; there is one key. */
	REBUILD_INDEX,

	/** Delete records whose retention period has ended; there is one key. */
	PURGE,

	/** Deliver changes, or a test message, to a webhook endpoint; the key names both. */
	DELIVER_WEBHOOKS,

	/** Look for incidents and alert operators; there is one key. */
	CHECK_ALERTS,

	/** Send the digest mails that are due; there is one key. */
	SEND_DIGEST_MAILS

}
