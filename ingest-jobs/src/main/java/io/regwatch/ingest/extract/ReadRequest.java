package io.regwatch.ingest.extract;

import java.util.List;

import io.regwatch.ingest.source.catalogue.PagePart;
import org.jspecify.annotations.Nullable;

/**
 * A request of the parent to a child process, one line of JSON: to read a file, or to
 * compare two PDF files by their looks.
 *
 * @param file absolute path
 * @param name announced file name
 * @param part of a page to read; {@code null} for all of it
 * @param before absolute path of the file to compare with; {@code null} to read
 * @param pages to compare, from 1; none to compare the images beside the text
 */
public record ReadRequest(String file, String name, @Nullable PagePart part, @Nullable String before,
		List<Integer> pages) {

	ReadRequest(String file, String name, @Nullable PagePart part) {
		this(file, name, part, null, List.of());
	}

}
