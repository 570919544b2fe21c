package io.regwatch.ingest.compare;

import io.regwatch.schema.CodedEnum;

/** Where the effective date of a version comes from. */
enum EffectiveDateBasis implements CodedEnum {

	/** The authority's listing states it. */
	LISTING,

	/** The document's own text states it. */
	TEXT,

	/** The document is taken to apply from its publication. */
	PUBLICATION,

	/** Nobody states it: the date is when the version was detected. */
	UNKNOWN

}
