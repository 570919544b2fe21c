package io.regwatch.ingest.source.parse.workbook;

import org.jspecify.annotations.Nullable;

/** Where the cells of a sheet lead. */
@FunctionalInterface
interface CellLinks {

	/** Returns an address; row and column are counted from 0. */
	@Nullable String at(int row, int column);

}
