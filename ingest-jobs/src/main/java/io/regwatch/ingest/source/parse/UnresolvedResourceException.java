package io.regwatch.ingest.source.parse;

/** A field is read from a resource that a row names and its document does not include. */
public final class UnresolvedResourceException extends RuntimeException {

	UnresolvedResourceException(String type, String id) {
		super("The row names '%s' '%s', which the document does not include".formatted(type, id));
	}

}
