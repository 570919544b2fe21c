package io.regwatch.schema;

/** What sort of document a reference is. */
public enum ReferenceType implements CodedEnum {

	/** Binding law. */
	REGULATION,

	/** An authority's or committee's interpretation of the law. */
	GUIDANCE,

	/** A technical standard. */
	STANDARD

}
