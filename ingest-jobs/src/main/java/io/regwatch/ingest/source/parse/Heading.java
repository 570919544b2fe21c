package io.regwatch.ingest.source.parse;

import org.jspecify.annotations.Nullable;

/**
 * What stands above rows and belongs to each of them. Headings are equal if they say the
 * same.
 *
 * @param source an element or an object
 * @param text all that it says
 */
record Heading<T>(T source, String text) {

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof Heading<?> heading && this.text.equals(heading.text);
	}

	@Override
	public int hashCode() {
		return this.text.hashCode();
	}

}
