package io.regwatch.search;

import java.util.Locale;

import io.regwatch.store.OutboxEntry;

/** What is kept apart in Elasticsearch: each has an alias and, behind it, one index. */
enum Index {

	REFERENCES, UPDATES;

	static Index of(OutboxEntry.Kind kind) {
		return switch (kind) {
			case REFERENCE -> REFERENCES;
			case UPDATE -> UPDATES;
		};
	}

	OutboxEntry.Kind kind() {
		return switch (this) {
			case REFERENCES -> OutboxEntry.Kind.REFERENCE;
			case UPDATES -> OutboxEntry.Kind.UPDATE;
		};
	}

	String alias(String prefix) {
		return prefix + "-" + label();
	}

	String label() {
		return name().toLowerCase(Locale.ROOT);
	}

}
