package io.regwatch.ingest.source.catalogue;

import java.util.List;

import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;

/**
 * Which part of a stored page is read as the document.
 *
 * @param select CSS selector; {@code null} for all of the page
 * @param ignore CSS selectors of what changes without meaning
 */
public record PagePart(@Nullable String select, List<String> ignore) {

	private static final int ID_LENGTH = 8;

	/**
	 * A key of texts that were read by this rule: texts of two rules are not compared.
	 * @return hexadecimal
	 */
	public String id() {
		return ContentHash.of(this.select + "\n" + String.join("\n", this.ignore)).hex().substring(0, ID_LENGTH);
	}

}
