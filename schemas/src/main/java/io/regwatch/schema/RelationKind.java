package io.regwatch.schema;

/** What a reference is to another one. */
public enum RelationKind implements CodedEnum {

	/** Changes it in part. */
	AMENDS,

	/** Shows it with all that amended it. */
	CONSOLIDATES,

	/** Mends mistakes in it. */
	CORRECTS,

	/** Takes its place. */
	SUPERSEDES,

	/** Says the same in another language. */
	TRANSLATES,

	/** Is the same act, seen at another source. */
	SAME_AS,

	/** Announces that it is withdrawn. */
	WITHDRAWS

}
