package io.regwatch.ingest.source.parse.workbook;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

import io.regwatch.ingest.source.catalogue.YamlFile;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.eventusermodel.XSSFSheetXMLHandler.SheetContentsHandler;
import org.apache.poi.xssf.usermodel.XSSFComment;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** Makes a row of each row below the one that names the columns. */
final class SheetRows implements SheetContentsHandler {

	private final int headerRow;

	private CellAttributes attributes = (_, _) -> Map.of();

	private final Consumer<ObjectNode> consumer;

	private final Map<Integer, String> names = new HashMap<>();

	private final Map<Integer, String> cells = new TreeMap<>();

	private final MergedCells merged = new MergedCells();

	private int column;

	/**
	 * Creates a handler for one sheet.
	 * @param headerRow number of the row that names the columns, from 1; 0 if none does,
	 * and they are called 1, 2, 3
	 * @param consumer of rows that are not empty
	 */
	SheetRows(int headerRow, Consumer<ObjectNode> consumer) {
		this.headerRow = headerRow;
		this.consumer = consumer;
	}

	/** Says what the cells have that are read from now on. */
	void have(CellAttributes all) {
		this.attributes = all;
	}

	/** Says that cells of rows that are not read yet are shown as one. */
	void merge(CellRangeAddress range) {
		this.merged.add(range);
	}

	boolean haveHeader() {
		return this.headerRow == 0 || !this.names.isEmpty();
	}

	@Override
	public void startRow(int row) {
		this.cells.clear();
		this.column = -1;
	}

	/** A cell without a reference stands behind the one before it. */
	@Override
	public void cell(@Nullable String reference, @Nullable String value, @Nullable XSSFComment comment) {
		this.column = (reference != null) ? new CellReference(reference).getCol() : this.column + 1;
		if (value != null && !value.isBlank()) {
			this.cells.put(this.column, value.strip());
		}
	}

	@Override
	public void endRow(int row) {
		this.merged.start(row, this.cells, this.attributes);
		if (row + 1 == this.headerRow) {
			this.merged.name(this.cells);
			this.names.putAll(this.cells);
		}
		else if (row + 1 > this.headerRow && !this.cells.isEmpty()) {
			if (this.headerRow == 0) {
				this.cells.keySet().forEach((column) -> this.names.put(column, String.valueOf(column + 1)));
			}
			this.merged.spread(row, this.cells, this.names.keySet());
			this.consumer.accept(object(row));
		}
	}

	private ObjectNode object(int row) {
		ObjectNode object = YamlFile.MAPPER.createObjectNode();
		this.names.forEach((column, name) -> {
			object.put(name, this.cells.getOrDefault(column, ""));
			this.merged.attributes(row, column).forEach((attribute, value) -> object.put(name + attribute, value));
			this.attributes.at(row, column).forEach((attribute, value) -> object.put(name + attribute, value));
		});
		return object;
	}

}
