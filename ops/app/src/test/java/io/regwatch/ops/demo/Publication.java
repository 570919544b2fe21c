package io.regwatch.ops.demo;

import java.time.LocalDate;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

/**
 * A document as its authority publishes it on one night.
 *
 * @param authority who publishes it
 * @param section where the authority lists it; empty if it lists without sections
 * @param id the authority's number, such as {@code EDB 2023-7}
 * @param slug last part of its address, without extension
 * @param title as listed and as printed
 * @param type {@code regulation}, {@code guidance} or {@code standard}
 * @param status in the authority's words, such as {@code Draft} or {@code In force}
 * @param published day of first publication
 * @param effective day from which it applies, if it says so
 * @param pdf whether the body is a PDF, else a web page in UTF-8
 * @param content makes the body: the same bytes each time
 */
record Publication(Authority authority, String section, String id, String slug, String title, String type,
		String status, LocalDate published, @Nullable LocalDate effective, boolean pdf, Supplier<byte[]> content) {

	byte[] body() {
		return this.content.get();
	}

}
