package io.regwatch.ingest.source.parse.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;

import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import io.regwatch.schema.text.BoundedPattern;
import org.apache.poi.openxml4j.exceptions.InvalidFormatException;
import org.apache.poi.openxml4j.opc.PackagePart;
import org.apache.poi.openxml4j.opc.PackageRelationship;
import org.apache.poi.ss.util.CellAddress;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.util.XMLHelper;
import org.jspecify.annotations.Nullable;

/**
 * The addresses to which the cells of a sheet lead: by a link, which the sheet has behind
 * its cells (ECMA-376 part 1, 18.3.1.47), or by the function {@code HYPERLINK} with an
 * address in quotation marks. And which cells have a font that is struck out.
 */
final class SheetAttributes implements CellAttributes {

	private static final String RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

	private static final String STRICT_RELATIONSHIPS = "http://purl.oclc.org/ooxml/officeDocument/relationships";

	private static final BoundedPattern FUNCTION = BoundedPattern
		.ignoringCase("\\s*HYPERLINK\\(\\s*\"((?:[^\"]|\"\")+)\"[\\s\\S]*");

	/** Excel allows 65,530 links in a sheet, and any number of functions. */
	private static final int MOST = 200_000;

	/** Links of many cells each, which are tried for each cell. */
	private static final int MOST_RANGES = 1_000;

	private static final int FEW_CELLS = 100;

	private static final BitSet NONE = new BitSet();

	private final PackagePart sheet;

	private final Map<CellAddress, String> cells = new HashMap<>();

	private final List<Range> ranges = new ArrayList<>();

	private final Consumer<CellRangeAddress> merged;

	private final BitSet struckStyles;

	private final BitSet struckTexts;

	/** Columns of struck cells, by row. */
	private final Map<Integer, BitSet> struck = new HashMap<>();

	private SheetAttributes(PackagePart sheet, BitSet struckStyles, BitSet struckTexts,
			Consumer<CellRangeAddress> merged) {
		this.sheet = sheet;
		this.struckStyles = struckStyles;
		this.struckTexts = struckTexts;
		this.merged = merged;
	}

	/**
	 * Reads a sheet once for what stands behind its cells.
	 * @param struckStyles numbers of the styles that strike out
	 * @param struckTexts numbers of the shared texts that are struck out
	 * @param merged is told of cells that are shown as one
	 */
	static SheetAttributes of(PackagePart sheet, BitSet struckStyles, BitSet struckTexts,
			Consumer<CellRangeAddress> merged) throws IOException, InvalidFormatException, XMLStreamException {
		SheetAttributes attributes = new SheetAttributes(sheet, struckStyles, struckTexts, merged);
		try (InputStream content = sheet.getInputStream()) {
			attributes.read(XMLHelper.newXMLInputFactory().createXMLStreamReader(content));
		}
		return attributes;
	}

	@Override
	public Map<String, String> at(int row, int column) {
		return CellAttributes.of(link(row, column), this.struck.getOrDefault(row, NONE).get(column));
	}

	private @Nullable String link(int row, int column) {
		@Nullable String address = this.cells.get(new CellAddress(row, column));
		return (address != null) ? address
				: this.ranges.stream()
					.filter((range) -> range.cells.isInRange(row, column))
					.map(Range::address)
					.findFirst()
					.orElse(null);
	}

	private void read(XMLStreamReader xml)
			throws XMLStreamException, InvalidFormatException, UnreadableWorkbookException {
		@Nullable String cell = null;
		boolean shared = false;
		while (xml.hasNext()) {
			if (xml.next() != XMLStreamConstants.START_ELEMENT) {
				continue;
			}
			switch (xml.getLocalName()) {
				case "c" -> {
					cell = xml.getAttributeValue(null, "r");
					shared = "s".equals(xml.getAttributeValue(null, "t"));
					strike(cell, this.struckStyles, xml.getAttributeValue(null, "s"));
				}
				case "v" -> strike(cell, this.struckTexts, shared ? xml.getElementText() : null);
				case "f" -> addFunction(cell, xml.getElementText());
				case "hyperlink" -> addLink(xml);
				case "mergeCell" -> this.merged.accept(CellRangeAddress.valueOf(xml.getAttributeValue(null, "ref")));
				default -> {
				}
			}
			if (this.cells.size() > MOST || this.ranges.size() > MOST_RANGES) {
				throw new UnreadableWorkbookException(
						"the sheet has more than %,d links, or %,d of many cells".formatted(MOST, MOST_RANGES));
			}
		}
	}

	private void strike(@Nullable String cell, BitSet struck, @Nullable String number) {
		if (cell != null && number != null && struck.get(Integer.parseInt(number.strip()))) {
			CellAddress address = new CellAddress(cell);
			this.struck.computeIfAbsent(address.getRow(), (_) -> new BitSet()).set(address.getColumn());
		}
	}

	private void addFunction(@Nullable String cell, String formula) {
		Matcher function = FUNCTION.matcher(formula);
		if (cell != null && function.matches()) {
			this.cells.put(new CellAddress(cell), function.group(1).replace("\"\"", "\""));
		}
	}

	/** Links within the workbook have no target. */
	private void addLink(XMLStreamReader xml) throws InvalidFormatException {
		@Nullable String cells = xml.getAttributeValue(null, "ref");
		@Nullable String address = address(xml);
		if (cells == null || address == null) {
			return;
		}
		CellRangeAddress range = CellRangeAddress.valueOf(cells);
		if (range.getNumberOfCells() <= FEW_CELLS) {
			range.forEach((one) -> this.cells.put(one, address));
		}
		else {
			this.ranges.add(new Range(range, address));
		}
	}

	private @Nullable String address(XMLStreamReader xml) throws InvalidFormatException {
		@Nullable String id = xml.getAttributeValue(RELATIONSHIPS, "id");
		@Nullable String named = (id != null) ? id : xml.getAttributeValue(STRICT_RELATIONSHIPS, "id");
		@Nullable PackageRelationship target = (named != null) ? this.sheet.getRelationship(named) : null;
		@Nullable String fragment = xml.getAttributeValue(null, "location");
		return (target == null) ? null : target.getTargetURI() + ((fragment != null) ? "#" + fragment : "");
	}

	private record Range(CellRangeAddress cells, String address) {

	}

}
