package io.regwatch.ingest.redline;

import io.regwatch.schema.CodedEnum;

/**
 * What happened to a section.
 *
 * @param heading as it reads now, as it read before if the section is gone; empty for
 * what stands before the first heading
 * @param change what happened
 * @param inserted words that are new in it, those of the heading included
 * @param deleted words that are gone from it, those of the heading included
 * @param moved blocks in it that stood elsewhere
 */
public record SectionChange(String heading, Kind change, int inserted, int deleted, int moved) {

	/** What can happen to a section. */
	public enum Kind implements CodedEnum {

		/** It is new. */
		ADDED,

		/** It is gone. */
		REMOVED,

		/** Its text is another. */
		CHANGED,

		/** It is at another place. */
		MOVED,

		/** Nothing in it but numbers of headings and clauses is another. */
		RENUMBERED

	}

}
