package io.regwatch.ingest.source.catalogue;

import io.regwatch.schema.CodedEnum;

/** Who may see a source. */
public enum Audience implements CodedEnum {

	/** Every client. */
	PUBLIC,

	/** Named clients only. */
	CLIENTS

}
