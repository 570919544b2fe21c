package io.regwatch.ingest.source;

import io.regwatch.schema.Coded;

/** Who may see a source. */
public enum Audience implements Coded {

	/** Every client. */
	PUBLIC,

	/** Named clients only. */
	CLIENTS

}
