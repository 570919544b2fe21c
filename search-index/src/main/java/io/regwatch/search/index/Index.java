package io.regwatch.search.index;

import java.util.Locale;

import io.regwatch.store.OutboxEntry;

/** The kinds of documents in Elasticsearch: each has an alias and one index behind it. */
public enum Index {

	/** References. */
	REFERENCES,

	/** Updates. */
	UPDATES;

	static Index of(OutboxEntry.Kind kind) {
		return switch (kind) {
			case REFERENCE -> REFERENCES;
			case UPDATE -> UPDATES;
		};
	}

	/**
	 * Returns the kind of the entities whose documents these are.
	 * @return as in the outbox
	 */
	public OutboxEntry.Kind kind() {
		return switch (this) {
			case REFERENCES -> OutboxEntry.Kind.REFERENCE;
			case UPDATES -> OutboxEntry.Kind.UPDATE;
		};
	}

	/**
	 * Returns the name under which the index is read and written.
	 * @param prefix of all names
	 * @return name of an alias
	 */
	public String alias(String prefix) {
		return prefix + "-" + label();
	}

	String label() {
		return name().toLowerCase(Locale.ROOT);
	}

}
