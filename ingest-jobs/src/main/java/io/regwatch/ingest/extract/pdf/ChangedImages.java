package io.regwatch.ingest.extract.pdf;

import java.util.List;

import io.regwatch.schema.Block;

/**
 * The images on pages that two files with the same text do not share, as blocks of these
 * pages.
 *
 * @param before those of the old file
 * @param after those of the new one
 */
public record ChangedImages(List<Block> before, List<Block> after) {

	/** No such image. */
	public static final ChangedImages NONE = new ChangedImages(List.of(), List.of());

}
